import { type ErrorReason, errorOf, type FieldName, type FormName, fieldNames, HONEYPOT } from 'functions/contract';

/** The current text of each field of a form, by name. */
export type Fields = Readonly<Record<string, string>>;

/** Why a field can't be sent, and the length of its text. */
export interface FieldError {
  reason: ErrorReason<FormName>;
  length: number;
}
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Picks the listed fields and the honeypot; extensions may have added others. */
export function fieldsOf(name: FormName, data: FormData): Fields {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

export function errorsOf(name: FormName, fields: Fields): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const field of fieldNames(name)) {
    const text = fields[field] ?? '';
    const reason = errorOf(name, field as FieldName<FormName>, text);
    if (reason) errors[field] = { reason, length: text.length };
  }
  return errors;
}
