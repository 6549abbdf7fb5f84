import { existsSync, lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../shared/email.ts';
import { command, INTERRUPTED, main, wholeNumber } from '../lib/command.ts';
import { clear, erase, type Meant, suspect, undo } from './change.ts';
import { withDatabase } from './database.ts';
import { ALL, folded } from './entry.ts';
import { invite } from './invite.ts';
import { exportEntries, find, list, stats } from './show.ts';
import { confirm, type Terminal } from './terminal.ts';

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
  const time = (flags: string, about: string) => new Option(`${flags} <time>`, about).argParser(parseTime);
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
    .argument('<text>', 'an address, a name, an id or a word, in upper or lower case', filled(folded))
    .option('--anywhere', "of an address or an id, also others' entries that contain it")
    .option(
      '--out <file>',
      'instead of printing them, write them to a new file, whose name ends in .jsonl',
      newFile('.jsonl'),
    )
    .action(on(find));
  program
    .command('export')
    .description('write all entries of one kind, oldest first')
    .addOption(collection().default('waitlist'))
    .requiredOption('--out <file>', 'a new file, whose name ends in .csv or .jsonl', newFile('.csv', '.jsonl'))
    .action(on(exportEntries));
  program
    .command('invite')
    .description('write the oldest signups without an invitation to a new file, and mark them as invited')
    .option('--next <number>', 'how many at most', wholeNumber(1, 1_000))
    .option('--out <file>', 'the new file, whose name ends in .csv or .jsonl', newFile('.csv', '.jsonl'))
    .addOption(time('--undo', 'instead, take back all invitations of this time').conflicts(['next', 'out']))
    .option(...yes)
    .action((options, invitation: Command) => {
      if (options.undo) return on(undo)(undefined, options);
      if (options.next && options.out) return on(invite)(options);
      return invitation.error('error: name --next <number> and --out <file>, or --undo <time>.');
    });
  for (const [name, work, description, whose] of [
    ['suspect', suspect, 'move entries to what is suspected', 'an address, an id, or a domain like @example.com'],
    ['clear', clear, 'move suspected entries back to people’s', 'an address, an id, or a domain like @example.com'],
    ['erase', erase, 'remove entries for good', 'an address or an id'],
  ] as const) {
    const change = program
      .command(name)
      .description(`${description}, after asking`)
      .argument('[whose]', whose, filled(normaliseEmail))
      .addOption(time('--since', 'only those of this time or later, in UTC'))
      .addOption(time('--until', 'only those before this time, in UTC'))
      .option(...yes)
      .action((whose: string | undefined, meant: Meant) => {
        const mistake = mistakeIn(name, whose, meant);
        return mistake ? change.error(`error: ${mistake}.`) : on(work)(whose, meant);
      });
    if (name !== 'erase') continue;
    change.option('--suspected', 'what is suspected, all of it or of a time');
    change.addOption(collection().conflicts('suspected'));
  }
  return program;
}

/** Says why a change is refused that would mean everything or the wrong ones. */
function mistakeIn(name: string, whose: string | undefined, { since, until, suspected }: Meant): string | undefined {
  if (since && until && since > until) return '--since is after --until';
  const isAny = Boolean(whose ?? since ?? until);
  const isDomain = normaliseEmail(whose ?? '').startsWith('@');
  if (suspected ? !whose : isAny && !(isDomain && name === 'erase')) return undefined;
  if (name !== 'erase') return 'name an address, an id or a domain, or a time with --since or --until';
  return 'name either an address or an id, or --suspected, or a time with --since or --until. Suspect a domain to erase it';
}

function filled(clean: (given: string) => string) {
  return (given: string) => {
    if (clean(given).trim() === '') throw new InvalidArgumentError('It is empty.');
    return given.trim();
  };
}

/** Returns the path of a new file, seen from where the owner stands. Refuses a file before anybody is asked. */
function newFile(...endings: string[]) {
  return (given: string) => {
    // npm runs the tool in the project's folder.
    const file = resolve(process.env.INIT_CWD ?? '', given);
    if (lstatSync(file, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
    if (!existsSync(dirname(file))) throw new InvalidArgumentError('It must be in an existing folder.');
    if (endings.some((ending) => file.toLowerCase().endsWith(ending))) return file;
    throw new InvalidArgumentError(`Its name must end in ${endings.join(' or ')}.`);
  };
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Parses a time as `list` prints it, or in ISO 8601. Without a zone it is in UTC, as in all output. */
export function parseTime(given: string): Date {
  const [, day = '', time = '00:00', zone = 'Z'] = TIME.exec(given.trim()) ?? [];
  const date = new Date(`${day}T${time}${zone.toUpperCase()}`);
  // JavaScript takes 30 February for 2 March.
  const start = new Date(`${day}T00:00Z`);
  if (!Number.isNaN(date.getTime()) && start.toISOString().startsWith(day)) return date;
  throw new InvalidArgumentError('It takes a time like 2026-11-30, "2026-11-30 12:00" or 2026-11-30T12:00:00.000Z.');
}

if (import.meta.main) {
  await main((quit) => {
    // Ends at once: a database that doesn't answer would block it.
    quit.addEventListener('abort', () => process.exit(INTERRUPTED));
    const { stdin, stdout: out, stderr: err } = process;
    return entriesCommand({ out, err, confirm: stdin.isTTY ? confirm : undefined });
  });
}
