import { PassThrough } from 'node:stream';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { Services } from '../../functions/src/settings.ts';
import { COLLECTIONS, expiryOf } from '../../functions/src/store.ts';
import type { FormName } from '../../shared/contract.ts';
import { entriesCommand } from '../../tools/entries/entries.ts';
import { ALL } from '../../tools/entries/selection.ts';
import type { Terminal } from '../../tools/entries/terminal.ts';
import { execute } from '../../tools/lib/command.ts';
import { test as base } from './firestore.ts';

const ID = { submissionId: crypto.randomUUID() };
const MESSAGE = '=1+1\nHello\u001b[2J';

/** The project of the running test. The owner's tool opens it in the tests' Firestore. */
let project: string;

/** Provides each test with a few days' entries in a database, and points the owner's tool at it. */
export const test = base
  .extend('localStack', { auto: true }, async ({ database, firestore, projectId }, { onCleanup }) => {
    onCleanup(() => void vi.unstubAllEnvs());
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
    project = projectId;
    await fill(database);
  })
  .extend('signups', ({ database }) => database.collection('waitlist_signups'))
  .extend('messages', ({ database }) => database.collection('contact_submissions'))
  /** Reads each entry's collection, its owner, and whether they are invited. */
  .extend('entries', ({ database }) => async () => {
    const found = await Promise.all(
      ALL.map(async ({ name, path }) => {
        const { docs } = await database.collection(path).get();
        return docs.map((document) => `${name} ${document.get('email')}${document.get('invitedAt') ? ' invited' : ''}`);
      }),
    );
    return found.flat().sort();
  });

/** Stores on each of three days a signup from each form and a message. */
async function fill(database: Firestore): Promise<void> {
  const batch = database.batch();
  const add = (form: FormName, at: string, fields: DocumentData) => {
    const collection = database.collection(COLLECTIONS[form]);
    const createdAt = new Date(`2026-11-${at}:00Z`);
    const times = { createdAt, expiresAt: expiryOf(form, createdAt) };
    const [document, id] = form === 'joinWaitlist' ? [collection.doc(fields.email), ID] : [collection.doc(), {}];
    batch.create(document, { ...fields, ...id, ...times });
  };
  for (const day of [19, 20, 21]) {
    add('joinWaitlist', `${day} 09`, { email: `dialog.${day}@example.com`, source: 'modal' });
    add('joinWaitlist', `${day} 10`, { email: `page.${day}@example.com`, source: 'website' });
    add('submitContact', `${day} 11`, { name: 'Zoë', email: `Writer.${day}@Example.com`, message: MESSAGE });
  }
  await batch.commit();
}

/** Runs a command line, by default without an interactive terminal. Returns exit code and output. */
export async function run(args: string, screen: Partial<Terminal & Services> = {}) {
  const { mailService = '', chat = '', ...terminal } = screen;
  const [out, err] = [new PassThrough(), new PassThrough()];
  const program = entriesCommand({ ...terminal, out, err }, { mailService, chat });
  const code = await execute(program, ['--project', project, ...args.split(' ')]);
  return { code, out: `${out.read() ?? ''}`, err: `${err.read() ?? ''}` };
}
