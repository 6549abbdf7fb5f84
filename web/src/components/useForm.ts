import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { sendForm } from '../api/sendForm.ts';
import type { Outcome } from '../api/submit.ts';
import { adoptForm } from './adoptForm.ts';

type OnOutcome = (outcome: Outcome, form: HTMLFormElement) => void;

/**
 * The life of a form: what its submissions end in is told to `onOutcome`, whether React sent them or the loader did.
 * Spread the result over a `<form>` with an id of its own and the callable in its `data-callable`.
 */
export function useForm(onOutcome: OnOutcome) {
  const ref = useRef<HTMLFormElement>(null);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    adoptForm(form);
    tell(latest, form);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    form.sending = sendForm(form);
    tell(latest, form);
  };
  return { ref, onSubmit };
}

/** Tells what the form's submission has ended in, unless another element of the form has taken that over. */
async function tell(latest: RefObject<OnOutcome>, form: HTMLFormElement): Promise<void> {
  const { sending } = form;
  if (!sending) return;
  const outcome = await sending;
  if (form.sending !== sending) return;
  delete form.sending;
  latest.current(outcome, form);
}
