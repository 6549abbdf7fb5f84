import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Assets, keepPreviousAssets, liveAssets } from './previousAssets.ts';
import { test as base } from './testDeploy.ts';

const MONDAY = new Date('2026-11-16T12:00:00Z');
const IN_A_WEEK = '2026-11-23T12:00:00.000Z';

/** Makes a built site of these assets the live one; each file's text is its name. Returns what was kept, and the list. */
const test = base.extend('release', ({ root, file, live }) => async (names: string[], now: Date) => {
  const folder = join(root, 'assets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of names) file(`assets/${name}`, name);
  const kept = await keepPreviousAssets(root, live.origin, (await liveAssets(live.origin)) ?? {}, now);
  live.files.clear();
  for (const name of readdirSync(folder)) live.files.set(`/assets/${name}`, readFileSync(join(folder, name), 'utf8'));
  const list = readFileSync(join(root, 'assets.json'), 'utf8');
  live.files.set('/assets.json', list);
  return { kept, list: JSON.parse(list) as Assets };
});

test('finds nothing live before the first deployment', async ({ live }) => {
  expect(await liveAssets(live.origin)).toBeUndefined();
});

test('keeps assets of the previous release for a week', async ({ release, live }) => {
  await release(['a.js', 'b.js'], MONDAY);
  const second = await release(['b.js', 'c.js'], MONDAY);
  expect(second).toEqual({ kept: ['a.js'], list: { 'a.js': { until: IN_A_WEEK }, 'b.js': {}, 'c.js': {} } });
  expect(live.files.get('/assets/a.js')).toBe('a.js');
  const third = await release(['d.js'], new Date('2026-11-23T11:00:00Z'));
  expect(third.kept.sort()).toEqual(['a.js', 'b.js', 'c.js']);
  expect(third.list['a.js']?.until).toBe(IN_A_WEEK);
  const fourth = await release(['d.js'], new Date('2026-11-23T13:00:00Z'));
  expect(fourth.kept.sort()).toEqual(['b.js', 'c.js']);
});

test("lets the live list shorten an asset's stay, not extend it", async ({ release, live }) => {
  await release(['a.js', 'b.js', 'c.js'], MONDAY);
  const until = { 'a.js': '2036-11-16T12:00:00.000Z', 'b.js': '2026-11-17T12:00:00.000Z', 'c.js': 'never' };
  const list = Object.entries(until).map(([name, time]) => [name, { until: time }]);
  live.files.set('/assets.json', JSON.stringify(Object.fromEntries(list)));
  expect((await release([], MONDAY)).list).toEqual({
    'a.js': { until: IN_A_WEEK },
    'b.js': { until: until['b.js'] },
    'c.js': { until: IN_A_WEEK },
  });
});

test("prefers the new release's asset of the same name", async ({ release, live }) => {
  await release(['a.js'], MONDAY);
  live.files.set('/assets/a.js', 'old');
  expect((await release(['a.js'], MONDAY)).kept).toEqual([]);
  expect(live.files.get('/assets/a.js')).toBe('a.js');
});

test('leaves out assets that are missing', async ({ release, live }) => {
  await release(['a.js', 'b.js'], MONDAY);
  live.files.delete('/assets/a.js');
  expect((await release([], MONDAY)).kept).toEqual(['b.js']);
  expect([...live.files.keys()]).toEqual(['/assets/b.js', '/assets.json']);
});

test.for([
  ['another page at every address', '/assets.json', '<title>A shop</title>'],
  ['pages but no list', '/', '<title>A shop</title>'],
  ['another list', '/assets.json', '{"files":{"main.css":"/main.css"}}'],
  ['a list of numbers', '/assets.json', '[1]'],
  ['a list of versions', '/assets.json', '{"a.js":"1.0"}'],
  ['an empty list', '/assets.json', 'null'],
  ['names that lead elsewhere', '/assets.json', '{"../index.html":{}}'],
  ['hidden names', '/assets.json', '{".env":{}}'],
] as const)('refuses a site of others with %s', async ([, path, content], { live }) => {
  live.files.set(path, content);
  await expect(liveAssets(live.origin)).rejects.toThrow(
    `Something else is deployed to ${live.origin}: choose another with --site`,
  );
});

test('takes an outage for no other site', async ({ live }) => {
  live.files.set('/assets.json', 503);
  await expect(liveAssets(live.origin)).rejects.toThrow(`${live.origin}/assets.json answers 503: try again.`);
});

test("names a site that can't be reached", async () => {
  await expect(liveAssets('http://127.0.0.1:9')).rejects.toThrow("http://127.0.0.1:9/assets.json can't be reached.");
});
