import type { Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../functions/src/settings.ts';
import { changeAsShown, choose, namesOf, type Shown } from './change.ts';
import { belongsTo, collectionsNamed, MARKS, select, storedIn } from './selection.ts';
import type { Terminal } from './terminal.ts';

/** How many entries are erased at once. */
const TOGETHER = 100;

/** Which entries the owner means, beside an address, an id or a domain. */
export type EraseOptions = { collection?: string; since?: Date; until?: Date; yes: boolean };

/** Shows the selected entries, asks, and deletes each that nobody has changed meanwhile. */
export async function erase(
  database: Firestore,
  terminal: Terminal,
  whose: string | undefined,
  { collection, since, until, yes }: EraseOptions,
  services: Services,
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
  for (const { mark, place } of MARKS) {
    const where = place(services);
    // A named service may have a signup whose mark was lost.
    const isNamed = [services.mailService, services.chat].includes(where);
    const count = erased.filter(({ marks, from }) => (isNamed ? from.marks : marks).includes(mark)).length;
    if (count > 0) terminal.out.write(`Delete in ${where}, too: ${count}.\n`);
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
