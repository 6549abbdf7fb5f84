import { expect, vi } from 'vitest';
import { run, test } from '../../test/kit/ownerTool.ts';
import { define } from './entries.ts';

test.each([
  ['list --limt 5', "unknown option '--limt'\n(Did you mean --limit?)", 2],
  ['list --limit many', "argument 'many' is invalid. It takes a whole number from 1 to 10000", 2],
  [
    'list --collection people',
    "argument 'people' is invalid. Allowed choices are waitlist, contact, suspected-waitlist, suspected-contact.",
    2,
  ],
  ['list --since yesterday', "argument 'yesterday' is invalid. It takes a day like 2026-11-30", 2],
  ['stats --until 2026-02-30', "argument '2026-02-30' is invalid", 2],
  ['stats --since 2024-01-01', 'A chart has at most 366 days, not 1056.', 1],
  [
    'list --source modal --collection contact',
    "'--source <source>' cannot be used with option '--collection <name>'",
    2,
  ],
  ['list --since 2026-11-21 --until 2026-11-20', '--until is before --since: swap the two days.', 2],
  ['erase --suspected --since 2026-11-21 --until 2026-11-20', '--until is before --since', 2],
  ['stats --since 2999-01-01', 'No chart: the first day is in the future.', 1],
  ['list --suspected', "unknown option '--suspected'", 2],
  ['export --genuine', "unknown option '--genuine'", 2],
  ['export --invited --not-invited', "'--not-invited' cannot be used with option '--invited'", 2],
  ['list --invited --collection contact', "'--invited' cannot be used with option '--collection <name>'", 2],
  ['list --not-mailed --collection waitlist', '--not-mailed goes with --collection contact only.', 2],
  ['list --not-invited --collection waitlist', "'--not-invited' cannot be used with option '--collection <name>'", 2],
  ['stats --collection suspected-contact', 'Allowed choices are waitlist, contact.', 2],
  ['export --out package.json', "argument 'package.json' is invalid. It exists: name a new file.", 2],
  ['export --out no/such/folder.csv', 'It must be in an existing folder.', 2],
  ['export --out ', 'It must be in an existing folder.', 2],
  ['invite --next 100', "required option '--out <file>' not specified", 2],
  ['invite --out invited.csv', "required option '--next <number>' not specified", 2],
  ['invite --next 0 --out invited.csv', "argument '0' is invalid. It takes a whole number from 1 to 1000", 2],
  ['invite --next 1 --out invited.csv --format xls', 'Allowed choices are csv, jsonl', 2],
  ['invite --next 1 --out invited.csv --suspected', "unknown option '--suspected'", 2],
  ['invite --undo no-such-file.csv', "It can't be read: ENOENT", 2],
  ['invite --undo docs', "It can't be read: EISDIR", 2],
  ['list --project ', '--project is empty: name a project, or leave it out for the local stack.', 1],
  ['list --project stet-site', 'stet-site would be looked for in the emulator at 127.0.0.1:9: unset it,', 1],
  ['find', "missing required argument 'text'", 2],
  ['find ', 'It is empty', 2],
  ['find jane doe', 'too many arguments', 2],
  ['find \u200b', 'It is empty', 2],
  ['clear ', 'It is empty', 2],
  ['suspect ', 'It is empty', 2],
  ['lst', "unknown command 'lst'\n(Did you mean list?)", 2],
  ['erase jane --yes', 'It must be an email address', 2],
  ['erase --yes', 'name either an email or --suspected', 2],
  ['erase jane@example.com --suspected', 'name either an email or --suspected', 2],
  ['erase jane@example.com --since 2026-11-20', '--since and --until go with --suspected only', 2],
])('%s: refused with a sentence before it looks for a database', async (args, message, exitCode) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  const { code, out, err } = await run(args);
  expect(err).toContain(message);
  expect([code, out]).toEqual([exitCode, '']);
});

test('the owner’s tool ends on Ctrl-C without waiting for the database', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const quit = new AbortController();
  define(quit.signal);
  quit.abort();
  expect(exit.mock.calls).toEqual([[130]]);
  exit.mockRestore();
});
