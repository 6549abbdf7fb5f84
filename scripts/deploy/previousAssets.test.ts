import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOOPBACK } from '../stack/ports.ts';
import { ROOT } from '../stack/project.ts';
import { type Assets, keepPreviousAssets, liveAssets } from './previousAssets.ts';

const MONDAY = new Date('2026-11-16T12:00:00Z');
const HASH = '0a'.repeat(32);
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
  expect(await deploy(two, MONDAY)).toEqual({ kept: ['a.js'], lost: [] });
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('a');
  expect(manifest(two)).toMatchObject({ 'a.js': { until: IN_A_WEEK }, 'b.js': {}, 'c.js': {} });
  expect(manifest(two)['b.js']).not.toHaveProperty('until');

  const three = built('three', { 'd.js': 'd' });
  expect((await deploy(three, new Date('2026-11-23T11:00:00Z'))).kept).toEqual(['b.js', 'c.js', 'a.js']);
  expect(manifest(three)['a.js']?.until).toBe(IN_A_WEEK);

  const four = built('four', { 'd.js': 'd' });
  expect((await deploy(four, new Date('2026-11-23T13:00:00Z'))).kept).toEqual(['b.js', 'c.js']);
});

test("lets the live list shorten an asset's stay, not extend it", async () => {
  const one = built('one', { 'a.js': 'a', 'b.js': 'b' });
  await deploy(one, MONDAY);
  const { 'a.js': a, 'b.js': b } = manifest(one);
  const list = {
    'a.js': { ...a, until: '2036-11-16T12:00:00.000Z' },
    'b.js': { ...b, until: '2026-11-17T12:00:00.000Z' },
  };
  writeFileSync(join(one, 'assets.json'), JSON.stringify(list));
  release(one);
  const two = built('two', { 'c.js': 'c' });
  await deploy(two, MONDAY);
  expect(manifest(two)).toMatchObject({
    'a.js': { until: IN_A_WEEK },
    'b.js': { until: '2026-11-17T12:00:00.000Z' },
  });
});

test('lists no source maps, which are not deployed', async () => {
  const one = built('one', { 'a.js': 'a', 'a.js.map': '{}' });
  await deploy(one, MONDAY);
  expect(Object.keys(manifest(one))).toEqual(['a.js']);
  const { hosting, functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  expect(hosting.ignore).toContain('**/*.map');
  expect(functions[0].ignore).toEqual(expect.arrayContaining(['*.map', '.*']));
});

test("prefers the new release's asset of the same name", async () => {
  await deploy(built('one', { 'a.js': 'old' }), MONDAY);
  const two = built('two', { 'a.js': 'new' });
  expect((await deploy(two, MONDAY)).kept).toEqual([]);
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('new');
});

test('leaves out and names assets that are missing or changed', async () => {
  await deploy(built('one', { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' }), MONDAY);
  live.delete('/assets/a.js');
  live.set('/assets/b.js', '<title>Sign in to this network</title>');
  const two = built('two', {});
  expect(await deploy(two, MONDAY)).toEqual({ kept: ['c.js'], lost: ['a.js', 'b.js'] });
  expect(readdirSync(join(two, 'assets'))).toEqual(['c.js']);
});

test('fetches no name that leads outside the assets folder', async () => {
  live.set('/assets.json', JSON.stringify({ '../index.html': { sha256: HASH }, '.env': { sha256: HASH } }));
  expect(await deploy(built('one', {}), MONDAY)).toEqual({ kept: [], lost: [] });
});

test('refuses a site of others that answers every address', async () => {
  live.set('/assets.json', '<title>A shop that answers every address with its page</title>');
  await expect(liveAssets(origin)).rejects.toThrow(
    `Something else is deployed to ${origin}: choose another with --site`,
  );
});

test('refuses a site of others that has pages but no list of ours', async () => {
  live.set('/', '<title>A shop</title>');
  await expect(liveAssets(origin)).rejects.toThrow(
    `Something else is deployed to ${origin}: choose another with --site`,
  );
});

test.each(['[1]', '{"a.js":null}', '{"a.js":"1.0"}', 'null', '{"files":{"main.css":"/main.css"}}'])(
  'refuses a site of others with another list: %s',
  async (list) => {
    live.set('/assets.json', list);
    await expect(liveAssets(origin)).rejects.toThrow(`Something else is deployed to ${origin}`);
  },
);

test("names a site that can't be reached", async () => {
  await expect(liveAssets('http://127.0.0.1:9')).rejects.toThrow("http://127.0.0.1:9/assets.json can't be reached.");
});
