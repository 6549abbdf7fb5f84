import { InvalidArgumentError } from 'commander';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { collectionOf, KINDS, type Kind } from './entry.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Selects entries. */
export interface Filter {
  collections: readonly Kind[];
  source?: string | undefined;
  /** Included. */
  since?: Date | undefined;
  /** Excluded. */
  until?: Date | undefined;
}

/** The filter's flags as given. */
interface FilterFlags {
  collection?: Kind;
  source?: string;
  since?: Date;
  until?: Date;
}

export function readFilter({ collection, source, since, until }: FilterFlags): Filter {
  if (source && collection === 'contact') throw new Error('Contact messages have no source: leave --source out.');
  if (since && until && since > until) throw new Error('--since is later than --until.');
  return {
    collections: collection ? [collection] : source ? ['waitlist'] : KINDS,
    source,
    since,
    until: until && new Date(until.getTime() + DAY_MS),
  };
}

/** Parses a day such as 2026-11-30 as its start in UTC. */
export function day(given: string): Date {
  const date = new Date(`${given}T00:00:00Z`);
  // `Date` takes 31 February for 3 March.
  if (DAY.test(given) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)) return date;
  throw new InvalidArgumentError('It takes a day like 2026-11-30.');
}

type Part = Omit<Filter, 'collections'>;

/** The selected entries of one collection that have a time, newest first: the order the indexes are made for. */
export function matching(database: Firestore, kind: Kind, { source, since, until }: Part): Query {
  let query: Query = collectionOf(database, kind);
  if (source) query = query.where('source', '==', source);
  if (since) query = query.where('createdAt', '>=', Timestamp.fromDate(since));
  if (until) query = query.where('createdAt', '<', Timestamp.fromDate(until));
  return query.orderBy('createdAt', 'desc');
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
