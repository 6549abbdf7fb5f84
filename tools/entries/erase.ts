import type { Firestore } from 'firebase-admin/firestore';
import { changeAsShown, choose, namesOf, type Shown } from './change.ts';
import { belongsTo, collectionsNamed, type Mark, select, storedIn } from './selection.ts';
import type { Terminal } from './terminal.ts';

/** How many entries are erased at once. */
const TOGETHER = 100;

/** Where the owner must delete, too, by the mark that says so. */
const copiesIn = (service: string): [mark: Mark, place: string][] => [
  ['notifiedAt', 'your mailbox'],
  ['passedOnAt', service],
  ['invitedAt', `${service} and the files of invite`],
];

/** Which entries the owner means, beside an address, an id or a domain. */
export type EraseOptions = { collection?: string; since?: Date; until?: Date; yes: boolean };

/** Shows the selected entries, asks, and deletes each that nobody has changed meanwhile. */
export async function erase(
  database: Firestore,
  terminal: Terminal,
  whose: string | undefined,
  { collection, since, until, yes }: EraseOptions,
  mailService: string,
): Promise<void> {
  const isMeant = whose === undefined ? undefined : belongsTo(whose);
  const selected = select(database, { from: collectionsNamed(collection), since, until, isMeant });
  const shown = await choose(selected, terminal, yes, 'Erase #?', 'No such entry is stored.');
  const erased: Shown[] = [];
  const changed: Shown[] = [];
  const failures: unknown[] = [];
  while (shown.length > 0 && failures.length === 0) {
    const erasing = shown.splice(-TOGETHER).map(async (one) => {
      const isGone = await eraseOne(database, one);
      (isGone ? erased : changed).push(one);
    });
    await Promise.all(erasing.map((one) => one.catch((error) => failures.push(error))));
  }
  terminal.out.write(`Erased: ${erased.length}.\n`);
  for (const [mark, place] of copiesIn(mailService || 'your mail service')) {
    // Its mail service may have a signup whose mark was lost.
    const isThere = ({ marks, from }: Shown) =>
      marks.includes(mark) || (place === mailService && from.passedOn === mark);
    const count = erased.filter(isThere).length;
    if (count > 0) terminal.out.write(`Delete in ${place}, too: ${count}.\n`);
  }
  if (failures.length > 0) throw failures[0];
  if (changed.length > 0)
    throw new Error(`Changed by somebody meanwhile, so left as they are: ${namesOf(changed)}. Run it again.`);
}

/** Deletes an entry as it was shown. Resolves to whether it is gone. */
async function eraseOne(database: Firestore, one: Shown): Promise<boolean> {
  const failure = await changeAsShown(database, [one], (transaction, ref) => transaction.delete(ref));
  if (!failure) return true;
  const now = await one.ref.get();
  if (now.exists && storedIn(one.from, now).content === one.content) throw failure;
  return !now.exists;
}
