import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOOPBACK } from '../stack/ports.ts';
import { type Assets, keepPreviousAssets, liveAssets } from './previousAssets.ts';

const MONDAY = new Date('2026-11-16T12:00:00Z');
const IN_A_WEEK = '2026-11-23T12:00:00.000Z';

/** Live files by path. */
let live: Map<string, string>;
let server: Server;
let origin: string;
let folder: string;
beforeEach(async () => {
  live = new Map();
  server = createServer(({ url = '' }, response) => {
    const content = live.get(url);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'stet-assets-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A built site with these assets. */
function built(name: string, assets: Record<string, string>): string {
  const hosting = join(folder, name);
  mkdirSync(join(hosting, 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(assets)) writeFileSync(join(hosting, 'assets', file), content);
  return hosting;
}

/** Makes a built site the live one. */
function release(hosting: string): void {
  live = new Map([['/assets.json', readFileSync(join(hosting, 'assets.json'), 'utf8')]]);
  for (const file of readdirSync(join(hosting, 'assets'))) {
    live.set(`/assets/${file}`, readFileSync(join(hosting, 'assets', file), 'utf8'));
  }
}

async function deploy(hosting: string, now: Date) {
  const result = await keepPreviousAssets(hosting, origin, (await liveAssets(origin)) ?? {}, now);
  release(hosting);
  return result;
}

const manifest = (hosting: string): Assets => JSON.parse(readFileSync(join(hosting, 'assets.json'), 'utf8'));

test('finds nothing live before the first deployment', async () => {
  expect(await liveAssets(origin)).toBeUndefined();
});

test('keeps assets of the previous release for a week', async () => {
  await deploy(built('one', { 'a.js': 'a', 'b.js': 'b' }), MONDAY);

  const two = built('two', { 'b.js': 'b', 'c.js': 'c' });
  expect(await deploy(two, MONDAY)).toEqual(['a.js']);
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('a');
  expect(manifest(two)).toMatchObject({ 'a.js': { until: IN_A_WEEK }, 'b.js': {}, 'c.js': {} });
  expect(manifest(two)['b.js']).not.toHaveProperty('until');

  const three = built('three', { 'd.js': 'd' });
  expect(await deploy(three, new Date('2026-11-23T11:00:00Z'))).toEqual(['b.js', 'c.js', 'a.js']);
  expect(manifest(three)['a.js']?.until).toBe(IN_A_WEEK);

  const four = built('four', { 'd.js': 'd' });
  expect(await deploy(four, new Date('2026-11-23T13:00:00Z'))).toEqual(['b.js', 'c.js']);
});

test("prefers the new release's asset of the same name", async () => {
  await deploy(built('one', { 'a.js': 'old' }), MONDAY);
  const two = built('two', { 'a.js': 'new' });
  expect(await deploy(two, MONDAY)).toEqual([]);
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('new');
});

test('leaves out assets that are missing', async () => {
  await deploy(built('one', { 'a.js': 'a', 'b.js': 'b' }), MONDAY);
  live.delete('/assets/a.js');
  const two = built('two', {});
  expect(await deploy(two, MONDAY)).toEqual(['b.js']);
  expect(readdirSync(join(two, 'assets'))).toEqual(['b.js']);
});

test.each([
  ['another page at every address', '/assets.json', '<title>A shop</title>'],
  ['pages but no list', '/', '<title>A shop</title>'],
  ['another list', '/assets.json', '{"files":{"main.css":"/main.css"}}'],
  ['a list of numbers', '/assets.json', '[1]'],
  ['a list of versions', '/assets.json', '{"a.js":"1.0"}'],
  ['an empty list', '/assets.json', 'null'],
  ['names that lead elsewhere', '/assets.json', '{"../index.html":{}}'],
  ['hidden names', '/assets.json', '{".env":{}}'],
])('refuses a site of others with %s', async (_, path, content) => {
  live.set(path, content);
  await expect(liveAssets(origin)).rejects.toThrow(
    `Something else is deployed to ${origin}: choose another with --site`,
  );
});

test("names a site that can't be reached", async () => {
  await expect(liveAssets('http://127.0.0.1:9')).rejects.toThrow("http://127.0.0.1:9/assets.json can't be reached.");
});
