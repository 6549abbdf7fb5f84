import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  ALL,
  belongsTo,
  type Collection,
  collectionOf,
  collectionsNamed,
  PEOPLE,
  type Stored,
  SUSPECTED,
  streamOf,
} from './entry.ts';
import { lineOf, requireConsent, type Terminal } from './terminal.ts';
import { type TimeRange, within } from './time.ts';

/** How many entries are changed at once. */
const TOGETHER = 100;
/** How many are shown before the question. */
const SHOWN = 20;

const remove = (entry: DocumentReference) => entry.delete();

export const suspect = changing(PEOPLE, ['Suspect', 'Suspected'], move);
export const clear = changing(SUSPECTED, ['Clear', 'Cleared'], move);
export const erase = changing(ALL, ['Erase', 'Erased'], remove);
export const eraseSuspected = changing(SUSPECTED, ['Erase', 'Erased'], remove);

type ChangeOptions = TimeRange & { collection?: string; yes: boolean };

/**
 * Makes a command that shows the meant entries, asks, and changes them. It reads them twice, so it never holds more
 * entries than it changes at once.
 */
function changing(
  all: Collection[],
  [verb, participle]: [string, string],
  change: (entry: DocumentReference) => Promise<unknown>,
) {
  return async (database: Firestore, terminal: Terminal, whose: string | undefined, options: ChangeOptions) => {
    const { out, err } = terminal;
    const { collection, yes } = options;
    const isMeant = whose === undefined ? () => true : belongsTo(whose);
    const collections = collection ? collectionsNamed(collection) : all;
    // Google's clock, because the owner's may differ.
    const { readTime } = await database
      .collection(collections[0]?.path ?? '')
      .limit(1)
      .get();
    async function* selected(): AsyncGenerator<Stored> {
      for (const { path } of collections) {
        for await (const stored of streamOf(within(database.collection(path), options))) {
          // Skips entries that arrived after the question, because the owner hasn't seen them.
          if (stored.writtenAt <= readTime && isMeant(stored.entry)) yield stored;
        }
      }
    }

    let count = 0;
    for await (const { entry } of selected()) {
      count += 1;
      if (count <= SHOWN) err.write(lineOf(entry, terminal));
    }
    if (count === 0) throw new Error('No such entry is stored.');
    if (count > SHOWN) err.write(`… and ${count - SHOWN} more.\n`);
    await requireConsent(terminal, yes, `${verb} ${count}?`);

    let [changed, mailed] = [0, 0];
    let batch: Stored[] = [];
    async function changeBatch() {
      await Promise.all(batch.map(({ ref }) => change(ref)));
      changed += batch.length;
      mailed += batch.filter(({ entry }) => entry.notifiedAt).length;
      batch = [];
    }
    for await (const stored of selected()) if (batch.push(stored) === TOGETHER) await changeBatch();
    await changeBatch();
    out.write(`${participle}: ${changed}.\n`);
    if (change === remove && mailed > 0) out.write(`Delete in your mailbox, too: ${mailed}.\n`);
  };
}

/** Moves an entry to the form's other collection. If the target has an entry already, the person's fields win. */
function move(source: DocumentReference): Promise<void> {
  const from = collectionOf(source);
  const target = source.firestore.collection(from.otherPath).doc(source.id);
  return source.firestore.runTransaction(async (transaction) => {
    const [moved, standing] = await transaction.getAll(source, target);
    // Erased meanwhile, or moved by a try whose answer a broken stream has lost.
    if (!moved?.exists) return;
    const [suspected, people] = PEOPLE.includes(from) ? [standing, moved] : [moved, standing];
    transaction.set(target, { ...suspected?.data(), ...people?.data() });
    transaction.delete(source);
  });
}
