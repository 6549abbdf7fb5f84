import { Console } from 'node:console';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { normaliseEmail, SOURCES } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { ALL, belongsTo, collectionsNamed, countOf, firstOf, streamOf, WRITTEN } from './entry.ts';
import { lineOf, printable, type Terminal, textOf } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ListOptions {
  collection?: string;
  limit: number;
  notMailed?: boolean;
}

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, { collection, limit, notMailed }: ListOptions) {
  const newest = await Promise.all(
    collectionsNamed(collection).map(({ path }) => {
      const query = database.collection(path).orderBy('createdAt', 'desc');
      return firstOf(notMailed ? query : query.limit(limit), (entry) => !(notMailed && entry.notifiedAt), limit);
    }),
  );
  const entries = newest.flat().map(({ entry }) => entry);
  entries.sort(({ createdAt: a = '' }, { createdAt: b = '' }) => (a < b ? 1 : -1));
  for (const entry of entries.slice(0, limit)) terminal.out.write(lineOf(entry, terminal));
}

/** Prints every entry whose form fields or id contain a text, or that has this address in another spelling. */
export async function find(database: Firestore, { out, err }: Terminal, text: string) {
  const wanted = normaliseEmail(text);
  const isOf = belongsTo(text);
  let count = 0;
  for (const { path } of ALL) {
    for await (const { entry } of streamOf(database.collection(path))) {
      const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? '')];
      if (!isOf(entry) && !texts.some((each) => normaliseEmail(each).includes(wanted))) continue;
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
    const dated = query.orderBy('createdAt', 'desc');
    const since = (days: number) => dated.where('createdAt', '>', Timestamp.fromMillis(Date.now() - days * DAY_MS));
    const [all, month, week] = await Promise.all([dated, since(30), since(7)].map(countOf));
    return [name, { all, 'last 30 days': month, 'last 7 days': week }];
  });
  new Console(out).table(Object.fromEntries(await Promise.all(rows)));
}
