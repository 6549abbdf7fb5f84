import { styleText } from 'node:util';

/** What a command gets: a signal that fires on Ctrl-C (or a closed terminal, or a polite kill). */
export type Command = (quit: AbortSignal) => Promise<void>;

/** One Ctrl-C comes twice: from the terminal, and from npm, which passes it on. */
const SAME_PRESS_MS = 500;
const PARENT_CHECK_MS = 500;

/**
 * Runs a command to its end or to Ctrl-C. Whatever it throws becomes one clear sentence and exit code 1;
 * after Ctrl-C the code is 0, because ending was asked for.
 */
export async function runCommand(command: Command): Promise<void> {
  const quit = new AbortController();
  endOnSignal(quit);
  endWithNpm(quit);
  try {
    await command(quit.signal);
    process.exit(0);
  } catch (error) {
    if (quit.signal.aborted) process.exit(0);
    console.error(`${styleText('red', '✗')} ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** Resolves on Ctrl-C. */
export function asked(quit: AbortSignal): Promise<void> {
  if (quit.aborted) return Promise.resolve();
  return new Promise((resolve) => quit.addEventListener('abort', () => resolve(), { once: true }));
}

/** The first Ctrl-C ends things in order, the second one at once. */
function endOnSignal(quit: AbortController): void {
  let first = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (performance.now() - first > SAME_PRESS_MS) process.exit(0);
      if (first === Number.POSITIVE_INFINITY) first = performance.now();
      quit.abort();
    });
  }
}

/** npm killed outright can't pass anything on. */
function endWithNpm(quit: AbortController): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && quit.abort(), PARENT_CHECK_MS).unref();
}
