import { expect } from 'vitest';
import { fill, run, test } from './testTool.ts';

test('draws a bar a day, with the counts before it and the sums below', async ({ store }) => {
  await fill(store);
  const lines = (await run('stats --since 2026-11-14')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   modal  website  contact  █ modal  ▒ website  ░ contact');
  expect(lines[1]).toMatch(/^2026-11-14 {6}0 {8}0 {8}0$/);
  expect(lines[2]).toMatch(/^2026-11-15 {6}1 {8}1 {8}1 {2}█{13}▒{13}░{13}$/);
  expect(lines).toContain('Total           7        7        7  21 in all');
});

test('draws the last thirty days by default, also of one source', async ({ store }) => {
  await fill(store);
  const lines = (await run('stats --source website')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   website  █ website');
  expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(30);
  expect(lines).toContain('Total             7  7 in all');
});
