import { type FormName, fieldNames } from 'functions/contract';
import { fieldsOf, isSuccess, type Outcome } from './outcome.ts';
import { end, onOutcome, revise, submissions, submit } from './store.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The latest element of each form, by the form's id. */
const elements = new Map<string, HTMLFormElement>();

// Attributes, because a foreign field named `id` or `action` hides the property.
const idOf = (form: HTMLFormElement) => form.getAttribute('id') ?? '';
const formNameOf = (form: HTMLFormElement) => form.getAttribute('action')?.replace('/api/', '') as FormName;
const fieldsetOf = (form: HTMLFormElement) => form.querySelector('fieldset') as HTMLFieldSetElement;
const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<Control>(`fieldset [name=${name}]`);

/** Sends what the visitor `entered`. The loader has disabled the form, whose focus was at `focused`. */
export async function sendForm(form: HTMLFormElement, entered: FormData, focused: Element | null): Promise<void> {
  const id = idOf(form);
  elements.set(id, form);
  const name = formNameOf(form);
  const outcome = await submit(id, name, fieldsOf(name, entered));
  settle(elements.get(id) as HTMLFormElement, outcome, focused);
  end(id, outcome);
}

/** Makes a form usable again, empty if its content has arrived. */
function settle(form: HTMLFormElement, outcome: Outcome, focused: Element | null): void {
  fieldsetOf(form).disabled = false;
  if (isSuccess(outcome)) HTMLFormElement.prototype.reset.call(form);
  const [flawed] = 'flaws' in outcome ? Object.keys(outcome.flaws) : [];
  const isUnfocused = document.activeElement === document.body;
  if (flawed) controlOf(form, flawed)?.focus();
  else if (isUnfocused && focused instanceof HTMLElement && form.contains(focused))
    focused.focus({ preventScroll: true });
}

/**
 * Tracks a form that React has rendered. Where it replaces an earlier element, after navigation or after React has
 * rendered a translated page again, it takes over the text and the submission.
 */
export function trackForm(form: HTMLFormElement | null): void {
  if (!form) return;
  const id = idOf(form);
  const last = elements.get(id);
  elements.set(id, form);
  form.noValidate = true;
  if (!last || last === form) return;
  for (const name of fieldNames(formNameOf(form))) {
    const [from, to] = [controlOf(last, name), controlOf(form, name)];
    if (from && to) to.value = from.value;
  }
  fieldsetOf(form).disabled = submissions.getState()[id]?.phase === 'sending';
  if (last.closest('dialog[open]')) form.closest('dialog')?.showModal();
}

/** Follows the visitor's corrections. */
export function reviseField({ form, name, value }: Control): void {
  if (form && elements.get(idOf(form)) === form) revise(idOf(form), formNameOf(form), name, value);
}

/**
 * Shows outcomes without the app: a failure in the form itself, because a page may not load either; a flaw by the
 * browser's validation if that finds it, too; all others on their static pages.
 */
export function showWithoutApp(error: unknown): void {
  console.error(error);
  onOutcome((id, outcome) => {
    const form = elements.get(id) as HTMLFormElement;
    if ('error' in outcome) {
      (form.querySelector('output') as HTMLElement).hidden = false;
      return;
    }
    const flawed = 'flaws' in outcome ? Object.keys(outcome.flaws) : [];
    const isShown = flawed.some((name) => controlOf(form, name)?.reportValidity() === false);
    if (!isShown) location.assign(`/form/${outcome.name}`);
  });
}
