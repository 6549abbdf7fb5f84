import type { CallableName } from 'functions/contract';
import { type Fields, normalise, type Outcome, submit } from './submit.ts';

/** The last thing a form tried to send, so that trying it again is the same submission. */
const attempts = new WeakMap<HTMLFormElement, { content: string; submissionId: string | undefined }>();

/**
 * Sends what the visitor `entered` into a form to the callable in its `data-callable`. Never throws.
 *
 * It knows no React, because a form may be submitted before React is there: the loader and the components share it, and
 * the form element itself carries the state that both must agree on.
 */
export async function sendForm(form: HTMLFormElement, entered = new FormData(form)): Promise<Outcome> {
  const callable = form.dataset.callable as CallableName;
  const fields = normalise(callable, Object.fromEntries(entered) as Fields);
  const release = hold(form);
  const outcome = await submit(callable, fields, submissionIdOf(form, JSON.stringify(fields)));
  release();
  if (outcome.kind === 'sent') attempts.delete(form);
  return outcome;
}

function submissionIdOf(form: HTMLFormElement, content: string): string | undefined {
  const last = attempts.get(form);
  if (last?.content === content) return last.submissionId;
  // Absent outside secure contexts.
  const submissionId = crypto.randomUUID?.();
  attempts.set(form, { content, submissionId });
  return submissionId;
}

/** Disables the form's controls and lets its button say so. The returned function undoes it and gives the focus back. */
function hold(form: HTMLFormElement): () => void {
  const controls = form.querySelector('fieldset') as HTMLFieldSetElement;
  const label = form.querySelector('[data-sending]') as HTMLElement;
  const idleLabel = label.textContent;
  const focused = document.activeElement;
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
