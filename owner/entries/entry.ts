import {
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { FORM_NAMES, type FormName, fieldNames, normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId, withAsciiDomain } from '../../functions/src/documentId.ts';
import { COLLECTIONS } from '../../functions/src/store.ts';

/** A collection as the owner names it. */
export interface Collection {
  name: string;
  form: FormName;
  /** Its name in the database. */
  path: string;
  /** What one of its entries is called. */
  entry: string;
}

/** How the owner names each form's entries. A form of the contract without a row doesn't compile. */
const NAMES: Record<FormName, { name: string; entry: string }> = {
  joinWaitlist: { name: 'waitlist', entry: 'signup' },
  submitContact: { name: 'contact', entry: 'message' },
};

const collections = (kind: 'people' | 'suspected', prefix = '') =>
  FORM_NAMES.map((form): Collection => {
    const { name, entry } = NAMES[form];
    return {
      name: prefix + name,
      form,
      path: COLLECTIONS[form][kind],
      entry: `${prefix.replace('-', ' ')}${name} ${entry}`,
    };
  });

export const PEOPLE = collections('people');
/** What filled the honeypot, and what the owner moved there. */
export const SUSPECTED = collections('suspected', 'suspected-');
export const ALL = [...PEOPLE, ...SUSPECTED];
/** The collection whose entries are invited. */
export const WAITLIST = PEOPLE.find(({ form }) => form === 'joinWaitlist') as Collection;
/** The collection whose entries are mailed to the owner. */
const MAILED = PEOPLE.find(({ form }) => form === 'submitContact') as Collection;

/** What visitors write, in the order of the forms. */
export const WRITTEN = [...new Set(FORM_NAMES.flatMap((form): string[] => fieldNames(form)))];
/** An entry's fields in the order of an export: the visitor's, and what the store and the owner add. */
export const COLUMNS = [
  ...['collection', 'id', 'createdAt'],
  ...WRITTEN,
  ...['submissionId', 'invitedAt', 'notifiedAt', 'expiresAt'],
];

/** A stored entry of any form by its columns. Times are in UTC; other values than text are JSON. */
export type StoredEntry = Record<string, string | undefined> & { collection: string; id: string };

export interface Filter {
  /** As the owner names it. */
  collection?: string;
  source?: string;
  /** Included. */
  since?: Date;
  /** Excluded. */
  until?: Date;
  /** These two select signups only. */
  invited?: boolean;
  notInvited?: boolean;
  /** Selects messages only. */
  notMailed?: boolean;
}

/** The collections whose entries are selected; those of people unless the filter names another. */
export function collectionsOf({ collection, source, invited, notInvited, notMailed }: Filter): Collection[] {
  if (notMailed) return [MAILED];
  if (collection) return ALL.filter(({ name }) => name === collection);
  return PEOPLE.filter(
    (people) => (!source || hasSource(people.form)) && (!(invited || notInvited) || people === WAITLIST),
  );
}

/** The collection that an entry moves to by the owner's verdict. */
export function otherOf({ name, form }: Collection): Collection {
  return ALL.find((other) => other.form === form && other.name !== name) as Collection;
}

/** Whether a form's entries say where they were made. */
export function hasSource(form: FormName): boolean {
  return (fieldNames(form) as string[]).includes('source');
}

/** The same key for all spellings of an address, so that two texts can be compared. */
export function keyOf(text: string): string {
  return normaliseEmail(documentId(normaliseEmail(text)));
}

/** The same for an id, which is encoded already: an earlier version, or somebody in the console, may have spelled it. */
export function keyOfId(id: string): string {
  return withAsciiDomain(normaliseEmail(id).normalize('NFC'));
}

/** Applies the filters that a query can't apply: Firestore finds no absent fields. */
export function isSelected(entry: StoredEntry, { source, invited, notInvited, notMailed }: Filter): boolean {
  return (
    (!source || entry.source === source) &&
    (!invited || Boolean(entry.invitedAt)) &&
    (!notInvited || !entry.invitedAt) &&
    (!notMailed || !entry.notifiedAt)
  );
}

/** Queries the entries of a collection that have a time, newest first, as the indexes require. */
export function newestFirst(database: Firestore, { path }: Collection, { source, ...filter }: Filter): Query {
  const query = inPeriod(database.collection(path), filter).orderBy('createdAt', 'desc');
  return source ? query.where('source', '==', source) : query;
}

/** Streams the selected entries of a collection, oldest first. Entries without a time come last. */
export async function* oldestFirst(
  database: Firestore,
  collection: Collection,
  filter: Filter,
): AsyncGenerator<StoredEntry> {
  const all = database.collection(collection.path);
  const select = async function* (query: Query, isTimed: boolean) {
    for await (const document of streamOf(query)) {
      const entry = toEntry(collection, document);
      if (Boolean(entry.createdAt) === isTimed) yield entry;
    }
  };
  let timed = 0;
  for await (const entry of select(inPeriod(all, filter).orderBy('createdAt'), true)) {
    timed += 1;
    if (isSelected(entry, filter)) yield entry;
  }
  if (filter.since || filter.until) return;
  // A query ordered by time omits entries without a time, such as those typed into the console.
  if ((await countOf(all)) === timed) return;
  for await (const entry of select(all, false)) if (isSelected(entry, filter)) yield entry;
}

export function inPeriod(entries: Query, { since, until }: Filter): Query {
  let query = entries;
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

export function toEntry({ name: collection }: Collection, document: DocumentSnapshot): StoredEntry {
  const fields = Object.fromEntries(COLUMNS.map((name) => [name, textOf(document.get(name))]));
  return { ...fields, collection, id: document.id };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return JSON.stringify(value, (_, part) => (part instanceof DocumentReference ? part.path : part));
}
