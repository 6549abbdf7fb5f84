import { expect } from 'vitest';
import { emailsIn, fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import { printable } from './terminal.ts';

test('list prints the newest entries of people, one per line, aligned and without control characters', async ({
  store,
  firestore,
}) => {
  await fill(store);
  const { code, out, err } = await run('list --limit 5');
  expect(out.split('\n')).toEqual([
    'Created (UTC)     Source   Email                  Name: Message',
    '2026-11-21 11:00  contact  Writer.21@Example.com  Zoë: =1+1 Hello\ufffd[2J',
    '2026-11-21 10:00  website  page.21@example.com',
    '2026-11-21 09:00  modal    dialog.21@example.com',
    '2026-11-20 11:00  contact  Writer.20@Example.com  Zoë: =1+1 Hello\ufffd[2J',
    '2026-11-20 10:00  website  page.20@example.com',
    '',
  ]);
  expect(err).toBe(
    `Local stack at ${firestore.host}, project demo-stet\nThe 5 newest of 21 entries; --limit shows more.\n`,
  );
  expect(code).toBe(0);
});

test('list selects by collection, source and whole days in UTC, the last one included', async ({ store }) => {
  await fill(store);
  for (const [args, expected] of [
    ['--source modal --since 2026-11-20', ['dialog.21@example.com', 'dialog.20@example.com']],
    ['--collection contact --until 2026-11-16', ['Writer.16@Example.com', 'Writer.15@Example.com']],
    ['--collection contact --since 2026-11-22', []],
    ['--collection suspected-waitlist', ['robot@example.com']],
    ['--collection suspected-contact --since 2026-11-20 --until 2026-11-20', ['robot@example.com']],
    ['--collection suspected-contact --since 2026-11-21', []],
  ] as const) {
    expect(await emailsIn(`list ${args}`), args).toEqual(expected);
  }
  expect((await run('list --collection suspected-waitlist')).out).toMatch(/ robot@example\.com +suspected$/m);
});

test('list --not-mailed shows the messages that the owner got no mail about', async ({ messages, store }) => {
  await fill(store);
  const { docs } = await messages.where('email', '!=', 'Writer.16@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date() });
  for (const args of ['list --collection contact --not-mailed', 'list --not-mailed']) {
    expect(await emailsIn(args)).toEqual(['Writer.16@Example.com']);
  }
});

test('list cuts lines to the screen, and nothing without one', async ({ store }) => {
  const email = `${'x'.repeat(60)}@example.com`;
  const message = 'Which mail services? '.repeat(20).trim();
  await store.add('submitContact', { ...VALID.submitContact, name: 'Zoë', email, message });
  await store.add('submitContact', { ...VALID.submitContact, name: 'Ann', email: 'ann@example.com' });
  const { out } = await run('list');
  expect(out).toContain(`${email}  Zoë: ${message}\n`);
  // The long email moves its own row only.
  expect(out).toMatch(/ ann@example\.com {35}Ann: Hi$/m);
  expect((await run('list', { columns: 80 })).out).toMatch(/^.{79}…$/m);
});

test('stats draws a bar a day of people’s entries, with the counts before it and the sums below', async ({ store }) => {
  await fill(store);
  const lines = (await run('stats --since 2026-11-14')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   modal  website  contact  █ modal  ▒ website  ░ contact');
  expect(lines[1]).toMatch(/^2026-11-14 {6}0 {8}0 {8}0$/);
  expect(lines[2]).toMatch(/^2026-11-15 {6}1 {8}1 {8}1 {2}█{13}▒{13}░{13}$/);
  expect(lines).toContain('Total           7        7        7  21 in all');
});

test('stats draws the last thirty days by default, also of one source', async ({ store }) => {
  await fill(store);
  const lines = (await run('stats --source website')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   website  █ website');
  expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(30);
  expect(lines).toContain('Total             7  7 in all');
});

test.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\ufffd[2J\ufffd]0;owned\ufffd'],
  ['a\r\nb\tc', 'a b c'],
  ['exe.\u202egnp', 'exe.\ufffdgnp'],
  ['\u009b31m', '\ufffd31m'],
  ['Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
])('a terminal shows %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
