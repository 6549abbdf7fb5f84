import { expect, test } from 'vitest';
import { day, readFilter } from './query.ts';
import { TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();

test('ends on Ctrl-C, even while the database is silent', async () => {
  const quit = new AbortController();
  owner.firestore.setDelay(Number.POSITIVE_INFINITY);
  const running = owner.entries('list', { quit: quit.signal });
  quit.abort();
  expect((await running).code).toBe(130);
});

test.each([
  ['list --limt 5', "Unknown option '--limt' (Did you mean --limit?)", 2],
  ['list --limit many', "argument 'many' is invalid. It takes a whole number from 1 to 999999", 2],
  ['list --collection people', "argument 'people' is invalid. Allowed choices are waitlist, contact", 2],
  ['list everything', 'Too many arguments', 2],
  ['export --since yesterday', "argument 'yesterday' is invalid. It takes a day like 2026-11-30", 2],
  ['stats --until 2026-02-30', "argument '2026-02-30' is invalid", 2],
  ['stats --since 2024-01-01', 'A chart has at most 366 days, not 1056.', 1],
  ['list --since 2026-11-02 --until 2026-11-01', '--since is later than --until.', 1],
  ['export --source modal --collection contact', 'Contact messages have no source: leave --source out.', 1],
  ['lst', "Unknown command 'lst' (Did you mean list?)", 2],
  ['erase', "Missing required argument 'email'", 2],
  ['erase jane --yes', 'It is no email address', 2],
])('%s: refused with a sentence before it looks for a database', async (args, message, expected) => {
  const { code, out, err } = await owner.entries(args, { env: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' } });
  expect(err).toContain(message);
  expect([code, out]).toEqual([expected, '']);
});

test('without a command it prints the commands', async () => {
  const { code, err } = await owner.entries('');
  expect(err).toMatch(/list.+stats.+export.+erase/s);
  expect(code).toBe(2);
});

test('selects whole days in UTC, the last one included', () => {
  const { since, until } = readFilter({ since: day('2026-11-01'), until: day('2026-11-30') });
  expect([since?.toISOString(), until?.toISOString()]).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
});

test.each(['yesterday', '2026-13-01', '2026-02-30', '2026-1-1', '20261101', ''])('%j is no day', (given) => {
  expect(() => day(given)).toThrow('It takes a day like 2026-11-30.');
});
