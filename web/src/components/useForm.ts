import { type SubmitEvent, useEffect, useRef } from 'react';
import { sendForm } from '../api/sendForm.ts';
import type { Outcome } from '../api/submit.ts';

declare global {
  interface HTMLFormElement {
    /** The outcome of a submission that the loader took up before React was there. */
    early?: Promise<Outcome>;
  }
}

/**
 * The life of a form: what its submissions end in is told to `onOutcome`, whether React sent them or the loader did.
 * Spread the result over a `<form>` with the callable in its `data-callable`.
 */
export function useForm(onOutcome: (outcome: Outcome, form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  useEffect(() => {
    const form = ref.current;
    if (!form?.early) return;
    const outcome = form.early.catch((error): Outcome => {
      // Nothing has run that would have undone it.
      form.ariaBusy = null;
      return { kind: 'failed', error };
    });
    outcome.then((ended) => latest.current(ended, form));
    delete form.early;
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    latest.current(await sendForm(form), form);
  };
  return { ref, onSubmit };
}
