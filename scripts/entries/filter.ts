import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './entry.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Which entries are meant. */
export interface Filter {
  collections: readonly CollectionName[];
  source: string | undefined;
  /** The first moment that counts. */
  since: Date | undefined;
  /** The first moment that doesn't any more. */
  until: Date | undefined;
}

/** What may be given on the command line. */
export interface FilterOptions {
  collection?: CollectionName;
  source?: string;
  since?: string;
  until?: string;
}

/** Reads the filter options; throws one sentence about what can't be meant. */
export function readFilter({ collection, source, since, until }: FilterOptions): Filter {
  if (source && collection === 'contact') throw new Error('Contact messages have no source: leave --source out.');
  const filter = {
    // Only signups have one.
    collections: collection ? [collection] : source ? (['waitlist'] as const) : COLLECTION_NAMES,
    source,
    since: since === undefined ? undefined : day('--since', since),
    // The day itself is meant to be in.
    until: until === undefined ? undefined : new Date(day('--until', until).getTime() + DAY_MS),
  };
  if (filter.since && filter.until && filter.since >= filter.until) {
    throw new Error(`--since ${since} is later than --until ${until}.`);
  }
  return filter;
}

/** The entries of one collection that are meant, newest first: the order that the indexes are made for. */
export function matching(database: Firestore, collection: CollectionName, filter: Omit<Filter, 'collections'>): Query {
  let query: Query = database.collection(COLLECTIONS[collection]);
  if (filter.source) query = query.where('source', '==', filter.source);
  if (filter.since) query = query.where('createdAt', '>=', Timestamp.fromDate(filter.since));
  if (filter.until) query = query.where('createdAt', '<', Timestamp.fromDate(filter.until));
  return query.orderBy('createdAt', 'desc');
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

function day(option: string, given: string): Date {
  const date = new Date(`${given}T00:00:00Z`);
  // Date takes the 31st of a shorter month for the 1st of the next one.
  const exists = DAY.test(given) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
  if (!exists) throw new Error(`${option} takes a day like 2026-11-30, not ${given}.`);
  return date;
}
