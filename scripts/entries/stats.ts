import type { Firestore } from 'firebase-admin/firestore';
import { SOURCES } from '../../functions/src/contract/contract.ts';
import type { Kind } from './entry.ts';
import { countOf, DAY_MS, type Filter, matching } from './query.ts';
import { number, styled, type Terminal } from './terminal.ts';

const DAYS = 30;
const DAYS_MAX = 366;
const DAYS_AT_ONCE = 8;
const STYLES = ['blue', 'green', 'cyan'] as const;
const PLAIN_WIDTH = 80;
const GAP = '  ';

interface Group {
  name: string;
  kind: Kind;
  source: string | undefined;
}

/** A row of the chart: a day's entries by source. */
interface Day {
  day: string;
  counts: number[];
}

/** The starts of the chart's days: the last 30 by default. */
export function daysOf({ since, until }: Filter, now: Date): Date[] {
  const end = until?.getTime() ?? Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  const start = since?.getTime() ?? end - DAYS * DAY_MS;
  const count = Math.max(0, Math.round((end - start) / DAY_MS));
  if (count > DAYS_MAX) throw new Error(`A chart has at most ${DAYS_MAX} days, not ${count}.`);
  return Array.from({ length: count }, (_, n) => new Date(start + n * DAY_MS));
}

/** Charts entries per day and source. Reads counts, not entries. */
export async function stats(database: Firestore, filter: Filter, days: Date[], terminal: Terminal): Promise<void> {
  const groups = filter.collections.flatMap((kind): Group[] =>
    kind === 'contact'
      ? [{ name: kind, kind, source: undefined }]
      : (filter.source ? [filter.source] : SOURCES).map((source) => ({ name: source, kind, source })),
  );
  const rows: Day[] = [];
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE).map(async (since) => {
      const until = new Date(since.getTime() + DAY_MS);
      const counts = groups.map(({ kind, source }) => countOf(matching(database, kind, { source, since, until })));
      return { day: since.toISOString().slice(0, 10), counts: await Promise.all(counts) };
    });
    rows.push(...(await Promise.all(some)));
  }
  const names = groups.map(({ name }) => name);
  terminal.out.write(`${chart(names, rows, terminal)}\n`);
}

/** A bar a day, one colour per source, with the counts before it and the sums below. */
function chart(names: string[], rows: Day[], terminal: Terminal): string {
  const sums = names.map((_, group) => rows.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0));
  const widths = names.map((name, group) => Math.max(name.length, number(sums[group] ?? 0).length));
  const cells = (texts: string[]) => texts.map((text, group) => GAP + text.padStart(widths[group] ?? 0));
  const label = (day: string, counts: number[]) => day + cells(counts.map(number)).join('');
  const paint = (text: string, group: number) => styled(terminal, STYLES[group] ?? 'white', text);

  const space = (terminal.columns ?? PLAIN_WIDTH) - label(''.padEnd(10), sums).length - GAP.length;
  const scale = Math.max(10, space) / Math.max(1, ...rows.map(({ counts }) => total(counts)));
  // Rounds sums, not parts, so that bars compare.
  const end = (counts: number[], group: number) => Math.round(total(counts.slice(0, group)) * scale);
  const bar = (counts: number[]) =>
    counts.map((_, group) => paint('█'.repeat(end(counts, group + 1) - end(counts, group)), group));
  return [
    `Day (UTC) ${cells(names).map(paint).join('')}`,
    ...rows.map(({ day, counts }) => `${label(day, counts)}${GAP}${bar(counts).join('')}`.trimEnd()),
    `${label('Total'.padEnd(10), sums)}${GAP}${number(total(sums))} in all`,
  ].join('\n');
}

function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
