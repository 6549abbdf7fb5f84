import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../../scripts/stack/ports.ts';
import { ROOT } from '../../scripts/stack/project.ts';

/** Runs `npm run <command>` on the last build, in a process group of its own; it ends with the test. */
export function npmRun(
  command: 'start' | 'dev',
  args: string[],
  { env, folder = ROOT }: { env?: NodeJS.ProcessEnv; folder?: string } = {},
) {
  const npm = spawn('npm', ['run', command, '--', '--no-build', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid = 0 } = npm;
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  let isRunning = true;
  const ended: Promise<number | null> = once(npm, 'exit').then(([code]) => {
    isRunning = false;
    return code;
  });
  /** Signals the whole process group, as a terminal does. */
  const pressCtrlC = () => void process.kill(-pid, 'SIGINT');
  onTestFinished(async () => {
    if (isRunning) pressCtrlC();
    await ended;
  });
  const ready = async () => {
    await vi.waitUntil(() => printed.includes('The site is ready') || !isRunning, { timeout: 25_000 });
    expect(printed).toContain('The site is ready');
  };
  return { pid, printed: () => printed, ended, ready, pressCtrlC };
}

/** Picks free ports, as options of the command; the test's end deletes their entries. */
export async function freeAddresses(): Promise<{ args: string[]; origin: string; firestoreHost: string }> {
  const [hosting, functions, firestore] = await freePorts(3);
  onTestFinished(() => rmSync(join(ROOT, `.local/firestore-${firestore}.db`), { force: true }));
  const args = ['--port', `${hosting}`, '--functions-port', `${functions}`, '--firestore-port', `${firestore}`];
  return { args, origin: `http://${LOOPBACK}:${hosting}`, firestoreHost: `${LOOPBACK}:${firestore}` };
}

const processes = () => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => {
    const [pid, parent, state = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state };
  });
};

/** The ids of a process and of all its descendants. */
export function family(pid: number): number[] {
  const all = processes();
  const members = [pid];
  // Appended children are visited, too.
  for (const member of members) {
    members.push(...all.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return members;
}

/** Waits until none of these processes runs; killed ones may take a moment to end. */
export async function ended(pids: number[]): Promise<void> {
  const running = () => processes().filter(({ pid, state }) => pids.includes(pid) && !state.startsWith('Z'));
  await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000 });
}
