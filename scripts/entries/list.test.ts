import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect } from 'vitest';
import { printable } from './terminal.ts';
import { EXTRAS, fill, run, test } from './testTool.ts';

test('prints the newest entries of both collections, one a line, aligned and harmless', async ({
  store,
  firestore,
}) => {
  await fill(store);
  const { code, out, err } = await run('list --limit 5');
  expect(out.split('\n')).toEqual([
    'Created (UTC)     Source   Email                  Mark       Message',
    '2026-11-21 11:00  contact  Writer.21@Example.com             Zoë: =1+1 Hello\ufffd[2J',
    '2026-11-21 10:00  website  page.21@example.com',
    '2026-11-21 09:00  modal    dialog.21@example.com',
    '2026-11-20 11:00  contact  Writer.20@Example.com             Zoë: =1+1 Hello\ufffd[2J',
    '2026-11-20 10:00  website  page.20@example.com    suspected',
    '',
  ]);
  expect(err).toBe(
    `Local stack at ${firestore.host}, project demo-stet\nThe 5 newest of 21 entries; --limit shows more.\n`,
  );
  expect(code).toBe(0);
});

test('selects by collection, source and whole days in UTC, the last one included', async ({ store }) => {
  await fill(store);
  const emails = async (args: string) => (await run(args)).out.match(/\S+@\S+/g);
  expect(await emails('list --source modal --since 2026-11-20')).toEqual([
    'dialog.21@example.com',
    'dialog.20@example.com',
  ]);
  expect(await emails('list --collection contact --until 2026-11-16')).toEqual([
    'Writer.16@Example.com',
    'Writer.15@Example.com',
  ]);
  expect(await emails('list --collection contact --since 2026-11-22')).toBeNull();
});

test('cuts lines to the screen, and nothing without one', async ({ store }) => {
  const email = `${'x'.repeat(60)}@example.com`;
  const message = 'Which mail services? '.repeat(20).trim();
  await store.addMessage({ ...EXTRAS, name: 'Zoë', email, message });
  expect((await run('list')).out).toContain(`${email}  Zoë: ${message}\n`);
  const lines = (await run('list', { columns: 80 })).out.trimEnd().split('\n');
  expect(lines[1]).toMatch(/^.{79}…$/);
});

test('shows on demand when entries expire', async ({ signups }) => {
  const day = (text: string) => Timestamp.fromDate(new Date(`${text}T10:00:00Z`));
  await signups.add({ email: 'a@example.com', createdAt: day('2026-11-20'), expiresAt: day('2028-11-20') });
  await signups.add({ email: 'b@example.com', createdAt: day('2026-11-19') });
  expect((await run('list --expires')).out.split('\n').slice(0, 3)).toEqual([
    'Created (UTC)     Expires (UTC)     Email',
    '2026-11-20 10:00  2028-11-20 10:00  a@example.com',
    '2026-11-19 10:00  never             b@example.com',
  ]);
  expect((await run('list')).out).not.toContain('Expires');
});

test('marks entries that are suspected, and none that the owner has cleared', async ({ signups }) => {
  const createdAt = Timestamp.now();
  await signups.add({ email: 'a@example.com', createdAt, suspected: true });
  await signups.add({ email: 'b@example.com', createdAt, suspected: false });
  expect((await run('list')).out.match(/[ab]@.*/g)?.sort()).toEqual(['a@example.com  suspected', 'b@example.com']);
});

describe('visitors’ text on a terminal', () => {
  test.each([
    ['\u001b[2J\u001b]0;owned\u0007', '\ufffd[2J\ufffd]0;owned\ufffd'],
    ['a\r\nb\tc', 'a b c'],
    ['exe.\u202egnp', 'exe.\ufffdgnp'],
    ['\u009b31m', '\ufffd31m'],
    ['Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
  ])('%j is printed as %j', (entered, printed) => {
    expect(printable(entered)).toBe(printed);
  });
});
