import { type Command, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { SOURCES } from '../../functions/src/contract/contract.ts';
import { command, INTERRUPTED, main, wholeNumber } from '../../local/command.ts';
import { address, day, dayAfter, newFile, nonBlank } from './arguments.ts';
import { FORMATS } from './entriesFile.ts';
import { ALL, type Collection, PEOPLE } from './entry.ts';
import { erase } from './erase.ts';
import { exportEntries } from './export.ts';
import { find } from './find.ts';
import { invite } from './invite.ts';
import { clear, suspect } from './judge.ts';
import { list } from './list.ts';
import { daysOf, stats } from './stats.ts';
import { withDatabase } from './target.ts';
import { ownTerminal, type Terminal } from './terminal.ts';
import { readWave, undo } from './undo.ts';

/** As many as one transaction can mark, far below Firestore's limits. */
const INVITED_MAX = 1_000;

/** The owner's tool: reads, counts, exports, invites, judges and erases entries. */
export function define(quit: AbortSignal): Command {
  // Ends at once: no command needs cleanup, and a database that doesn't answer would block it.
  quit.addEventListener('abort', () => process.exit(INTERRUPTED));
  return entriesCommand(ownTerminal());
}

/** The command line of `npm run entries`, on any terminal. Checks the whole line before it opens a database. */
export function entriesCommand(terminal: Terminal): Command {
  const program = command('npm run entries --', "Visitors' entries, in the local stack or in a real project.")
    .option('--project <id>', 'a real project, by the application default credentials; by default the local stack')
    .configureOutput({ writeOut: (text) => terminal.out.write(text), writeErr: (text) => terminal.err.write(text) });
  const onDatabase =
    <Options>(work: (database: Firestore, options: Options, terminal: Terminal) => Promise<void>) =>
    (options: Options) =>
      withDatabase(program.opts().project, terminal, (database) => work(database, options, terminal));

  byInvitation(byPeriod(program.command('list'), ALL))
    .description('print the newest entries')
    .option('--limit <number>', 'how many at most', wholeNumber(1, 10_000), 50)
    .addOption(
      new Option('--not-mailed', 'only contact messages that were not mailed').conflicts([
        'source',
        'invited',
        'notInvited',
      ]),
    )
    .action((options, listing: Command) => {
      if (options.notMailed && (options.collection ?? 'contact') !== 'contact') {
        listing.error('error: --not-mailed goes with --collection contact only.');
      }
      return onDatabase(list)(options);
    });
  byPeriod(program.command('stats'), PEOPLE)
    .description('chart the entries per day and source, by default of the last 30 days')
    .action((filter) => onDatabase(stats)({ ...filter, days: daysOf(filter) }));
  program
    .command('find')
    .description('show every entry with a text, whole')
    .argument('<text>', 'an address, a name, an id or a word, in upper or lower case', nonBlank)
    .action(onDatabase(find));
  toFile(byInvitation(byPeriod(program.command('export'), ALL)))
    .description('write all entries, oldest first, to a new file or to another program')
    .option('--out <file>', 'the new file; by default standard output', newFile)
    .action(onDatabase(exportEntries));
  asking(toFile(program.command('invite')))
    .description('write the oldest signups without an invitation to a new file, and mark them as invited')
    .option('--next <number>', 'how many at most', wholeNumber(1, INVITED_MAX))
    .option('--out <file>', 'the new file', newFile)
    .addOption(
      new Option('--undo <file>', 'instead, take back the invitations in a file that invite wrote')
        .argParser(readWave)
        .conflicts(['next', 'out', 'format']),
    )
    .action((options, invitation: Command) => {
      if (options.undo) return onDatabase(undo)({ wave: options.undo, yes: options.yes });
      for (const [name, usage] of [
        ['next', '--next <number>'],
        ['out', '--out <file>'],
      ] as const) {
        if (options[name] === undefined) invitation.error(`error: required option '${usage}' not specified`);
      }
      return onDatabase(invite)(options);
    });
  asking(program.command('clear'))
    .description('move suspected entries back among those of people, and show them')
    .argument('<whose>', 'their address, an id, or a domain like @example.com, after asking', nonBlank)
    .action((whose, { yes }) => onDatabase(clear)({ whose, yes }));
  asking(program.command('suspect'))
    .description('move entries to what is suspected, and show them')
    .argument('<whose>', 'their address, an id, or a domain like @example.com, after asking', nonBlank)
    .action((whose, { yes }) => onDatabase(suspect)({ whose, yes }));
  asking(byDays(program.command('erase')))
    .description('remove everything stored with an address, or all suspected entries, after asking')
    .argument('[email]', 'in upper or lower case', address)
    .option('--suspected', 'all suspected entries instead, of all days or of these')
    .action((email, options, erasure: Command) => {
      const { suspected, since, until } = options;
      if (email ? suspected || since || until : !suspected) {
        erasure.error('error: name either an email or --suspected; --since and --until go with --suspected only.');
      }
      return onDatabase(erase)({ ...options, email });
    });
  return program;
}

function byPeriod(subcommand: Command, collections: Collection[]): Command {
  return byDays(
    subcommand
      .addOption(new Option('--collection <name>', 'only these').choices(collections.map(({ name }) => name)))
      .addOption(new Option('--source <source>', 'only signups made there').choices(SOURCES).conflicts('collection')),
  );
}

function byDays(subcommand: Command): Command {
  return subcommand
    .option('--since <day>', 'from this day on, like 2026-11-30, in UTC', day)
    .option('--until <day>', 'up to and including this day', dayAfter)
    .hook('preAction', () => {
      const { since, until } = subcommand.opts();
      if (since && until && since >= until) subcommand.error('error: --until is before --since: swap the two days.');
    });
}

function byInvitation(subcommand: Command): Command {
  return subcommand
    .addOption(new Option('--invited', 'only signups that are invited').conflicts('collection'))
    .addOption(new Option('--not-invited', 'only signups that are not').conflicts(['collection', 'invited']));
}

function toFile(subcommand: Command): Command {
  return subcommand.addOption(new Option('--format <format>', 'kind of file').choices(FORMATS).default('csv'));
}

function asking(subcommand: Command): Command {
  return subcommand.option('--yes', 'without asking', false);
}

if (import.meta.main) await main(define);
