import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { test as base, vi } from 'vitest';
import { FirestoreStore } from '../../functions/src/store.ts';
import { execute } from '../../local/command.ts';
import { startFirestore } from '../../local/embeddedFirestore.ts';
import { openDatabase } from '../../local/openDatabase.ts';
import { entriesCommand } from '../../owner/entries/entries.ts';
import type { Terminal } from '../../owner/entries/terminal.ts';
import { VALID } from './validEntries.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** Provides each test with its own database, which the owner's tool opens. */
export const test = base
  .extend('firestore', { auto: true }, async ({}, { onCleanup }) => {
    const firestore = await startFirestore();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
    vi.setSystemTime(NOW);
    onCleanup(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      firestore.stop();
    });
    return firestore;
  })
  .extend('database', ({ firestore }, { onCleanup }) => {
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-stet' });
    onCleanup(close);
    return database;
  })
  .extend('store', ({ database }) => new FirestoreStore(database))
  .extend('signups', ({ database }) => database.collection('waitlist_signups'))
  .extend('messages', ({ database }) => database.collection('contact_submissions'));

/** Runs a command line, by default without an interactive terminal. Returns exit code and output. */
export async function run(args: string, screen: Partial<Pick<Terminal, 'columns' | 'confirm'>> = {}) {
  const printed = { out: '', err: '' };
  const sink = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += chunk;
        done();
      },
    });
  const terminal = { ...screen, out: sink('out'), err: sink('err') };
  const code = await execute(entriesCommand(terminal), args.split(' '), new AbortController().signal);
  return { code, ...printed };
}

/** Stores a week of entries as visitors do: each day a signup from each form and a message. */
export async function fill(store: FirestoreStore): Promise<void> {
  for (let day = 15; day <= 21; day += 1) {
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
  }
  vi.setSystemTime(NOW);
}

/** The addresses in a CSV file that invite wrote. */
export function handedOut(file: string): string[] {
  return parse<{ email: string }>(readFileSync(file, 'utf8'), { columns: true }).map(({ email }) => email);
}

/** The addresses that are marked as invited, newest first. */
export async function marked(): Promise<string[]> {
  return (await run('list --invited')).out.match(/\S+@\S+/g) ?? [];
}
