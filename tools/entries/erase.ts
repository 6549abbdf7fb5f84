import type { Firestore } from 'firebase-admin/firestore';
import { MAILBOX, type Services } from '../../functions/src/settings.ts';
import { choose, isOutdated, type Shown } from './change.ts';
import { belongsTo, collectionsNamed, MARKS, select } from './selection.ts';
import type { Terminal } from './terminal.ts';

/** How many entries are erased at once. Before the next ones, it says how far it is. */
const TOGETHER = 200;

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
  // Before anything is gone, because the command may be interrupted.
  for (const { mark, place } of MARKS) {
    const where = place(services);
    // A mailbox or a named service may have an entry whose mark was lost.
    const mayHaveAll = [MAILBOX, services.mailService, services.chat].includes(where);
    const count = shown.filter(({ marks, from }) => (mayHaveAll ? from.marks : marks).includes(mark)).length;
    if (count > 0) terminal.out.write(`Delete in ${where}, too: ${count}.\n`);
  }
  let erased = 0;
  try {
    for (let begin = 0; begin < shown.length; begin += TOGETHER) {
      if (begin > 0) terminal.err.write(`${begin} of ${shown.length} …\n`);
      erased += await eraseTogether(database, shown.slice(begin, begin + TOGETHER));
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\nErased: at least ${erased}. Run it again for the rest.`);
  }
  terminal.out.write(`Erased: ${erased}.\n`);
  if (erased === shown.length) return;
  throw new Error(`Left: ${shown.length - erased}, because somebody changed them meanwhile. Run it again.`);
}

/** Deletes entries, but none that somebody has changed since it was shown. Resolves to how many are gone. */
async function eraseTogether(database: Firestore, some: Shown[]): Promise<number> {
  if (some.length === 0) return 0;
  const batch = database.batch();
  for (const { ref, updateTime } of some) batch.delete(ref, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return some.length;
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  const now = await database.getAll(...some.map(({ ref }) => ref));
  const unchanged = some.filter(({ updateTime }, index) => now[index]?.updateTime?.isEqual(updateTime));
  return now.filter(({ exists }) => !exists).length + (await eraseTogether(database, unchanged));
}
