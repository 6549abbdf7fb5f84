import type { Firestore } from 'firebase-admin/firestore';
import { type FileOptions, writeEntries } from './entriesFile.ts';
import { COLUMNS, collectionsOf, type Filter, oldestFirst, type StoredEntry } from './entry.ts';
import { migrate } from './judge.ts';
import { plural, type Terminal } from './terminal.ts';

/** Writes all selected entries, collection by collection. */
export async function exportEntries(database: Firestore, options: Filter & FileOptions, terminal: Terminal) {
  const { out, format, ...filter } = options;
  if (!out && terminal.columns) throw new Error('Refusing to print untrusted text to a terminal. Use --out FILE.');
  await migrate(database, terminal);
  async function* entries(): AsyncGenerator<StoredEntry> {
    for (const collection of collectionsOf(filter)) yield* oldestFirst(database, collection, filter);
  }
  const count = await writeEntries(entries(), COLUMNS, options, terminal);
  terminal.err.write(`${plural(count, 'entry', 'entries')} exported${out ? ` to ${out}` : ''}.\n`);
}
