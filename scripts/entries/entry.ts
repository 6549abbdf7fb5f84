import {
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { type FormName, fieldNames } from '../../functions/src/contract/contract.ts';
import { MAILS } from '../../functions/src/mails.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';

/** The forms by the names of their entries in this tool. */
export const FORMS = { waitlist: 'joinWaitlist', contact: 'submitContact' } as const satisfies Record<string, FormName>;
export type Kind = keyof typeof FORMS;
export const KINDS = Object.keys(FORMS) as Kind[];

/** An entry's fields in the order of an export: every form's, and what the store adds. */
export const COLUMNS = [
  ...['collection', 'id', 'createdAt'],
  ...new Set(KINDS.flatMap((kind): string[] => fieldNames(FORMS[kind]))),
  ...['suspected', 'submissionId', 'expiresAt'],
];

/** An entry of either form by its columns. Times are in UTC; other values than text are JSON. */
export type Entry = Record<string, string | undefined>;

/** Selects entries. Only signups have a source. */
export interface Filter {
  collection?: Kind;
  source?: string;
  /** Included. */
  since?: Date;
  /** Excluded. */
  until?: Date;
}

export function kindsOf({ collection, source }: Filter): Kind[] {
  if (source) return ['waitlist'];
  return collection ? [collection] : KINDS;
}

export function collectionOf(database: Firestore, kind: Kind | 'mail') {
  return database.collection(kind === 'mail' ? MAILS : COLLECTIONS[FORMS[kind]]);
}

/** The selected entries of one collection that have a time, newest first: the order the indexes are made for. */
export function matching(database: Firestore, kind: Kind, { source, since, until }: Filter): Query {
  let query: Query = collectionOf(database, kind);
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

export function toEntry(collection: Kind, document: DocumentSnapshot): Entry {
  const fields = Object.fromEntries(COLUMNS.map((name) => [name, textOf(document.get(name))]));
  return { ...fields, collection, id: document.id };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return JSON.stringify(value, (_, part) => (part instanceof DocumentReference ? part.path : part));
}
