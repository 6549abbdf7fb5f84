import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { ALL, keyOf, keyOfId, oldestFirst, WRITTEN } from './entry.ts';
import { wholeEntry } from './table.ts';
import { plural, printable, type Terminal } from './terminal.ts';

/** Prints every entry whose id or form fields contain a text, ignoring case, invisible characters and spelling of domains. */
export async function find(database: Firestore, text: string, { out, err }: Terminal): Promise<void> {
  const wanted = normaliseEmail(text);
  const key = keyOf(text);
  const contains = (other: string) => normaliseEmail(other).includes(wanted);
  let count = 0;
  for (const collection of ALL) {
    // Firestore can't search within texts.
    for await (const entry of oldestFirst(database, collection, {})) {
      const texts = WRITTEN.map((name) => entry[name] ?? '');
      const keys = [keyOfId(entry.id), ...texts.map(keyOf)];
      const isFound = keys.some((each) => each.includes(key)) || [entry.id, ...texts].some(contains);
      if (!isFound) continue;
      count += 1;
      out.write(`${wholeEntry(entry)}\n`);
    }
  }
  err.write(`${plural(count, 'entry contains', 'entries contain')} "${printable(text)}".\n`);
}
