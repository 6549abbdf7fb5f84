import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../scripts/root.ts';
import { startFirestore } from '../scripts/stack/firestore.ts';
import { freePorts } from '../scripts/stack/ports.ts';
import { call } from './support/call.ts';
import { openEntries } from './support/entries.ts';
import { alive, family } from './support/processes.ts';

interface Run {
  npm: ChildProcess;
  printed: () => string;
  ended: Promise<number | null>;
}

/** Runs `npm start` on what is built already, in a process group of its own, as a terminal does. */
function npmStart(args: string[], env: NodeJS.ProcessEnv = {}): Run {
  const npm = spawn('npm', ['start', '--', '--no-build', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = once(npm, 'exit').then(([code]) => code);
  onTestFinished(async () => {
    if (npm.exitCode === null && npm.signalCode === null) pressCtrlC(npm);
    await ended;
  });
  return { npm, printed: () => printed, ended };
}

/** A terminal sends it to everything that runs in it. */
function pressCtrlC({ pid = 0 }: ChildProcess): void {
  process.kill(-pid, 'SIGINT');
}

async function ready(run: Run): Promise<void> {
  await vi.waitUntil(() => run.printed().includes('Stet is ready') || run.npm.exitCode !== null, { timeout: 20_000 });
  expect(run.printed()).toContain('Stet is ready');
}

/** Free ports, as options; the entries that are kept for them are deleted in the end. */
async function ports(): Promise<{ args: string[]; origin: string; firestoreHost: string }> {
  const [hosting, functions, firestore] = await freePorts(3);
  onTestFinished(() => rmSync(join(ROOT, `.local/firestore-${firestore}.log`), { force: true }));
  const args = ['--port', `${hosting}`, '--functions-port', `${functions}`, '--firestore-port', `${firestore}`];
  return { args, origin: `http://127.0.0.1:${hosting}`, firestoreHost: `127.0.0.1:${firestore}` };
}

const jane = { email: 'jane@start.example.com', source: 'modal' };

test('npm start serves the site; Ctrl-C ends every process with code 0; entries survive a restart', async () => {
  const { args, origin } = await ports();
  const first = npmStart(args);
  await ready(first);
  expect(first.printed()).toContain(origin);
  expect((await fetch(origin)).status).toBe(200);
  expect(await call(origin, 'joinWaitlist', jane)).toMatchObject({ status: 200 });

  // npm, the stack, the emulators and the function's worker at least.
  const processes = family(first.npm.pid ?? 0);
  expect(processes.length).toBeGreaterThanOrEqual(4);
  pressCtrlC(first.npm);
  expect(await first.ended).toBe(0);
  expect(alive(processes)).toEqual([]);

  const second = npmStart(args);
  await ready(second);
  expect(await call(origin, 'joinWaitlist', jane)).toMatchObject({ status: 409 });
});

test('nothing lives on when npm is killed outright', async () => {
  const run = npmStart((await ports()).args);
  await ready(run);
  const processes = family(run.npm.pid ?? 0);
  run.npm.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(processes)).toEqual([]), { timeout: 10_000 });
});

test('nothing lives on when the stack is killed outright', async () => {
  const run = npmStart((await ports()).args);
  await ready(run);
  const [npm = 0, stack = 0, ...emulators] = family(run.npm.pid ?? 0);
  expect(npm).toBe(run.npm.pid);
  process.kill(stack, 'SIGKILL');
  await vi.waitFor(() => expect(alive([stack, ...emulators])).toEqual([]), { timeout: 10_000 });
});

test('says which port is taken, with a code that is not 0', async () => {
  const { port } = new URL(inject('stack').origin);
  const run = npmStart(['--port', port]);
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain(`Port ${port} (the site) is taken by another program`);
});

test('uses the Firestore of FIRESTORE_EMULATOR_HOST where that is set', async () => {
  const firestore = await startFirestore();
  onTestFinished(() => firestore.stop());
  const { args, origin } = await ports();
  const run = npmStart(args, { FIRESTORE_EMULATOR_HOST: firestore.host });
  await ready(run);
  expect(run.printed()).toContain(firestore.host);
  await call(origin, 'joinWaitlist', jane);
  const entries = openEntries({ firestoreHost: firestore.host, projectId: 'demo-stet' });
  onTestFinished(() => entries.close());
  expect(await entries.signups(jane.email)).toHaveLength(1);
});
