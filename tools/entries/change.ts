import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Collection, Stored, TimeRange } from './entry.ts';
import { ALL, belongsTo, byTime, PEOPLE, read, SUSPECTED } from './entry.ts';
import { lineOf, requireConsent, type Terminal } from './terminal.ts';

/** How many entries are changed at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

const INVITABLE = ALL.filter(({ fields }) => fields.includes('invitedAt'));
const TAKEN_BACK = 'Taken back: #. Delete the file, and any copy of it.';

export const suspect = changing(PEOPLE, move, 'Suspect #?', 'Suspected: #.');
export const clear = changing(SUSPECTED, move, 'Clear #?', 'Cleared: #.');
export const erase = changing(ALL, remove, 'Erase #?', 'Erased: #.');
export const undo = changing(INVITABLE, uninvite, 'Take # back?', TAKEN_BACK);

/** Which entries the owner means. `undo` is when they were invited. */
export type Meant = TimeRange & { collection?: string; suspected?: true; undo?: Date; yes: boolean };

/** Makes a command that shows the meant entries, asks, and changes each. In its sentences, # is their number. */
function changing(
  all: Collection[],
  change: (transaction: Transaction, entry: QueryDocumentSnapshot, from: Collection) => unknown,
  question: string,
  answer: string,
) {
  return async (database: Firestore, terminal: Terminal, whose: string | undefined, meant: Meant) => {
    const { collection, suspected, undo, yes } = meant;
    const collections = all.filter((one) => one.name === (collection ?? one.name) && (one.isSuspected || !suspected));
    const isMeant = whose === undefined ? () => true : belongsTo(whose);
    const narrowed = (entries: Query) => {
      if (undo) return entries.where('invitedAt', '==', Timestamp.fromDate(undo));
      // Without a range, it includes those without a time.
      return meant.since || meant.until ? byTime(entries, 'asc', meant) : entries;
    };
    // There may be a million, so it keeps no texts.
    const found: Omit<Stored, 'entry'>[] = [];
    let mailed = 0;
    for await (const { entry, ...stored } of read(database, collections, narrowed)) {
      if (!isMeant(entry)) continue;
      if (entry.notifiedAt) mailed += 1;
      if (found.push(stored) <= SHOWN) terminal.err.write(lineOf(entry, terminal));
    }
    const count = found.length;
    if (undo && count === 0) throw new Error('Nobody was invited at this time: copy it from the file.');
    if (count === 0) throw new Error('No such entry is stored.');
    if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
    await requireConsent(terminal, yes, question.replace('#', `${count}`));

    /** Changes all of these, or none. */
    const changeTogether = (some: Omit<Stored, 'entry'>[]) =>
      database.runTransaction(async (transaction) => {
        const entries = await transaction.getAll(...some.map(({ ref }) => ref));
        for (const [index, { from, writtenAt }] of some.entries()) {
          const entry = entries[index];
          // It may be erased or moved meanwhile, also by a try whose answer a broken stream has lost. Another one may
          // have come, which the owner hasn't seen.
          if (entry?.createTime?.isEqual(writtenAt)) await change(transaction, entry as QueryDocumentSnapshot, from);
        }
      });
    // Half a wave would match no file. Otherwise entries change one by one: no transaction reads after it has written.
    if (undo) await changeTogether(found);
    else while (found.length > 0) await Promise.all(found.splice(-TOGETHER).map((one) => changeTogether([one])));
    terminal.out.write(`${answer.replace('#', `${count}`)}\n`);
    if (change === remove && mailed > 0) terminal.out.write(`Delete in your mailbox, too: ${mailed}.\n`);
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
  transaction.set(target, { ...suspected.data(), ...person.data() });
  transaction.delete(moved.ref);
}

function uninvite(transaction: Transaction, { ref }: QueryDocumentSnapshot): void {
  transaction.update(ref, { invitedAt: FieldValue.delete() });
}
