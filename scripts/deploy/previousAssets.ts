import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Assets of a replaced release stay this long: open pages still load them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const FETCH_MS = 20_000;
/** The list that each release leaves for the next one. */
const LIST = 'assets.json';
/** Leads to no other folder. */
const NAME = /^[\w-]+\.[\w.-]+$/;

/** Assets by name. `until` says when one may go; it is absent while the release itself uses the asset. */
export type Assets = Record<string, { until?: string }>;

/** Lists the site's live assets; `undefined` where nothing was ever deployed. Refuses a site that isn't ours. */
export async function liveAssets(origin: string): Promise<Assets | undefined> {
  const response = await get(`${origin}/${LIST}`);
  // A site of others can lack the list, too; an empty one has no page either.
  if (response.status === 404 && (await get(`${origin}/`)).status === 404) return undefined;
  const list: unknown = await response.json().catch(() => undefined);
  if (isAssets(list)) return list;
  const advice = 'choose another with --site, or clear it with npx firebase hosting:disable';
  throw new Error(`Something else is deployed to ${origin}: ${advice}.`);
}

function isAssets(list: unknown): list is Assets {
  if (typeof list !== 'object' || list === null) return false;
  return Object.entries(list).every(([name, asset]) => NAME.test(name) && typeof asset === 'object' && asset !== null);
}

/**
 * Adds live assets to the built site, so that pages opened before a deployment keep working, and writes the list.
 * Returns the names of the added ones.
 */
export async function keepPreviousAssets(site: string, origin: string, live: Assets, now: Date): Promise<string[]> {
  const folder = join(site, 'assets');
  const assets: Assets = Object.fromEntries(readdirSync(folder).map((name) => [name, {}]));
  const latest = new Date(now.getTime() + KEPT_MS).toISOString();
  const kept: string[] = [];
  for (const [name, asset] of Object.entries(live)) {
    // The live list can shorten an asset's stay, never extend it.
    const until = asset.until && new Date(asset.until) < new Date(latest) ? asset.until : latest;
    if (Object.hasOwn(assets, name) || new Date(until) <= now) continue;
    const response = await get(`${origin}/assets/${name}`);
    if (!response.ok) continue;
    writeFileSync(join(folder, name), await response.bytes());
    assets[name] = { until };
    kept.push(name);
  }
  writeFileSync(join(site, LIST), `${JSON.stringify(assets)}\n`);
  return kept;
}

/** Gets a file that may be missing; throws a sentence if the site fails. */
async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) }).catch((cause) => {
    throw new Error(`${url} can't be reached.`, { cause });
  });
  if (response.ok || response.status === 404) return response;
  throw new Error(`${url} answers ${response.status}: try again.`);
}
