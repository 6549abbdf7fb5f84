import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { FieldError } from '../../../shared/contract.ts';
import { Note } from '../components/texts.tsx';
import { fieldErrors } from '../content/outcomeTexts.ts';
import { SHORT, type Styles, space, typography } from '../theme/theme.ts';
import { typeInto } from './draft.ts';
import { EmailSuggestion, SUGGESTION_HEIGHT } from './EmailSuggestion.tsx';

type InputProps = ComponentProps<'input'>;

/** How a field is shown. The form adds the rest. */
export interface FieldLook
  extends Pick<InputProps, 'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'> {
  label: string;
  /** Shown below the field, which refers to it by `aria-describedby`. An error or a suggestion replaces it. */
  hint?: string;
  /** Makes the field a `textarea` with this many rows. */
  rows?: number;
  /** The text that a blank field begins with. From then on it is the visitor's own. */
  prefilled?: string | undefined;
}

interface FieldProps extends FieldLook {
  name: string;
  required: boolean;
  error?: FieldError | undefined;
  /** Whether the dialog's toast shows the error. Then the field shows it only where there is no room for both lines. */
  isSaid: boolean;
}

/** A labelled text field. It is uncontrolled, so text typed before hydration stays. */
export function Field(props: FieldProps) {
  const { label, hint, error, isSaid, rows, prefilled, type, required, autoCapitalize, spellCheck, ...input } = props;
  const id = useId();
  const helpId = `${id}help`;
  const ref = useRef<HTMLInputElement>(null);
  const help = hint && (
    <Note id={helpId} sx={below}>
      {hint}
    </Note>
  );

  // After the form's layout effect, which restores the draft.
  useEffect(() => {
    const field = ref.current as HTMLInputElement;
    if (prefilled && field.value.trim() === '') typeInto(field, prefilled);
  }, [prefilled]);

  // MUI's `multiline` measures its text with style attributes, which the content policy refuses.
  return (
    // Reserves room for a hint, a suggestion or an error, partly in the gap below the field.
    <FormControl
      error={error !== undefined}
      sx={{ paddingBottom: SUGGESTION_HEIGHT, marginBottom: -2, ...(rows && { gridColumn: '1/-1' }) }}
    >
      <Box component="label" htmlFor={id} sx={{ marginBottom: 0.75, fontSize, lineHeight, fontWeight: 600 }}>
        {label}
      </Box>
      <InputBase
        {...input}
        {...(rows && { inputComponent: 'textarea' })}
        id={id}
        inputRef={ref}
        rows={rows}
        slotProps={{
          // If these were props of `InputBase`, MUI would write them on the `div` around the input, too.
          input: { dir: 'auto', required, autoCapitalize, spellCheck, type: rows ? undefined : type },
        }}
        aria-describedby={error || hint ? helpId : undefined}
      />
      {error && (
        <Note id={helpId} color="error" sx={{ ...below, ...(isSaid && onlyShort) }}>
          {textOf(error)}
        </Note>
      )}
      {!error && (type === 'email' ? <EmailSuggestion field={ref}>{help}</EmailSuggestion> : help)}
    </FormControl>
  );
}

function textOf({ reason, length }: FieldError): string {
  const text = fieldErrors[reason];
  return typeof text === 'string' ? text : text(length);
}

const { fontSize, lineHeight } = typography.body2;
/** From a label's top to its field's. */
export const LABEL_HEIGHT = `calc(${fontSize}*${lineHeight} + ${space(0.75)})`;

/** Takes the reserved room, and more only if the text has more lines. */
const below: Styles = {
  marginTop: 0.75,
  minHeight: `calc(${SUGGESTION_HEIGHT} - ${space(0.75)})`,
  paddingBottom: 1,
  marginBottom: `-${SUGGESTION_HEIGHT}`,
};

const onlyShort: Styles = { visibility: 'hidden', [SHORT]: { visibility: 'visible' } };
