import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { palette, space, typography } from '../theme/index.ts';

const Label = styled(FormLabel)({
  marginBottom: space(0.75),
  fontWeight: 600,
  fontSize: typography.body2.fontSize,
  lineHeight: 1.4,
  '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: palette.text.primary },
});

const Input = styled(InputBase)({
  font: 'inherit',
  color: palette.text.primary,
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: space(6.5),
    padding: `${space(1.5)} ${space(2)}`,
    resize: 'vertical',
    lineHeight: 1.5,
    backgroundColor: palette.background.default,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 4,
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
    '&:focus': { outline: `3px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&:disabled': { color: palette.text.secondary, WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&[aria-invalid=true]': { borderColor: palette.error.main, borderWidth: 2 },
  },
});

const ErrorText = styled(FormHelperText)({
  margin: `${space(0.75)} 0 0`,
  fontSize: typography.body2.fontSize,
  '&.Mui-error': { color: palette.error.main },
});

export interface FieldProps extends Pick<InputBaseProps, 'name' | 'type' | 'placeholder' | 'autoComplete'> {
  label: string;
  /** Told below the field and tied to it; nothing is wrong without one. */
  error?: string | undefined;
  /** Makes it a text box of so many rows. */
  rows?: number;
}

/** A labelled, required, uncontrolled text field: what is typed before React is there stays typed. */
export function Field({ label, error, rows, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <FormControl fullWidth required error={error !== undefined}>
      <Label htmlFor={id} required={false}>
        {label}
      </Label>
      <Input
        {...input}
        id={id}
        aria-describedby={error === undefined ? undefined : errorId}
        disableInjectingGlobalStyles
        {...(rows && { inputComponent: 'textarea', inputProps: { rows } })}
      />
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </FormControl>
  );
}
