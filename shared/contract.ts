// The contract between page and functions. It runs on both sides.
import { EMAIL_MAX, normaliseEmail } from './email.ts';

/** Longest accepted texts, in UTF-16 units as `String.length` counts them; `EMAIL_MAX` is a third one. */
export const NAME_MAX = 200;
export const MESSAGE_MAX = 5_000;

/** Cloud Run ends a call after this time. The page waits longer, so that it receives a late answer. */
export const CALL_TIMEOUT_SECONDS = 15;

/** Where a signup was made: the dialog or the form on the page. */
export const SOURCES = ['modal', 'website'] as const;
export type Source = (typeof SOURCES)[number];

/** Every refusal, sent as `details.reason`, with the callable protocol's code. Any other failure is `internal`. */
export const REASON_CODES = {
  malformed: 'invalid-argument',
  'email-required': 'invalid-argument',
  'email-invalid': 'invalid-argument',
  'email-too-long': 'invalid-argument',
  'source-invalid': 'invalid-argument',
  'name-required': 'invalid-argument',
  'name-invalid': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'message-required': 'invalid-argument',
  'message-too-long': 'invalid-argument',
  'submission-id-invalid': 'invalid-argument',
  'already-registered': 'already-exists',
  'too-many': 'resource-exhausted',
} as const;
export type Reason = keyof typeof REASON_CODES;

interface Field {
  /** Returns the value to validate, send and store. Without this function, that is the input itself. */
  normalise?(input: string): string;
  /** Returns why a value is refused. */
  validate(value: string): Reason | null;
}

/**
 * The fields of each form, in the order of the page, by the name of the form's callable. Types, parsing, the page's
 * payload, documents, CSV columns and the owner's mail derive from this.
 */
const FIELDS = {
  joinWaitlist: {
    email: { normalise: normaliseEmail, validate: validateWaitlistEmail },
    source: { validate: validateSource },
  },
  submitContact: {
    name: { validate: validateName },
    email: { validate: validateContactEmail },
    message: { validate: validateMessage },
  },
} as const satisfies Record<string, Record<string, Field>>;

type Forms = typeof FIELDS;
export type FormName = keyof Forms;
export const FORM_NAMES = Object.keys(FIELDS) as FormName[];
export type FieldName<Form extends FormName> = keyof Forms[Form] & string;
/** The fields of a form with their values. */
export type Content<Form extends FormName> = Record<FieldName<Form>, string>;
/** Why the fields of a form may be refused. */
export type ErrorReason<Form extends FormName> = {
  [Name in FormName]: Forms[Name][keyof Forms[Name]] extends { validate(value: string): infer Found }
    ? NonNullable<Found>
    : never;
}[Form];

/** For how many years an entry is stored, as the privacy page promises. */
export const RETENTION_YEARS = { joinWaitlist: 2, submitContact: 1 } as const satisfies Record<FormName, number>;

/** The honeypot's name: a field that visitors don't see. */
export const HONEYPOT = 'trap';

export function fieldNames<Form extends FormName>(form: Form): FieldName<Form>[] {
  return Object.keys(FIELDS[form]) as FieldName<Form>[];
}

/** The same-origin path that Hosting rewrites to the form's callable. */
export function apiPath(form: FormName): string {
  return `/api/${form}`;
}

/**
 * The outcome of each way in which an attempt can end. A *reason* says why an attempt is refused, on the wire; an
 * *outcome* says how it ended, to the visitor: a toast and a static page under `/form/` have its name.
 *
 * A form lists each reason of its own fields: what a visitor can mend must not read like a failure. Any other reason is
 * `invalid`, if the caller is at fault, or `failed`.
 */
export const OUTCOMES = {
  joinWaitlist: {
    stored: 'joined',
    'already-registered': 'already-registered',
    'email-required': 'email-required',
    'email-invalid': 'email-invalid',
    'email-too-long': 'email-invalid',
    // The field is hidden, so only a changed page can cause this.
    'source-invalid': 'not-joined',
    invalid: 'not-joined',
    failed: 'not-joined',
  },
  submitContact: {
    stored: 'message-sent',
    'name-required': 'message-invalid',
    'name-invalid': 'message-invalid',
    'name-too-long': 'message-invalid',
    'email-required': 'message-invalid',
    'email-invalid': 'message-invalid',
    'email-too-long': 'message-invalid',
    'message-required': 'message-invalid',
    'message-too-long': 'message-invalid',
    invalid: 'message-invalid',
    failed: 'message-not-sent',
  },
} as const satisfies {
  [Form in FormName]: Record<'stored' | 'invalid' | 'failed' | ErrorReason<Form>, string> &
    Partial<Record<Reason, string>>;
};

type Outcomes = typeof OUTCOMES;
export type OutcomeName<Form extends FormName = FormName> = { [Any in Form]: Outcomes[Any][keyof Outcomes[Any]] }[Form];

export const outcomeNames = [...new Set(Object.values(OUTCOMES).flatMap<OutcomeName>(Object.values))];

/** Returns the outcome of an attempt that is refused for this reason. */
export function outcomeFor<Form extends FormName>(form: Form, reason: Reason): OutcomeName<Form> {
  const names: Partial<Record<string, string>> = OUTCOMES[form];
  const fault = REASON_CODES[reason] === 'invalid-argument' ? 'invalid' : 'failed';
  return (names[reason] ?? names[fault]) as OutcomeName<Form>;
}

/** Copies an object's own fields only, so that a prototype can't supply any. */
export const ownFields = (data: object): Record<string, unknown> => ({ __proto__: null, ...data });

/** Returns the form's fields, normalised, or the first error. An absent field counts as empty. */
export function parse<Form extends FormName>(
  form: Form,
  data: unknown,
): { content: Content<Form>; reason?: undefined } | { content?: undefined; reason: Reason } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { reason: 'malformed' };
  const fields = ownFields(data);
  const content: Record<string, string> = {};
  for (const [name, field] of Object.entries<Field>(FIELDS[form])) {
    const input = fields[name] ?? '';
    if (typeof input !== 'string') return { reason: 'malformed' };
    const { value, reason } = check(field, input);
    if (reason) return { reason };
    content[name] = value;
  }
  return { content: content as Content<Form> };
}

/** Whether a field must not be empty. A field is optional if its `validate` accepts the empty text. */
export function isRequired<Form extends FormName>(form: Form, name: FieldName<Form>): boolean {
  return errorOf(form, name, '') !== null;
}

/** Why the input of a field is refused; `null` if it isn't. */
export function errorOf<Form extends FormName>(
  form: Form,
  name: FieldName<Form>,
  input: string,
): ErrorReason<Form> | null {
  const fields: Record<string, Field> = FIELDS[form];
  return check(fields[name] as Field, input).reason as ErrorReason<Form> | null;
}

function check({ normalise, validate }: Field, input: string) {
  const value = normalise?.(input) ?? input;
  return { value, reason: validate(value) };
}

/** Returns the name of a campaign, such as `product_hunt`; `undefined` for anything else, which costs no signup. */
export function campaignOf(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return /^[a-z0-9][a-z0-9._/+-]{0,63}$/.test(name) ? name : undefined;
}

function validateWaitlistEmail(email: string) {
  return validateEmail(email, /[\p{Cc}\p{Cs}\ufffd]/u, /^\S+@\S+\.\S+$/);
}

/** As lenient as HTML's `type=email`, which admits `jane@localhost`. */
function validateContactEmail(input: string) {
  return input.length > EMAIL_MAX ? 'email-too-long' : validateEmail(input.trim(), /\p{Cc}/u, /^\S+@\S+$/);
}

function validateEmail(email: string, forbidden: RegExp, pattern: RegExp) {
  if (email === '') return 'email-required';
  // Checked before the patterns, which take quadratic time or worse on long hostile input.
  if (email.length > EMAIL_MAX) return 'email-too-long';
  return forbidden.test(email) || !pattern.test(email) ? 'email-invalid' : null;
}

function validateSource(source: string) {
  return SOURCES.some((known) => known === source) ? null : 'source-invalid';
}

/** Whether a text looks blank: U+2800 is a letter of Braille without dots. */
const isBlank = (text: string) => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

function validateName(name: string) {
  if (isBlank(name)) return 'name-required';
  if (name.length > NAME_MAX) return 'name-too-long';
  return /[\n\v\f\r\u0085\u2028\u2029]/.test(name) ? 'name-invalid' : null;
}

function validateMessage(message: string) {
  if (isBlank(message)) return 'message-required';
  return message.length > MESSAGE_MAX ? 'message-too-long' : null;
}
