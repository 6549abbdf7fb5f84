import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Coupon } from '../components/Coupon.tsx';
import { contact } from '../content/forms.ts';
import { owner } from '../content/owner.ts';
import { Form } from '../forms/Form.tsx';
import { PlainPage } from './PlainPage.tsx';

export function ContactPage() {
  const isLeaving = new URLSearchParams(useLocation().search).get('about') === 'leave';
  const { name, email, message } = contact.labels;
  return (
    <PlainPage
      title={contact.title}
      lead={contact.lead}
      aside={
        <Coupon name="submitContact">
          <Form
            id="contact-form"
            name="submitContact"
            texts={contact}
            fields={{
              name: { label: name, autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
              email: { label: email, type: 'email', autoComplete: 'email' },
              message: {
                label: message,
                rows: 5,
                hint: contact.privacy,
                prefilled: isLeaving ? contact.leaving : undefined,
              },
            }}
          />
        </Coupon>
      }
    >
      {owner.email && (
        <Typography>
          {`${contact.orByEmail} `}
          <Link href={`mailto:${owner.email}`}>{owner.email}</Link>
        </Typography>
      )}
    </PlainPage>
  );
}
