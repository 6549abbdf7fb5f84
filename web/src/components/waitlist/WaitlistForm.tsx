import { styled } from '@mui/material/styles';
import { apiPath, type Source } from 'functions/contract';
import { waitlist } from '../../content/waitlist.ts';
import { space } from '../../theme/index.ts';
import { Field } from '../Field.tsx';
import { FormNotices } from '../FormNotices.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useWaitlistForm } from './useWaitlistForm.ts';

const Form = styled('form')({
  '& fieldset': { display: 'grid', gap: space(2) },
});

/**
 * The one email field, in the dialog and on the page. The browser doesn't check it, because the specified toasts do;
 * without scripts nothing can be sent, checked or not.
 */
export function WaitlistForm({ source, onJoined }: { source: Source; onJoined?: () => void }) {
  const { form, error } = useWaitlistForm(onJoined);
  return (
    <Form
      {...form}
      id={`join-${source}`}
      data-callable="joinWaitlist"
      action={apiPath('joinWaitlist')}
      method="post"
      noValidate
      aria-label={waitlist.title}
      suppressHydrationWarning
    >
      <fieldset>
        <input type="hidden" name="source" value={source} />
        <Field
          name="email"
          type="email"
          label={waitlist.label}
          placeholder={waitlist.placeholder}
          autoComplete="email"
          error={error}
        />
        <SubmitButton label={waitlist.submit} sending={waitlist.submitting} />
        <FormNotices />
      </fieldset>
    </Form>
  );
}
