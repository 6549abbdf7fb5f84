import { expect, test } from 'vitest';
import { Workshop } from './workshop.ts';

const workshop = new Workshop();

test('a bar a day, the counts before it, the sums below', async () => {
  await workshop.fill();
  const lines = (await workshop.entries('stats --since 2026-11-14')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   modal  website  contact');
  expect(lines[1]).toMatch(/^2026-11-14 {6}0 {8}0 {8}0\s+╢$/);
  expect(lines[2]).toMatch(/^2026-11-15 {6}1 {8}1 {8}1\s+╢█+$/);
  expect(lines).toContain('Total           7        7        7  21 in all');
});

test('the last thirty days unless told otherwise, and of one source alone', async () => {
  await workshop.fill();
  const lines = (await workshop.entries('stats --source website')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   website');
  expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(30);
  expect(lines).toContain('Total             7  7 in all');
});

test('no colours but on a screen', async () => {
  await workshop.fill();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect((await workshop.entries('stats')).out).not.toMatch(/\u001b/);
});
