import { type FieldErrors, type FormName, fieldNames, HONEYPOT, parse } from '../../../shared/contract.ts';
import { type Draft, type FormState, set, type UiState, useUi } from '../state/ui.ts';

/** Always the same object, so that typing doesn't render a form that has no errors. */
export const NO_ERRORS: FieldErrors = {};

export const formOf = (id: string): FormState | undefined => useUi.getState().forms[id];

export const withForm = ({ forms }: UiState, id: string, form: FormState) => ({ forms: { ...forms, [id]: form } });

/** Picks the form's own fields and the honeypot, because extensions may have added others. */
export function draftOf(name: FormName, data: FormData): Draft {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** Preserves a form's draft, and clears each shown error once its reason no longer applies. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { attempt, errors = NO_ERRORS, draft: before, isSending } = formOf(id) ?? {};
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (isSending) return;
  const draft = draftOf(name, data);
  const left = errorsLeft(name, errors, before, draft);
  set((ui) => withForm(ui, id, { name, draft, isSending: false, errors: left, attempt }));
}

/** An error that only the server found stays until the visitor changes the field. */
function errorsLeft(name: FormName, errors: FieldErrors, before: Draft | undefined, draft: Draft): FieldErrors {
  const shown = Object.entries(errors);
  if (shown.length === 0) return errors;
  const { errors: found = {} } = parse(name, draft);
  const left = shown.filter(
    ([field, { reason }]) => found[field]?.reason === reason || draft[field] === before?.[field],
  );
  return Object.fromEntries(left.map(([field, error]) => [field, found[field] ?? error]));
}

/** Changes a field's text. The event updates draft and error, as typing would. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
