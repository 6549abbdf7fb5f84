import type { Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { collectionOf, FORM_NAMES, toEntry } from './entry.ts';
import { wholeEntry } from './table.ts';
import { plural, printable, type Terminal } from './terminal.ts';

/** Takes the suspicion away from every entry with this id or address, and prints them whole. Throws if there is none. */
export async function clear(database: Firestore, emailOrId: string, { out }: Terminal): Promise<void> {
  const email = normaliseEmail(emailOrId);
  let count = 0;
  for (const form of FORM_NAMES) {
    const suspected = collectionOf(database, form).where('suspected', '==', true);
    const cleared = await database.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(suspected);
      const named = docs.map((document) => ({ ref: document.ref, entry: toEntry(form, document) }));
      const found = named.filter(({ entry }) => entry.id === emailOrId || normaliseEmail(entry.email ?? '') === email);
      for (const { ref } of found) transaction.update(ref, { suspected: false });
      return found;
    });
    count += cleared.length;
    for (const { entry } of cleared) out.write(`${wholeEntry({ ...entry, suspected: 'false' })}\n`);
  }
  if (count === 0) throw new Error(`No suspected entry has the id or address ${printable(emailOrId)}.`);
  out.write(`${plural(count, 'entry is', 'entries are')} no longer suspected.\n`);
}
