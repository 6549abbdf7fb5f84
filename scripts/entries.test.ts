import { expect, vi } from 'vitest';
import { run, test } from './entries/testTool.ts';
import { define } from './entries.ts';

test.each([
  ['list --limt 5', "unknown option '--limt'\n(Did you mean --limit?)", 2],
  ['list --limit many', "argument 'many' is invalid. It takes a whole number from 1 to 10000", 2],
  ['list --collection people', "argument 'people' is invalid. Allowed choices are waitlist, contact", 2],
  ['list --since yesterday', "argument 'yesterday' is invalid. It takes a day like 2026-11-30", 2],
  ['list --since 20261101', "argument '20261101' is invalid", 2],
  ['stats --until 2026-02-30', "argument '2026-02-30' is invalid", 2],
  ['stats --since 2024-01-01', 'A chart has at most 366 days, not 1056.', 1],
  [
    'list --source modal --collection contact',
    "'--source <source>' cannot be used with option '--collection <name>'",
    2,
  ],
  ['lst', "unknown command 'lst'\n(Did you mean list?)", 2],
  ['erase jane --yes', 'It must be an email address', 2],
])('%s: refused with a sentence before it looks for a database', async (args, message, exitCode) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  const { code, out, err } = await run(args);
  expect(err).toContain(message);
  expect([code, out]).toEqual([exitCode, '']);
});

test('ends on Ctrl-C without waiting for the database', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const quit = new AbortController();
  define(quit.signal);
  quit.abort();
  expect(exit.mock.calls).toEqual([[130]]);
  exit.mockRestore();
});
