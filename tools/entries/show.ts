import { Console } from 'node:console';
import { rmSync } from 'node:fs';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../shared/email.ts';
import { SOURCES } from '../../shared/fields.ts';
import type { EntryText, Stored } from './entry.ts';
import { ALL, belongsTo, byTime, collectionsNamed, folded, read, WRITTEN } from './entry.ts';
import { isCsv, writeNewFile } from './files.ts';
import { lineOf, printable, type Terminal, textOf, valueText } from './terminal.ts';

type ListOptions = { collection?: string; limit: number; notPassedOn?: boolean };

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, { collection, limit, notPassedOn }: ListOptions) {
  const newest = (all: Query) => byTime(all, 'desc');
  const entries: EntryText[] = [];
  for (const from of collectionsNamed(collection)) {
    const [passedOn = ''] = from.marks;
    const marked = database.collection(from.path).orderBy(passedOn).limit(1);
    // Without a hook no signup is passed on, so none is missing, unless the owner asks for signups.
    if (notPassedOn && !collection && from.name === 'waitlist' && (await marked.get()).empty) continue;
    // Reads one more entry to know whether there are more.
    let left = limit + 1;
    // No query finds the documents that lack a field.
    for await (const { entry } of read(database, [from], newest, notPassedOn ? {} : { limit: left })) {
      if (notPassedOn && entry[passedOn]) continue;
      entries.push(entry);
      left -= 1;
      if (left === 0) break;
    }
  }
  entries.sort(({ createdAt: a = '' }, { createdAt: b = '' }) => (a < b ? 1 : -1));
  for (const entry of entries.slice(0, limit)) terminal.out.write(lineOf(entry, terminal));
  if (entries.length > limit) terminal.err.write(`The newest ${limit}; --limit shows more.\n`);
}

type FindOptions = { out?: string };

/**
 * Prints the entries of an address, in any spelling, or writes them to a new file. For any other text, these are all
 * entries whose form fields, id or fields of the owner contain it.
 */
export async function find(database: Firestore, terminal: Terminal, given: string, { out }: FindOptions) {
  const address = /^[^\s@]\S*@\S+$/.exec(normaliseEmail(given))?.[0];
  const isTheirs = belongsTo(given);
  const contains = ({ entry, added }: Stored) => {
    const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? ''), ...Object.values(added).map(valueText)];
    return texts.some((text) => folded(text).includes(folded(given)));
  };
  let count = 0;
  async function* found() {
    for await (const stored of read(database, ALL)) {
      if (!(address ? isTheirs(stored.entry) : contains(stored))) continue;
      count += 1;
      yield { ...stored.entry, ...stored.added };
    }
  }
  if (out) await writeNewFile(out, found());
  else for await (const entry of found()) terminal.out.write(textOf(entry));
  terminal.err.write(`Entries ${address ? 'of' : 'with'} "${printable(address ?? given)}": ${count}.\n`);
  if (!out) return;
  if (count === 0) rmSync(out);
  terminal.err.write(count > 0 ? `The file is ${out}\n` : 'No file is written.\n');
}

type ExportOptions = { collection: string; out: string };

/** Writes all entries of a collection, oldest first. Lines of JSON also have what the owner added. */
export async function exportEntries(database: Firestore, { err }: Terminal, { collection, out }: ExportOptions) {
  const collections = collectionsNamed(collection);
  let count = 0;
  async function* entries() {
    for await (const { entry, added } of read(database, collections, byTime)) {
      count += 1;
      yield isCsv(out) ? entry : { ...entry, ...added };
    }
  }
  // Without the byte-order mark, Excel assumes another character set.
  await writeNewFile(out, entries(), { bom: true });
  err.write(`Exported: ${count}.\nThe file is ${out}\n`);
  const all = await Promise.all(collections.map(({ path }) => database.collection(path).count().get()));
  const leftOut = all.reduce((sum, each) => sum + each.data().count, -count);
  if (leftOut > 0) err.write(`Left out: ${leftOut}, because they have no createdAt. find shows them.\n`);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LARGEST = 10;
const NO_CAMPAIGN = '(none)';

/** Counts entries by collection, and signups by source and by campaign. Reads four fields of each entry. */
export async function stats(database: Firestore, { out, err }: Terminal) {
  const starts = [0, 30, 7].map((days) => (days ? new Date(Date.now() - days * DAY_MS).toISOString() : ''));
  const groups = new Map<string, number[]>(
    [...ALL.map(({ name }) => name), ...SOURCES].map((name) => [name, [0, 0, 0]]),
  );
  const campaigns = new Map<string, number[]>();
  let withoutExpiry = 0;
  const count = (counts: Map<string, number[]>, name: string, createdAt = '') => {
    const before = counts.get(name) ?? [0, 0, 0];
    counts.set(
      name,
      before.map((number, index) => number + Number(createdAt >= `${starts[index]}`)),
    );
  };
  const fields = (all: Query) => all.select('source', 'campaign', 'createdAt', 'expiresAt');
  for await (const { entry, from, isExpiring } of read(database, ALL, fields)) {
    count(groups, from.name, entry.createdAt);
    if (!isExpiring) withoutExpiry += 1;
    if (from.name !== 'waitlist') continue;
    if (entry.source) count(groups, entry.source, entry.createdAt);
    count(campaigns, entry.campaign ?? NO_CAMPAIGN, entry.createdAt);
  }
  const columns = ([all, month, week]: number[]) => ({ all, 'last 30 days': month, 'last 7 days': week });
  const { table } = new Console(out);
  table(Object.fromEntries([...groups].map(([name, counts]) => [name, columns(counts)])));
  const largest = [...campaigns].sort(([, [a = 0]], [, [b = 0]]) => b - a).slice(0, LARGEST);
  table(largest.map(([campaign, counts]) => ({ campaign: printable(campaign), ...columns(counts) })));
  if (withoutExpiry > 0) err.write(`Without an expiry: ${withoutExpiry}. Nothing deletes them but erase.\n`);
}
