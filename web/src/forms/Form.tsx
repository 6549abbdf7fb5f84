import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { apiPath, type FieldName, type FormName, fieldNames, HONEYPOT, isRequired } from '../../../shared/contract.ts';
import { cleanEmail, withAsciiDomain } from '../../../shared/email.ts';
import { PageLink } from '../components/PageLink.tsx';
import { allRequired, honeypot, privacyLink, sendingTexts } from '../content/formTexts.ts';
import { outcomeTexts } from '../content/outcomeTexts.ts';
import type { Draft, FieldErrors } from '../state/fields.ts';
import { formOf, IDLE, prefill, useUi } from '../state/ui.ts';
import { space } from '../theme/tokens.ts';
import { Field, type FieldProps } from './Field.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { send } from './send.ts';

/** A form's fields and its button, one below the other. */
export const Fieldset = styled('fieldset')({ display: 'grid', gap: space(2) });

/**
 * Hidden from visitors; robots fill it in. Text browsers show it, with its label. Clipped: far to the left, it would widen
 * a page that runs right to left.
 */
const Honeypot = styled('label')(visuallyHidden);

interface FormProps<Name extends FormName> {
  id: string;
  name: Name;
  /** The form's accessible name, its button's, and the words before the link to the privacy policy. */
  texts: { form: string; submit: string; privacy: string };
  fieldset?: typeof Fieldset;
  /** Texts of the site's own for blank fields, while `isPrefilled`. */
  prefilled?: Draft;
  isPrefilled?: boolean;
  /** How each field is shown, or its value if it is hidden. */
  fields: Record<FieldName<Name>, Omit<FieldProps, 'name' | 'required' | 'error'> | { hidden: string }>;
}

/** The form's own control with this name. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector(`fieldset [name=${name}]`);
}

/** A form of the contract. Without the app the browser posts it, and a page says what happened. */
export function Form<Name extends FormName>(props: FormProps<Name>) {
  const { id, name, texts, fieldset: Controls = Fieldset, prefilled, isPrefilled = false, fields } = props;
  const ref = useRef<HTMLFormElement>(null);
  /** What had the focus at the last submit. Disabled controls lose it, so the form has it until the answer arrives. */
  const focused = useRef<Element>(null);
  const state = useUi(({ forms }) => forms[id]?.state ?? IDLE);
  const { status } = state;
  const errors: FieldErrors = status === 'invalid' ? state.errors : {};
  const shownFields = fieldNames(name).filter((field) => !('hidden' in fields[field]));
  const saysRequired = shownFields.length > 1 && shownFields.every((field) => isRequired(name, field));

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    // Toasts replace the browser's own messages.
    form.noValidate = true;
    if (prefilled) prefill(id, name, prefilled, isPrefilled);
    for (const [field, text] of Object.entries(formOf(id).draft)) {
      const control = controlOf(form, field);
      if (control) control.value = text;
    }
  }, [id, name, prefilled, isPrefilled]);

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    if (status === 'sending' && form.contains(focused.current)) form.focus({ preventScroll: true });
  }, [status]);

  useEffect(() => {
    // By its prototype, because a foreign field named `reset` hides the method.
    if (status === 'done') HTMLFormElement.prototype.reset.call(ref.current);
    const isLost = status !== 'sending' && [document.body, ref.current].includes(document.activeElement as HTMLElement);
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [status]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    focused.current = document.activeElement;
    const email = controlOf(form, 'email') as HTMLInputElement;
    if (name === 'joinWaitlist') email.value = cleanEmail(email.value);
    const result = await send(id, name, new FormData(form), isMistyped(email.value));
    if (result?.status === 'failed') console.error(outcomeTexts[result.outcome].log, result.error);
    if (result?.status === 'invalid') controlOf(form, Object.keys(result.errors)[0] as string)?.focus();
  }

  return (
    <form
      ref={ref}
      id={id}
      action={apiPath(name)}
      method="post"
      aria-label={texts.form}
      tabIndex={status === 'sending' ? -1 : undefined}
      onSubmit={onSubmit}
    >
      <Controls disabled={status === 'sending'}>
        {saysRequired && (
          <Typography variant="body2" color="textSecondary">
            {allRequired}
          </Typography>
        )}
        {fieldNames(name).map((field) => {
          const shown = fields[field];
          if ('hidden' in shown) return <input key={field} type="hidden" name={field} value={shown.hidden} />;
          const required = isRequired(name, field);
          return <Field key={field} {...shown} name={field} required={required} error={errors[field]} />;
        })}
        <SubmitButton sending={status === 'sending'}>
          {status === 'sending' ? sendingTexts[name] : texts.submit}
        </SubmitButton>
        <Honeypot aria-hidden>
          {honeypot}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </Honeypot>
        <Typography variant="body2" color="textSecondary">
          {`${texts.privacy} `}
          <PageLink to="/privacy">{privacyLink}</PageLink>.
        </Typography>
      </Controls>
    </form>
  );
}

/** Whether the browser refuses an email, as without the app. It is asked in ASCII: not every one converts a domain. */
function isMistyped(email: string): boolean {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = withAsciiDomain(email.trim());
  return field.validity.typeMismatch;
}
