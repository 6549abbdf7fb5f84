import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { apiPath, type FormName, HONEYPOT } from 'functions/contract';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formNotices } from '../content/forms.ts';
import type { Flaws } from '../forms/outcome.ts';
import { trackForm } from '../forms/sendForm.ts';
import { flawsOf, submissions } from '../forms/store.ts';
import { space } from '../theme/tokens.ts';
import { PageLink } from './PageLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** A form's fields and its button, one below the other; disabled while the form sends. */
export const Fieldset = styled('fieldset')({ display: 'grid', gap: space(2) });

/** Hidden from visitors; robots fill it in. */
const Honeypot = styled('input')({ position: 'absolute', left: -9999, width: 1, height: 1 });

interface FormProps {
  id: string;
  name: FormName;
  /** The form's accessible name, and its button's while idle and while sending. */
  texts: { title: string; submit: string; submitting: string };
  fieldset?: typeof Fieldset;
  /** Shows the fields, with their flaws. */
  children(flaws: Flaws): ReactNode;
}

/** A form of the contract. It has no `onSubmit`: the loader sends it, and shows its notice. */
export function Form({ id, name, texts, fieldset: Fields = Fieldset, children }: FormProps) {
  const flaws = useStore(submissions, (all) => flawsOf(all[id]));
  const [before, link, after] = formNotices.privacy;
  return (
    <form
      ref={trackForm}
      id={id}
      action={apiPath(name)}
      method="post"
      aria-label={texts.title}
      suppressHydrationWarning
    >
      <Fields suppressHydrationWarning>
        {children(flaws)}
        <SubmitButton label={texts.submit} sending={texts.submitting} />
        <Honeypot name={HONEYPOT} aria-hidden tabIndex={-1} autoComplete="off" aria-label={formNotices.honeypot} />
        <Typography variant="body2" color="textSecondary">
          {before}
          <PageLink to="/privacy">{link}</PageLink>
          {after}
        </Typography>
        <output hidden suppressHydrationWarning>
          {formNotices.unsent}
        </output>
      </Fields>
    </form>
  );
}
