import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { ALL, oldestFirst, WRITTEN } from './entry.ts';
import { wholeEntry } from './table.ts';
import { plural, printable, type Terminal } from './terminal.ts';

/** Prints every entry whose id or form fields contain a text, ignoring case and invisible characters. */
export async function find(database: Firestore, text: string, { out, err }: Terminal): Promise<void> {
  const wanted = normaliseEmail(text);
  let count = 0;
  for (const collection of ALL) {
    // Firestore can't search within texts.
    for await (const entry of oldestFirst(database, collection, {})) {
      if (!['id', ...WRITTEN].some((name) => normaliseEmail(entry[name] ?? '').includes(wanted))) continue;
      count += 1;
      out.write(`${wholeEntry(entry)}\n`);
    }
  }
  err.write(`${plural(count, 'entry contains', 'entries contain')} "${printable(text)}".\n`);
}
