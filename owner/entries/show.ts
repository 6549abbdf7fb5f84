import { Console } from 'node:console';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { normaliseEmail, SOURCES } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { ALL, byTime, collectionsNamed, comparable, countOf, firstOf, streamOf, WRITTEN } from './entry.ts';
import { lineOf, printable, type Terminal, textOf } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type ListOptions = { collection?: string; limit: number; notMailed?: boolean };

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, { collection, limit, notMailed }: ListOptions) {
  // One more tells whether there are more.
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
}

/** Prints every entry whose form fields or id contain a text, in any spelling of its addresses. */
export async function find(database: Firestore, { out, err }: Terminal, text: string) {
  let count = 0;
  for (const { path } of ALL) {
    for await (const { entry } of streamOf(database.collection(path))) {
      const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? '')];
      const contains = (spell: (text: string) => string) => texts.some((each) => spell(each).includes(spell(text)));
      if (!contains(normaliseEmail) && !contains(comparable)) continue;
      count += 1;
      out.write(textOf(entry));
    }
  }
  err.write(`Entries with "${printable(text)}": ${count}.\n`);
}

/** Prints how many entries there are by collection, and by source. Reads counts, not entries. */
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
  new Console(out).table(Object.fromEntries(await Promise.all(rows)));
}
