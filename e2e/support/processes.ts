import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../../scripts/stack/ports.ts';
import { ROOT } from '../../scripts/stack/project.ts';

/** A command of package.json that runs. */
interface NpmRun {
  readonly npm: ChildProcess;
  readonly pid: number;
  /** Its output so far. */
  printed(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Waits until it says that the site is ready. */
  ready(): Promise<void>;
  /** Signals the whole process group, as a terminal does. */
  pressCtrlC(): void;
}

/** Runs `npm run <command>` on the last build, in a process group of its own; it ends with the test. */
export function npmRun(
  command: 'start' | 'dev',
  args: string[],
  { env, folder = ROOT }: { env?: NodeJS.ProcessEnv; folder?: string } = {},
): NpmRun {
  const npm = spawn('npm', ['run', command, '--', '--no-build', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = npm.pid ?? 0;
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = once(npm, 'exit').then(([code]) => code);
  const running = () => npm.exitCode === null && npm.signalCode === null;
  const pressCtrlC = () => void process.kill(-pid, 'SIGINT');
  onTestFinished(async () => {
    if (running()) pressCtrlC();
    await ended;
  });
  return {
    npm,
    pid,
    printed: () => printed,
    ended,
    async ready() {
      await vi.waitUntil(() => printed.includes('The site is ready') || !running(), { timeout: 25_000 });
      expect(printed).toContain('The site is ready');
    },
    pressCtrlC,
  };
}

/** Picks free ports, as options of the command; the test's end deletes their entries. */
export async function freeAddresses(): Promise<{ args: string[]; origin: string; firestoreHost: string }> {
  const [hosting, functions, firestore] = await freePorts(3);
  onTestFinished(() => rmSync(join(ROOT, `.local/firestore-${firestore}.db`), { force: true }));
  const args = ['--port', `${hosting}`, '--functions-port', `${functions}`, '--firestore-port', `${firestore}`];
  return { args, origin: `http://${LOOPBACK}:${hosting}`, firestoreHost: `${LOOPBACK}:${firestore}` };
}

/** The ids of a process and of all its descendants. */
export function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const members = [pid];
  // Appended children are visited, too.
  for (const member of members) {
    for (const [child = 0, parent] of parents) if (parent === member) members.push(child);
  }
  return members;
}

/** Filters the processes that still run; zombies don't. */
export function alive(pids: number[]): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const running = rows.filter((row) => !/\sZ/.test(row)).map((row) => Number.parseInt(row.trim(), 10));
  return pids.filter((pid) => running.includes(pid));
}
