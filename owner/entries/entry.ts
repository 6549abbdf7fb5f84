import {
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type FormName, fieldNames } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';

/** How the owner names each form's entries. A form of the contract without a row doesn't compile. */
export const FORMS: Record<FormName, { collection: string; entry: string }> = {
  joinWaitlist: { collection: 'waitlist', entry: 'waitlist signup' },
  submitContact: { collection: 'contact', entry: 'contact message' },
};
export const FORM_NAMES = Object.keys(FORMS) as FormName[];
/** The form whose entries are invited. */
export const WAITLIST = 'joinWaitlist' satisfies FormName;

/** What visitors write, in the order of the forms. */
export const FIELDS = [...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form)))];
/** An entry's fields in the order of an export: the visitor's, and what the store and the owner add. */
export const COLUMNS = [
  ...['collection', 'id', 'createdAt'],
  ...FIELDS,
  ...['suspected', 'suspectedBy', 'submissionId', 'invitedAt', 'notifiedAt', 'expiresAt'],
];

/** How many documents change in one transaction, far below what Firestore allows. */
const TOGETHER = 100;

/** An entry of any form by its columns. Times are in UTC; other values than text are JSON. */
export type Entry = Record<string, string | undefined> & { collection: string; id: string };

export interface Filter {
  /** As the owner names it. */
  collection?: string;
  source?: string;
  /** Included. */
  since?: Date;
  /** Excluded. */
  until?: Date;
  suspected?: boolean;
  genuine?: boolean;
  /** These two select signups only. */
  invited?: boolean;
  notInvited?: boolean;
}

/** The forms whose entries are selected. */
export function formsOf({ collection, source, invited, notInvited }: Filter): FormName[] {
  return FORM_NAMES.filter(
    (form) =>
      (!collection || FORMS[form].collection === collection) &&
      (!source || hasSource(form)) &&
      (!(invited || notInvited) || form === WAITLIST),
  );
}

/** Whether a form's entries say where they were made. */
export function hasSource(form: FormName): boolean {
  return (fieldNames(form) as string[]).includes('source');
}

/** Applies the filters that a query can't apply: Firestore finds no absent fields. */
export function isSelected(entry: Entry, { source, suspected, genuine, invited, notInvited }: Filter): boolean {
  const isGenuine = entry.suspected !== 'true';
  return (
    (!source || entry.source === source) &&
    (!suspected || !isGenuine) &&
    (!genuine || isGenuine) &&
    (!invited || Boolean(entry.invitedAt)) &&
    (!notInvited || !entry.invitedAt)
  );
}

export function collectionOf(database: Firestore, form: FormName) {
  return database.collection(COLLECTIONS[form]);
}

/** Queries the entries of one form that have a time, newest first, as the indexes require. */
export function newestFirst(database: Firestore, form: FormName, { source, ...filter }: Filter): Query {
  const query = inPeriod(database, form, filter).orderBy('createdAt', 'desc');
  return source ? query.where('source', '==', source) : query;
}

/** Streams the selected entries of one form, oldest first. Entries without a time come last. */
export async function* oldestFirst(database: Firestore, form: FormName, filter: Filter): AsyncGenerator<Entry> {
  const select = async function* (query: Query, isTimed: boolean) {
    for await (const document of streamOf(query)) {
      const entry = toEntry(form, document);
      if (Boolean(entry.createdAt) === isTimed) yield entry;
    }
  };
  let timed = 0;
  for await (const entry of select(inPeriod(database, form, filter).orderBy('createdAt'), true)) {
    timed += 1;
    if (isSelected(entry, filter)) yield entry;
  }
  if (filter.since || filter.until) return;
  // A query ordered by time omits entries without a time, such as those typed into the console.
  const all = collectionOf(database, form);
  if ((await countOf(all)) === timed) return;
  for await (const entry of select(all, false)) if (isSelected(entry, filter)) yield entry;
}

function inPeriod(database: Firestore, form: FormName, { since, until }: Filter): Query {
  let query: Query = collectionOf(database, form);
  if (since) query = query.where('createdAt', '>=', Timestamp.fromDate(since));
  if (until) query = query.where('createdAt', '<', Timestamp.fromDate(until));
  return query;
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Reads documents as they arrive, in bounded memory. */
export function streamOf(query: Query): AsyncIterable<DocumentSnapshot> {
  // The client types it as a stream of text.
  return query.stream() as unknown as AsyncIterable<DocumentSnapshot>;
}

/** Runs `change` on each document that still exists, in transactions of 100. Returns the results. */
export async function changeEach<Result>(
  database: Firestore,
  documents: DocumentSnapshot[],
  change: (transaction: Transaction, current: DocumentSnapshot) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < documents.length; at += TOGETHER) {
    const refs = documents.slice(at, at + TOGETHER).map(({ ref }) => ref);
    const changed = await database.runTransaction(async (transaction) => {
      const current = await transaction.getAll(...refs);
      return current.filter(({ exists }) => exists).map((document) => change(transaction, document));
    });
    results.push(...changed);
  }
  return results;
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
