import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Assets of a replaced release stay this long: open pages still load them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const FETCH_MS = 20_000;
const SHA256 = /^[0-9a-f]{64}$/;
const NAME = /^[\w-][\w.-]*$/;
/** The list that each release leaves for the next one. */
const LIST = 'assets.json';

interface Asset {
  sha256: string;
  /** When it may go; absent while the release itself uses it. */
  until?: string;
}

export type Assets = Record<string, Asset>;

/** Lists the site's live assets; `undefined` where nothing was ever deployed. Refuses a site that isn't ours. */
export async function liveAssets(origin: string): Promise<Assets | undefined> {
  const response = await get(`${origin}/${LIST}`);
  // A site of others can lack the list, too; an empty one has no page either.
  if (response.status === 404 && (await get(`${origin}/`)).status === 404) return undefined;
  if (!response.ok && response.status !== 404) throw new Error(`${origin}/${LIST} answers ${response.status}.`);
  const list: unknown = await response.json().catch(() => undefined);
  if (isAssets(list)) return list;
  const advice = 'choose another with --site, or clear it with npx firebase hosting:disable';
  throw new Error(`Something else is deployed to ${origin}: ${advice}.`);
}

function isAssets(list: unknown): list is Assets {
  if (typeof list !== 'object' || list === null) return false;
  return Object.values(list).every((asset) => SHA256.test(asset?.sha256));
}

/** Adds live assets to the built site, so that pages opened before a deployment keep working, and writes the list. */
export async function keepPreviousAssets(
  site: string,
  origin: string,
  live: Assets,
  now: Date,
): Promise<{ kept: string[]; lost: string[] }> {
  const folder = join(site, 'assets');
  const assets: Assets = {};
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.map')) assets[name] = { sha256: sha256(readFileSync(join(folder, name))) };
  }
  const latest = new Date(now.getTime() + KEPT_MS).toISOString();
  const kept: string[] = [];
  const lost: string[] = [];
  for (const [name, { sha256: expected, until }] of Object.entries(live)) {
    // The live list can shorten an asset's stay, never extend it.
    const end = until && new Date(until) < new Date(latest) ? until : latest;
    if (!NAME.test(name) || Object.hasOwn(assets, name) || new Date(end) <= now) continue;
    const response = await get(`${origin}/assets/${name}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok || sha256(content) !== expected) {
      lost.push(name);
      continue;
    }
    writeFileSync(join(folder, name), content);
    assets[name] = { sha256: expected, until: end };
    kept.push(name);
  }
  writeFileSync(join(site, LIST), `${JSON.stringify(assets)}\n`);
  return { kept, lost };
}

async function get(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
  } catch (cause) {
    throw new Error(`${url} can't be reached.`, { cause });
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
