import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { EXTRAS, TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();

test('prints the newest entries of both collections, one a line, aligned and harmless', async () => {
  await owner.fill();
  const { code, out, err } = await owner.entries('list --limit 5');
  expect(out).toBe(
    [
      'Created (UTC)     Source   Email                  Mark       Message',
      '2026-11-21 11:00  contact  Writer.21@Example.com             Zoë: =1+1 Hello\ufffd[2J',
      '2026-11-21 10:00  website  page.21@example.com',
      '2026-11-21 09:00  modal    dialog.21@example.com',
      '2026-11-20 11:00  contact  Writer.20@Example.com             Zoë: =1+1 Hello\ufffd[2J',
      '2026-11-20 10:00  website  page.20@example.com    suspected',
      '',
    ].join('\n'),
  );
  expect(err).toBe(
    `Local stack at ${owner.firestore.host}, project demo-stet\nThe 5 newest of 21 entries; --limit shows more.\n`,
  );
  expect(code).toBe(0);
});

test('selects by collection, source and day', async () => {
  await owner.fill();
  const emails = (out: string) => out.match(/\S+@\S+/g);
  expect(emails((await owner.entries('list --source modal --since 2026-11-20')).out)).toEqual([
    'dialog.21@example.com',
    'dialog.20@example.com',
  ]);
  const { out, err } = await owner.entries('list --collection contact --until 2026-11-16');
  expect(emails(out)).toEqual(['Writer.16@Example.com', 'Writer.15@Example.com']);
  expect(err).toContain('2 entries.');
});

test('prints no line longer than the screen', async () => {
  await owner.fill();
  const { out } = await owner.entries('list', { columns: 80 });
  for (const line of out.split('\n')) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(80);
});

test('cuts nothing without a screen, wide characters included', async () => {
  const message = '長い名前のメッセージ'.repeat(20);
  await owner.store.addMessage({ ...EXTRAS, name: '山田', email: `${'x'.repeat(60)}@example.com`, message });
  const { out } = await owner.entries('list');
  expect(out).toContain(`${'x'.repeat(60)}@example.com  山田: ${message}`);
});

test('says that there are no entries', async () => {
  expect(await owner.entries('list')).toEqual({ code: 0, out: '', err: expect.stringMatching(/\nNo entries\.\n$/) });
});
