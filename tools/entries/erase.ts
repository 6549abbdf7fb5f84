import type { Firestore, Query } from 'firebase-admin/firestore';
import { owner } from '../../web/src/content/owner.ts';
import { requireConsent } from '../lib/consent.ts';
import type { Stored, TimeRange } from './entry.ts';
import { belongsTo, byTime, collectionsNamed, read } from './entry.ts';
import { lineOf, printable, type Terminal } from './terminal.ts';

/** How many entries are erased at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

const service = owner.mailService || 'your mail service';

/** Where the owner must delete, too, by the mark that says so. */
const COPIES: [mark: string, place: string][] = [
  ['notifiedAt', 'your mailbox'],
  ['passedOnAt', service],
  ['invitedAt', `${service} and the files of invite`],
];

/** Which entries the owner means, beside an address, an id or a domain. */
export type Selection = TimeRange & { collection?: string; yes: boolean };

/** There may be a million entries, so their texts aren't kept. */
type Found = Pick<Stored, 'ref' | 'from' | 'writtenAt'>;

/** Shows the selected entries, asks, and deletes each. */
export async function erase(
  database: Firestore,
  terminal: Terminal,
  whose: string | undefined,
  selection: Selection,
): Promise<void> {
  const found = await choose(selected(database, whose, selection), terminal, selection.yes, 'Erase #?');
  const erased: string[][] = [];
  const skipped: Found[] = [];
  const failures: unknown[] = [];
  while (found.length > 0 && failures.length === 0) {
    const erasing = found.splice(-TOGETHER).map(async (one) => {
      const marks = await eraseOne(one);
      if (marks) erased.push(marks);
      else skipped.push(one);
    });
    await Promise.all(erasing.map((one) => one.catch((error) => failures.push(error))));
  }
  terminal.out.write(`Erased: ${erased.length}.\n`);
  for (const [mark, place] of COPIES) {
    const count = erased.filter((marks) => marks.includes(mark)).length;
    if (count > 0) terminal.out.write(`Delete in ${place}, too: ${count}.\n`);
  }
  if (failures.length > 0) throw failures[0];
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
    if (found.push({ ref, from, writtenAt }) <= SHOWN) terminal.err.write(lineOf(entry, terminal));
  }
  const count = found.length;
  if (count === 0) throw new Error(nobody);
  if (count > SHOWN) terminal.err.write(`… and ${count - SHOWN} more.\n`);
  await requireConsent(terminal, yes, question.replace('#', `${count}`));
  return found;
}

/**
 * Deletes the entry that the owner has seen. Resolves to its marks, which a colleague may have changed since, or to
 * nothing if it is gone, or a new one has its id.
 */
async function eraseOne({ ref, from, writtenAt }: Found): Promise<string[] | undefined> {
  let sent: string[] | undefined;
  const erasing = ref.firestore.runTransaction(async (transaction) => {
    const entry = await transaction.get(ref);
    // If the answer to our commit is lost, the client tries again. Then our own change has taken the entry away.
    if (!entry.createTime?.isEqual(writtenAt)) return entry.exists ? undefined : sent;
    transaction.delete(ref);
    sent = from.marks.filter((mark) => entry.get(mark));
    return sent;
  });
  return erasing.catch(async (error) => {
    // The answer may have been lost, so the database says whether the entry is gone.
    if (sent && !(await ref.get()).exists) return sent;
    throw error;
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
