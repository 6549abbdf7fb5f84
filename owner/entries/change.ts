import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ALL, belongsTo, type Collection, collectionOf, countOf, firstOf, PEOPLE, SUSPECTED } from './entry.ts';
import { lineOf, printable, requireConsent, type Terminal } from './terminal.ts';

/** How many documents are erased at once. */
const TOGETHER = 200;

interface Consent {
  yes: boolean;
}

export const suspect = changing(PEOPLE, ['Suspect', 'Suspected'], move);
export const clear = changing(SUSPECTED, ['Clear', 'Cleared'], move);
export const erase = changing(ALL, ['Erase', 'Erased'], (entry) => entry.delete());

/** Makes a command that finds entries by address, id or domain, shows them, asks, and changes them one by one. */
function changing(
  collections: Collection[],
  [verb, participle]: [string, string],
  change: (entry: DocumentReference) => Promise<unknown>,
) {
  return async (database: Firestore, terminal: Terminal, whose: string, { yes }: Consent): Promise<void> => {
    const isMeant = belongsTo(whose);
    const found = await Promise.all(collections.map(({ path }) => firstOf(database.collection(path), isMeant)));
    const entries = found.flat();
    if (entries.length === 0) throw new Error(`Nothing is found for ${printable(whose)}.`);
    for (const { entry } of entries) terminal.err.write(lineOf(entry, terminal));
    await requireConsent(terminal, yes, `${verb} ${entries.length}?`);
    for (const { ref } of entries) await change(ref);
    terminal.out.write(`${participle}: ${entries.length}.\n`);
  };
}

/** Moves an entry to the other collection of its form. Of two under one id, the fields of what people sent win. */
function move(source: DocumentReference): Promise<void> {
  const from = collectionOf(source);
  const target = source.firestore.doc(`${from.otherPath}/${source.id}`);
  return source.firestore.runTransaction(async (transaction) => {
    const [moved, standing] = await transaction.getAll(source, target);
    // Erased meanwhile, or moved already by a try that a broken stream has hidden.
    if (!moved?.exists) return;
    const [suspected, people] = PEOPLE.includes(from) ? [standing, moved] : [moved, standing];
    transaction.set(target, { ...suspected?.data(), ...people?.data() });
    transaction.delete(source);
  });
}

/** Erases everything suspected. */
export async function eraseSuspected(database: Firestore, terminal: Terminal, { yes }: Consent): Promise<void> {
  const collections = SUSPECTED.map(({ path }) => database.collection(path));
  const counts = (await Promise.all(collections.map(countOf))).join(' + ');
  await requireConsent(terminal, yes, `Erase ${counts} suspected entries?`);
  for (const collection of collections) {
    for (let erased = TOGETHER; erased === TOGETHER; ) {
      const { docs } = await collection.select().limit(TOGETHER).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      erased = docs.length;
    }
  }
  terminal.out.write(`Erased: ${counts}.\n`);
}
