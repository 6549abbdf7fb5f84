import { type DocumentReference, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { documentId } from '../../functions/src/documentId.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { FORM_NAMES, FORMS, type FormName, fieldNames } from '../../shared/contract.ts';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';

export interface Collection {
  /** As the owner names it. */
  name: string;
  path: string;
  /** Where the owner's verdict moves its entries. */
  otherPath: string;
  /** The fields of its entries, in the order of an export. */
  fields: string[];
}

/** How the owner names each form's entries, and the field that marks them. Each form of the contract needs a row. */
const NAMES: Record<FormName, [name: string, mark: string]> = {
  joinWaitlist: ['waitlist', 'invitedAt'],
  submitContact: ['contact', 'notifiedAt'],
};

export const PEOPLE = FORM_NAMES.map((form): Collection => {
  const { people, suspected } = COLLECTIONS[form];
  const [name, mark] = NAMES[form];
  const fields = ['createdAt', ...fieldNames(form), ...Object.keys(FORMS[form].extras), mark, 'expiresAt'];
  return { name, path: people, otherPath: suspected, fields };
});
/** What filled the honeypot, and what the owner moved there. */
export const SUSPECTED = PEOPLE.map(
  ({ name, path, otherPath, fields }): Collection => ({
    name: `suspected-${name}`,
    path: otherPath,
    otherPath: path,
    fields,
  }),
);
export const ALL = [...PEOPLE, ...SUSPECTED];

/** What visitors write, in the order of the forms. */
export const WRITTEN = [...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form)))];

/** An entry of any form as text, in the order of an export. Times are in UTC. */
export type EntryText = Record<string, string | undefined> & { collection: string; id: string };

/** `writtenAt` is when the document came to this collection. An entry's `createdAt` survives a move. */
export type Stored = { ref: DocumentReference; entry: EntryText; writtenAt: Timestamp };

/** The collection with the owner's name; by default those of people. */
export function collectionsNamed(name?: string): Collection[] {
  return name ? ALL.filter((collection) => collection.name === name) : PEOPLE;
}

export function collectionOf({ parent }: DocumentReference): Collection {
  return ALL.find(({ path }) => path === parent.id) as Collection;
}

/** Orders entries by time. An entry made in the console may lack `createdAt`; it is left out. */
export function byTime(entries: Query, direction: 'asc' | 'desc'): Query {
  // The embedded Firestore's `orderBy` alone would include it.
  return entries.where('createdAt', '>', Timestamp.fromMillis(0)).orderBy('createdAt', direction);
}

/** Reads entries as they arrive, in bounded memory. */
export async function* streamOf(query: Query): AsyncGenerator<Stored> {
  // The client's type is a stream of text.
  for await (const document of query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
    const { ref, createTime } = document;
    const { name: collection, fields } = collectionOf(ref);
    const texts = fields.map((name) => [name, asText(document.get(name))]);
    yield { ref, writtenAt: createTime, entry: { collection, id: ref.id, ...Object.fromEntries(texts) } };
  }
}

function asText(value: unknown): string | undefined {
  return value instanceof Timestamp ? value.toDate().toISOString() : value === undefined ? undefined : String(value);
}

/** The first entries that pass a test. No query can find absent fields or other spellings. */
export async function firstOf(
  query: Query,
  isSelected: (entry: EntryText) => boolean,
  limit?: number,
): Promise<Stored[]> {
  const selected: Stored[] = [];
  for await (const stored of streamOf(query)) {
    if (isSelected(stored.entry) && selected.push(stored) === limit) break;
  }
  return selected;
}

/** Returns a test for entries with this id, address or `@domain`, in any spelling. */
export function belongsTo(whose: string): (entry: EntryText) => boolean {
  const key = keyOf(whose);
  return ({ id, email = '' }) => {
    const address = keyOf(email);
    return [whose, key].includes(id) || (key.startsWith('@') ? address.endsWith(key) : address === key);
  };
}

/** One key for all spellings of an address, which is the id of its signup. */
function keyOf(address: string): string {
  return documentId(normaliseEmail(address));
}

/** One text for upper and lower case, and for characters that look alike. */
export function folded(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** One text for all spellings of the addresses in it, too. */
export function comparable(text: string): string {
  return folded(text).replaceAll(/@[\p{L}\p{M}\p{N}.-]+/gu, withAsciiDomain);
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
