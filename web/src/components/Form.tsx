import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { apiPath, type FormName, HONEYPOT } from 'functions/contract';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { honeypot, privacyLink, sendingTexts } from '../content/forms.ts';
import { outcomes } from '../content/outcomes.ts';
import type { FieldErrors } from '../forms/fields.ts';
import { IDLE, submit, useUi } from '../state/ui.ts';
import { space } from '../theme/tokens.ts';
import { PageLink } from './PageLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** A form's fields and its button, one below the other. */
export const Fieldset = styled('fieldset')({ display: 'grid', gap: space(2) });

/** Hidden from visitors; robots fill it in. */
const Honeypot = styled('input')({ position: 'absolute', left: -9999, width: 1, height: 1 });

const NO_ERRORS: FieldErrors = {};

interface FormProps {
  id: string;
  name: FormName;
  /** The form's accessible name, its button's, and the words before the link to the privacy policy. */
  texts: { form: string; submit: string; privacy: string };
  fieldset?: typeof Fieldset;
  /** Shows the fields, with their errors. */
  children(errors: FieldErrors): ReactNode;
}

/** The form's own control with this name. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector(`fieldset [name=${name}]`);
}

/** A form of the contract. Without the app the browser posts it, and a page says what happened. */
export function Form({ id, name, texts, fieldset: Fields = Fieldset, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  /** What had the focus at the last submit: disabled controls lose it. */
  const focused = useRef<Element>(null);
  const state = useUi(({ forms }) => forms[id]?.state ?? IDLE);
  const { status } = state;

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    // Toasts replace the browser's own messages.
    form.noValidate = true;
    for (const [field, text] of Object.entries(useUi.getState().forms[id]?.draft ?? {})) {
      const control = controlOf(form, field);
      if (control) control.value = text;
    }
  }, [id]);

  useEffect(() => {
    // By its prototype, because a foreign field named `reset` hides the method.
    if (status === 'done') HTMLFormElement.prototype.reset.call(ref.current);
    const isLost = status !== 'sending' && document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [status]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    focused.current = document.activeElement;
    const ended = await submit(id, name, new FormData(form));
    if (ended?.status === 'failed') console.error(outcomes[ended.outcome].log, ended.error);
    if (ended?.status === 'invalid') controlOf(form, Object.keys(ended.errors)[0] as string)?.focus();
  }

  return (
    <form ref={ref} id={id} action={apiPath(name)} method="post" aria-label={texts.form} onSubmit={onSubmit}>
      <Fields disabled={status === 'sending'}>
        {children(state.status === 'invalid' ? state.errors : NO_ERRORS)}
        <SubmitButton sending={status === 'sending'}>
          {status === 'sending' ? sendingTexts[name] : texts.submit}
        </SubmitButton>
        <Honeypot name={HONEYPOT} aria-hidden tabIndex={-1} autoComplete="off" aria-label={honeypot} />
        <Typography variant="body2" color="textSecondary">
          {`${texts.privacy} `}
          <PageLink to="/privacy">{privacyLink}</PageLink>.
        </Typography>
      </Fields>
    </form>
  );
}
