import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type FormName, fieldNames } from '../../functions/src/contract/contract.ts';
import { withAsciiDomain } from '../../functions/src/documentId.ts';
import {
  type Collection,
  keyOf,
  keyOfId,
  otherOf,
  PEOPLE,
  type StoredEntry,
  SUSPECTED,
  streamOf,
  toEntry,
  WAITLIST,
} from './entry.ts';
import { entryTable, wholeEntry } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

interface Verdict {
  /** An address, an id, or `@` and a domain. */
  whose: string;
  /** Doesn't ask about a domain. */
  yes: boolean;
}

/** A document, and where it will be in the other collection of its form. */
interface Move {
  source: DocumentReference;
  target: DocumentReference;
  /** The target's. */
  collection: Collection;
}

/** Returns the fields to store at the target; `undefined` to leave what stands there as it is. */
type Merge = (moved: DocumentSnapshot, standing: DocumentSnapshot, form: FormName) => DocumentData | undefined;

/** Moves every entry with this id, address or domain to what is suspected, over what is there. */
export async function suspect(database: Firestore, { whose, yes }: Verdict, terminal: Terminal): Promise<void> {
  const { out } = terminal;
  const moves = await movesOf(database, PEOPLE, { whose, yes }, terminal);
  const count = await moveAndShow(moves, (moved) => moved.data(), out);
  if (count === 0) throw new Error(`No entry has the id, address or domain ${printable(whose)}.`);
  out.write(`${plural(count, 'entry is', 'entries are')} now suspected.\n`);
}

/** Moves every suspected entry with this id, address or domain back. An entry that stands there stays. */
export async function clear(database: Firestore, { whose, yes }: Verdict, terminal: Terminal): Promise<void> {
  const { out } = terminal;
  const moves = await movesOf(database, SUSPECTED, { whose, yes }, terminal);
  // Throws before anything is moved.
  for (const { source, target, collection } of moves) {
    reconcile(await source.get(), await target.get(), collection.form);
  }
  const count = await moveAndShow(moves, reconcile, out);
  if (count === 0) throw new Error(`No suspected entry has the id, address or domain ${printable(whose)}.`);
  out.write(`${plural(count, 'entry is', 'entries are')} no longer suspected.\n`);
}

/**
 * Moves what earlier versions stored elsewhere: entries marked as `suspected`, or robots would be invited; and signups
 * under another spelling of their address, or people would be invited twice.
 */
export async function migrate(database: Firestore, { err }: Terminal): Promise<void> {
  const moves: Move[] = [];
  for (const collection of PEOPLE) {
    const marked = database.collection(collection.path).where('suspected', '==', true).select();
    for await (const { ref } of streamOf(marked)) moves.push(moveFrom(ref, collection));
  }
  for (const each of moves) await move(each, withoutMarks);
  if (moves.length > 0) {
    err.write(
      `Moved to what is suspected, as an earlier version marked: ${plural(moves.length, 'entry', 'entries')}.\n`,
    );
  }
  const signups = database.collection(WAITLIST.path);
  for await (const { id, ref } of streamOf(signups.select())) {
    const key = withAsciiDomain(id.normalize('NFC'));
    if (key !== id) await move({ source: ref, target: signups.doc(key), collection: WAITLIST }, reconcile);
  }
}

/** A standing signup gets the moved one's invitation if it has none. A standing message must have the same words. */
const reconcile: Merge = (moved, standing, form) => {
  if (!standing.exists) return moved.data();
  if (form === WAITLIST.form) {
    const invitedAt = standing.get('invitedAt') ?? moved.get('invitedAt');
    return invitedAt && { ...standing.data(), invitedAt };
  }
  if (fieldNames(form).every((name) => moved.get(name) === standing.get(name))) return undefined;
  throw new Error(`Another message stands under the id ${printable(moved.id)}, so nothing was moved. find shows both.`);
};

const withoutMarks: Merge = (moved) => {
  const { suspected: _, suspectedBy: _by, ...fields } = moved.data() ?? {};
  return fields;
};

/**
 * Reads all entries of these collections, because no query finds another spelling of an address. Shows those of a domain,
 * and asks.
 */
async function movesOf(database: Firestore, collections: Collection[], { whose, yes }: Verdict, terminal: Terminal) {
  const key = keyOf(whose);
  const isDomain = whose.startsWith('@');
  const moves: Move[] = [];
  const entries: StoredEntry[] = [];
  for (const collection of collections) {
    for await (const document of streamOf(database.collection(collection.path))) {
      const entry = toEntry(collection, document);
      const address = keyOf(entry.email ?? '');
      const isMeant = isDomain
        ? address.endsWith(key)
        : [keyOfId(entry.id), address].includes(key) || entry.id === whose;
      if (!isMeant) continue;
      moves.push(moveFrom(document.ref, collection));
      entries.push(entry);
    }
  }
  if (isDomain && entries.length > 0) {
    terminal.err.write(entryTable(entries, terminal));
    await requireConsent(terminal, yes, `Move ${entries.length === 1 ? 'this' : `these ${entries.length}`}?`);
  }
  return moves;
}

function moveFrom(source: DocumentReference, from: Collection): Move {
  const collection = otherOf(from);
  return { source, target: source.firestore.doc(`${collection.path}/${source.id}`), collection };
}

/** Moves entries one by one, and prints each as it is stored now. Returns how many there are. */
async function moveAndShow(moves: Move[], merge: Merge, out: Terminal['out']): Promise<number> {
  let count = 0;
  for (const each of moves) {
    await move(each, merge);
    const stored = await each.target.get();
    // Another run may have erased it meanwhile.
    if (!stored.exists) continue;
    out.write(`${wholeEntry(toEntry(each.collection, stored))}\n`);
    count += 1;
  }
  return count;
}

/** Moves an entry in one transaction. After a broken stream, the client repeats that and finds nothing to move. */
function move({ source, target, collection }: Move, merge: Merge): Promise<void> {
  return source.firestore.runTransaction(async (transaction) => {
    const [moved, standing] = await transaction.getAll(source, target);
    if (!moved?.exists || !standing) return;
    const fields = merge(moved, standing, collection.form);
    if (fields) transaction.set(target, fields);
    transaction.delete(source);
  });
}
