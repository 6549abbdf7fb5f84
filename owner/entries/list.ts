import type { Firestore } from 'firebase-admin/firestore';
import {
  type Collection,
  collectionsOf,
  countOf,
  type Filter,
  isSelected,
  newestFirst,
  type StoredEntry,
  streamOf,
  toEntry,
} from './entry.ts';
import { entryTable } from './table.ts';
import { plural, type Terminal } from './terminal.ts';

interface ListOptions extends Filter {
  limit: number;
}

/** Prints the newest entries as a table. */
export async function list(database: Firestore, options: ListOptions, terminal: Terminal) {
  const found = await Promise.all(collectionsOf(options).map((collection) => newest(database, collection, options)));
  const byTime = ({ createdAt: a = '' }: StoredEntry, { createdAt: b = '' }: StoredEntry) => (a < b ? 1 : -1);
  const entries = found
    .flatMap((part) => part.entries)
    .sort(byTime)
    .slice(0, options.limit);
  const total = found.reduce((sum, part) => sum + part.total, 0);
  const all = plural(total, 'entry', 'entries');
  terminal.out.write(entryTable(entries, terminal));
  terminal.err.write(
    entries.length === total ? `${all}.\n` : `The ${entries.length} newest of ${all}; --limit shows more.\n`,
  );
}

/** The newest selected entries of a collection, and how many there are. */
async function newest(database: Firestore, collection: Collection, { limit, ...filter }: ListOptions) {
  const query = newestFirst(database, collection, filter);
  if (!(filter.invited || filter.notInvited || filter.notMailed)) {
    const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
    return { entries: docs.map((document) => toEntry(collection, document)), total };
  }
  const entries: StoredEntry[] = [];
  let total = 0;
  for await (const document of streamOf(query)) {
    const entry = toEntry(collection, document);
    if (!isSelected(entry, filter)) continue;
    total += 1;
    if (total <= limit) entries.push(entry);
  }
  return { entries, total };
}
