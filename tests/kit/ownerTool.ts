import { Writable } from 'node:stream';
import { vi } from 'vitest';
import type { FirestoreStore } from '../../functions/src/store.ts';
import { entriesCommand } from '../../tools/entries/entries.ts';
import { ALL } from '../../tools/entries/entry.ts';
import type { Terminal } from '../../tools/entries/terminal.ts';
import { execute } from '../../tools/lib/command.ts';
import { defaultProject } from '../../tools/lib/project.ts';
import { test as base, clear } from './firestore.ts';
import { VALID } from './validEntries.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** Provides each test with a few days' entries in a database. The owner's tool opens it as the local stack's. */
export const test = base
  .extend('projectId', defaultProject())
  .extend('localStack', { auto: true }, async ({ database, firestore, store }, { onCleanup }) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
    await fill(store);
    onCleanup(async () => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
      await clear(database);
    });
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

/** Stores on each of three days a signup from each form and a message. On the second day, two robots come. */
async function fill(store: FirestoreStore): Promise<void> {
  for (const day of [19, 20, 21]) {
    const at = (hour: number) => vi.setSystemTime(Date.UTC(2026, 10, day, hour));
    at(9);
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `dialog.${day}@example.com` });
    at(10);
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `page.${day}@example.com`, source: 'website' });
    at(11);
    const message = '=1+1\nHello\u001b[2J';
    await store.add('submitContact', {
      ...VALID.submitContact,
      name: 'Zoë',
      email: `Writer.${day}@Example.com`,
      message,
    });
    if (day !== 20) continue;
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'robot@example.com' }, 'suspected');
    await store.add('submitContact', { ...VALID.submitContact, email: 'robot@example.com' }, 'suspected');
  }
  vi.setSystemTime(NOW);
}

/** Runs a command line, by default without an interactive terminal. Returns exit code and output. */
export async function run(args: string, { columns, ...screen }: Partial<Terminal> & { columns?: number } = {}) {
  const printed = { out: '', err: '' };
  const sink = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += chunk;
        done();
      },
    });
  const out = Object.assign(sink('out'), columns !== undefined && { columns, isTTY: true });
  const program = entriesCommand({ ...screen, out, err: sink('err') });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return { code, ...printed };
}
