// What is typed into a form, also before hydration.
import { apiPath, FORM_NAMES, type FormName, fieldNames } from '../../../shared/contract.ts';
import { type Draft, edit } from '../state/ui.ts';
import { warm } from './call.ts';

/** Picks the form's own fields, because extensions may have added others. */
export const draftOf = (name: FormName, data: FormData): Draft =>
  Object.fromEntries(fieldNames(name).map((field) => [field, String(data.get(field) ?? '')]));

/** Some password managers and autofills fire `change` only. */
export const TYPING_EVENTS = ['input', 'change'];

/** Changes a field's text as typing would: the event updates draft and error. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Watches all forms. On the whole page, a held Enter is ignored, because it would submit or open the dialog again. */
export function watchForms(): void {
  for (const form of document.forms) saveDraft(form);
  warmFor(document.activeElement);
  for (const type of TYPING_EVENTS) {
    addEventListener(type, ({ target }) => saveDraft((target as Partial<HTMLInputElement>).form));
  }
  // Extensions dispatch events on the document and the window, too.
  document.body.addEventListener('focusin', ({ target }) => warmFor(target as Element));
  addEventListener('keydown', (event) => {
    const held = event.repeat && event.key === 'Enter';
    if (held && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}

function saveDraft(form: HTMLFormElement | null | undefined): void {
  const name = form && nameOf(form);
  if (name) edit(form.getAttribute('id') as string, name, draftOf(name, new FormData(form)));
}

function warmFor(element: Element | null): void {
  const form = element?.closest('form');
  const name = form && nameOf(form);
  if (name) warm(name);
}

/** Reads the attribute, because an extension's field named `action` would hide the property. */
function nameOf(form: HTMLFormElement): FormName | undefined {
  return FORM_NAMES.find((name) => form.getAttribute('action') === apiPath(name));
}
