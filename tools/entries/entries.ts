import { type Command, Option } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../shared/email.ts';
import { command, main } from '../lib/command.ts';
import { clear, erase, type Selection, suspect } from './change.ts';
import { withDatabase } from './database.ts';
import { PEOPLE, SUSPECTED } from './entry.ts';
import { invite, undo } from './invite.ts';
import { atMost, collection, newFile, text, time, whose, yes } from './options.ts';
import { exportEntries, find, list, stats } from './show.ts';
import { confirm, type Terminal } from './terminal.ts';

/** The command line of `npm run entries`, on any terminal. */
export function entriesCommand(terminal: Terminal): Command {
  const program = command('npm run entries --', "Visitors' entries, in the local stack or in a real project.")
    .option('--project <id>', 'a real project, with application default credentials; by default, the local stack')
    .configureOutput({ writeOut: (text) => terminal.out.write(text), writeErr: (text) => terminal.err.write(text) });

  /** Runs a command on the database, with what the owner gave. */
  const run =
    <Given extends unknown[]>(work: (database: Firestore, terminal: Terminal, ...given: Given) => Promise<void>) =>
    (...given: Given) =>
      withDatabase(program.opts().project, terminal, (database) => work(database, terminal, ...given));

  program
    .command('list')
    .description('print the newest entries')
    .addOption(collection())
    .addOption(atMost('--limit', 10_000).default(50))
    .addOption(new Option('--not-mailed', 'only contact messages that were not mailed').conflicts('collection'))
    .action(run(list));
  program.command('stats').description('count the entries of all time, 30 days and 7 days').action(run(stats));
  program
    .command('find')
    .description('print whole entries: all of an address, or all that contain another text')
    .addArgument(text('an address, or a name, an id or a word, in upper or lower case'))
    .addOption(newFile('instead of printing them, write them to a new file', '.jsonl'))
    .action(run(find));
  program
    .command('export')
    .description('write all entries of one kind, oldest first')
    .addOption(collection().default('waitlist'))
    .addOption(newFile('a new file', '.csv', '.jsonl').makeOptionMandatory())
    .action(run(exportEntries));
  program
    .command('invite')
    .description('mark the oldest signups without an invitation as invited, and write them to a new file')
    .addOption(atMost('--next', 1_000))
    .addOption(newFile('the new file', '.csv', '.jsonl'))
    .addOption(time('--undo', 'instead, take back all invitations of this time').conflicts(['next', 'out']))
    .addOption(yes())
    .action((options) => {
      if (options.undo) return run(undo)(options);
      if (options.next && options.out) return run(invite)(options);
      return program.error('error: name --next <number> and --out <file>, or --undo <time>.');
    });

  const change = (name: string, about: string, work: typeof suspect, argument: string) =>
    program
      .command(name)
      .description(`${about}, after asking`)
      .addArgument(whose(argument))
      .addOption(time('--since', 'only those of this time or later, in UTC'))
      .addOption(time('--until', 'only those before this time, in UTC'))
      .addOption(yes())
      .action((whose: string | undefined, selection: Selection) => {
        const mistake = mistakeIn(name, whose, selection);
        return mistake ? program.error(`error: ${mistake}.`) : run(work)(whose, selection);
      });
  const wide = 'an address, an id, or a domain like @example.com';
  change('suspect', 'move entries to the suspected ones', suspect, wide).addOption(collection(PEOPLE));
  change('clear', 'move suspected entries back to people’s', clear, wide).addOption(collection(SUSPECTED));
  change('erase', 'delete entries permanently', erase, 'an address or an id')
    .option('--suspected', 'suspected entries, all or those of a time')
    .addOption(collection().conflicts('suspected'));
  return program;
}

/** Says why a command is refused that would change all entries or the wrong ones. */
function mistakeIn(
  name: string,
  whose: string | undefined,
  { since, until, suspected }: Selection,
): string | undefined {
  if (since && until && since > until) return '--since is after --until';
  const isDomain = normaliseEmail(whose ?? '').startsWith('@');
  const isLimited = suspected ? !whose : Boolean(whose ?? since ?? until);
  if (isLimited && !(name === 'erase' && isDomain)) return undefined;
  if (name !== 'erase') return 'name an address, an id or a domain, or a time with --since or --until';
  return 'name either an address or an id, or --suspected, or a time with --since or --until. Suspect a domain to erase it';
}

if (import.meta.main) {
  const { stdin, stdout: out, stderr: err } = process;
  await main(entriesCommand({ out, err, confirm: stdin.isTTY ? confirm : undefined }));
}
