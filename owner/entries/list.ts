import type { Firestore } from 'firebase-admin/firestore';
import type { FormName } from '../../functions/src/contract/contract.ts';
import { countOf, type Entry, type Filter, formsOf, isSelected, newestFirst, streamOf, toEntry } from './entry.ts';
import { entryTable } from './table.ts';
import { plural, type Terminal } from './terminal.ts';

interface ListOptions extends Filter {
  limit: number;
  /** Shows when the database deletes each entry. */
  expires: boolean;
}

/** Prints the newest entries as a table. */
export async function list(database: Firestore, { expires, ...options }: ListOptions, terminal: Terminal) {
  const found = await Promise.all(formsOf(options).map((form) => newest(database, form, options)));
  const byTime = ({ createdAt: a = '' }: Entry, { createdAt: b = '' }: Entry) => (a < b ? 1 : -1);
  const entries = found
    .flatMap((part) => part.entries)
    .sort(byTime)
    .slice(0, options.limit);
  const total = found.reduce((sum, part) => sum + part.total, 0);
  const all = plural(total, 'entry', 'entries');
  terminal.out.write(entryTable(entries, terminal, expires));
  terminal.err.write(
    entries.length === total ? `${all}.\n` : `The ${entries.length} newest of ${all}; --limit shows more.\n`,
  );
}

/** The newest selected entries of one form, and how many there are. */
async function newest(database: Firestore, form: FormName, { limit, ...filter }: Omit<ListOptions, 'expires'>) {
  const query = newestFirst(database, form, filter);
  if (!(filter.suspected || filter.genuine || filter.invited || filter.notInvited)) {
    const [{ docs }, total] = await Promise.all([query.limit(limit).get(), countOf(query)]);
    return { entries: docs.map((document) => toEntry(form, document)), total };
  }
  const entries: Entry[] = [];
  let total = 0;
  for await (const document of streamOf(query)) {
    const entry = toEntry(form, document);
    if (!isSelected(entry, filter)) continue;
    total += 1;
    if (total <= limit) entries.push(entry);
  }
  return { entries, total };
}
