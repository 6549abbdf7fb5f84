import {
  type ErrorReason,
  errorOf,
  type FieldName,
  type FormName,
  fieldNames,
  HONEYPOT,
} from '../../../shared/contract.ts';

/** The current text of each field of a form, by name, and of the honeypot. */
export type Draft = Readonly<Record<string, string>>;

/** Why a field can't be sent, and the length of its text. */
export interface FieldError {
  reason: ErrorReason<FormName>;
  length: number;
}
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Picks the listed fields and the honeypot; extensions may have added others. */
export function draftOf(name: FormName, data: FormData): Draft {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

export function errorsOf(name: FormName, draft: Draft): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const field of fieldNames(name)) {
    const text = draft[field] ?? '';
    const reason = errorOf(name, field as FieldName<FormName>, text);
    if (reason) errors[field] = { reason, length: text.length };
  }
  return errors;
}
