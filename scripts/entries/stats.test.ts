import { expect, test } from 'vitest';
import { TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();

test('draws a bar a day, with the counts before it and the sums below', async () => {
  await owner.fill();
  const lines = (await owner.entries('stats --since 2026-11-14')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   modal  website  contact');
  expect(lines[1]).toMatch(/^2026-11-14 {6}0 {8}0 {8}0$/);
  expect(lines[2]).toMatch(/^2026-11-15 {6}1 {8}1 {8}1 {2}█{43}$/);
  expect(lines).toContain('Total           7        7        7  21 in all');
});

test('draws the last thirty days by default, also of one source', async () => {
  await owner.fill();
  const lines = (await owner.entries('stats --source website')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   website');
  expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(30);
  expect(lines).toContain('Total             7  7 in all');
});

test('uses colours only on a screen', async () => {
  await owner.fill();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
  expect((await owner.entries('stats')).out).not.toMatch(/\u001b/);
});
