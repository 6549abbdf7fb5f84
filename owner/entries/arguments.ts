import { existsSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';

/** Parses a day such as 2026-11-30 as its start in UTC. */
export function day(given: string): Date {
  const date = new Date(`${given}T00:00:00Z`);
  // `Date` parses 31 February as 3 March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === given) return date;
  throw new InvalidArgumentError('It takes a day like 2026-11-30.');
}

export function dayAfter(given: string): Date {
  const date = day(given);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

export function address(given: string): string {
  const email = normaliseEmail(given);
  if (!email.includes('@')) throw new InvalidArgumentError('It must be an email address.');
  return email;
}

export function nonBlank(given: string): string {
  if (normaliseEmail(given) === '') throw new InvalidArgumentError('It is empty.');
  return given.trim();
}

export function newFile(given: string): string {
  if (lstatSync(given, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
  if (given === '' || !existsSync(dirname(given))) throw new InvalidArgumentError('It must be in an existing folder.');
  return given;
}
