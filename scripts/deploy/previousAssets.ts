import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long the assets of a replaced release stay: who has a page open for longer gets "Reload Page". */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const FETCH_MS = 20_000;
const NAME = /^[\w-][\w.-]*$/;

/** Where a release tells the next one what it had. */
const ASSETS_FILE = 'assets.json';

interface Asset {
  sha256: string;
  /** When it may go; absent while a page uses it. */
  until?: string;
}

export type Assets = Record<string, Asset>;

/** Puts assets that are live beside a release's own: a page that was opened before a deployment still asks for its own. */
export async function keepPreviousAssets(
  hosting: string,
  origin: string,
  live: Assets,
  now: Date,
): Promise<{ kept: string[]; lost: string[] }> {
  const assets = writeAssets(hosting);
  const wanted = Object.entries(live)
    .filter(([name]) => NAME.test(name) && !Object.hasOwn(assets, name))
    .map(([name, { sha256, until }]): [string, Required<Asset>] => [
      name,
      { sha256, until: earlier(until, inDays(now)) },
    ])
    .filter(([, { until }]) => new Date(until) > now);
  const kept: string[] = [];
  const lost: string[] = [];
  for (const [name, asset] of wanted) {
    const response = await get(`${origin}/assets/${name}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok || hash(content) !== asset.sha256) {
      lost.push(name);
      continue;
    }
    writeFileSync(join(hosting, 'assets', name), content);
    assets[name] = asset;
    kept.push(name);
  }
  write(hosting, assets);
  return { kept, lost };
}

/** What a site says its assets are; `undefined` where nothing of ours was ever deployed. */
export async function liveAssets(origin: string): Promise<Assets | undefined> {
  const response = await get(`${origin}/${ASSETS_FILE}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${origin}/${ASSETS_FILE} answers ${response.status}.`);
  try {
    return (await response.json()) as Assets;
  } catch (cause) {
    const advice = 'choose another with --site, or clear it with firebase hosting:disable';
    throw new Error(`Something else is deployed to ${origin}: ${advice}.`, { cause });
  }
}

/** Writes down a release's own assets, for the next one. */
export function writeAssets(hosting: string): Assets {
  const folder = join(hosting, 'assets');
  const assets: Assets = {};
  for (const name of readdirSync(folder)) assets[name] = { sha256: hash(readFileSync(join(folder, name))) };
  write(hosting, assets);
  return assets;
}

async function get(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
  } catch (cause) {
    throw new Error(`${url} can't be reached.`, { cause });
  }
}

function inDays(now: Date): string {
  return new Date(now.getTime() + KEPT_MS).toISOString();
}

/** What the live site says may shorten an asset's stay, never prolong it. */
function earlier(said: string | undefined, latest: string): string {
  return said && new Date(said) < new Date(latest) ? said : latest;
}

function write(hosting: string, assets: Assets): void {
  writeFileSync(join(hosting, ASSETS_FILE), `${JSON.stringify(assets)}\n`);
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
