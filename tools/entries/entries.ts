import { existsSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../shared/contract.ts';
import { command, INTERRUPTED, main, wholeNumber } from '../lib/command.ts';
import { clear, erase, eraseSuspected, suspect } from './change.ts';
import { withDatabase } from './database.ts';
import { ALL } from './entry.ts';
import { exportEntries, formatOf } from './export.ts';
import { invite, undo } from './invite.ts';
import { find, list, stats } from './show.ts';
import { ownTerminal, type Terminal } from './terminal.ts';

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
    .description('print every entry with a text, whole')
    .argument('<text>', 'an address, a name, an id or a word, in upper or lower case', nonBlank)
    .action(on(find));
  program
    .command('export')
    .description('write all entries, oldest first')
    .addOption(collection())
    .requiredOption('--out <file>', 'a new file, whose name ends in .csv or .jsonl', newFile)
    .action(on(exportEntries));
  program
    .command('invite')
    .description('write the oldest signups without an invitation to a new file, and mark them as invited')
    .option('--next <number>', 'how many at most', wholeNumber(1, 1_000))
    .option('--out <file>', 'the new file, whose name ends in .csv or .jsonl', newFile)
    .addOption(
      new Option('--undo <time>', 'instead, take back all invitations of this time, as in the file')
        .argParser(time)
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
    const subcommand = program
      .command(name)
      .description(`move entries ${where}, after asking`)
      .option(...yes);
    subcommand.argument('<whose>', 'an address, an id, or a domain like @example.com', nonBlank).action(on(work));
  }
  program
    .command('erase')
    .description('remove entries for good, after asking')
    .argument('[whose]', 'an address or an id', nonBlank)
    .option('--suspected', 'all suspected entries instead')
    .option(...yes)
    .action((given: string | undefined, options, erasure: Command) => {
      if (options.suspected && !given) return on(eraseSuspected)(undefined, options);
      if (given && !options.suspected && !normaliseEmail(given).startsWith('@')) return on(erase)(given, options);
      return erasure.error('error: name either an address or an id, or --suspected. Suspect a domain to erase it.');
    });
  return program;
}

function nonBlank(given: string): string {
  if (normaliseEmail(given) === '') throw new InvalidArgumentError('It is empty.');
  return given.trim();
}

/** Refuses a file before anybody is asked. */
function newFile(given: string): string {
  if (lstatSync(given, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
  if (given === '' || !existsSync(dirname(given))) throw new InvalidArgumentError('It must be in an existing folder.');
  if (!formatOf(given)) throw new InvalidArgumentError('Its name must end in .csv or .jsonl.');
  return given;
}

function time(given: string): Date {
  const date = new Date(given);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('It takes a time like 2026-11-30T12:00:00.000Z.');
  return date;
}

if (import.meta.main) {
  await main((quit) => {
    // Ends at once: a database that doesn't answer would block it.
    quit.addEventListener('abort', () => process.exit(INTERRUPTED));
    return entriesCommand(ownTerminal());
  });
}
