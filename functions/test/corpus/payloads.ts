import type { FormName, Reason } from '../../src/contract/contract.ts';
import { JOINING_EMAILS, REFUSED_EMAILS } from './emails.ts';
import { BODIES, EXTRAS, MESSAGES, SIGNUPS } from './rows.ts';

type Fields = Record<string, unknown>;

/**
 * A submission by what is odd about it: the changes to a valid one, as fields or as JSON that follows its fields, and
 * the reason of its refusal or the changes to what is stored. Without an answer, fields are stored as sent.
 */
export type Row = [what: string, changes: Fields | string, answer?: Reason | Fields];

/** A request to a callable, and the reason of its refusal or exactly the fields of the document. */
export interface PayloadCase {
  title: string;
  callable: FormName;
  /** As text, because JSON can hold what no literal can. */
  body: string;
  answer: Reason | Fields;
}

/** Independent of each other: send each once, in any order, to an empty store. */
export const PAYLOADS: readonly PayloadCase[] = [
  ...BODIES.map(([what, body]) => refusal('joinWaitlist', what, body, 'malformed')),
  ...BODIES.map(([what, body]) => refusal('submitContact', what, body, 'malformed')),
  ...[...EXTRAS, ...SIGNUPS].map((row, index) => join(row, `p${index}@example.com`)),
  ...[...EXTRAS, ...MESSAGES].map(write),
];

/** The same for each email of the corpus. */
export const EMAILS: readonly PayloadCase[] = [
  ...JOINING_EMAILS.map(([entered, email]) => join([nameOf(entered), { email: entered }, { email }])),
  ...REFUSED_EMAILS.map(([entered, reason]) => join([nameOf(entered), { email: entered }, reason])),
];

function nameOf(email: string): string {
  return `the email ${JSON.stringify(email).slice(0, 60)}`;
}

function join(row: Row, email = ''): PayloadCase {
  return toCase('joinWaitlist', { email, source: 'modal' }, row);
}

function write(row: Row): PayloadCase {
  return toCase('submitContact', { name: 'Jane', email: 'jane@example.com', message: 'Hi' }, row);
}

function toCase(callable: FormName, valid: Fields, [what, changes, answer]: Row): PayloadCase {
  const isText = typeof changes === 'string';
  const sent = isText ? JSON.stringify(valid).replace(/}$/, `,${changes}}`) : JSON.stringify({ ...valid, ...changes });
  const body = `{"data":${sent}}`;
  if (typeof answer === 'string') return refusal(callable, what, body, answer);
  const stored = { ...valid, ...(answer ?? (isText ? {} : changes)) };
  return { title: `${callable} accepts ${what}`, callable, body, answer: stored };
}

function refusal(callable: FormName, what: string, body: string, reason: Reason): PayloadCase {
  return { title: `${callable} refuses ${what}: ${reason}`, callable, body, answer: reason };
}
