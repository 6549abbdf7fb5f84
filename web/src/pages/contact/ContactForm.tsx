import { styled } from '@mui/material/styles';
import { apiPath, type Flaw as FlawOf, MESSAGE_MAX } from 'functions/contract';
import { Field } from '../../components/Field.tsx';
import { Fields } from '../../components/Fields.tsx';
import { FormNotices } from '../../components/FormNotices.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { useFlaws } from '../../components/useFlaws.ts';
import { contact } from '../../content/contact.ts';
import type { Flaw } from '../../forms/outcome.ts';
import { restoreForm } from '../../forms/sendForm.ts';
import { space } from '../../theme/tokens.ts';

type ContactFlaw = FlawOf<'submitContact'>;

const FORM_ID = 'contact-form';
/** The message box's height, in lines. */
const MESSAGE_ROWS = 5;

const ContactFields = styled(Fields)({ gap: space(2.5), justifyItems: 'start' });

function textOf(flaw: Flaw | undefined): string | undefined {
  if (flaw?.reason === 'message-too-long') return contact.messageTooLong(flaw.length, MESSAGE_MAX);
  return flaw && contact.flaws[flaw.reason as ContactFlaw];
}

export function ContactForm() {
  const { name, email, message } = useFlaws(FORM_ID);
  const { labels } = contact;
  return (
    <form
      ref={restoreForm}
      id={FORM_ID}
      action={apiPath('submitContact')}
      method="post"
      aria-label={contact.title}
      suppressHydrationWarning
    >
      <ContactFields suppressHydrationWarning>
        <Field name="name" label={labels.name} autoComplete="name" error={textOf(name)} />
        <Field name="email" type="email" label={labels.email} autoComplete="email" error={textOf(email)} />
        <Field name="message" label={labels.message} rows={MESSAGE_ROWS} error={textOf(message)} />
        <SubmitButton label={contact.submit} sending={contact.submitting} />
        <FormNotices />
      </ContactFields>
    </form>
  );
}
