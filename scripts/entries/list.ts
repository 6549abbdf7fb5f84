import type { Firestore } from 'firebase-admin/firestore';
import { fieldNames } from '../../functions/src/contract/contract.ts';
import { countOf, type Entry, type Filter, FORMS, kindsOf, matching, toEntry } from './entry.ts';
import { aligned, plural, printable, type Terminal } from './terminal.ts';

const MESSAGE_FIELDS = fieldNames(FORMS.contact).filter((name) => name !== 'email');

interface ListOptions extends Filter {
  limit: number;
  /** Shows when the database deletes each entry. */
  expires: boolean;
}

/** Prints the newest entries as a table. */
export async function list(database: Firestore, { limit, expires, ...filter }: ListOptions, terminal: Terminal) {
  const parts = kindsOf(filter).map(async (kind) => {
    const query = matching(database, kind, filter);
    const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
    return { entries: docs.map((document) => toEntry(kind, document)), total };
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
    Source: ({ collection, source }) => (collection === 'contact' ? collection : source),
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
