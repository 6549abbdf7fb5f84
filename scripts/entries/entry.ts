import {
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { type FormName, fieldNames } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';

/** How the owner names each form's entries. A form of the contract without a row doesn't compile. */
export const FORMS: Record<FormName, { collection: string; entry: string }> = {
  joinWaitlist: { collection: 'waitlist', entry: 'waitlist signup' },
  submitContact: { collection: 'contact', entry: 'contact message' },
};
export const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** An entry's fields in the order of an export: every form's, and what the store adds. */
export const COLUMNS = [
  ...['collection', 'id', 'createdAt'],
  ...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form))),
  ...['suspected', 'submissionId', 'expiresAt'],
];

/** An entry of any form by its columns. Times are in UTC; other values than text are JSON. */
export type Entry = Record<string, string | undefined>;

export interface Filter {
  /** As the owner names it. */
  collection?: string;
  source?: string;
  /** Included. */
  since?: Date;
  /** Excluded. */
  until?: Date;
}

/** The forms whose entries are selected. */
export function formsOf({ collection, source }: Filter): FormName[] {
  if (source) return FORM_NAMES.filter(hasSource);
  return FORM_NAMES.filter((form) => collection === undefined || FORMS[form].collection === collection);
}

/** Whether a form's entries say where they were made. */
export function hasSource(form: FormName): boolean {
  return (fieldNames(form) as string[]).includes('source');
}

export function collectionOf(database: Firestore, form: FormName) {
  return database.collection(COLLECTIONS[form]);
}

/** The selected entries of one collection that have a time, newest first: the order the indexes are made for. */
export function matching(database: Firestore, form: FormName, { source, since, until }: Filter): Query {
  let query: Query = collectionOf(database, form);
  if (source) query = query.where('source', '==', source);
  if (since) query = query.where('createdAt', '>=', Timestamp.fromDate(since));
  if (until) query = query.where('createdAt', '<', Timestamp.fromDate(until));
  return query.orderBy('createdAt', 'desc');
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Reads documents as they arrive, in bounded memory. */
export function streamOf(query: Query): AsyncIterable<DocumentSnapshot> {
  // The client types it as a stream of text.
  return query.stream() as unknown as AsyncIterable<DocumentSnapshot>;
}

export function toEntry(form: FormName, document: DocumentSnapshot): Entry {
  const fields = Object.fromEntries(COLUMNS.map((name) => [name, textOf(document.get(name))]));
  return { ...fields, collection: FORMS[form].collection, id: document.id };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return JSON.stringify(value, (_, part) => (part instanceof DocumentReference ? part.path : part));
}
