import type { Firestore } from 'firebase-admin/firestore';
import { type FormName, fieldNames, SOURCES } from '../../functions/src/contract/contract.ts';
import { countOf, type Entry, type Filter, FORM_NAMES, FORMS, formsOf, hasSource, matching, toEntry } from './entry.ts';
import { plural, printable, type Terminal } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;
const DAYS_MAX = 366;
const BAR_WIDTH = 40;
const SHADES = '█▒░▓';
const COLUMN_MAX = 48;
/** The fields without a column of their own. */
const MESSAGE_FIELDS = [...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form)))].filter(
  (name) => name !== 'email' && name !== 'source',
);

interface ListOptions extends Filter {
  limit: number;
  /** Shows when the database deletes each entry. */
  expires: boolean;
}

/** Prints the newest entries as a table. */
export async function list(database: Firestore, { limit, expires, ...filter }: ListOptions, terminal: Terminal) {
  const parts = formsOf(filter).map(async (form) => {
    const query = matching(database, form, filter);
    const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
    return { entries: docs.map((document) => toEntry(form, document)), total };
  });
  const found = await Promise.all(parts);
  const byTime = ({ createdAt: a = '' }: Entry, { createdAt: b = '' }: Entry) => (a < b ? 1 : -1);
  const newest = found
    .flatMap(({ entries }) => entries)
    .sort(byTime)
    .slice(0, limit);
  const total = found.reduce((sum, part) => sum + part.total, 0);
  const all = plural(total, 'entry', 'entries');
  terminal.out.write(entryTable(newest, terminal, expires));
  terminal.err.write(
    newest.length === total ? `${all}.\n` : `The ${newest.length} newest of ${all}; --limit shows more.\n`,
  );
}

/** The entries as a table without empty columns: cut to the screen's width, or whole without a screen. */
export function entryTable(entries: Entry[], { columns: width = Number.POSITIVE_INFINITY }: Terminal, expires = false) {
  const minute = (time = '') => time.slice(0, 16).replace('T', ' ');
  const columns: Record<string, (entry: Entry) => string | undefined> = {
    'Created (UTC)': ({ createdAt }) => minute(createdAt),
    ...(expires && { 'Expires (UTC)': ({ expiresAt }) => minute(expiresAt) || 'never' }),
    Source: ({ collection, source }) => source ?? collection,
    Email: ({ email }) => email,
    Mark: ({ suspected }) => (suspected === 'true' ? 'suspected' : ''),
    Message: (entry) => MESSAGE_FIELDS.flatMap((field) => entry[field] || []).join(': '),
  };
  const used = Object.entries(columns).filter(([, cell]) => entries.some(cell));
  const titles = used.map(([title]) => title);
  const rows = entries.map((entry) => used.map(([, cell]) => printable(cell(entry) ?? '')));
  const cut = (line: string) => (line.length > width ? `${line.slice(0, width - 1)}…` : line);
  return aligned([titles, ...rows])
    .map((line) => `${cut(line)}\n`)
    .join('');
}

interface StatsOptions extends Filter {
  /** The starts of the chart's days. */
  days: Date[];
}

/** Charts entries per day and source. Reads counts, not entries. */
export async function stats(database: Firestore, { days, ...filter }: StatsOptions, { out }: Terminal) {
  const groups = formsOf(filter).flatMap((form): { name: string; form: FormName; source?: string }[] => {
    if (!hasSource(form)) return [{ name: FORMS[form].collection, form }];
    return (filter.source ? [filter.source] : SOURCES).map((source) => ({ name: source, form, source }));
  });
  const countDay = (since: Date) => {
    const until = new Date(since.getTime() + DAY_MS);
    return Promise.all(
      groups.map(({ form, ...group }) => countOf(matching(database, form, { ...group, since, until }))),
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

/** The starts of the days to chart: the last 30 by default. Throws if they are too many. */
export function daysOf({ since, until }: Filter): Date[] {
  const end = until?.getTime() ?? Math.floor(Date.now() / DAY_MS + 1) * DAY_MS;
  const start = since?.getTime() ?? end - DAYS * DAY_MS;
  const length = (end - start) / DAY_MS;
  if (length > DAYS_MAX) throw new Error(`A chart has at most ${DAYS_MAX} days, not ${length}.`);
  return Array.from({ length }, (_, n) => new Date(start + n * DAY_MS));
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Aligns rows as columns, numbers on the right. A longer cell moves only the rest of its own row. */
export function aligned(rows: (string | number)[][]): string[] {
  const widths: number[] = [];
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    widths[column] = Math.min(COLUMN_MAX, Math.max(String(cell).length, widths[column] ?? 0));
  }
  const pad = (cell: string | number, column: number) =>
    typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
