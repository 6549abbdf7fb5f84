import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ROOT } from './project.ts';

const FAILED = 1;
const USAGE_ERROR = 2;
/** The exit code of a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

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
  process.once('exit', () => child.kill());
  child.stdout?.on('data', (chunk) => process.stdout.write(chunk));
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The last step failed; its output is above.');
}

/** Starts a program in the repository. It ends with this process, and so does everything that the program starts. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  // A detached program leads a process group, which one signal ends. Ctrl-C reaches this process only.
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    ...options,
  });
  process.once('exit', () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  });
  return child;
}

/** Runs this process's command line and ends it. Ctrl-C, SIGTERM or a closed terminal end it at once. */
export async function main(program: Command): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(INTERRUPTED));
  const pipes = [process.stdout, process.stderr];
  let lost: Error | undefined;
  for (const pipe of pipes) {
    pipe.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `head` may close the pipe early. Even then, no change may stop half way.
      if (error.code !== 'EPIPE') lost ??= error;
    });
  }
  // Waits until the pipes have accepted the last lines.
  const flush = () => Promise.all(pipes.map((pipe) => new Promise((resolve) => pipe.write('', resolve))));
  program.hook('postAction', async () => {
    await flush();
    if (lost) throw new Error(`The output is incomplete: ${lost.message}. Write it elsewhere.`);
  });
  const code = await execute(program, process.argv.slice(2));
  await flush();
  process.exit(code);
}

/** Options that npm has, too. An owner may have set them for all of npm's commands. */
const ALSO_NPMS = ['yes', 'message', 'dry-run'];

/** Returns the options that npm took, because they stood before `--`. It sets a variable for each. */
function takenByNpm({ options, commands }: Command): string[] {
  const names = [...options, ...commands.flatMap((each) => each.options)].map((option) => option.name());
  const variableOf = (name: string) => `npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`;
  return [...new Set(names)].filter((name) => !ALSO_NPMS.includes(name) && variableOf(name) in process.env);
}

/** Runs a command line and returns its exit code; prints one sentence if it fails. */
export async function execute(program: Command, args: string[]): Promise<number> {
  try {
    const taken = takenByNpm(program)
      .map((name) => `--${name}`)
      .join(' ');
    if (taken) program.error(`error: npm took ${taken}. Write ${program.name()} before all options.`);
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR;
    const message = error instanceof Error ? error.message : String(error);
    program.configureOutput().writeErr?.(`${styleText('red', '✗')} ${message}\n`);
    return FAILED;
  }
}
