import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../../tools/lib/ports.ts';
import { ROOT } from '../../tools/lib/project.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { VALID } from './validEntries.ts';

/** Runs `npm run <command>` on free ports, in a process group of its own; it ends with the test. */
export async function npmRun(command: 'start' | 'dev', options: string[], folder: string) {
  const ports = await freePorts(3);
  const names = ['--port', '--functions-port', '--firestore-port'];
  const args = ['run', command, '--', ...names.flatMap((name, index) => [name, `${ports[index]}`]), ...options];

  // Vitest's own would build the page for tests.
  const { NODE_ENV: _, ...env } = process.env;

  /** Starts it, again with the same ports each time. */
  const start = (...more: string[]) => {
    const npm = spawn('npm', [...args, ...more], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
    let isRunning = true;
    const ended: Promise<number | null> = once(npm, 'exit').then(([code]) => {
      isRunning = false;
      return code;
    });
    /** Signals the whole process group, as a terminal does. */
    const signal = (name: NodeJS.Signals) => void process.kill(-(npm.pid ?? 0), name);
    onTestFinished(async () => {
      if (isRunning) signal('SIGINT');
      await ended;
    });
    const ready = async () => {
      await vi.waitUntil(() => printed.includes('The site is ready') || !isRunning, { timeout: 60_000 });
      expect(printed).toContain('The site is ready');
    };
    return { printed: () => printed, ended, ready, signal };
  };
  return { start, origin: `http://${LOOPBACK}:${ports[0]}`, ports };
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
