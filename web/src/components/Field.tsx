import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldName, FormName } from 'functions/contract';
import { type ComponentProps, useId } from 'react';

export interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'autoComplete'> {
  /** A field of the contract: the page sends no others. */
  name: { [Form in FormName]: FieldName<Form> }[FormName];
  label: string;
  /** As `isRequired` of the contract says. */
  required: boolean;
  /** Shown below the field and tied to it; the field is valid without one. */
  error?: string | undefined;
  /** Makes it a text box with this many rows. */
  rows?: number;
}

/** A labelled, uncontrolled text field: text typed before hydration stays. */
export function Field({ label, error, rows, type, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  // MUI's `multiline` measures its text with style attributes, which the content policy refuses.
  const kind = rows ? ({ inputComponent: 'textarea', type: undefined } as const) : { type };
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        {...kind}
        id={id}
        rows={rows}
        slotProps={{ input: { dir: 'auto' } }}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
