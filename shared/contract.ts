// The contract between page and functions. It runs on both sides.
import * as field from './fields.ts';
import { type AtFields, type FieldReason, type Outcome, REASON_CODES, type Reason } from './outcomes.ts';

/** Cloud Run ends a call after this time. The page waits longer, so that it receives a late answer. */
export const CALL_TIMEOUT_SECONDS = 15;

/** The honeypot's name: a field that visitors don't see. */
export const HONEYPOT = 'trap';

interface Form<Fields = Record<string, field.Field>, Extras = Record<string, field.Extra>> {
  /** In the page's order. The page's payload, documents, CSV columns and the owner's mail derive from these fields. */
  fields: Fields;
  /** Details that the page adds to an entry, in the order of an export. */
  extras: Extras;
  /** For how many years an entry is stored, as the privacy page promises. */
  retentionYears: number;
  /** A reason that `refused` doesn't list leads to `invalid` if the caller is at fault, else to `failed`. */
  outcomes: Record<'stored' | 'invalid' | 'failed', Outcome> & { refused?: Partial<Record<Reason, Outcome>> };
}

/** Why one of these fields may be refused. */
type ReasonOf<Fields extends Form['fields']> = NonNullable<ReturnType<Fields[keyof Fields]['validate']>>;

/** The visitor learns what to fix: `invalid` is an `at-fields` outcome, or `refused` lists each field's reasons. */
type Mendable<Fields extends Form['fields']> = { invalid: AtFields } | { refused: Record<ReasonOf<Fields>, Outcome> };

const defineForm = <Fields extends Form['fields'], Extras extends Form['extras']>(
  form: Form<Fields, Extras> & { outcomes: Mendable<Fields> },
): Form<Fields, Extras> => form;

/** Each form, by the name of its callable. */
export const FORMS = {
  joinWaitlist: defineForm({
    fields: { email: field.waitlistEmail, source: field.source },
    extras: { campaign: field.campaign, submissionId: field.submissionId },
    retentionYears: 2,
    outcomes: {
      stored: 'joined',
      invalid: 'not-joined',
      failed: 'not-joined',
      refused: {
        'email-required': 'email-required',
        'email-invalid': 'email-invalid',
        // The field is hidden, so only a changed page can be at fault.
        'source-invalid': 'not-joined',
        'already-registered': 'already-registered',
      },
    },
  }),
  submitContact: defineForm({
    fields: { name: field.name, email: field.contactEmail, message: field.message },
    extras: {},
    retentionYears: 1,
    outcomes: { stored: 'message-sent', invalid: 'message-invalid', failed: 'message-not-sent' },
  }),
};

type Forms = typeof FORMS;
export type FormName = keyof Forms;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];
export type FieldName<Name extends FormName> = keyof Forms[Name]['fields'] & string;
/** What is sent and stored. */
export type Entry<Name extends FormName> = Record<FieldName<Name>, string> & {
  [Extra in keyof Forms[Name]['extras']]?: string | undefined;
};
/** Maps each refused field, in the page's order, to its reason and to the length of its text. */
export type FieldErrors = Readonly<Record<string, { reason: FieldReason; length: number }>>;

export function fieldNames<Name extends FormName>(form: Name): FieldName<Name>[] {
  return Object.keys(FORMS[form].fields) as FieldName<Name>[];
}

/** The same-origin path that Hosting rewrites to the form's callable. */
export function apiPath(form: FormName): string {
  return `/api/${form}`;
}

/** The outcome for this reason. Without a reason, the entry is stored. */
export function outcomeOf(form: FormName, reason?: Reason): Outcome {
  const { stored, invalid, failed, refused }: Form['outcomes'] = FORMS[form].outcomes;
  if (!reason) return stored;
  return refused?.[reason] ?? (REASON_CODES[reason] === 'invalid-argument' ? invalid : failed);
}

/** Copies an object's own fields only, so that a prototype can't supply any. */
export const ownFields = (data: object): Record<string, unknown> => ({ __proto__: null, ...data });

/** Returns the normalised entry, or the first reason and the errors of all fields. An absent field counts as empty. */
export function parse<Name extends FormName>(
  form: Name,
  data: unknown,
):
  | { entry: Entry<Name>; reason?: undefined; errors?: undefined }
  | { entry?: undefined; reason: Reason; errors: FieldErrors } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { reason: 'malformed', errors: {} };
  const given = ownFields(data);
  const { fields, extras }: Form = FORMS[form];
  const entry: Record<string, string> = {};
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [name, { normalise, validate }] of Object.entries(fields)) {
    const input = given[name] ?? '';
    if (typeof input !== 'string') return { reason: 'malformed', errors: {} };
    const value = normalise?.(input) ?? input;
    const reason = validate(value);
    if (reason) errors[name] = { reason, length: input.length };
    entry[name] = value;
  }
  const [first] = Object.values(errors);
  if (first) return { reason: first.reason, errors };
  for (const [name, read] of Object.entries(extras)) {
    const { value, reason } = read(given[name]);
    if (reason) return { reason, errors: {} };
    if (value !== undefined) entry[name] = value;
  }
  return { entry: entry as Entry<Name> };
}

export function isRequired<Name extends FormName>(form: Name, name: FieldName<Name>): boolean {
  return name in (parse(form, {}).errors ?? {});
}
