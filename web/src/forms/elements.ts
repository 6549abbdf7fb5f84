import { apiPath, type FormName, fieldNames, forms, HONEYPOT } from 'functions/contract';
import { warm } from './call.ts';
import { edit, type Fields } from './store.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const names = Object.keys(forms) as FormName[];

/** Picks the listed fields and the honeypot; extensions may have added others. */
export function fieldsOf(name: FormName, form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}

/** The form's own control with this name. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector(`fieldset [name=${name}]`);
}

/**
 * Follows what visitors do in the forms, before React has rendered them too: keeps their text, starts the function, and
 * ignores an Enter that is held down, which would submit again or open the dialog again.
 */
export function followForms(): void {
  for (const form of document.forms) keep(form);
  warmFor(document.activeElement);
  addEventListener('input', ({ target }) => keep((target as Partial<Control>).form));
  addEventListener('focusin', ({ target }) => warmFor(target as Element));
  addEventListener('keydown', (event) => {
    const held = event.repeat && event.key === 'Enter';
    if (held && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}

function keep(form: HTMLFormElement | null | undefined): void {
  const name = form && nameOf(form);
  if (name) edit(form.getAttribute('id') as string, name, fieldsOf(name, form));
}

function warmFor(element: Element | null): void {
  const form = element?.closest('form');
  const name = form && nameOf(form);
  if (name) warm(name);
}

/** By an attribute, because a foreign field named `action` hides the property. */
function nameOf(form: HTMLFormElement): FormName | undefined {
  return names.find((name) => form.getAttribute('action') === apiPath(name));
}
