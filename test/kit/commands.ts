import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { ROOT } from '../../local/project.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { VALID } from './validEntries.ts';

/** Runs `npm run <command>` on free ports, in a process group of its own; it ends with the test. */
export async function npmRun(command: 'start' | 'dev', options: string[] = [], folder = ROOT) {
  const [port, functionsPort, firestorePort] = await freePorts(3);
  const ports = ['--port', port, '--functions-port', functionsPort, '--firestore-port', firestorePort].map(String);
  const origin = `http://${LOOPBACK}:${port}`;
  const journal = join(folder, `.local/firestore-${firestorePort}.db`);
  onTestFinished(() => rmSync(journal, { force: true }));
  const args = ['run', command, '--', ...ports, ...options];

  /** Starts it, again with the same ports each time. */
  const start = () => {
    const npm = spawn('npm', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
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
      await vi.waitUntil(() => printed.includes('The site is ready') || !isRunning, { timeout: 40_000 });
      expect(printed).toContain('The site is ready');
    };
    return { pid, printed: () => printed, ended, ready, pressCtrlC };
  };
  return { start, origin, firestoreHost: `${LOOPBACK}:${firestorePort}`, journal };
}

/** Joins the waitlist as the page does; returns the answer's status. */
export async function joinWaitlist(origin: string, email: string): Promise<number> {
  const body = JSON.stringify({ data: { ...VALID.joinWaitlist, email } });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${origin}/api/joinWaitlist`, { method: 'POST', headers, body });
  return status;
}

/** A copy of the repository without builds, whose sources a test may change. */
export function copyRepository(onEnd?: Parameters<typeof temporaryFolder>[0]): string {
  const folder = temporaryFolder(onEnd);
  const isCopied = (path: string) => !/[\\/](node_modules|\.git|\.local|dist|dist-prerender)$/.test(path);
  cpSync(ROOT, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
  for (const modules of ['node_modules', 'functions/node_modules', 'web/node_modules']) {
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(folder, modules), 'junction');
  }
  return folder;
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
