import { existsSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../shared/email.ts';
import { command, INTERRUPTED, main, wholeNumber } from '../lib/command.ts';
import { clear, erase, eraseSuspected, suspect } from './change.ts';
import { withDatabase } from './database.ts';
import { ALL, folded } from './entry.ts';
import { exportEntries, formatOf } from './export.ts';
import { invite, undo } from './invite.ts';
import { find, list, stats } from './show.ts';
import { ownTerminal, type Terminal } from './terminal.ts';
import { parseTime, type TimeRange } from './time.ts';

/** The command line of `npm run entries`, on any terminal. */
export function entriesCommand(terminal: Terminal): Command {
  const program = command('npm run entries --', "Visitors' entries, in the local stack or in a real project.")
    .option('--project <id>', 'a real project, by the application default credentials; by default the local stack')
    .configureOutput({ writeOut: (text) => terminal.out.write(text), writeErr: (text) => terminal.err.write(text) });
  const on =
    <Given extends unknown[]>(work: (database: Firestore, terminal: Terminal, ...given: Given) => Promise<void>) =>
    (...given: Given) =>
      withDatabase(program.opts().project, terminal, (database) => work(database, terminal, ...given));
  const collection = () => new Option('--collection <name>', 'only these').choices(ALL.map(({ name }) => name));
  const since = () => new Option('--since <time>', 'only those of this time or later, in UTC').argParser(parseTime);
  const until = () => new Option('--until <time>', 'only those before this time, in UTC').argParser(parseTime);
  const yes = ['--yes', 'without asking', false] as const;

  program
    .command('list')
    .description('print the newest entries')
    .addOption(collection())
    .option('--limit <number>', 'how many at most', wholeNumber(1, 10_000), 50)
    .addOption(new Option('--not-mailed', 'only contact messages that were not mailed').conflicts('collection'))
    .action(on(list));
  program.command('stats').description('count the entries of all time, 30 days and 7 days').action(on(stats));
  program
    .command('find')
    .description('print every entry of an address or an id, or with a text, whole')
    .argument('<text>', 'an address, a name, an id or a word, in upper or lower case', words)
    .option('--anywhere', "of an address or an id, also others' entries that contain it")
    .action(on(find));
  program
    .command('export')
    .description('write all entries of one kind, oldest first')
    .addOption(collection().default('waitlist'))
    .requiredOption('--out <file>', 'a new file, whose name ends in .csv or .jsonl', newFile)
    .action(on(exportEntries));
  program
    .command('invite')
    .description('write the oldest signups without an invitation to a new file, and mark them as invited')
    .option('--next <number>', 'how many at most', wholeNumber(1, 1_000))
    .option('--out <file>', 'the new file, whose name ends in .csv or .jsonl', newFile)
    .addOption(
      new Option('--undo <time>', 'instead, take back all invitations of this time, as in the file')
        .argParser(parseTime)
        .conflicts(['next', 'out']),
    )
    .option(...yes)
    .action((options, invitation: Command) => {
      if (options.undo) return on(undo)({ time: options.undo, yes: options.yes });
      if (options.next && options.out) return on(invite)(options);
      return invitation.error('error: name --next <number> and --out <file>, or --undo <time>.');
    });
  for (const [name, work, where] of [
    ['suspect', suspect, 'to what is suspected'],
    ['clear', clear, 'that are suspected back to people’s'],
  ] as const) {
    program
      .command(name)
      .description(`move entries ${where}, after asking`)
      .argument('[whose]', 'an address, an id, or a domain like @example.com', nonBlank)
      .addOption(since())
      .addOption(until())
      .option(...yes)
      .action((whose: string | undefined, options, verdict: Command) => {
        requireRange(options, verdict);
        if (whose || isRange(options)) return on(work)(whose, options);
        return verdict.error('error: name an address, an id or a domain, or a time with --since or --until.');
      });
  }
  program
    .command('erase')
    .description('remove entries for good, after asking')
    .argument('[whose]', 'an address or an id', nonBlank)
    .addOption(since())
    .addOption(until())
    .addOption(collection().conflicts('suspected'))
    .option('--suspected', 'what is suspected, all of it or of a time')
    .option(...yes)
    .action((whose: string | undefined, options, erasure: Command) => {
      requireRange(options, erasure);
      if (options.suspected && !whose) return on(eraseSuspected)(undefined, options);
      const isDomain = whose !== undefined && normaliseEmail(whose).startsWith('@');
      if (!options.suspected && !isDomain && (whose || isRange(options))) return on(erase)(whose, options);
      return erasure.error(
        'error: name either an address or an id, or --suspected, or a time with --since or --until. Suspect a domain to erase it.',
      );
    });
  return program;
}

function nonBlank(given: string): string {
  if (normaliseEmail(given) === '') throw new InvalidArgumentError('It is empty.');
  return given.trim();
}

function words(given: string): string {
  if (folded(given).trim() === '') throw new InvalidArgumentError('It is empty.');
  return given.trim();
}

/** Refuses a file before anybody is asked. */
function newFile(given: string): string {
  if (lstatSync(given, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
  if (given === '' || !existsSync(dirname(given))) throw new InvalidArgumentError('It must be in an existing folder.');
  if (!formatOf(given)) throw new InvalidArgumentError('Its name must end in .csv or .jsonl.');
  return given;
}

const isRange = ({ since, until }: TimeRange): boolean => Boolean(since ?? until);

function requireRange({ since, until }: TimeRange, program: Command): void {
  if (since && until && since > until) program.error('error: --since is after --until.');
}

if (import.meta.main) {
  await main((quit) => {
    // Ends at once: a database that doesn't answer would block it.
    quit.addEventListener('abort', () => process.exit(INTERRUPTED));
    return entriesCommand(ownTerminal());
  });
}
