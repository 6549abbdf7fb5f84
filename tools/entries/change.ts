import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireConsent } from '../lib/consent.ts';
import { type Stored, storedIn } from './selection.ts';
import { lineOf, printable, type Terminal } from './terminal.ts';

/** How many entries are shown before the question. */
const SHOWN = 20;

/** An entry that the owner was shown. There may be a million, so their texts aren't kept. */
export type Shown = Pick<Stored, 'ref' | 'from' | 'content' | 'marks'>;

/** Shows entries and asks, with their number for #. Resolves to them, if the owner agrees. */
export async function choose(
  entries: AsyncIterable<Stored>,
  terminal: Terminal,
  yes: boolean,
  question: string,
  nobody: string,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for await (const stored of entries) {
    const { ref, from, content, marks } = stored;
    if (shown.push({ ref, from, content, marks }) <= SHOWN) terminal.err.write(lineOf(stored, terminal));
  }
  const count = shown.length;
  if (count === 0) throw new Error(nobody);
  if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
  await requireConsent(terminal, yes, question.replace('#', `${count}`));
  return shown;
}

/**
 * Changes all of these entries, or none if one is no longer as the owner was shown. They get the marks that they have now.
 * Resolves to a failure, if there is one. Even then the change may be done and its answer lost, so ask the database.
 */
export async function changeAsShown(
  database: Firestore,
  shown: Shown[],
  change: (transaction: Transaction, ref: DocumentReference) => void,
): Promise<Error | undefined> {
  const changing = database.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...shown.map(({ ref }) => ref));
    const changed: Shown[] = [];
    for (const [index, one] of shown.entries()) {
      const now = documents[index]?.exists && storedIn(one.from, documents[index]);
      if (now && now.content === one.content) one.marks = now.marks;
      else changed.push(one);
    }
    const names = namesOf(changed);
    if (names) throw new Error(`Nothing was changed, because somebody changed ${names} meanwhile.`);
    for (const { ref } of shown) change(transaction, ref);
  });
  return changing.then(() => undefined).catch((error: Error) => error);
}

export const namesOf = (some: Shown[]) => some.map(({ ref, from }) => `${from.name} ${printable(ref.id)}`).join(', ');
