import { styled } from '@mui/material/styles';
import { type FieldName, fieldNames, isRequired } from 'functions/contract';
import { Field, type FieldProps } from '../components/Field.tsx';
import { Fieldset, Form } from '../components/Form.tsx';
import { contact } from '../content/forms.ts';
import { space } from '../theme/tokens.ts';
import { PlainPage } from './PlainPage.tsx';

/** How each field of the contract is shown. */
const fields: Record<FieldName<'submitContact'>, Omit<FieldProps, 'name' | 'label' | 'required'>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  message: { rows: 5 },
};

const ContactFieldset = styled(Fieldset)({ gap: space(2.5), justifyItems: 'start' });

export function ContactPage() {
  const form = (
    <Form id="contact-form" name="submitContact" texts={contact} fieldset={ContactFieldset}>
      {(errors) =>
        fieldNames('submitContact').map((name) => (
          <Field
            key={name}
            name={name}
            label={contact.labels[name]}
            required={isRequired('submitContact', name)}
            {...fields[name]}
            error={errors[name]}
          />
        ))
      }
    </Form>
  );
  return <PlainPage title={contact.title} lead={contact.lead} aside={form} />;
}
