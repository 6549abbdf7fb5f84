import { Console } from 'node:console';
import { rmSync } from 'node:fs';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { normaliseEmail } from '../../shared/email.ts';
import { SOURCES } from '../../shared/fields.ts';
import type { EntryText } from './entry.ts';
import { ALL, belongsTo, byTime, collectionsNamed, comparable, folded, read, SUSPECTED, WRITTEN } from './entry.ts';
import { writeNewFile } from './files.ts';
import { lineOf, printable, type Terminal, textOf, valueText } from './terminal.ts';

type ListOptions = { collection?: string; limit: number; notMailed?: boolean };

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, { collection, limit, notMailed }: ListOptions) {
  // Reads one more entry to know whether there are more. No query finds the documents that lack a field.
  const newest = (all: Query) => (notMailed ? byTime(all, 'desc') : byTime(all, 'desc').limit(limit + 1));
  const entries: EntryText[] = [];
  for await (const { entry } of read(database, collectionsNamed(notMailed ? 'contact' : collection), newest)) {
    if (notMailed && entry.notifiedAt) continue;
    if (entries.push(entry) > limit && notMailed) break;
  }
  entries.sort(({ createdAt: a = '' }, { createdAt: b = '' }) => (a < b ? 1 : -1));
  for (const entry of entries.slice(0, limit)) terminal.out.write(lineOf(entry, terminal));
  if (entries.length > limit) terminal.err.write(`The newest ${limit}; --limit shows more.\n`);
  if (!collection?.startsWith('suspected')) await remindOfSuspected(database, terminal);
}

/** Some programs fill in the honeypot for their users. These people are then on no list. */
export async function remindOfSuspected(database: Firestore, { err }: Terminal) {
  for (const { name, path } of SUSPECTED) {
    const count = await countOf(database.collection(path));
    if (count > 0) err.write(`Suspected, waiting for your verdict: ${count}. To see them: list --collection ${name}\n`);
  }
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

type FindOptions = { anywhere?: boolean; out?: string };

/**
 * Prints the entries of an address or an id, or writes them to a new file. With any other text, or with `anywhere`, it
 * selects every entry that contains it. It searches form fields, ids and what the owner added, in any spelling of
 * addresses.
 */
export async function find(database: Firestore, terminal: Terminal, given: string, { anywhere, out }: FindOptions) {
  const address = /^[^\s@]\S*@\S+$/.exec(normaliseEmail(given))?.[0];
  const isNamed = address !== undefined || (await isId(database, given));
  const [text, isTheirs] = [address ?? given, belongsTo(given)];
  let [count, others] = [0, 0];
  async function* found() {
    for await (const { entry, added } of read(database, ALL)) {
      const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? ''), ...Object.values(added).map(valueText)];
      const contains = (spell: (text: string) => string) => texts.some((each) => spell(each).includes(spell(text)));
      const isOwn = isNamed && isTheirs(entry);
      if (!isOwn && !contains(folded) && !contains(comparable)) continue;
      if (isNamed && !isOwn && !anywhere) others += 1;
      else {
        count += 1;
        yield { ...entry, ...added };
      }
    }
  }
  if (out) await writeNewFile(out, found());
  else for await (const entry of found()) terminal.out.write(textOf(entry));
  terminal.err.write(`Entries ${isNamed && !anywhere ? 'of' : 'with'} "${printable(text)}": ${count}.\n`);
  if (others > 0) terminal.err.write(`Others that contain it: ${others}. To print them, too: --anywhere\n`);
  if (!out) return;
  if (count === 0) rmSync(out);
  terminal.err.write(count > 0 ? `The file is ${out}\n` : 'No file is written.\n');
}

async function isId(database: Firestore, text: string): Promise<boolean> {
  if (text.includes('/')) return false;
  const documents = await database.getAll(...ALL.map(({ path }) => database.collection(path).doc(text)));
  return documents.some(({ exists }) => exists);
}

type ExportOptions = { collection: string; out: string };

/** Writes all entries of a collection, oldest first. */
export async function exportEntries(database: Firestore, { err }: Terminal, { collection, out }: ExportOptions) {
  let count = 0;
  async function* entries(): AsyncGenerator<EntryText> {
    for await (const { entry } of read(database, collectionsNamed(collection), byTime)) {
      count += 1;
      yield entry;
    }
  }
  // Without the byte-order mark, Excel assumes another character set.
  await writeNewFile(out, entries(), { bom: true });
  err.write(`Exported: ${count}.\nThe file is ${out}\n`);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LARGEST = 10;

/** Prints how many entries each collection and source has, and how many signups each campaign. */
export async function stats(database: Firestore, { out }: Terminal) {
  const signups = database.collection(COLLECTIONS.joinWaitlist.people);
  const groups = [
    ...ALL.map(({ name, path }) => [name, database.collection(path)] as const),
    ...SOURCES.map((source) => [source, signups.where('source', '==', source)] as const),
  ];
  const rows = groups.map(async ([name, query]) => {
    // Uses the direction of the index.
    const counts = starts().map((since) => countOf(byTime(query, 'desc', { since })));
    return [name, columns(await Promise.all(counts))];
  });
  const { table } = new Console(out);
  table(Object.fromEntries(await Promise.all(rows)));
  table(await campaignsOf(database));
}

/** Counts signups by campaign: the ten largest, all others, and those without. Reads two fields of each signup. */
async function campaignsOf(database: Firestore) {
  const counts = new Map<string, number[]>();
  const fields = (all: Query) => byTime(all).select('campaign', 'createdAt');
  for await (const { entry } of read(database, collectionsNamed('waitlist'), fields)) {
    const { campaign = NONE, createdAt = '' } = entry;
    const isSince = starts().map((start) => Number(createdAt >= start.toISOString()));
    counts.set(campaign, sum(counts.get(campaign), isSince));
  }
  const none = counts.get(NONE);
  counts.delete(NONE);
  const largest = [...counts].sort(([, [a = 0]], [, [b = 0]]) => b - a);
  const others = largest.splice(LARGEST).reduce((total, [, each]) => sum(total, each), ZERO);
  const rows = [...largest, ['(others)', others], [NONE, none]] as const;
  return rows.map(([campaign, each]) => ({ campaign: printable(campaign), ...columns(each) }));
}

/** No campaign has brackets in its name. */
const NONE = '(none)';
const ZERO = [0, 0, 0];
/** The start of each column's time. */
const starts = () => [0, Date.now() - 30 * DAY_MS, Date.now() - 7 * DAY_MS].map((time) => new Date(time));
const columns = ([all, month, week] = ZERO) => ({ all, 'last 30 days': month, 'last 7 days': week });
const sum = (one = ZERO, other = ZERO) => one.map((count, index) => count + (other[index] ?? 0));
