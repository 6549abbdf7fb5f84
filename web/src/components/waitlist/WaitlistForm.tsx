import { styled } from '@mui/material/styles';
import { type FieldName, isRequired, type Source } from 'functions/contract';
import { Fragment, type ReactNode } from 'react';
import { waitlist } from '../../content/forms.ts';
import type { FieldErrors } from '../../forms/fields.ts';
import { breakpoints } from '../../theme/theme.ts';
import { Field } from '../Field.tsx';
import { Fieldset, Form } from '../Form.tsx';

/** The button is as wide as the field in the dialog and on a phone. */
const PageFieldset = styled(Fieldset)({ [breakpoints.up('md')]: { justifyItems: 'start' } });

/** How each field of the contract is shown. */
const fields = (source: Source, { email }: FieldErrors): Record<FieldName<'joinWaitlist'>, ReactNode> => ({
  email: (
    <Field
      name="email"
      type="email"
      label={waitlist.label}
      required={isRequired('joinWaitlist', 'email')}
      placeholder={waitlist.placeholder}
      autoComplete="email"
      error={email}
    />
  ),
  source: <input type="hidden" name="source" value={source} />,
});

/** The one email field, in the dialog and on the page. */
export function WaitlistForm({ source }: { source: Source }) {
  return (
    <Form
      id={`join-${source}`}
      name="joinWaitlist"
      texts={waitlist}
      fieldset={source === 'modal' ? Fieldset : PageFieldset}
    >
      {(errors) =>
        Object.entries(fields(source, errors)).map(([name, field]) => <Fragment key={name}>{field}</Fragment>)
      }
    </Form>
  );
}
