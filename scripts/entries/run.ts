import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { SOURCES } from '../../functions/src/contract/contract.ts';
import { misuse } from '../misuse.ts';
import { openTarget } from './database.ts';
import { COLLECTION_NAMES } from './entry.ts';
import { erase } from './erase.ts';
import { exportEntries, FORMATS } from './export.ts';
import { sentence } from './failures.ts';
import { readFilter } from './filter.ts';
import { list } from './list.ts';
import { stats } from './stats.ts';
import { describeTarget, findTarget } from './target.ts';
import { styled, type Terminal } from './terminal.ts';

export interface Surroundings {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  now: Date;
  quit: AbortSignal;
}

const FAILED = 1;
const MISUSED = 2;
/** What shells give for a program ended by Ctrl-C. */
const INTERRUPTED = 130;

/** Runs one command line of the owner's tool, and gives its exit code. */
export async function run(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal, quit } = surroundings;
  const program = commands(surroundings);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (quit.aborted) return INTERRUPTED;
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // Without a command, help was printed already.
      if (error.code !== 'commander.help') terminal.err.write(`${misuse(error)}\n`);
      return MISUSED;
    }
    terminal.err.write(`${sentence(error, program.opts().project)}\n`);
    return FAILED;
  }
}

function commands({ terminal, env, now, quit }: Surroundings): Command {
  const program = new Command('npm run entries --')
    .description('The entries that visitors sent: in the local stack, or in a real project.')
    .option('--project <id>', 'a real project, with the application default credentials; otherwise the local stack')
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      outputError: () => {},
    })
    .helpCommand(false)
    .exitOverride();

  const withDatabase = async (work: (database: Firestore) => Promise<void>) => {
    const target = await findTarget(program.opts().project, env);
    terminal.err.write(`${styled(terminal, 'dim', describeTarget(target))}\n`);
    const { database, close } = await openTarget(target);
    try {
      quit.throwIfAborted();
      await Promise.race([work(database), aborted(quit)]);
    } finally {
      const closed = close().catch(() => {});
      // It waits for calls that are under way.
      if (!quit.aborted) await closed;
    }
  };

  filtered(program.command('list'))
    .description('print the newest entries')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .action((options) =>
      withDatabase((database) => list(database, { filter: readFilter(options), limit: options.limit }, terminal)),
    );
  filtered(program.command('stats'))
    .description('draw how many came on each day and from where; the last 30 days unless told otherwise')
    .action((options) => withDatabase((database) => stats(database, readFilter(options), now, terminal)));
  filtered(program.command('export'))
    .description('write all of them, newest first')
    .addOption(new Option('--format <format>', 'kind of file').choices(FORMATS).default('csv'))
    .option('--out <file>', 'the file to write, instead of standard output')
    .action(({ format, out, ...options }) => {
      if (out === undefined) requireCleanOutput(terminal, env);
      return withDatabase((database) =>
        exportEntries(database, { filter: readFilter(options), format, file: out }, terminal, quit),
      );
    });
  program
    .command('erase')
    .description('remove all that was sent with an email, after asking')
    .argument('<email>')
    .option('--yes', 'without asking', false)
    .action((email, { yes }) => withDatabase((database) => erase(database, { email, yes }, terminal)));
  return program;
}

function filtered(command: Command): Command {
  return command
    .addOption(new Option('--collection <name>', 'only these').choices(COLLECTION_NAMES))
    .addOption(new Option('--source <source>', 'only signups made there').choices(SOURCES))
    .option('--since <day>', 'from this day on, like 2026-11-30, in UTC')
    .option('--until <day>', 'up to this day, which is included');
}

function wholeNumber(given: string): number {
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new InvalidArgumentError('It takes a whole number from 1 to 999999.');
  return Number(given);
}

/** A terminal would obey what visitors may have sent; into a pipe, npm prints what it runs, too. */
function requireCleanOutput({ columns }: Terminal, env: NodeJS.ProcessEnv): void {
  if (columns !== undefined) {
    throw new Error('Entries may hold commands for a terminal: use --out <file>, or a pipe. list shows them harmless.');
  }
  if (!env.npm_lifecycle_event || env.npm_config_loglevel === 'silent') return;
  throw new Error("npm's own lines are in this output: use npm run --silent entries -- export, or --out <file>.");
}

function aborted(quit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => quit.addEventListener('abort', () => reject(quit.reason), { once: true }));
}
