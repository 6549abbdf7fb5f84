import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Collection, Stored, TimeRange } from './entry.ts';
import { ALL, belongsTo, byTime, PEOPLE, read, SUSPECTED } from './entry.ts';
import { lineOf, requireConsent, type Terminal } from './terminal.ts';

/** How many entries are changed at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

export const suspect = changing(selectedIn(PEOPLE), move, 'Suspect #?', 'Suspected: #.');
export const clear = changing(selectedIn(SUSPECTED), move, 'Clear #?', 'Cleared: #.');
export const erase = changing(selectedIn(ALL), remove, 'Erase #?', 'Erased: #.', { leavesMails: true });

/** Returns a command that shows the selected entries, asks, and changes each. In its texts, # is their number. */
export function changing<Selection extends { yes: boolean }>(
  select: (database: Firestore, whose: string | undefined, selection: Selection) => AsyncIterable<Stored>,
  change: (transaction: Transaction, entry: QueryDocumentSnapshot, from: Collection) => unknown,
  question: string,
  answer: string,
  // If `isWhole`, one transaction changes all entries or none. Then `change` must not read.
  { isWhole = false, leavesMails = false, nobody = 'No such entry is stored.' } = {},
) {
  return async (database: Firestore, terminal: Terminal, whose: string | undefined, selection: Selection) => {
    // There may be a million entries, so their texts aren't kept.
    const found: Pick<Stored, 'ref' | 'from' | 'writtenAt'>[] = [];
    let mailed = 0;
    for await (const { entry, ref, from, writtenAt } of select(database, whose, selection)) {
      if (entry.notifiedAt) mailed += 1;
      if (found.push({ ref, from, writtenAt }) <= SHOWN) terminal.err.write(lineOf(entry, terminal));
    }
    const count = found.length;
    if (count === 0) throw new Error(nobody);
    if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
    await requireConsent(terminal, selection.yes, question.replace('#', `${count}`));

    const changeTogether = (some: typeof found) =>
      database.runTransaction(async (transaction) => {
        const entries = await transaction.getAll(...some.map(({ ref }) => ref));
        for (const [index, { from, writtenAt }] of some.entries()) {
          const entry = entries[index];
          // The entry may be erased or moved by now, perhaps by an earlier try whose answer was lost. A new entry may
          // have its id, which the owner hasn't seen.
          if (entry?.createTime?.isEqual(writtenAt)) await change(transaction, entry as QueryDocumentSnapshot, from);
        }
      });
    if (isWhole) await changeTogether(found);
    // One by one, because a transaction can't read after it has written.
    else while (found.length > 0) await Promise.all(found.splice(-TOGETHER).map((one) => changeTogether([one])));
    terminal.out.write(`${answer.replace('#', `${count}`)}\n`);
    if (leavesMails && mailed > 0) terminal.out.write(`Delete in your mailbox, too: ${mailed}.\n`);
  };
}

/** Which entries the owner means, beside an address, an id or a domain. */
export type Selection = TimeRange & { collection?: string; suspected?: true; yes: boolean };

/** Selects entries of these collections by the owner's options. */
function selectedIn(all: Collection[]) {
  return async function* (database: Firestore, whose: string | undefined, selection: Selection) {
    const { collection, suspected } = selection;
    const collections = all.filter((one) => one.name === (collection ?? one.name) && (one.isSuspected || !suspected));
    // Without a range, entries without a time are included.
    const narrowed = (entries: Query) =>
      selection.since || selection.until ? byTime(entries, 'asc', selection) : entries;
    const isSelected = whose === undefined ? () => true : belongsTo(whose);
    for await (const stored of read(database, collections, narrowed)) if (isSelected(stored.entry)) yield stored;
  };
}

function remove(transaction: Transaction, { ref }: QueryDocumentSnapshot): void {
  transaction.delete(ref);
}

/** Moves an entry to the form's other collection. If the target has an entry already, the person's fields win. */
async function move(transaction: Transaction, moved: QueryDocumentSnapshot, { otherPath, isSuspected }: Collection) {
  const target = moved.ref.firestore.collection(otherPath).doc(moved.id);
  const standing = await transaction.get(target);
  const [suspected, person] = isSuspected ? [moved, standing] : [standing, moved];
  const [fields, suspectedFields] = [person.data() ?? {}, suspected.data()];
  // In the console, a field can be set to null, or emptied.
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
  transaction.set(target, { ...fields, ...suspectedFields, ...filled });
  transaction.delete(moved.ref);
}
