import { InvalidArgumentError } from 'commander';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { byTime } from './entry.ts';

/** Entries that were created at or after `since` and before `until`. */
export type TimeRange = { since?: Date; until?: Date };

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Parses a time as `list` prints it, or in ISO 8601. Without a zone it is in UTC, as in all output. */
export function parseTime(given: string): Date {
  const [, day = '', time = '00:00', zone = 'Z'] = TIME.exec(given.trim()) ?? [];
  const date = new Date(`${day}T${time}${zone.toUpperCase()}`);
  // JavaScript takes 30 February for 2 March.
  const start = new Date(`${day}T00:00Z`);
  if (!Number.isNaN(date.getTime()) && start.toISOString().startsWith(day)) return date;
  throw new InvalidArgumentError('It takes a time like 2026-11-30, "2026-11-30 12:00" or 2026-11-30T12:00:00.000Z.');
}

/** Selects the entries of a range. Without a range, includes those without a time. */
export function within(entries: Query, { since, until }: TimeRange): Query {
  if (!since && !until) return entries;
  let selected = byTime(entries, 'asc');
  if (since) selected = selected.where('createdAt', '>=', Timestamp.fromDate(since));
  if (until) selected = selected.where('createdAt', '<', Timestamp.fromDate(until));
  return selected;
}
