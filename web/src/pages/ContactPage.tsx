import { styled } from '@mui/material/styles';
import { contact } from '../content/formTexts.ts';
import { Fieldset, Form } from '../forms/Form.tsx';
import { space } from '../theme/tokens.ts';
import { PlainPage } from './PlainPage.tsx';

const ContactFieldset = styled(Fieldset)({ gap: space(2.5), justifyItems: 'start' });

export function ContactPage() {
  const { name, email, message } = contact.labels;
  const form = (
    <Form
      id="contact-form"
      name="submitContact"
      texts={contact}
      fieldset={ContactFieldset}
      fields={{
        name: { label: name, autoComplete: 'name' },
        email: { label: email, type: 'email', autoComplete: 'email' },
        message: { label: message, rows: 5 },
      }}
    />
  );
  return <PlainPage title={contact.title} lead={contact.lead} aside={form} />;
}
