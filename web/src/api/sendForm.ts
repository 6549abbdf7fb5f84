import { type FormName, parse } from 'functions/contract';
import { type Fields, type Outcome, submit } from './submit.ts';

declare global {
  interface HTMLFormElement {
    /** The submission whose outcome the visitor has not been told yet. */
    sending?: Promise<Outcome>;
  }
}

/** The last thing a form tried to send, so that trying it again is the same submission. */
const attempts = new Map<string, { content: string; submissionId: string | undefined }>();

/**
 * Sends what the visitor `entered` into a form to the callable in its `data-callable`. Never throws.
 *
 * It knows no React, because a form may be submitted before React is there: the loader and the components share it, and
 * the form element itself carries the state that both must agree on.
 */
export async function sendForm(
  form: HTMLFormElement,
  entered = new FormData(form),
  focused = document.activeElement,
): Promise<Outcome> {
  const callable = form.dataset.callable as FormName;
  const fields = Object.fromEntries(entered) as Fields;
  const submissionId = submissionIdOf(form, JSON.stringify(parse(callable, fields)));
  const outcome = await follow(form, submit(callable, fields, submissionId), focused);
  if (outcome.kind === 'sent') attempts.delete(form.id);
  return outcome;
}

/** Holds a form until what it sends has ended, and empties it before anything new is typed once that is on record. */
export async function follow(
  form: HTMLFormElement,
  sending: Promise<Outcome>,
  focused = document.activeElement,
): Promise<Outcome> {
  const release = hold(form, focused);
  const outcome = await sending;
  if (outcome.kind === 'sent' || outcome.kind === 'duplicate') form.reset();
  release();
  return outcome;
}

function submissionIdOf(form: HTMLFormElement, content: string): string | undefined {
  const last = attempts.get(form.id);
  if (last?.content === content) return last.submissionId;
  // Absent outside secure contexts.
  const submissionId = crypto.randomUUID?.();
  attempts.set(form.id, { content, submissionId });
  return submissionId;
}

/** Disables the form's controls and lets its button say so. The returned function undoes it and gives the focus back. */
function hold(form: HTMLFormElement, focused: Element | null): () => void {
  const controls = form.querySelector('fieldset') as HTMLFieldSetElement;
  const label = form.querySelector('[data-sending]') as HTMLElement;
  const idleLabel = label.textContent;
  controls.disabled = true;
  form.ariaBusy = 'true';
  label.textContent = label.dataset.sending as string;
  return () => {
    controls.disabled = false;
    form.ariaBusy = null;
    label.textContent = idleLabel;
    if (focused instanceof HTMLElement && form.contains(focused)) focused.focus({ preventScroll: true });
  };
}
