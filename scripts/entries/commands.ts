import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail, SOURCES } from '../../functions/src/contract/contract.ts';
import { command, wholeNumber } from '../cli/command.ts';
import { KINDS } from './entry.ts';
import { erase } from './erase.ts';
import { setExpiry } from './expiry.ts';
import { exportEntries, FORMATS } from './export.ts';
import { list } from './list.ts';
import { unescaped } from './lookAlikes.ts';
import { day, readFilter } from './query.ts';
import { daysOf, stats } from './stats.ts';
import { describeTarget, explained, findTarget, openTarget } from './target.ts';
import { styled, type Terminal } from './terminal.ts';

export interface Context {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  now: Date;
  quit: AbortSignal;
}

/** The owner's tool. Each command reads its whole command line before it looks for a database. */
export function entriesCommand({ terminal, env, now, quit }: Context): Command {
  const program = command('npm run entries --', "Visitors' entries, in the local stack or in a real project.")
    .option('--project <id>', 'a real project, by the application default credentials; by default the local stack')
    .configureOutput({ writeOut: (text) => terminal.out.write(text), writeErr: (text) => terminal.err.write(text) });

  const withDatabase = async (work: (database: Firestore) => Promise<void>) => {
    const target = await findTarget(program.opts().project, env);
    terminal.err.write(`${styled(terminal, 'dim', describeTarget(target))}\n`);
    const { database, close } = await openTarget(target);
    try {
      quit.throwIfAborted();
      await Promise.race([work(database), aborted(quit)]);
    } catch (error) {
      throw explained(error, target);
    } finally {
      const closed = close().catch(() => {});
      // Closing waits for running calls.
      if (!quit.aborted) await closed;
    }
  };

  filtered(program.command('list'))
    .description('print the newest entries')
    .option('--limit <number>', 'how many at most', wholeNumber(1, 999_999), 50)
    .option('--expires', 'show when the database deletes each entry', false)
    .action(({ limit, expires, ...flags }) => {
      const filter = readFilter(flags);
      return withDatabase((database) => list(database, { filter, limit, expires }, terminal));
    });
  filtered(program.command('stats'))
    .description('chart the entries per day and source, by default of the last 30 days')
    .action((flags) => {
      const filter = readFilter(flags);
      const days = daysOf(filter, now);
      return withDatabase((database) => stats(database, filter, days, terminal));
    });
  filtered(program.command('export'))
    .description('write all entries, newest first')
    .addOption(new Option('--format <format>', 'kind of file').choices(FORMATS).default('csv'))
    .option('--out <file>', 'a new file, instead of standard output')
    .action(({ format, out: file, ...flags }) => {
      const filter = readFilter(flags);
      if (file === undefined) requireCleanOutput(terminal, env);
      return withDatabase((database) => exportEntries(database, { filter, format, file }, terminal, quit));
    });
  program
    .command('erase')
    .description('remove everything stored with an address, after asking')
    .argument('<email>', 'in any spelling; \\u{…} stands for a character', address)
    .option('--yes', 'without asking', false)
    .action((email, { yes }) => withDatabase((database) => erase(database, { email, yes }, terminal)));
  program
    .command('set-expiry')
    .description('give older entries the time at which the database deletes them, after asking')
    .option('--yes', 'without asking', false)
    .action(({ yes }) => withDatabase((database) => setExpiry(database, { yes, now }, terminal)));
  return program;
}

function filtered(subcommand: Command): Command {
  return subcommand
    .addOption(new Option('--collection <name>', 'only these').choices(KINDS))
    .addOption(new Option('--source <source>', 'only signups made there').choices(SOURCES))
    .option('--since <day>', 'from this day on, like 2026-11-30, in UTC', day)
    .option('--until <day>', 'up to and including this day', day);
}

function address(given: string): string {
  const email = normaliseEmail(unescaped(given));
  if (!email.includes('@')) throw new InvalidArgumentError('It is no email address.');
  return email;
}

/** A terminal would obey control characters in entries; npm prints its own lines into a pipe. */
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
