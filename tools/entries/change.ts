import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Collection, Stored, TimeRange } from './entry.ts';
import { ALL, belongsTo, byTime, PEOPLE, read, SUSPECTED } from './entry.ts';
import { lineOf, printable, requireConsent, type Terminal } from './terminal.ts';

/** How many entries are changed at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

export const suspect = changing(selectedIn(PEOPLE), move, 'Suspect #?', 'Suspected: #.');
export const clear = changing(selectedIn(SUSPECTED), move, 'Clear #?', 'Cleared: #.');
export const erase = changing(selectedIn(ALL), remove, 'Erase #?', 'Erased: #.', [
  ['notifiedAt', 'Delete in your mailbox, too: #.'],
  ['invitedAt', 'Delete in your mail service and in the files of invite, too: #.'],
]);

/** Which entries the owner means, beside an address, an id or a domain. */
export type Selection = TimeRange & { collection?: string; suspected?: true; yes: boolean };

type Change = (transaction: Transaction, entry: QueryDocumentSnapshot, from: Collection) => unknown;
/** There may be a million entries, so their texts aren't kept. */
export type Found = Pick<Stored, 'ref' | 'from' | 'writtenAt'> & { mark: string | undefined };

/** Returns a command that shows the selected entries, asks, and changes each. In its texts, # is a number. */
function changing(
  select: (database: Firestore, whose: string | undefined, selection: Selection) => AsyncIterable<Stored>,
  change: Change,
  question: string,
  answer: string,
  reminders: [mark: string, text: string][] = [],
) {
  return async (database: Firestore, terminal: Terminal, whose: string | undefined, selection: Selection) => {
    const found = await choose(select(database, whose, selection), terminal, selection.yes, question);
    const changed: Found[] = [];
    const skipped: Found[] = [];
    while (found.length > 0) {
      // One by one, because a transaction can't read after it has written.
      const changes = found.splice(-TOGETHER).map(async (one) => {
        ((await changeOne(one, change)) ? changed : skipped).push(one);
      });
      await Promise.all(changes);
    }
    terminal.out.write(`${answer.replace('#', `${changed.length}`)}\n`);
    for (const [mark, text] of reminders) {
      const count = changed.filter((one) => one.from.mark === mark && one.mark).length;
      if (count > 0) terminal.out.write(`${text.replace('#', `${count}`)}\n`);
    }
    if (skipped.length > 0) throw new Error(`Changed by somebody meanwhile, so left as they are: ${namesOf(skipped)}.`);
  };
}

/** Shows entries and asks. Resolves to them, if the owner agrees. */
export async function choose(
  entries: AsyncIterable<Stored>,
  terminal: Terminal,
  yes: boolean,
  question: string,
  nobody = 'No such entry is stored.',
): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { entry, ref, from, writtenAt } of entries) {
    if (found.push({ ref, from, writtenAt, mark: entry[from.mark] }) <= SHOWN) {
      terminal.err.write(lineOf(entry, terminal));
    }
  }
  const count = found.length;
  if (count === 0) throw new Error(nobody);
  if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
  await requireConsent(terminal, yes, question.replace('#', `${count}`));
  return found;
}

/** Changes the entry that the owner has seen. Resolves to `false` if it is gone, or a new one has its id. */
async function changeOne({ ref, from, writtenAt }: Found, change: Change): Promise<boolean> {
  let wasSent = false;
  return ref.firestore.runTransaction(async (transaction) => {
    const entry = await transaction.get(ref);
    // If the answer to our commit is lost, the client tries again. Then our own change has taken the entry away.
    if (!entry.createTime?.isEqual(writtenAt)) return wasSent && !entry.exists;
    await change(transaction, entry as QueryDocumentSnapshot, from);
    wasSent = true;
    return true;
  });
}

export const namesOf = (some: Found[]) => some.map(({ ref, from }) => `${from.name} ${printable(ref.id)}`).join(', ');

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
  // In the console, a field can be emptied, or set to null or false.
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  transaction.set(target, { ...fields, ...suspectedFields, ...filled });
  transaction.delete(moved.ref);
}
