import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { FirestoreState } from '@firestore-emulator/server';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, vi } from 'vitest';
import type { FirestoreStore } from '../../functions/src/store.ts';
import { execute } from '../../local/command.ts';
import { defaultProject, ROOT } from '../../local/project.ts';
import { entriesCommand } from '../../owner/entries/entries.ts';
import { ALL } from '../../owner/entries/entry.ts';
import type { Terminal } from '../../owner/entries/terminal.ts';
import { test as base, clear } from './firestore.ts';
import { type Disturbance, startResettingProxy } from './resettingProxy.ts';
import { VALID } from './validEntries.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** Provides each test with an empty database, which the owner's tool opens as the local stack's. */
export const test = base
  .extend('projectId', defaultProject())
  .extend('localStack', { auto: true }, ({ database, firestore }, { onCleanup }) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
    vi.setSystemTime(NOW);
    onCleanup(async () => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      await clear(database);
    });
  })
  .extend('signups', ({ database }) => database.collection('waitlist_signups'))
  .extend('messages', ({ database }) => database.collection('contact_submissions'))
  .extend('suspectedSignups', ({ database }) => database.collection('suspected_signups'))
  .extend('suspectedMessages', ({ database }) => database.collection('suspected_messages'));

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

/** Runs a command line, and returns the addresses in what it prints. */
export async function emailsIn(args: string): Promise<string[]> {
  return (await run(args)).out.match(/[^\s"]+@[^\s"]+/g) ?? [];
}

/** Runs a command line in a process that is killed when the database gets to this step. Returns what it printed. */
export async function runKilledAt(step: 'getDocument' | 'writeV1Document', args: string): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'owner/entries/entries.ts'), ...args.split(' ')]);
  let printed = '';
  child.stderr.on('data', (text) => (printed += text));
  const original = FirestoreState.prototype[step];
  const spy = vi.spyOn(FirestoreState.prototype, step).mockImplementation(function (
    this: FirestoreState,
    ...given: unknown[]
  ) {
    child.kill('SIGKILL');
    return Reflect.apply(original, this, given);
  });
  const [, signal] = await once(child, 'close');
  spy.mockRestore();
  expect(signal).toBe('SIGKILL');
  return printed;
}

/** Lets the tool reach the database through a proxy, which disturbs its next Commit. */
export async function disturbNextCommit(firestoreHost: string, how: Disturbance) {
  const proxy = await startResettingProxy(firestoreHost);
  onTestFinished(() => proxy.stop());
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  proxy.resetNextCommit(how);
  return proxy;
}

/** Stores a week of entries: each day a signup from each form and a message; on the 20th, two robots come, too. */
export async function fill(store: FirestoreStore): Promise<void> {
  for (let day = 15; day <= 21; day += 1) {
    const at = (hour: number) => vi.setSystemTime(Date.UTC(2026, 10, day, hour));
    at(9);
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `dialog.${day}@example.com` });
    at(10);
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `page.${day}@example.com`, source: 'website' });
    at(11);
    const message = '=1+1\nHello\u001b[2J';
    await store.add('submitContact', { name: 'Zoë', email: `Writer.${day}@Example.com`, message });
    if (day !== 20) continue;
    await store.addSuspected('joinWaitlist', { ...VALID.joinWaitlist, email: 'robot@example.com' });
    await store.addSuspected('submitContact', { ...VALID.submitContact, email: 'robot@example.com' });
  }
  vi.setSystemTime(NOW);
}

/** The paths of all documents, sorted. */
export async function allPaths(database: Firestore): Promise<string[]> {
  const found = await Promise.all(ALL.map(({ path }) => database.collection(path).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort();
}
