import { styleText } from 'node:util';

/** What a command gets: a signal that fires on Ctrl-C (or a closed terminal, or a polite kill). */
export type Command = (quit: AbortSignal) => Promise<void>;

/**
 * Runs a command to its end or to Ctrl-C. Whatever it throws becomes one clear sentence and exit code 1;
 * after Ctrl-C the code is 0, because ending was asked for.
 */
export async function runCommand(command: Command): Promise<void> {
  const quit = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(quit));
  try {
    await command(quit.signal);
    process.exit(0);
  } catch (error) {
    if (quit.signal.aborted) process.exit(0);
    console.error(`${styleText('red', '✗')} ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** The second Ctrl-C doesn't wait for anything. */
function end(quit: AbortController): void {
  if (quit.signal.aborted) process.exit(0);
  quit.abort();
}

/** Resolves on Ctrl-C. */
export function asked(quit: AbortSignal): Promise<void> {
  if (quit.aborted) return Promise.resolve();
  return new Promise((resolve) => quit.addEventListener('abort', () => resolve(), { once: true }));
}
