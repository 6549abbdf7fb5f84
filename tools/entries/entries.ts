import type { Command } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../functions/src/settings.ts';
import { owner } from '../../web/src/content/owner.ts';
import { command, main } from '../lib/command.ts';
import { confirm } from '../lib/consent.ts';
import { withDatabase } from './database.ts';
import { type EraseOptions, erase } from './erase.ts';
import { invite, undo } from './invite.ts';
import { atMost, collection, filled, newFile, notPassedOn, time, yes } from './options.ts';
import { exportEntries, find, list, stats } from './show.ts';
import type { Terminal } from './terminal.ts';

/** The command line of `npm run entries`, on any terminal. */
export function entriesCommand(terminal: Terminal, services: Services): Command {
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
    .addOption(notPassedOn('those that no mail server or hook'))
    .action((options) => run(list)(options, services));
  program.command('stats').description('count the entries of all time, 30 days and 7 days').action(run(stats));
  program
    .command('find')
    .description('print whole entries: all of an address, or all that contain another text')
    .addArgument(filled('<text>', 'an address, or a name, an id or a word, in upper or lower case'))
    .addOption(newFile('instead of printing them, write them to a new file', '.jsonl'))
    .action(run(find));
  program
    .command('export')
    .description('write all entries of one kind, oldest first')
    .addOption(collection().default('waitlist'))
    .addOption(notPassedOn('signups that no hook').conflicts('collection'))
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

  program
    .command('erase')
    .description('delete entries permanently, after asking')
    .addArgument(filled('[whose]', 'an address, an id, or a domain like @example.com'))
    .addOption(time('--since', 'only those of this time or later, in UTC'))
    .addOption(time('--until', 'only those before this time, in UTC'))
    .addOption(collection())
    .addOption(yes())
    .action((whose: string | undefined, options: EraseOptions) => {
      const { since, until } = options;
      // Otherwise it would erase all entries.
      if (!(whose || since || until)) {
        return program.error('error: name an address, an id or a domain, or a time with --since or --until.');
      }
      if (since && until && since > until) return program.error('error: --since is after --until.');
      return run(erase)(whose, options, services);
    });
  return program;
}

if (import.meta.main) {
  const { stdin, stdout: out, stderr: err } = process;
  await main(entriesCommand({ out, err, confirm: stdin.isTTY ? confirm : undefined }, owner));
}
