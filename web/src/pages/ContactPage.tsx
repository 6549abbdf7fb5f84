import { styled } from '@mui/material/styles';
import { apiPath, type FieldName, type FlawReason, fieldNames, MESSAGE_MAX } from 'functions/contract';
import { Field, type FieldProps } from '../components/Field.tsx';
import { Fieldset } from '../components/Fieldset.tsx';
import { FormNotices } from '../components/FormNotices.tsx';
import { SubmitButton } from '../components/SubmitButton.tsx';
import { useFlaws } from '../components/useFlaws.ts';
import { contact } from '../content/contact.ts';
import type { Flaw } from '../forms/outcome.ts';
import { restoreForm } from '../forms/sendForm.ts';
import { space } from '../theme/tokens.ts';
import { Article } from './Article.tsx';

const FORM_ID = 'contact-form';

/** How each field of the contract is shown. */
const fields: Record<FieldName<'submitContact'>, Omit<FieldProps, 'name' | 'label'>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  message: { rows: 5 },
};

const ContactFieldset = styled(Fieldset)({ gap: space(2.5), justifyItems: 'start' });

function textOf(flaw: Flaw | undefined): string | undefined {
  if (flaw?.reason === 'message-too-long') return contact.messageTooLong(flaw.length, MESSAGE_MAX);
  return flaw && contact.flaws[flaw.reason as FlawReason<'submitContact'>];
}

function ContactForm() {
  const flaws = useFlaws(FORM_ID);
  return (
    <form
      ref={restoreForm}
      id={FORM_ID}
      action={apiPath('submitContact')}
      method="post"
      aria-label={contact.title}
      suppressHydrationWarning
    >
      <ContactFieldset suppressHydrationWarning>
        {fieldNames('submitContact').map((name) => (
          <Field key={name} name={name} label={contact.labels[name]} {...fields[name]} error={textOf(flaws[name])} />
        ))}
        <SubmitButton label={contact.submit} sending={contact.submitting} />
        <FormNotices />
      </ContactFieldset>
    </form>
  );
}

export function ContactPage() {
  return <Article title={contact.title} lead={contact.lead} aside={<ContactForm />} />;
}
