import type { Firestore } from 'firebase-admin/firestore';
import { SOURCES } from '../../functions/src/contract/contract.ts';
import { type Collection, collectionsOf, countOf, type Filter, hasSource, newestFirst } from './entry.ts';
import { aligned } from './table.ts';
import type { Terminal } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;
const DAYS_MAX = 366;
const BAR_WIDTH = 40;
const SHADES = '█▒░▓';

interface StatsOptions extends Filter {
  /** The starts of the chart's days. */
  days: Date[];
}

/** Charts entries per day and source. Reads counts, not entries. */
export async function stats(database: Firestore, { days, ...filter }: StatsOptions, { out }: Terminal) {
  const groups = collectionsOf(filter).flatMap(
    (collection): { name: string; collection: Collection; source?: string }[] => {
      if (!hasSource(collection.form)) return [{ name: collection.name, collection }];
      return (filter.source ? [filter.source] : SOURCES).map((source) => ({ name: source, collection, source }));
    },
  );
  const countDay = (since: Date) => {
    const until = new Date(since.getTime() + DAY_MS);
    return Promise.all(
      groups.map(({ collection, source }) =>
        countOf(newestFirst(database, collection, { ...(source && { source }), since, until })),
      ),
    );
  };
  const counts = await Promise.all(days.map(countDay));

  const scale = BAR_WIDTH / Math.max(1, ...counts.map(sum));
  const rows = counts.map((parts, at) => {
    const bar = parts.map((count, group) => SHADES[group]?.repeat(Math.round(count * scale)));
    return [days[at]?.toISOString().slice(0, 10) ?? '', ...parts, bar.join('')];
  });
  const totals = groups.map((_, group) => sum(counts.map((parts) => parts[group] ?? 0)));
  const legend = groups.map(({ name }, group) => `${SHADES[group]} ${name}`);
  const lines = aligned([
    ['Day (UTC)', ...groups.map(({ name }) => name), legend.join('  ')],
    ...rows,
    ['Total', ...totals, `${sum(totals)} in all`],
  ]);
  out.write(`${lines.join('\n')}\n`);
}

/** The starts of the days to chart: the last 30 by default. Throws if they are too many or still to come. */
export function daysOf({ since, until }: Filter): Date[] {
  const end = until?.getTime() ?? Math.floor(Date.now() / DAY_MS + 1) * DAY_MS;
  const start = since?.getTime() ?? end - DAYS * DAY_MS;
  const length = (end - start) / DAY_MS;
  if (length < 1) throw new Error('No chart: the first day is in the future.');
  if (length > DAYS_MAX) throw new Error(`A chart has at most ${DAYS_MAX} days, not ${length}.`);
  return Array.from({ length }, (_, n) => new Date(start + n * DAY_MS));
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
