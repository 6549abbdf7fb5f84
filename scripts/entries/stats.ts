import type { Firestore } from 'firebase-admin/firestore';
import { SOURCES } from '../../functions/src/contract/contract.ts';
import type { CollectionName } from './entry.ts';
import { countOf, DAY_MS, type Filter, matching } from './filter.ts';
import { type DayCounts, statsChart } from './statsChart.ts';
import type { Terminal } from './terminal.ts';

const DAYS = 30;
const DAYS_MAX = 366;
const DAYS_AT_ONCE = 8;

interface Group {
  name: string;
  collection: CollectionName;
  source: string | undefined;
}

/** Prints how many entries came on each day and from where; the last days unless told otherwise. Reads counts, not entries. */
export async function stats(database: Firestore, filter: Filter, now: Date, terminal: Terminal): Promise<void> {
  const groups = groupsOf(filter);
  const days = daysOf(filter, now);
  const rows: DayCounts[] = [];
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE).map(async (since) => {
      const until = new Date(since.getTime() + DAY_MS);
      const counts = groups.map(({ collection, source }) =>
        countOf(matching(database, collection, { source, since, until })),
      );
      return { day: since.toISOString().slice(0, 10), counts: await Promise.all(counts) };
    });
    rows.push(...(await Promise.all(some)));
  }
  const names = groups.map(({ name }) => name);
  terminal.out.write(`${statsChart(names, rows, terminal)}\n`);
}

function groupsOf({ collections, source }: Filter): Group[] {
  const sources = source ? [source] : SOURCES;
  return collections.flatMap((collection): Group[] =>
    collection === 'waitlist'
      ? sources.map((name) => ({ name, collection, source: name }))
      : [{ name: 'contact', collection, source: undefined }],
  );
}

/** The starts of the days that are meant. */
function daysOf({ since, until }: Filter, now: Date): Date[] {
  const end = until?.getTime() ?? Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  const start = since?.getTime() ?? end - DAYS * DAY_MS;
  const count = Math.max(0, Math.round((end - start) / DAY_MS));
  if (count > DAYS_MAX) throw new Error(`A chart has at most ${DAYS_MAX} days, and these are ${count}.`);
  return Array.from({ length: count }, (_, n) => new Date(start + n * DAY_MS));
}
