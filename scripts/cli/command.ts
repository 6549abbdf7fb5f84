import { styleText } from 'node:util';
import { Command, CommanderError, InvalidArgumentError } from 'commander';

const FAILED = 1;
const USAGE_ERROR = 2;
/** What shells return for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/** A command that explains itself with `--help` and refuses unknown options with one sentence. */
export function command(usage: string, description: string): Command {
  return new Command(usage)
    .description(description)
    .helpCommand(false)
    .configureOutput({ outputError: (message, write) => write(`${usageError(message)}\n`) })
    .exitOverride();
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
    program.configureOutput().writeErr?.(`${styleText('red', '✗')} ${message}\n`);
    return FAILED;
  }
}

/** Parses an option's value as a whole number within bounds. */
export function wholeNumber(least: number, most: number): (given: string) => number {
  return (given) => {
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
  };
}

/** Commander's message as a sentence that says what to do. */
function usageError(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .trim()
    .replaceAll('\n', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}: see --help.`;
}
