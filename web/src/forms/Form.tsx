import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import { apiPath, type FieldName, type FormName, fieldNames, HONEYPOT, isRequired } from '../../../shared/contract.ts';
import type { Source } from '../../../shared/fields.ts';
import { focusAfterAnswer, focusSent } from '../components/focus.ts';
import { PageLink } from '../components/PageLink.tsx';
import { Note, VisuallyHidden } from '../components/texts.tsx';
import { allRequired, honeypot, sendingTexts, waitlist } from '../content/forms.ts';
import { pageNames } from '../content/site.ts';
import { formOf, useUi, waitlistFormId } from '../state/ui.ts';
import { keyframes, MOVING, type Styles } from '../theme/theme.ts';
import { Field, type FieldLook, LABEL_HEIGHT } from './Field.tsx';
import { send } from './send.ts';

interface FormProps<Name extends FormName> {
  id: string;
  name: Name;
  /** `form` is the form's accessible name. */
  texts: { form: string; submit: string };
  /** How each field is shown, or its value if it is hidden. */
  fields: Record<FieldName<Name>, FieldLook | { hidden: string }>;
}

/** A form of the contract. Without the app the browser posts it, and a page says what happened. */
export function Form<Name extends FormName>(props: FormProps<Name>) {
  const { id, name, texts, fields } = props;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useUi((ui) => formOf(ui, id, name).isSending);
  const errors = useUi(useShallow((ui) => formOf(ui, id, name).errors));
  // Once its record is shown, the button is no longer the next thing to do.
  const isDone = useUi((ui) => ui.record?.name === name);
  const shownFields = fieldNames(name).filter((field) => !('hidden' in fields[field]));
  const isShort = shownFields.length === 1;
  const saysRequired = !isShort && shownFields.every((field) => isRequired(name, field));

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    // Toasts replace the browser's own messages, which visitors without the app need.
    form.noValidate = true;
    const { draft } = formOf(useUi.getState(), id, name);
    // A success leaves no draft. The prototype's `reset` works even if an extension's field has this name.
    if (!draft && !isSending) HTMLFormElement.prototype.reset.call(form);
    for (const [field, text] of Object.entries(draft ?? {})) {
      const control = form.querySelector<HTMLInputElement>(`fieldset [name=${field}]`);
      // What a script has filled in since the draft was read stays.
      if (control && text) control.value = text;
    }
  }, [id, name, isSending]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const focused = document.activeElement as HTMLElement;
    const answer = send(id, name, new FormData(form));
    if (formOf(useUi.getState(), id, name).isSending) focusSent(form);
    await answer;
    // Renders the answer. What else happens then, and in which order: focus.ts.
    flushSync(() => {});
    focusAfterAnswer(form, focused);
  }

  return (
    <form
      ref={ref}
      id={id}
      action={apiPath(name)}
      method="post"
      aria-label={texts.form}
      // Only then, because a dialog that opens would focus the form instead of its field.
      tabIndex={isSending ? -1 : undefined}
      onSubmit={onSubmit}
    >
      <Box component="fieldset" disabled={isSending} sx={isShort ? fieldAndButton : twoColumns}>
        {fieldNames(name).map((key) => {
          const field = fields[key];
          if ('hidden' in field) return <input key={key} type="hidden" name={key} value={field.hidden} />;
          return <Field key={key} {...field} name={key} required={isRequired(name, key)} error={errors[key]} />;
        })}
        <Box sx={{ display: 'grid', gap: 0.75, ...(isShort ? besideField : acrossColumns) }}>
          <Button type="submit" size="large" variant={isDone ? 'hollow' : 'solid'}>
            {isSending && <Box component="span" aria-hidden sx={spinner} />}
            {/* A span, because translators replace text nodes, and React inserts the spinner before this node. */}
            <span>{isSending ? sendingTexts[name] : texts.submit}</span>
          </Button>
          <Note>
            {saysRequired && `${allRequired} `}
            <PageLink to="/privacy">{pageNames['/privacy']}</PageLink>
          </Note>
        </Box>
        {/* Robots fill it in; text browsers show it. It is clipped: if moved aside, it would widen right-to-left pages. */}
        <VisuallyHidden aria-hidden data-nosnippet>
          <label>
            {honeypot}
            {/* New after each answer: if a program has filled it in for a person, they succeed when they press again. */}
            <input key={`${isSending}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      </Box>
    </form>
  );
}

export function WaitlistForm({ source }: { source: Source }) {
  return (
    <Form
      id={waitlistFormId(source)}
      name="joinWaitlist"
      texts={waitlist}
      fields={{
        email: {
          type: 'email',
          label: waitlist.label,
          hint: waitlist.privacy,
          placeholder: waitlist.placeholder,
          autoComplete: 'email',
        },
        source: { hidden: source },
      }}
    />
  );
}

/** Without a gap between rows, because each field has a line of its own below it. */
const grid: Styles = { display: 'grid', columnGap: 1.5 };
/** In a part of a coupon or in the dialog, with room for two columns. */
const BESIDE = '@container (min-width: 27rem)';

/** If there is room, the button of a form with one field is beside it. */
const fieldAndButton: Styles = {
  ...grid,
  // Wide enough for the button's text while it sends, so that the field keeps its width.
  [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(11.25rem, auto)', alignItems: 'start' },
};
const besideField: Styles = { [BESIDE]: { paddingTop: LABEL_HEIGHT, textAlign: 'end' } };

/** If there is room, short fields are side by side, and so are the button and its note. */
const twoColumns: Styles = { ...grid, [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 4 } };
const acrossColumns: Styles = {
  gridColumn: '1/-1',
  [BESIDE]: { gridTemplateColumns: 'inherit', columnGap: 4, alignItems: 'center' },
};

const spinner: Styles = {
  width: '1em',
  height: '1em',
  marginInlineEnd: 1,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  [MOVING]: { animation: `${keyframes({ to: { transform: 'rotate(1turn)' } })} 900ms linear infinite` },
};
