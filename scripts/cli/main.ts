import type { Command } from 'commander';
import { execute } from './command.ts';

const PARENT_CHECK_MS = 500;
/** How long a command may take to end what it started. */
const GRACE_MS = 5_000;

/** Runs a command line and ends the process. `quit` fires on Ctrl-C, a closed terminal, a polite kill, or npm's end. */
export async function main(define: (quit: AbortSignal) => Command, args: string[]): Promise<never> {
  const quit = new AbortController();
  const end = () => quit.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  quit.signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS).unref());
  endWithNpm(end);
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const code = await execute(define(quit.signal), args, quit.signal);
  // Pipes may hold the last lines.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(code);
}

/** A killed npm can't pass its signal on. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end(), PARENT_CHECK_MS).unref();
}
