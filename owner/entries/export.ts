import type { Firestore } from 'firebase-admin/firestore';
import { type FileOptions, writeEntries } from './entriesFile.ts';
import { COLUMNS, type Entry, type Filter, formsOf, oldestFirst } from './entry.ts';
import { plural, type Terminal } from './terminal.ts';

/** Writes all selected entries, form by form. */
export async function exportEntries(database: Firestore, options: Filter & FileOptions, terminal: Terminal) {
  const { out, format, ...filter } = options;
  if (!out && terminal.columns) throw new Error('Refusing to print untrusted text to a terminal. Use --out FILE.');
  async function* entries(): AsyncGenerator<Entry> {
    for (const form of formsOf(filter)) yield* oldestFirst(database, form, filter);
  }
  const count = await writeEntries(entries(), COLUMNS, options, terminal);
  terminal.err.write(`${plural(count, 'entry', 'entries')} exported${out ? ` to ${out}` : ''}.\n`);
}
