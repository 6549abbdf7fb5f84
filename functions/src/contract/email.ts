import { EMAIL_MAX } from './limits.ts';

export type EmailFlaw = 'email-required' | 'email-too-long' | 'email-invalid';

const WAITLIST_PATTERN = /^\S+@\S+\.\S+$/;
const CONTACT_PATTERN = /^\S+@\S+$/;
const CONTROL = /\p{Cc}/u;
const CONTROL_OR_LONE_SURROGATE = /[\p{Cc}\p{Cs}]/u;

/** One spelling per address: trimmed and lowercased, the same in every locale. */
export function normaliseEmail(entered: string): string {
  return entered.trim().toLowerCase();
}

/** What is wrong with a normalised waitlist email, or `null`. */
export function waitlistEmailFlaw(email: string): EmailFlaw | null {
  return emailFlaw(email, CONTROL_OR_LONE_SURROGATE, WAITLIST_PATTERN);
}

/** What is wrong with a contact email as entered, or `null`: as lenient as HTML's `type=email`, which admits `jane@localhost`. */
export function contactEmailFlaw(entered: string): EmailFlaw | null {
  if (entered.length > EMAIL_MAX) return 'email-too-long';
  return emailFlaw(entered.trim(), CONTROL, CONTACT_PATTERN);
}

function emailFlaw(email: string, forbidden: RegExp, pattern: RegExp): EmailFlaw | null {
  if (email === '') return 'email-required';
  // Before any pattern: they take quadratic time or worse on long hostile input.
  if (email.length > EMAIL_MAX) return 'email-too-long';
  if (forbidden.test(email) || !pattern.test(email)) return 'email-invalid';
  return null;
}
