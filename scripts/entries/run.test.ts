import { expect, test } from 'vitest';
import { Workshop } from './workshop.ts';

const workshop = new Workshop();

test('Ctrl-C ends it, even while the database is silent', async () => {
  const quit = new AbortController();
  workshop.firestore.setDelay(Number.POSITIVE_INFINITY);
  const running = workshop.entries('list', { quit: quit.signal });
  quit.abort();
  expect((await running).code).toBe(130);
});

test.each([
  ['list --limt 5', "Unknown option '--limt' (Did you mean --limit?)"],
  [
    'list --limit many',
    "Option '--limit <number>' argument 'many' is invalid. It takes a whole number from 1 to 999999.",
  ],
  ['list --collection people', "argument 'people' is invalid. Allowed choices are waitlist, contact."],
  ['lst', "Unknown command 'lst' (Did you mean list?)"],
  ['erase', "Missing required argument 'email'"],
])('%s: tells what is wrong with it, with exit code 2', async (args, message) => {
  const { code, out, err } = await workshop.entries(args);
  expect(err).toContain(message);
  expect([code, out]).toEqual([2, '']);
});

test('without a command it tells what there is', async () => {
  const { code, err } = await workshop.entries('');
  expect(err).toMatch(/list.+stats.+export.+erase/s);
  expect(code).toBe(2);
});
