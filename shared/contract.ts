// The contract between page and functions. It runs on both sides.
import * as field from './fields.ts';
import { type FieldReason, type Outcome, REASONS, type Reason } from './outcomes.ts';

/** Where functions and database are, and the country's name for the privacy page. */
export const REGION = 'us-central1';
export const COUNTRY = 'the United States';

/** Cloud Run ends a call after this time. */
export const CALL_TIMEOUT_SECONDS = 15;

/** The honeypot's name: a field that visitors don't see. */
export const HONEYPOT = 'trap';

interface Form {
  /** In the page's order. The page's payload, documents, CSV columns and the owner's mail derive from these fields. */
  fields: Record<string, field.Field>;
  /** What only the app adds to an entry, in the order of an export. A post without the app lacks it. */
  extras: Record<string, field.Extra>;
  /** For how many years an entry is stored, as the privacy page promises. */
  retentionYears: 1 | 2 | 3 | 4 | 5;
  /** The outcome of what is stored. `REASONS` has the others. */
  stored: Outcome;
}

/** Each form, by the name of its callable. */
export const FORMS = {
  joinWaitlist: {
    fields: { email: field.waitlistEmail, source: field.source },
    extras: { campaign: field.campaign, submissionId: field.submissionId },
    retentionYears: 2,
    stored: 'joined',
  },
  submitContact: {
    fields: { name: field.name, email: field.contactEmail, message: field.message },
    extras: {},
    retentionYears: 1,
    stored: 'message-sent',
  },
} satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];
export type FieldName<Name extends FormName> = keyof (typeof FORMS)[Name]['fields'] & string;
/** What is sent and stored. */
export type Entry<Name extends FormName> = Record<FieldName<Name>, string> & {
  [Extra in keyof (typeof FORMS)[Name]['extras']]?: string | undefined;
};
/** Why each refused field is refused, by its name and in the page's order. */
export type FieldErrors = Readonly<Record<string, FieldReason>>;

export function fieldNames<Name extends FormName>(form: Name): FieldName<Name>[] {
  return Object.keys(FORMS[form].fields) as FieldName<Name>[];
}

/** The same-origin path that Hosting rewrites to the form's callable. */
export function apiPath(form: FormName): string {
  return `/api/${form}`;
}

/** The outcome for this reason. Without a reason, the entry is stored. */
export const outcomeOf = (form: FormName, reason?: Reason): Outcome =>
  reason ? REASONS[reason][form] : FORMS[form].stored;

const MALFORMED = { reason: 'malformed', errors: {} } as const;

/**
 * Returns the normalised entry, or why it is refused: the first error's reason, and the error of each field. Malformed
 * data has a reason only. An absent field counts as empty.
 */
export function parse<Name extends FormName>(
  form: Name,
  data: unknown,
):
  | { entry: Entry<Name>; reason?: undefined; errors?: undefined }
  | { entry?: undefined; reason: Reason; errors: FieldErrors } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return MALFORMED;
  // A copy has an object's own fields only. What it inherits is no field.
  const given: Record<string, unknown> = { ...data };
  const { fields, extras }: Form = FORMS[form];
  const entry: Record<string, string> = {};
  const errors: Record<string, FieldReason> = {};
  for (const [name, { normalise, validate }] of Object.entries(fields)) {
    const input = given[name] ?? '';
    if (typeof input !== 'string') return MALFORMED;
    const value = normalise?.(input) ?? input;
    const reason = validate(value);
    if (reason) errors[name] = reason;
    entry[name] = value;
  }
  const [reason] = Object.values(errors);
  if (reason) return { reason, errors };
  for (const [name, read] of Object.entries(extras)) {
    const value = read(given[name]);
    if (value === null) return MALFORMED;
    if (value !== undefined) entry[name] = value;
  }
  return { entry: entry as Entry<Name> };
}

export function isRequired<Name extends FormName>(form: Name, name: FieldName<Name>): boolean {
  return name in (parse(form, {}).errors ?? {});
}
