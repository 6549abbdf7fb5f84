import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

test('list prints the newest entries of both collections, one per line, aligned and without control characters', async ({
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
  await store.add('submitContact', { ...VALID.submitContact, name: 'Zoë', email, message });
  await store.add('submitContact', { ...VALID.submitContact, name: 'Ann', email: 'ann@example.com' });
  const { out } = await run('list');
  expect(out).toContain(`${email}  Zoë: ${message}\n`);
  // The long email moves its own row only.
  expect(out).toMatch(/ ann@example\.com {35}Ann: Hi$/m);
  const cut = await run('list', { columns: 80 });
  expect(cut.out).toMatch(/^.{79}…$/m);
});

test('shows on demand when entries expire', async ({ signups }) => {
  const day = (text: string) => Timestamp.fromDate(new Date(`${text}T10:00:00Z`));
  await signups.add({ email: 'a@example.com', createdAt: day('2026-11-20'), expiresAt: day('2028-11-20') });
  await signups.add({ email: 'b@example.com', createdAt: day('2026-11-19') });
  expect((await run('list --expires')).out.split('\n').slice(0, 3)).toEqual([
    'Created (UTC)     Expires (UTC)     Source    Email',
    '2026-11-20 10:00  2028-11-20 10:00  waitlist  a@example.com',
    '2026-11-19 10:00  never             waitlist  b@example.com',
  ]);
  expect((await run('list')).out).not.toContain('Expires');
});

test('marks entries that are suspected, and none that the owner has cleared', async ({ signups }) => {
  const createdAt = Timestamp.now();
  await signups.add({ email: 'a@example.com', createdAt, suspected: true });
  await signups.add({ email: 'b@example.com', createdAt, suspected: false });
  expect((await run('list')).out.match(/[ab]@.*/g)?.sort()).toEqual(['a@example.com  suspected', 'b@example.com']);
});

test('stats draws a bar a day, with the counts before it and the sums below', async ({ store }) => {
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
