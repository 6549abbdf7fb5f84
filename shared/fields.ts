// How each field is normalised and validated. Lengths are in UTF-16 units, as `String.length` counts.
import { isEmail, isPublicEmail, normaliseEmail } from './email.ts';
import type { FieldReason } from './outcomes.ts';

export const NAME_MAX = 200;
export const MESSAGE_MAX = 5_000;

export interface Field {
  /** Returns the value to validate, send and store; by default the input. */
  normalise?(input: string): string;
  /** Returns why a value is refused. A field is optional if its `validate` accepts the empty text. */
  validate(value: string): FieldReason | null;
}

/** Reads what the page adds. Returns what to store, `undefined` for nothing, or `null` if it refuses the whole call. */
export type Extra = (value: unknown) => string | undefined | null;

function validateEmail(email: string, isValid: (email: string) => boolean) {
  if (email.trim() === '') return 'email-required';
  return isValid(email) ? null : 'email-invalid';
}

export const waitlistEmail = {
  normalise: normaliseEmail,
  // The specification asks for a dot.
  validate: (email) => validateEmail(email, isPublicEmail),
} satisfies Field;

export const contactEmail = { validate: (email) => validateEmail(email, isEmail) } satisfies Field;

/** Where a signup was made: the dialog or the form on the page. */
export const SOURCES = ['modal', 'website'] as const;
export type Source = (typeof SOURCES)[number];

export const source = {
  validate: (value) => (SOURCES.some((known) => known === value) ? null : 'source-invalid'),
} satisfies Field;

/** Whether a text looks blank: U+2800 is the Braille pattern without dots. */
const isBlank = (text: string) => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

export const name = {
  validate(value) {
    if (isBlank(value)) return 'name-required';
    if (value.length > NAME_MAX) return 'name-too-long';
    return /[\n\v\f\r\u0085\u2028\u2029]/.test(value) ? 'name-invalid' : null;
  },
} satisfies Field;

export const message = {
  validate(value) {
    if (isBlank(value)) return 'message-required';
    return value.length > MESSAGE_MAX ? 'message-too-long' : null;
  },
} satisfies Field;

/** The spellings of "@" that links have. A campaign with one is probably an address, which names a person. */
const AT = /[@＠﹫]|%40/;

/** Which link brought the visitor. `Product Hunt` becomes `product_hunt`. An invalid name counts as no campaign. */
export function campaign(value: unknown) {
  const text = typeof value === 'string' && !AT.test(value) ? value.toLowerCase() : '';
  // Not by a pattern such as /_+$/, which would take quadratic time.
  const [trimmed = ''] = /[^_/](?:.*[^_/])?/.exec(text.replace(/[^a-z0-9._/+-]+/g, '_')) ?? [];
  return trimmed.length <= 64 && /[a-z0-9]/.test(trimmed) ? trimmed : undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Identifies a signup, so that the server takes its repetition for a retry, not for another visitor's. */
export function submissionId(value: unknown) {
  if (value === undefined) return undefined;
  return typeof value === 'string' && UUID.test(value) ? value : null;
}
