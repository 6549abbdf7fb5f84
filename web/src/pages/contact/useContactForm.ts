import { type FieldName as ContactField, type Flaw, fieldNames, forms, MESSAGE_MAX } from 'functions/contract';
import { type FormEvent, useEffect, useState } from 'react';
import type { Outcome } from '../../api/submit.ts';
import { useForm } from '../../components/useForm.ts';
import { contact } from '../../content/contact.ts';
import { toastTexts } from '../../content/toasts.ts';
import { useToasts } from '../../state/toasts.ts';

type FieldName = ContactField<'submitContact'>;
type ContactFlaw = Flaw<'submitContact'>;
type Entry = HTMLInputElement | HTMLTextAreaElement;

/** The contact form: checked by the browser, which learns here what it can't know by itself. */
export function useContactForm() {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string | undefined>>>({});
  const tell = (name: string, error: string | undefined) => setErrors((others) => ({ ...others, [name]: error }));

  const form = useForm((outcome: Outcome, element: HTMLFormElement) => {
    const { show } = useToasts.getState();
    switch (outcome.kind) {
      case 'sent':
        return show(toastTexts.messageSent);
      case 'invalid': {
        const flaw = outcome.flaw as ContactFlaw;
        const name = flaw.slice(0, flaw.indexOf('-'));
        tell(name, flawText(flaw));
        return (element.elements.namedItem(name) as Entry).focus();
      }
      case 'duplicate':
      case 'failed':
        console.error('Sending the message failed:', outcome);
        return show(toastTexts.messageFailed);
    }
  });

  // What was typed before React was there.
  useEffect(() => {
    for (const name of fieldNames('submitContact')) check(form.ref.current?.elements.namedItem(name) as Entry);
  }, [form.ref]);

  return {
    form: {
      ...form,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const entry = target as Entry;
        const flaw = check(entry);
        tell(entry.name, flaw?.endsWith('too-long') ? flawText(flaw, entry.value.length) : undefined);
      },
      // The browser finds what is wrong; it is told beside the field instead of in a bubble that goes away.
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const entry = event.target as Entry;
        const flaw = forms.submitContact[entry.name as FieldName].flaw(entry.value) ?? 'email-invalid';
        tell(entry.name, flawText(flaw, entry.value.length));
        event.currentTarget.querySelector<Entry>('input:invalid, textarea:invalid')?.focus();
      },
    },
    errors,
  };
}

/** Makes an entry that the contract refuses invalid for the browser, too: a blank one counts as missing. */
function check(entry: Entry): ContactFlaw | null {
  const flaw = entry.value === '' ? null : (forms.submitContact[entry.name as FieldName]?.flaw(entry.value) ?? null);
  entry.setCustomValidity(flaw ? flawText(flaw, entry.value.length) : '');
  return flaw;
}

function flawText(flaw: ContactFlaw, length = MESSAGE_MAX): string {
  return flaw === 'message-too-long' ? contact.messageTooLong(length, MESSAGE_MAX) : contact.flaws[flaw];
}
