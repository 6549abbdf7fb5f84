import { useState } from 'react';
import type { Outcome } from '../../api/submit.ts';
import { type ToastText, toastTexts } from '../../content/toasts.ts';
import { useToasts } from '../../state/toasts.ts';
import { useForm } from '../useForm.ts';

const INVALID = { 'email-required': toastTexts.emailRequired } as Partial<Record<string, ToastText>>;

/** Both waitlist forms: what they say in toasts, and what is wrong with the email. `onJoined` is told once the visitor is on the list. */
export function useWaitlistForm(onJoined?: () => void) {
  const [error, setError] = useState<string>();

  const form = useForm((outcome: Outcome, element: HTMLFormElement) => {
    const text = toastFor(outcome);
    setError(outcome.kind === 'invalid' ? text.description : undefined);
    if (outcome.kind === 'failed') console.error('Joining the waitlist failed:', outcome.error);
    if (outcome.kind === 'invalid') element.querySelector<HTMLInputElement>('[name=email]')?.focus();
    if (outcome.kind === 'sent' || outcome.kind === 'duplicate') onJoined?.();
    // A frame later the modal has let go of the page, so that the page's live regions are heard.
    requestAnimationFrame(() => useToasts.getState().show(text));
  });

  return { form: { ...form, onInput: () => setError(undefined) }, error };
}

function toastFor(outcome: Outcome): ToastText {
  switch (outcome.kind) {
    case 'sent':
      return toastTexts.joined;
    case 'duplicate':
      return toastTexts.duplicate;
    case 'invalid':
      return INVALID[outcome.flaw] ?? toastTexts.emailInvalid;
    case 'failed':
      return toastTexts.joinFailed;
  }
}
