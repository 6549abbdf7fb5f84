import { Console } from 'node:console';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { normaliseEmail } from '../../shared/email.ts';
import { SOURCES } from '../../shared/fields.ts';
import {
  ALL,
  belongsTo,
  byTime,
  collectionsNamed,
  comparable,
  countOf,
  firstOf,
  folded,
  SUSPECTED,
  streamOf,
  WRITTEN,
} from './entry.ts';
import { lineOf, printable, type Terminal, textOf } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type ListOptions = { collection?: string; limit: number; notMailed?: boolean };

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, { collection, limit, notMailed }: ListOptions) {
  // One entry more tells whether there are more.
  const count = limit + 1;
  const newest = await Promise.all(
    collectionsNamed(notMailed ? 'contact' : collection).map(({ path }) => {
      const query = byTime(database.collection(path), 'desc');
      return firstOf(notMailed ? query : query.limit(count), (entry) => !(notMailed && entry.notifiedAt), count);
    }),
  );
  const entries = newest.flat().map(({ entry }) => entry);
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

/**
 * Prints the entries of an address or an id. With any other text, or with `anywhere`, prints every entry that contains
 * it. It searches form fields and ids, in any spelling of addresses.
 */
export async function find(
  database: Firestore,
  { out, err }: Terminal,
  given: string,
  { anywhere }: { anywhere?: boolean },
) {
  const address = /^[^\s@]\S*@\S+$/.exec(normaliseEmail(given))?.[0];
  const isNamed = address !== undefined || (await isId(database, given));
  const [text, isTheirs] = [address ?? given, belongsTo(given)];
  let [count, others] = [0, 0];
  for (const { path } of ALL) {
    for await (const { entry } of streamOf(database.collection(path))) {
      const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? '')];
      const contains = (spell: (text: string) => string) => texts.some((each) => spell(each).includes(spell(text)));
      const isOwn = isNamed && isTheirs(entry);
      if (!isOwn && !contains(folded) && !contains(comparable)) continue;
      if (isNamed && !isOwn && !anywhere) others += 1;
      else {
        count += 1;
        out.write(textOf(entry));
      }
    }
  }
  err.write(`Entries ${isNamed && !anywhere ? 'of' : 'with'} "${printable(text)}": ${count}.\n`);
  if (others > 0) err.write(`Others that contain it: ${others}. To print them, too: --anywhere\n`);
}

async function isId(database: Firestore, text: string): Promise<boolean> {
  if (text.includes('/')) return false;
  const documents = await database.getAll(...ALL.map(({ path }) => database.collection(path).doc(text)));
  return documents.some(({ exists }) => exists);
}

/** Prints how many entries each collection and source has, and how many signups each campaign. */
export async function stats(database: Firestore, { out }: Terminal) {
  const signups = database.collection(COLLECTIONS.joinWaitlist.people);
  const groups = [
    ...ALL.map(({ name, path }) => ({ name, query: database.collection(path) })),
    ...SOURCES.map((source) => ({ name: source, query: signups.where('source', '==', source) })),
  ];
  const rows = groups.map(async ({ name, query }) => {
    // In the direction of the index.
    const newest = byTime(query, 'desc');
    const since = (days: number) => newest.where('createdAt', '>', Timestamp.fromMillis(Date.now() - days * DAY_MS));
    const [all, month, week] = await Promise.all([newest, since(30), since(7)].map(countOf));
    return [name, { all, 'last 30 days': month, 'last 7 days': week }];
  });
  const { table } = new Console(out);
  table(Object.fromEntries(await Promise.all(rows)));
  table(await campaignsOf(signups));
}

/** Counts signups by campaign: the ten largest, all others, and those without. Reads two fields of each signup. */
async function campaignsOf(signups: Query) {
  const [month = '', week = ''] = [30, 7].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
  const counts = new Map<string | undefined, number[]>();
  for await (const { entry } of streamOf(byTime(signups, 'asc').select('campaign', 'createdAt'))) {
    const { campaign, createdAt = '' } = entry;
    counts.set(campaign, sum(counts.get(campaign), [1, Number(createdAt > month), Number(createdAt > week)]));
  }
  const none = counts.get(undefined) ?? [];
  counts.delete(undefined);
  const largest = [...counts].sort(([, [a = 0]], [, [b = 0]]) => b - a);
  const others = largest.splice(10);
  // No campaign has brackets in its name.
  const rows = [...largest, ['(others)', others.map(([, count]) => count).reduce(sum, [])], ['(none)', none]] as const;
  return rows.map(([campaign, [all = 0, lastMonth = 0, lastWeek = 0]]) => ({
    campaign: printable(`${campaign}`),
    ...{ all, 'last 30 days': lastMonth, 'last 7 days': lastWeek },
  }));
}

const sum = (one: number[] = [], other: number[]) => other.map((count, index) => count + (one[index] ?? 0));
