import { type FieldErrors, type FormName, fieldNames, HONEYPOT, parse } from '../../../shared/contract.ts';
import { isFailure } from '../../../shared/outcomes.ts';
import { type Draft, type FormState, set, type UiState, useUi } from '../state/ui.ts';

/** Always the same object, so that typing doesn't render a form that has no errors. */
export const NO_ERRORS: FieldErrors = {};

export const formOf = (id: string): FormState | undefined => useUi.getState().forms[id];

export const withForm = ({ forms }: UiState, id: string, form: FormState | undefined) => ({
  forms: { ...forms, [id]: form },
});

/** Picks the form's own fields and the honeypot, because extensions may have added others. */
export function draftOf(name: FormName, data: FormData): Draft {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** Preserves a form's draft, and clears each shown error once its reason no longer applies. */
export function edit(id: string, name: FormName, data: FormData): void {
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (formOf(id)?.isSending) return;
  const draft = draftOf(name, data);
  set((ui) => ({
    ...withForm(ui, id, edited(ui.forms[id], name, draft)),
    toasts: ui.toasts.filter((toast) => toast.form !== id || !isFailure(toast.outcome)),
  }));
}

/** Fills blank fields with the site's own texts. Returns whether a field has changed. */
export const prefill = (id: string, name: FormName, texts: Draft): boolean => replace(id, name, blank(texts), texts);

/** Clears the site's own texts that the visitor hasn't changed. */
export const withdraw = (id: string, name: FormName, texts: Draft): boolean => replace(id, name, texts, blank(texts));

const blank = (texts: Draft): Draft => Object.fromEntries(Object.keys(texts).map((field) => [field, '']));

/** Replaces `before` by `after` in each field that has it. Returns whether a field has changed. */
function replace(id: string, name: FormName, before: Draft, after: Draft): boolean {
  const form = formOf(id);
  if (form?.isSending) return false;
  const fields = Object.keys(before).filter((field) => (form?.draft[field] ?? '').trim() === before[field]);
  if (fields.length === 0) return false;
  const changes = Object.fromEntries(fields.map((field) => [field, `${after[field]}`]));
  set((ui) => withForm(ui, id, edited(form, name, { ...form?.draft, ...changes })));
  return true;
}

function edited(form: FormState | undefined, name: FormName, draft: Draft): FormState {
  return { ...form, name, draft, isSending: false, errors: form ? errorsLeft(form, draft) : NO_ERRORS };
}

/** An error that only browser or server found stays until the visitor changes the field. */
function errorsLeft({ name, errors, draft: before }: FormState, draft: Draft): FieldErrors {
  const shown = Object.entries(errors);
  if (shown.length === 0) return errors;
  const { errors: found = {} } = parse(name, draft);
  const left = shown.filter(([field, { reason }]) => found[field]?.reason === reason || draft[field] === before[field]);
  return Object.fromEntries(left.map(([field, error]) => [field, found[field] ?? error]));
}
