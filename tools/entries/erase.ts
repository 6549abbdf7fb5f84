import type { Firestore, Query } from 'firebase-admin/firestore';
import { requireConsent } from '../lib/consent.ts';
import type { Stored, TimeRange } from './entry.ts';
import { belongsTo, byTime, collectionsNamed, read } from './entry.ts';
import { lineOf, printable, type Terminal } from './terminal.ts';

/** How many entries are erased at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

/** What the owner must delete elsewhere, by the mark that says so. */
const REMINDERS = [
  ['notifiedAt', 'Delete in your mailbox, too'],
  ['invitedAt', 'Delete in your mail service and in the files of invite, too'],
];

/** Which entries the owner means, beside an address, an id or a domain. */
export type Selection = TimeRange & { collection?: string; yes: boolean };

/** There may be a million entries, so their texts aren't kept. */
type Found = Pick<Stored, 'ref' | 'from' | 'writtenAt'> & { mark: string | undefined };

/** Shows the selected entries, asks, and deletes each. */
export async function erase(
  database: Firestore,
  terminal: Terminal,
  whose: string | undefined,
  selection: Selection,
): Promise<void> {
  const found = await choose(selected(database, whose, selection), terminal, selection.yes, 'Erase #?');
  const erased: Found[] = [];
  const skipped: Found[] = [];
  while (found.length > 0) {
    const erasing = found.splice(-TOGETHER).map(async (one) => {
      ((await eraseOne(one)) ? erased : skipped).push(one);
    });
    await Promise.all(erasing);
  }
  terminal.out.write(`Erased: ${erased.length}.\n`);
  for (const [mark, text] of REMINDERS) {
    const count = erased.filter((one) => one.from.mark === mark && one.mark).length;
    if (count > 0) terminal.out.write(`${text}: ${count}.\n`);
  }
  if (skipped.length > 0) throw new Error(`Changed by somebody meanwhile, so left as they are: ${namesOf(skipped)}.`);
}

/** Shows entries and asks, with their number for #. Resolves to them, if the owner agrees. */
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

/** Deletes the entry that the owner has seen. Resolves to `false` if it is gone, or a new one has its id. */
async function eraseOne({ ref, writtenAt }: Found): Promise<boolean> {
  let wasSent = false;
  return ref.firestore.runTransaction(async (transaction) => {
    const entry = await transaction.get(ref);
    // If the answer to our commit is lost, the client tries again. Then our own change has taken the entry away.
    if (!entry.createTime?.isEqual(writtenAt)) return wasSent && !entry.exists;
    transaction.delete(ref);
    wasSent = true;
    return true;
  });
}

export const namesOf = (some: Found[]) => some.map(({ ref, from }) => `${from.name} ${printable(ref.id)}`).join(', ');

async function* selected(database: Firestore, whose: string | undefined, { collection, ...range }: Selection) {
  // Without a range, entries without a time are included.
  const narrowed = (entries: Query) => (range.since || range.until ? byTime(entries, 'asc', range) : entries);
  const isSelected = whose === undefined ? () => true : belongsTo(whose);
  for await (const stored of read(database, collectionsNamed(collection), narrowed)) {
    if (isSelected(stored.entry)) yield stored;
  }
}
