import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { FieldReason } from '../../../shared/outcomes.ts';
import { Pile } from '../components/grids.ts';
import { Note } from '../components/texts.tsx';
import { fieldErrors } from '../content/forms.ts';
import { type Styles, space, typography } from '../theme/theme.ts';
import { typeInto } from './draft.ts';
import { EmailSuggestion, HELP_HEIGHT } from './EmailSuggestion.tsx';

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
  error?: FieldReason | undefined;
}

/** A labelled text field. It is uncontrolled, so text typed before hydration stays. */
export function Field(props: FieldProps) {
  const { label, hint, error, rows, prefilled, type, required, autoCapitalize, spellCheck, ...input } = props;
  const id = useId();
  const helpId = `${id}help`;
  const ref = useRef<HTMLInputElement>(null);
  const help = hint && (
    <Note id={helpId} variant="caption" component="p" sx={below}>
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
    <FormControl error={error !== undefined} sx={rows ? { gridColumn: '1/-1' } : {}}>
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
      {/* The line of the hint, a suggestion or an error. */}
      <Pile sx={{ minHeight: HELP_HEIGHT }}>
        {error && (
          <Note id={helpId} variant="caption" component="p" color="error" sx={below}>
            {fieldErrors[error]}
          </Note>
        )}
        {!error && (type === 'email' ? <EmailSuggestion field={ref}>{help}</EmailSuggestion> : help)}
      </Pile>
    </FormControl>
  );
}

const { fontSize, lineHeight } = typography.body2;
/** From a label's top to its field's. */
export const LABEL_HEIGHT = `calc(${fontSize}*${lineHeight} + ${space(0.75)})`;

const below: Styles = { paddingTop: 0.75 };
