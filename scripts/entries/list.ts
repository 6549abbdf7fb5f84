import type { Firestore } from 'firebase-admin/firestore';
import { type Entry, MESSAGE_FIELDS, toEntry } from './entry.ts';
import { countOf, type Filter, matching } from './query.ts';
import { plural, printable, type Terminal, table } from './terminal.ts';

const EMAIL_WIDTH = 40;
const MESSAGE_WIDTH = 20;
const GAP = 2;

interface ListOptions {
  filter: Filter;
  limit: number;
  /** Shows when the database deletes each entry. */
  expires: boolean;
}

/** Prints the newest entries as a table. */
export async function list(database: Firestore, { filter, limit, expires }: ListOptions, terminal: Terminal) {
  const parts = filter.collections.map(async (collection) => {
    const query = matching(database, collection, filter);
    const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
    return { entries: docs.map((document) => toEntry(collection, document)), total };
  });
  const found = await Promise.all(parts);
  const newest = found
    .flatMap(({ entries }) => entries)
    .sort((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1));
  const entries = newest.slice(0, limit);
  const total = found.reduce((sum, part) => sum + part.total, 0);
  if (entries.length > 0) terminal.out.write(`${entryTable(entries, terminal, expires)}\n`);
  const all = total === 0 ? 'No entries' : plural(total, 'entry', 'entries');
  const isAll = entries.length === total;
  terminal.err.write(
    isAll ? `${all}.\n` : `The ${plural(entries.length, 'newest', 'newest')} of ${all}; --limit shows more.\n`,
  );
}

/** The entries as a table: cut to the screen's width, or whole without a screen. */
export function entryTable(entries: Entry[], terminal: Terminal, expires = false): string {
  const minute = (time = '') => time.slice(0, 16).replace('T', ' ');
  const columns: Record<string, (entry: Entry) => string> = {
    'Created (UTC)': ({ createdAt }) => minute(createdAt),
    ...(expires && { 'Expires (UTC)': ({ expiresAt }) => minute(expiresAt) || 'never' }),
    Source: ({ collection, source = '' }) => (collection === 'contact' ? 'contact' : printable(source)),
    Email: ({ email = '' }) => printable(email),
    Mark: ({ suspected }) => (suspected ? 'suspected' : ''),
    Message: (entry) => MESSAGE_FIELDS.flatMap((field) => printable(entry[field] ?? '') || []).join(': '),
  };
  const used = Object.entries(columns).filter(([, cell]) => entries.some(cell));
  const rows = entries.map((entry) => used.map(([, cell]) => cell(entry)));
  let left = terminal.columns ?? Number.POSITIVE_INFINITY;
  const widths = used.map(([title], column) => {
    const widest = Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0));
    const most = { Email: EMAIL_WIDTH, Message: Math.max(MESSAGE_WIDTH, left) }[title] ?? widest;
    left -= Math.min(widest, most) + GAP;
    return widest > most && terminal.columns !== undefined ? most : null;
  });
  const titles = used.map(([title]) => title);
  return table(terminal, titles, rows, widths);
}
