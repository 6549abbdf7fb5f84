import { apiPath, FORM_NAMES, type FormName } from '../../../shared/contract.ts';
import { edit } from '../state/ui.ts';
import { warm } from './call.ts';
import { draftOf, TYPING_EVENTS } from './draft.ts';

/** Watches all forms, also before hydration. Ignores a held Enter, which would submit or open the dialog again. */
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

/** Reads the attribute, because a foreign field named `action` hides the property. */
function nameOf(form: HTMLFormElement): FormName | undefined {
  return FORM_NAMES.find((name) => form.getAttribute('action') === apiPath(name));
}
