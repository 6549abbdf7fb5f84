import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ROOT } from './project.ts';

const FAILED = 1;
const USAGE_ERROR = 2;
/** The exit code of a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;
/** One Ctrl-C comes twice, from the terminal and from npm. On a busy machine both come within 10 ms. */
const ONE_CTRL_C_MS = 100;

/** A command that explains itself with `--help` and refuses unknown options. */
export function command(usage: string, description: string): Command {
  return new Command(usage)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError('See --help.')
    .exitOverride();
}

export function wholeNumber(least: number, most: number): (given: string) => number {
  return (given) => {
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
  };
}

/** Runs a program in the repository, on this terminal; throws if it fails. */
export async function runProgram(program: string, args: string[]): Promise<void> {
  // Forwards the output. If a reader such as `head` closed the program's own pipe, the program would stop half way.
  const [out, err] = [process.stdout, process.stderr].map(({ isTTY }) => (isTTY ? 'inherit' : 'pipe'));
  const child = spawn(program, args, { cwd: ROOT, stdio: ['inherit', out, err] });
  child.stdout?.on('data', (chunk) => process.stdout.write(chunk));
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The last step failed; its output is above.');
}

/**
 * Runs this process's command line and ends it. `quit` fires on Ctrl-C, SIGTERM or a closed terminal. A second one ends
 * the process at once.
 */
export async function main(define: (quit: AbortSignal) => Command): Promise<never> {
  const quit = new AbortController();
  let quitAt = Number.POSITIVE_INFINITY;
  const end = () => {
    if (performance.now() > quitAt + ONE_CTRL_C_MS) process.exit(INTERRUPTED);
    quitAt = Math.min(quitAt, performance.now());
    quit.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const pipes = [process.stdout, process.stderr];
  let lost: Error | undefined;
  for (const pipe of pipes) {
    pipe.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `head` may close the pipe early. Even then, no change may stop half way.
      if (error.code !== 'EPIPE') lost ??= error;
    });
  }
  const code = await execute(define(quit.signal), process.argv.slice(2), quit.signal);
  // Waits until the pipes have accepted the last lines.
  await Promise.all(pipes.map((pipe) => new Promise((resolve) => pipe.write('', resolve))));
  if (!lost) process.exit(code);
  process.stderr.write(sentence(`The output is incomplete: ${lost.message}. Write it elsewhere.`));
  process.exit(FAILED);
}

/** Runs a command line and returns its exit code; prints one sentence if it fails. */
export async function execute(program: Command, args: string[], quit: AbortSignal): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (quit.aborted) return INTERRUPTED;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR;
    const message = error instanceof Error ? error.message : String(error);
    program.configureOutput().writeErr?.(sentence(message));
    return FAILED;
  }
}

function sentence(message: string): string {
  return `${styleText('red', '✗')} ${message}\n`;
}
