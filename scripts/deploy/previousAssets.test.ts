import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOOPBACK } from '../stack/ports.ts';
import { keepPreviousAssets, liveAssets, writeAssets } from './previousAssets.ts';

const MONDAY = new Date('2026-11-16T12:00:00Z');
const IN_A_WEEK = '2026-11-23T12:00:00.000Z';

/** What is live, by path. */
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

const manifest = (hosting: string) => JSON.parse(readFileSync(join(hosting, 'assets.json'), 'utf8'));

test('before the first deployment nothing is live', async () => {
  expect(await liveAssets(origin)).toBeUndefined();
});

test('the assets of the release before stay for a week, and go then', async () => {
  writeAssets(built('one', { 'a.js': 'a', 'b.js': 'b' }));
  release(join(folder, 'one'));

  const two = built('two', { 'b.js': 'b', 'c.js': 'c' });
  expect(await deploy(two, MONDAY)).toEqual({ kept: ['a.js'], lost: [] });
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('a');
  expect(manifest(two)).toMatchObject({ 'a.js': { until: IN_A_WEEK }, 'b.js': {}, 'c.js': {} });
  expect(manifest(two)['b.js']).not.toHaveProperty('until');

  const three = built('three', { 'd.js': 'd' });
  expect((await deploy(three, new Date('2026-11-23T11:00:00Z'))).kept).toEqual(['b.js', 'c.js', 'a.js']);
  expect(manifest(three)['a.js'].until).toBe(IN_A_WEEK);

  const four = built('four', { 'd.js': 'd' });
  expect((await deploy(four, new Date('2026-11-23T13:00:00Z'))).kept).toEqual(['b.js', 'c.js']);
});

test('the live site can shorten the stay of an asset, not prolong it', async () => {
  const one = built('one', { 'a.js': 'a', 'b.js': 'b' });
  const { 'a.js': a, 'b.js': b } = writeAssets(one);
  const said = {
    'a.js': { ...a, until: '2036-11-16T12:00:00.000Z' },
    'b.js': { ...b, until: '2026-11-17T12:00:00.000Z' },
  };
  writeFileSync(join(one, 'assets.json'), JSON.stringify(said));
  release(one);
  const two = built('two', { 'c.js': 'c' });
  await deploy(two, MONDAY);
  expect(manifest(two)).toMatchObject({
    'a.js': { until: IN_A_WEEK },
    'b.js': { until: '2026-11-17T12:00:00.000Z' },
  });
});

test('an asset that comes back is the new one', async () => {
  writeAssets(built('one', { 'a.js': 'old' }));
  release(join(folder, 'one'));
  const two = built('two', { 'a.js': 'new' });
  expect((await deploy(two, MONDAY)).kept).toEqual([]);
  expect(readFileSync(join(two, 'assets', 'a.js'), 'utf8')).toBe('new');
});

test('what is missing or changed on the way is left out and told', async () => {
  writeAssets(built('one', { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' }));
  release(join(folder, 'one'));
  live.delete('/assets/a.js');
  live.set('/assets/b.js', '<title>Sign in to this network</title>');
  const two = built('two', {});
  expect(await deploy(two, MONDAY)).toEqual({ kept: ['c.js'], lost: ['a.js', 'b.js'] });
  expect(readdirSync(join(two, 'assets'))).toEqual(['c.js']);
});

test('a name can lead nowhere else', async () => {
  live.set('/assets.json', JSON.stringify({ '../index.html': { sha256: '' }, '.env': { sha256: '' } }));
  expect(await deploy(built('one', {}), MONDAY)).toEqual({ kept: [], lost: [] });
});

test('another site is not overwritten', async () => {
  live.set('/assets.json', '<title>A shop that answers every address with its page</title>');
  await expect(liveAssets(origin)).rejects.toThrow(
    `Something else is deployed to ${origin}: choose another with --site`,
  );
});

test('a site that cannot be asked is told', async () => {
  await expect(liveAssets('http://127.0.0.1:9')).rejects.toThrow("http://127.0.0.1:9/assets.json can't be reached.");
});
