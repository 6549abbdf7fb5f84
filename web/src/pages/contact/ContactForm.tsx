import { styled } from '@mui/material/styles';
import { apiPath } from 'functions/contract';
import { Field } from '../../components/Field.tsx';
import { FormNotices } from '../../components/FormNotices.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { contact } from '../../content/contact.ts';
import { space } from '../../theme/index.ts';
import { useContactForm } from './useContactForm.ts';

/** The message box's height, in lines. */
const MESSAGE_ROWS = 5;

const Form = styled('form')({
  '& fieldset': { display: 'grid', gap: space(2.5) },
  '& button': { justifySelf: 'start' },
});

export function ContactForm() {
  const { form, errors } = useContactForm();
  const { labels } = contact;
  return (
    <Form
      {...form}
      id="contact-form"
      data-callable="submitContact"
      action={apiPath('submitContact')}
      method="post"
      aria-label={contact.title}
      suppressHydrationWarning
    >
      <fieldset>
        <Field name="name" label={labels.name} autoComplete="name" error={errors.name} />
        <Field name="email" type="email" label={labels.email} autoComplete="email" error={errors.email} />
        <Field name="message" label={labels.message} rows={MESSAGE_ROWS} error={errors.message} />
        <SubmitButton label={contact.submit} sending={contact.submitting} />
        <FormNotices />
      </fieldset>
    </Form>
  );
}
