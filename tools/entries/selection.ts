import { domainToUnicode } from 'node:url';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { PASSING_ON, type Services } from '../../functions/src/settings.ts';
import { COLLECTIONS, documentId } from '../../functions/src/store.ts';
import { FORM_NAMES, FORMS, type FormName, fieldNames } from '../../shared/contract.ts';
import { normaliseEmail } from '../../shared/email.ts';

/** The signups' collection, as the owner names it. */
export const WAITLIST = 'waitlist';

/** How the owner names each form's entries. */
const NAMES: Record<FormName, string> = { joinWaitlist: WAITLIST, submitContact: 'contact' };

/** What marks an entry with a time: whatever passes it on, and an invitation. */
export const MARKS = [
  ...Object.values(PASSING_ON),
  {
    form: 'joinWaitlist',
    mark: 'invitedAt',
    word: 'invited',
    // The owner has given the files to a mail service.
    place: ({ mailService }: Services) => `${mailService || 'your mail service'} and the files of invite`,
  },
] as const;

/** Where a form's entries are, and what they have. */
type Collection = ReturnType<typeof collectionOf>;

function collectionOf(form: FormName) {
  const marks: string[] = MARKS.filter((each) => each.form === form).map(({ mark }) => mark);
  // The fields are in the order of an export.
  const fields = ['createdAt', ...fieldNames(form), ...Object.keys(FORMS[form].extras), ...marks, 'expiresAt'];
  return { name: NAMES[form], path: COLLECTIONS[form], marks, fields };
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

/** A document. `marks` are those that it has. `added` has the owner's own fields, as JSON. */
export type Stored = {
  ref: DocumentReference;
  from: Collection;
  updateTime: Timestamp;
  marks: string[];
  /** Whether the TTL policy deletes it some day. */
  isExpiring: boolean;
  entry: EntryText;
  added: object;
};

/** Which entries a command reads; without a property, all. An order or a time leaves out entries without `createdAt`. */
export type Selection = {
  from?: Collection[];
  order?: 'asc' | 'desc';
  /** From `since` on and before `until`. */
  since?: Date | undefined;
  until?: Date | undefined;
  invitedAt?: Timestamp;
  isMeant?: ((stored: Stored) => boolean) | undefined;
  /** How many of each collection. */
  limit?: number;
};

/** Reads the selected entries as they arrive, in bounded memory. */
export async function* select(database: Firestore, selection: Selection = {}): AsyncGenerator<Stored> {
  const { from = ALL, order, since, until, invitedAt, isMeant, limit } = selection;
  for (const collection of from) {
    let query: Query = database.collection(collection.path);
    if (order || since || until) query = query.orderBy('createdAt', order);
    if (since) query = query.where('createdAt', '>=', Timestamp.fromDate(since));
    if (until) query = query.where('createdAt', '<', Timestamp.fromDate(until));
    if (invitedAt) query = query.where('invitedAt', '==', invitedAt);
    // Firestore can't count what only `isMeant` knows.
    if (limit && !isMeant) query = query.limit(limit);
    let count = 0;
    // The client's type is a stream of text.
    for await (const document of query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
      const stored = storedIn(collection, document);
      if (isMeant && !isMeant(stored)) continue;
      yield stored;
      count += 1;
      if (count === limit) break;
    }
  }
}

function storedIn(from: Collection, document: QueryDocumentSnapshot): Stored {
  // In the console, a mark can be emptied, or set to false.
  const marks = from.marks.filter((mark) => document.get(mark));
  const texts = from.fields.map((name) => [name, asText(document.get(name))]);
  const entry = { collection: from.name, id: document.id, ...Object.fromEntries(texts) };
  const added = Object.entries(document.data()).filter(([name]) => !from.fields.includes(name));
  const named = added.map(([name, value]) => [name in entry ? `field ${name}` : name, asJson(value)]);
  const isExpiring = document.get('expiresAt') instanceof Timestamp;
  const { ref, updateTime } = document;
  return { ref, from, updateTime, marks, isExpiring, entry, added: Object.fromEntries(named) };
}

/** In the console, a field can be set to null, or to a map. */
const asText = (value: unknown) => (value === undefined || value === null ? undefined : valueText(asJson(value)));

/** A value of JSON as it is printed. */
export const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function asJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(asJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asJson(part)]));
}

/** Returns a test for entries with this id, address or `@domain`, in any spelling. */
export function belongsTo(whose: string): (stored: Pick<Stored, 'entry'>) => boolean {
  const key = keyOf(whose);
  return ({ entry: { id, email = '' } }) => {
    const address = keyOf(email);
    return [whose, key].includes(id) || (key.startsWith('@') ? address.endsWith(key) : [whose, key].includes(address));
  };
}

/** Returns a test for entries whose id, form fields or fields of the owner contain this text, in any spelling. */
export function contains(text: string): (stored: Stored) => boolean {
  return ({ entry, added }) => {
    const texts = [entry.id, ...WRITTEN.map((name) => entry[name] ?? ''), ...Object.values(added).map(valueText)];
    return texts.some((each) => folded(each).includes(folded(text)));
  };
}

/** Returns one key for all spellings of an address: the id of its signup. */
export function keyOf(address: string): string {
  return documentId(normaliseEmail(address.normalize('NFC')));
}

/** Returns one text for all spellings that differ in case, invisible characters, Unicode composition or a domain's ASCII. */
export function folded(text: string): string {
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .replaceAll(/\bxn--[a-z\d-]+/gi, (label) => domainToUnicode(label) || label)
    .normalize('NFC')
    .toLowerCase();
}
