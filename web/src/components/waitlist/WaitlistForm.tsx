import { styled } from '@mui/material/styles';
import { apiPath, type FieldName, fieldNames, type Source } from 'functions/contract';
import { Fragment, type ReactNode } from 'react';
import { toastTexts } from '../../content/toasts.ts';
import { waitlist } from '../../content/waitlist.ts';
import { restoreForm } from '../../forms/sendForm.ts';
import { breakpoints } from '../../theme/theme.ts';
import { Field } from '../Field.tsx';
import { Fieldset } from '../Fieldset.tsx';
import { FormNotices } from '../FormNotices.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useFlaws } from '../useFlaws.ts';

/** The button is as wide as the field in the dialog and on a phone. */
const PageFieldset = styled(Fieldset)({ [breakpoints.up('md')]: { justifyItems: 'start' } });

/** The one email field, in the dialog and on the page. */
export function WaitlistForm({ source }: { source: Source }) {
  const id = `join-${source}`;
  const { email } = useFlaws(id);
  const Part = source === 'modal' ? Fieldset : PageFieldset;
  /** How each field of the contract is shown. */
  const fields: Record<FieldName<'joinWaitlist'>, ReactNode> = {
    email: (
      <Field
        name="email"
        type="email"
        label={waitlist.label}
        placeholder={waitlist.placeholder}
        autoComplete="email"
        error={email && toastTexts[email.reason === 'email-required' ? email.reason : 'email-invalid'].description}
      />
    ),
    source: <input type="hidden" name="source" value={source} />,
  };
  return (
    <form
      ref={restoreForm}
      id={id}
      action={apiPath('joinWaitlist')}
      method="post"
      aria-label={waitlist.title}
      suppressHydrationWarning
    >
      <Part suppressHydrationWarning>
        {fieldNames('joinWaitlist').map((name) => (
          <Fragment key={name}>{fields[name]}</Fragment>
        ))}
        <SubmitButton label={waitlist.submit} sending={waitlist.submitting} />
        <FormNotices />
      </Part>
    </form>
  );
}
