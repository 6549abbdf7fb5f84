import { type FieldErrors, type FormName, fieldNames, HONEYPOT, parse } from '../../../shared/contract.ts';
import { type Draft, formOf, NO_ERRORS, useUi, withForm } from '../state/ui.ts';

/** Picks the form's own fields and the honeypot, because extensions may have added others. */
export function draftOf(name: FormName, data: FormData): Draft {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** Keeps a form's draft, ends what it has said, and clears each error whose reason no longer applies. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { attempt, errors = NO_ERRORS, draft: before, isSending } = formOf(id) ?? {};
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (isSending) return;
  const draft = draftOf(name, data);
  const left = errorsLeft(name, errors, before, draft);
  useUi.setState((ui) => withForm(ui, id, { name, draft, isSending: false, errors: left, attempt, said: undefined }));
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

/** Changes a field's text as typing would: the event updates draft and error. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
