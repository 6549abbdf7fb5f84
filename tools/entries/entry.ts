import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { documentId } from '../../functions/src/documentId.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { FORM_NAMES, FORMS, type FormName, fieldNames } from '../../shared/contract.ts';
import { normaliseEmail } from '../../shared/email.ts';

/**
 * How the owner names each form's entries, and the fields that mark them with a time, first when they were passed on.
 * Each form of the contract needs a row.
 */
const NAMES: Record<FormName, [name: string, passedOn: string, ...others: string[]]> = {
  joinWaitlist: ['waitlist', 'passedOnAt', 'invitedAt'],
  submitContact: ['contact', 'notifiedAt'],
};

/** The entries of a form. */
type Collection = ReturnType<typeof collectionOf>;

function collectionOf(form: FormName) {
  const [name, ...marks] = NAMES[form];
  return {
    /** As the owner names it. */
    name,
    path: COLLECTIONS[form],
    marks,
    /** The fields of its entries, in the order of an export. */
    fields: ['createdAt', ...fieldNames(form), ...Object.keys(FORMS[form].extras), ...marks, 'expiresAt'],
  };
}

export const ALL = FORM_NAMES.map(collectionOf);

/** The collection with the owner's name; without one, all. */
export function collectionsNamed(name?: string): Collection[] {
  return ALL.filter((collection) => collection.name === (name ?? collection.name));
}

/** The names of all fields that visitors fill in. */
export const WRITTEN = [...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form)))];

/** An entry of any form as text, in the order of an export. Times are in UTC. */
export type EntryText = Record<string, string | undefined> & { collection: string; id: string };

/** A document. `writtenAt` is when it was created. `added` has the owner's own fields, as JSON. */
export type Stored = {
  ref: DocumentReference;
  from: Collection;
  writtenAt: Timestamp;
  /** Whether the TTL policy deletes it some day. */
  isExpiring: boolean;
  entry: EntryText;
  added: object;
};

/** How many documents a query reads. In version 9.4 of the client library, a query of ten minutes may never end. */
const PAGE = 50_000;

/** Reads at most `limit` entries of each collection, or of a narrower query, as they arrive, in bounded memory. */
export async function* read(
  database: Firestore,
  collections: Collection[],
  narrowed: (all: Query) => Query = (all) => all,
  { limit = Number.POSITIVE_INFINITY, page = PAGE } = {},
): AsyncGenerator<Stored> {
  for (const from of collections) {
    let query = narrowed(database.collection(from.path));
    let left = limit;
    while (left > 0) {
      const size = Math.min(left, page);
      let [count, last]: [number, QueryDocumentSnapshot?] = [0];
      // The client's type is a stream of text.
      for await (last of query.limit(size).stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
        count += 1;
        yield storedIn(from, last);
      }
      left = last && count === size ? left - size : 0;
      if (last) query = query.startAfter(last);
    }
  }
}

function storedIn(from: Collection, document: QueryDocumentSnapshot): Stored {
  // In the console, a mark can be emptied, or set to false.
  const read = (name: string) => (from.marks.includes(name) ? document.get(name) || null : document.get(name));
  const texts = from.fields.map((name) => [name, asText(read(name))]);
  const entry = { collection: from.name, id: document.id, ...Object.fromEntries(texts) };
  const added = Object.entries(document.data()).filter(([name]) => !from.fields.includes(name));
  const named = added.map(([name, value]) => [name in entry ? `field ${name}` : name, asJson(value)]);
  const isExpiring = document.get('expiresAt') instanceof Timestamp;
  return {
    ref: document.ref,
    from,
    writtenAt: document.createTime,
    isExpiring,
    entry,
    added: Object.fromEntries(named),
  };
}

/** In the console, a field can be set to null, or to a map. */
function asText(value: unknown): string | undefined {
  const json = asJson(value) ?? undefined;
  return json === undefined || typeof json === 'string' ? json : JSON.stringify(json);
}

function asJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(asJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asJson(part)]));
}

/** Entries that were created at or after `since` and before `until`. */
export type TimeRange = { since?: Date; until?: Date };

/** Orders entries by time. An entry made in the console may lack `createdAt`; it is left out. */
export function byTime(entries: Query, direction: 'asc' | 'desc' = 'asc', { since, until }: TimeRange = {}): Query {
  let ordered = entries.orderBy('createdAt', direction);
  if (since) ordered = ordered.where('createdAt', '>=', Timestamp.fromDate(since));
  if (until) ordered = ordered.where('createdAt', '<', Timestamp.fromDate(until));
  return ordered;
}

/** Returns a test for entries with this id, address or `@domain`, in any spelling. */
export function belongsTo(whose: string): (entry: EntryText) => boolean {
  const key = keyOf(whose);
  return ({ id, email = '' }) => {
    const address = keyOf(email);
    return [whose, key].includes(id) || (key.startsWith('@') ? address.endsWith(key) : [whose, key].includes(address));
  };
}

/** Returns one key for all spellings of an address: the id of its signup. */
export function keyOf(address: string): string {
  return documentId(normaliseEmail(address.normalize('NFC')));
}

/** Returns one text for all spellings that differ in case, invisible characters or Unicode composition. */
export function folded(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .normalize('NFC')
    .toLowerCase();
}
