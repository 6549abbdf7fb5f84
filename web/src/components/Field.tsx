import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { palette, space, typography } from '../theme/index.ts';

const Row = styled('div')({
  '& label': { display: 'block', marginBottom: space(0.75), fontWeight: 600, fontSize: typography.body2.fontSize },
  '& input, & textarea': {
    display: 'block',
    width: '100%',
    minHeight: space(6.5),
    padding: `${space(1.5)} ${space(2)}`,
    resize: 'vertical',
    font: 'inherit',
    lineHeight: 1.5,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 4,
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
    '&:focus': { outline: `3px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&:disabled': { color: palette.text.secondary, opacity: 1 },
    '&[aria-invalid=true]': { borderColor: palette.error.main, borderWidth: 2, outlineColor: palette.error.main },
  },
});

const ErrorText = styled('p')({
  marginTop: space(0.75),
  fontSize: typography.body2.fontSize,
  color: palette.error.main,
});

export interface FieldProps extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'placeholder' | 'autoComplete'> {
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
  const common = {
    id,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...common} name={input.name} rows={rows} /> : <input {...common} {...input} />}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </Row>
  );
}
