import { type FormName, fieldNames, HONEYPOT } from '../../../shared/contract.ts';
import type { Draft } from '../state/form.ts';

/** Picks the form's own fields and the honeypot, because extensions may have added others. */
export function draftOf(name: FormName, data: FormData): Draft {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** Some password managers and autofills fire `change` only. */
export const TYPING_EVENTS = ['input', 'change'];

/** Changes a field's text as typing would: the event updates draft and error. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
