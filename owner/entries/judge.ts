import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { fieldNames, normaliseEmail } from '../../functions/src/contract/contract.ts';
import { type Collection, PEOPLE, SUSPECTED, streamOf, toEntry } from './entry.ts';
import { wholeEntry } from './table.ts';
import { plural, printable, type Terminal } from './terminal.ts';

/** Moves every entry with this id or address to what is suspected, over what lies there. */
export function suspect(database: Firestore, emailOrId: string, terminal: Terminal): Promise<void> {
  return judge(database, emailOrId, terminal, {
    from: PEOPLE,
    to: SUSPECTED,
    nobody: 'No entry has',
    verdict: 'now suspected',
    merge: (moved) => moved.data(),
  });
}

/** Moves every suspected entry with this id or address back. An entry that stands there stays. */
export function clear(database: Firestore, emailOrId: string, terminal: Terminal): Promise<void> {
  return judge(database, emailOrId, terminal, {
    from: SUSPECTED,
    to: PEOPLE,
    nobody: 'No suspected entry has',
    verdict: 'no longer suspected',
    merge: reconcile,
  });
}

/** Moves what an earlier version marked as `suspected` among people's entries, or robots would be invited. */
export async function moveMarked(database: Firestore, { err }: Terminal): Promise<void> {
  let count = 0;
  for (const [index, people] of PEOPLE.entries()) {
    const marked = await database.collection(people.path).where('suspected', '==', true).get();
    for (const { ref } of marked.docs) {
      await move(database, ref.path, `${SUSPECTED[index]?.path}/${ref.id}`, (moved) => {
        const { suspected: _, suspectedBy: _by, ...fields } = moved.data() ?? {};
        return fields;
      });
      count += 1;
    }
  }
  if (count > 0)
    err.write(`Moved to what is suspected, as an earlier version marked: ${plural(count, 'entry', 'entries')}.\n`);
}

/** Returns the fields to store where an entry may stand; `undefined` to leave it as it is. */
type Merge = (
  moved: DocumentSnapshot,
  standing: DocumentSnapshot,
  form: Collection['form'],
) => DocumentData | undefined;

interface Judgement {
  from: Collection[];
  to: Collection[];
  nobody: string;
  verdict: string;
  merge: Merge;
}

/** Moves the entries with an id or address, and prints them whole. Throws if there is none. */
async function judge(database: Firestore, emailOrId: string, { out }: Terminal, judgement: Judgement): Promise<void> {
  const { from, to, nobody, verdict, merge } = judgement;
  const email = normaliseEmail(emailOrId);
  let count = 0;
  for (const [index, collection] of from.entries()) {
    const target = to[index] as Collection;
    // Reads all entries, because no query finds another spelling of an address.
    for await (const document of streamOf(database.collection(collection.path))) {
      const { id, email: stored = '' } = toEntry(collection, document);
      if (id !== emailOrId && normaliseEmail(stored) !== email) continue;
      await move(database, document.ref.path, `${target.path}/${id}`, (...both) => merge(...both, collection.form));
      out.write(`${wholeEntry(toEntry(target, document))}\n`);
      count += 1;
    }
  }
  if (count === 0) throw new Error(`${nobody} the id or address ${printable(emailOrId)}.`);
  out.write(`${plural(count, 'entry is', 'entries are')} ${verdict}.\n`);
}

/** Moves a document in one transaction, unless it is gone. */
function move(
  database: Firestore,
  from: string,
  to: string,
  merge: (moved: DocumentSnapshot, standing: DocumentSnapshot) => DocumentData | undefined,
): Promise<void> {
  const [source, target] = [database.doc(from), database.doc(to)];
  return database.runTransaction(async (transaction) => {
    const [moved, standing] = await transaction.getAll(source, target);
    if (!moved?.exists || !standing) return;
    const fields = merge(moved, standing);
    if (fields) transaction.set(target, fields);
    transaction.delete(source);
  });
}

/** A standing signup gets the moved one's invitation if it has none. A standing message must have the same words. */
const reconcile: Merge = (moved, standing, form) => {
  if (!standing.exists) return moved.data();
  if (form === 'joinWaitlist') {
    const invitedAt = standing.get('invitedAt') ?? moved.get('invitedAt');
    return invitedAt && { ...standing.data(), invitedAt };
  }
  if (fieldNames(form).every((name) => moved.get(name) === standing.get(name))) return undefined;
  throw new Error(`Another message stands under the id ${printable(moved.id)}. Nothing was moved.`);
};
