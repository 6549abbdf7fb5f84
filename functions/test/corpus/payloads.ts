import { join, type PayloadCase, refused, stored } from './cases.ts';
import { bodies, submissions } from './common.ts';
import { contacts } from './contacts.ts';
import { JOINING_EMAILS, REFUSED_EMAILS } from './emails.ts';
import { joins } from './joins.ts';

export type { PayloadCase };

/** Independent of each other: send each once, in any order, to an empty store. */
export const PAYLOADS: readonly PayloadCase[] = [...bodies(), ...submissions(), ...joins(), ...contacts()];

/** The same for each email of the corpus. */
export const EMAILS: readonly PayloadCase[] = [
  ...JOINING_EMAILS.map(([entered, email = entered]) => joinWith(entered, stored({ email, source: 'modal' }))),
  ...REFUSED_EMAILS.map(([entered, reason]) => joinWith(entered, refused(reason))),
];

function joinWith(entered: string, answer: PayloadCase['answer']): PayloadCase {
  const email = JSON.stringify(entered);
  return join(`the email ${email.slice(0, 60)}`, `"email":${email},"source":"modal"`, answer);
}
