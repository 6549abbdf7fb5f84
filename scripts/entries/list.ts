import type { Firestore } from 'firebase-admin/firestore';
import { type Entry, toEntry } from './entry.ts';
import { countOf, type Filter, matching } from './filter.ts';
import { printable, styled, type Terminal, table } from './terminal.ts';

const EMAIL_WIDTH = 40;
const GAPS = 8;

/** Prints the newest entries as a table. */
export async function list(
  database: Firestore,
  { filter, limit }: { filter: Filter; limit: number },
  terminal: Terminal,
) {
  const found = await Promise.all(
    filter.collections.map(async (collection) => {
      const query = matching(database, collection, filter);
      const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
      return { entries: docs.map((document) => toEntry(collection, document)), total };
    }),
  );
  const entries = found
    .flatMap((part) => part.entries)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, limit);
  const total = found.reduce((sum, part) => sum + part.total, 0);
  if (entries.length > 0) terminal.out.write(`${entryTable(entries, terminal)}\n`);
  terminal.err.write(`${summary(entries.length, total)}\n`);
}

/** The entries as a table: cut to the screen's width, or whole where there is no screen. */
export function entryTable(entries: Entry[], terminal: Terminal): string {
  const rows = entries.map((entry) => [
    entry.createdAt.slice(0, 16).replace('T', ' '),
    kind(entry),
    printable(entry.email),
    entry.suspected ? styled(terminal, 'yellow', 'suspected') : '',
    entry.collection === 'contact' ? `${printable(entry.name ?? '')}: ${printable(entry.message ?? '')}` : '',
  ]);
  const head = ['Created (UTC)', 'Source', 'Email', 'Mark', 'Message'];
  const used = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const widths = terminal.columns === undefined ? [] : widthsFor(entries, terminal.columns);
  const kept = <T>(cells: T[]) => cells.filter((_, column) => used[column]);
  return table(terminal, kept(head), rows.map(kept), kept(widths));
}

/** What an entry came from, in one word. */
export function kind({ collection, source }: Entry): string {
  return collection === 'contact' ? 'contact' : printable(source ?? '');
}

function widthsFor(entries: Entry[], columns: number): (number | null)[] {
  const email = Math.min(EMAIL_WIDTH, Math.max(5, ...entries.map((entry) => printable(entry.email).length)));
  const mark = entries.some((entry) => entry.suspected) ? 'suspected'.length : 0;
  const rest = columns - 'YYYY-MM-DD HH:MM'.length - 'website'.length - email - mark - GAPS;
  return [null, null, email, null, Math.max(20, rest)];
}

function summary(shown: number, total: number): string {
  if (total === 0) return 'No entries.';
  const entries = total === 1 ? 'entry' : 'entries';
  return shown < total
    ? `The ${format(shown)} newest of ${format(total)} ${entries}; --limit shows more.`
    : `${format(total)} ${entries}.`;
}

function format(count: number): string {
  return count.toLocaleString('en');
}
