// The life of a form: somebody edits and sends it, then it is refused or stored. Each transition returns its next state.
import { type FieldErrors, type FormName, fieldNames, HONEYPOT, parse } from '../../../shared/contract.ts';

/** The current text of each field of a form, by name, and of the honeypot. */
export type Draft = Readonly<Record<string, string>>;

/** An entry on its way. */
export type Attempt = Readonly<Record<string, string | undefined>>;

/** What outlives a form's element. */
export interface FormState {
  /** Of its element. */
  id: string;
  name: FormName;
  /** Absent in a blank form, as after a success. */
  draft?: Draft | undefined;
  isSending: boolean;
  /** Why fields can't be sent as they are, since the last submit. */
  errors: FieldErrors;
  /** The last one, for a retry. Absent after a success. */
  attempt?: Attempt | undefined;
}

/** Always the same object, so that typing doesn't render a form that has no errors. */
const NO_ERRORS: FieldErrors = {};

export const blank = (id: string, name: FormName): FormState => ({ id, name, isSending: false, errors: NO_ERRORS });

/** Clears each error whose reason no longer applies. */
export function edited(form: FormState, draft: Draft): FormState {
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (form.isSending) return form;
  return { ...form, draft, errors: errorsLeft(form, draft) };
}

/** An error that only the server found stays until the visitor changes the field. */
function errorsLeft({ name, errors, draft: before }: FormState, draft: Draft): FieldErrors {
  const shown = Object.entries(errors);
  if (shown.length === 0) return errors;
  const { errors: found = {} } = parse(name, draft);
  const left = shown.filter(
    ([field, { reason }]) => found[field]?.reason === reason || draft[field] === before?.[field],
  );
  return Object.fromEntries(left.map(([field, error]) => [field, found[field] ?? error]));
}

/**
 * The same text again is a retry, with the same `submissionId`. The honeypot is sent once: if a program has filled it in
 * for a person, they succeed when they press again.
 */
export function sending(form: FormState, entry: Attempt): FormState {
  const isRetry = fieldNames(form.name).every((field) => entry[field] === form.attempt?.[field]);
  const draft = { ...form.draft, [HONEYPOT]: '' };
  return { ...form, draft, isSending: true, errors: NO_ERRORS, attempt: isRetry ? form.attempt : entry };
}

export const refused = (form: FormState, errors: FieldErrors): FormState => ({ ...form, isSending: false, errors });
