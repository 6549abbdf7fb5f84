import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ALL, belongsTo, type Collection, collectionOf, firstOf, keyOf, PEOPLE, SUSPECTED } from './entry.ts';
import { lineOf, requireConsent, type Terminal } from './terminal.ts';

/** How many entries are changed at once. */
const TOGETHER = 100;

const remove = (entry: DocumentReference) => entry.delete();

export const suspect = changing(PEOPLE, ['Suspect', 'Suspected'], move);
export const clear = changing(SUSPECTED, ['Clear', 'Cleared'], move);
export const erase = changing(ALL, ['Erase', 'Erased'], remove);
export const eraseSuspected = changing(SUSPECTED, ['Erase', 'Erased'], remove);

/** Makes a command that shows entries of an address, id or domain, or without one all, asks, and changes them. */
function changing(
  collections: Collection[],
  [verb, participle]: [string, string],
  change: (entry: DocumentReference) => Promise<unknown>,
) {
  return async (database: Firestore, terminal: Terminal, whose: string | undefined, { yes }: { yes: boolean }) => {
    const { out, err } = terminal;
    const isMeant = whose === undefined ? () => true : belongsTo(whose);
    const found = await Promise.all(collections.map(({ path }) => firstOf(database.collection(path), isMeant)));
    const entries = found.flat();
    if (entries.length === 0) throw new Error('No such entry is stored.');
    for (const { entry } of entries) err.write(lineOf(entry, terminal));
    await requireConsent(terminal, yes, `${verb} ${entries.length}?`);
    for (let at = 0; at < entries.length; at += TOGETHER) {
      await Promise.all(entries.slice(at, at + TOGETHER).map(({ ref }) => change(ref)));
    }
    out.write(`${participle}: ${entries.length}.\n`);
    const mailed = entries.filter(({ entry }) => entry.notifiedAt).length;
    if (change === remove && mailed > 0) out.write(`Delete in your mailbox, too: ${mailed}.\n`);
  };
}

/** Moves an entry to the other collection of its form. If another message has its id there, it gets a new one. */
function move(source: DocumentReference): Promise<void> {
  const from = collectionOf(source);
  const others = source.firestore.collection(from.otherPath);
  return source.firestore.runTransaction(async (transaction) => {
    const moved = await transaction.get(source);
    const standing = await transaction.get(others.doc(source.id));
    // Erased meanwhile, or moved already by a try that a broken stream has hidden.
    if (!moved.exists) return;
    const isOther = standing.exists && wordsOf(standing) !== wordsOf(moved);
    const [suspected, people] = PEOPLE.includes(from) ? [standing, moved] : [moved, standing];
    const merged = { ...suspected.data(), ...people.data() };
    transaction.set(isOther ? others.doc() : standing.ref, isOther ? { ...moved.data() } : merged);
    transaction.delete(source);
  });
}

/** What two documents of one message have in common. Those of one signup have the address, in any spelling. */
function wordsOf(document: DocumentSnapshot): string {
  const { email, name, message } = document.data() ?? {};
  return JSON.stringify([keyOf(`${email}`), name, message]);
}
