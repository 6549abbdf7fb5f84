import { follow } from '../api/sendForm.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The element that each form was last, by its id. */
const elements = new Map<string, HTMLFormElement>();

/** Remembers the page's forms before React is there: it makes a page anew that a translation or an extension has changed. */
export function rememberForms(): void {
  for (const form of document.forms) elements.set(form.id, form);
}

/**
 * Gives a form that React has just made what its last element had, when the visitor comes back from another page, too:
 * what was typed into it, and the submission that nobody has been told the outcome of.
 */
export function adoptForm(form: HTMLFormElement): void {
  const last = elements.get(form.id);
  elements.set(form.id, form);
  if (!last || last === form) return;
  // Extensions may have put fields of their own into the last one.
  for (const control of form.querySelectorAll<Control>('[name]')) {
    control.value = last.querySelector<Control>(`[name=${control.name}]`)?.value ?? '';
  }
  const { sending } = last;
  delete last.sending;
  if (sending) form.sending = last.querySelector('fieldset:disabled') ? follow(form, sending) : sending;
  if (last.closest('dialog[open]')) form.closest('dialog')?.showModal();
}
