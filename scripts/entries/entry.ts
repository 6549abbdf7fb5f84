import {
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { type FieldName, type FormName, fieldNames } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS } from '../../functions/src/store/entryStore.ts';

/** The forms by their names in this tool. */
export const FORMS = { waitlist: 'joinWaitlist', contact: 'submitContact' } as const satisfies Record<string, FormName>;
export type Kind = keyof typeof FORMS;
export const KINDS = Object.keys(FORMS) as Kind[];

type Field = { [Form in FormName]: FieldName<Form> }[FormName];
const FIELDS: Field[] = [...new Set(KINDS.flatMap((kind): Field[] => fieldNames(FORMS[kind])))];
/** The fields of a message, beside its sender's address. */
export const MESSAGE_FIELDS = fieldNames(FORMS.contact).filter((name) => name !== 'email');

/** An entry's fields in the order of an export: every form's, and what the store adds. */
export const COLUMNS = [
  ...(['collection', 'id', 'createdAt'] as const),
  ...FIELDS,
  ...(['suspected', 'submissionId', 'expiresAt'] as const),
];

/** An entry of either form. Times are in UTC, to the microsecond; a value of another type than usual is JSON. */
export type Entry = { collection: Kind; id: string; suspected: boolean } & {
  [Column in Exclude<(typeof COLUMNS)[number], 'collection' | 'id' | 'suspected'>]?: string | undefined;
};

export function collectionOf(database: Firestore, kind: Kind) {
  return database.collection(COLLECTIONS[FORMS[kind]]);
}

/** Reads documents as they arrive, in bounded memory. */
export function streamOf(query: Query): AsyncIterable<DocumentSnapshot> {
  // The client types it as a stream of text.
  return query.stream() as unknown as AsyncIterable<DocumentSnapshot>;
}

export function toEntry(collection: Kind, document: DocumentSnapshot): Entry {
  const fields = Object.fromEntries(COLUMNS.map((name) => [name, textOf(document.get(name))]));
  return { ...fields, collection, id: document.id, suspected: document.get('suspected') === true };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (value instanceof Timestamp) return iso(value);
  return JSON.stringify(value, (_, part) => (part instanceof DocumentReference ? part.path : part));
}

/** `Timestamp.toDate()` alone would lose Firestore's microseconds. */
function iso(time: Timestamp): string {
  const microseconds = String(Math.floor(time.nanoseconds / 1000)).padStart(6, '0');
  return time
    .toDate()
    .toISOString()
    .replace(/\d{3}Z$/, `${microseconds}Z`);
}
