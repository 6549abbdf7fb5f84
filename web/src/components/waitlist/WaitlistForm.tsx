import { styled } from '@mui/material/styles';
import { apiPath, type Source } from 'functions/contract';
import { toastTexts } from '../../content/toasts.ts';
import { waitlist } from '../../content/waitlist.ts';
import { restoreForm } from '../../forms/sendForm.ts';
import { space } from '../../theme/index.ts';
import { Field } from '../Field.tsx';
import { FormNotices } from '../FormNotices.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useFlaws } from '../useFlaws.ts';

const Form = styled('form')({
  '& fieldset': { display: 'grid', gap: space(2) },
});

/** The one email field, in the dialog and on the page. */
export function WaitlistForm({ source }: { source: Source }) {
  const id = `join-${source}`;
  const { email } = useFlaws(id);
  return (
    <Form
      ref={restoreForm}
      id={id}
      action={apiPath('joinWaitlist')}
      method="post"
      aria-label={waitlist.title}
      suppressHydrationWarning
    >
      <fieldset suppressHydrationWarning>
        <input type="hidden" name="source" value={source} />
        <Field
          name="email"
          type="email"
          label={waitlist.label}
          placeholder={waitlist.placeholder}
          autoComplete="email"
          error={email && toastTexts[email.reason === 'email-required' ? email.reason : 'email-invalid'].description}
        />
        <SubmitButton label={waitlist.submit} sending={waitlist.submitting} />
        <FormNotices />
      </fieldset>
    </Form>
  );
}
