import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { space } from '../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Seen while the form sends: its fieldset is disabled then, whoever did it. */
const Spinner = styled('span')({
  display: 'none',
  width: '1em',
  height: '1em',
  marginInlineEnd: space(1),
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  'fieldset:disabled &': { display: 'inline-block' },
  '@media (prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` },
});

/** The text is the form's to change while it sends (see `api/sendForm.ts`), so React leaves it alone. */
export function SubmitButton({ label, sending }: { label: string; sending: string }) {
  return (
    <Button type="submit">
      <Spinner aria-hidden />
      <span data-sending={sending} suppressHydrationWarning>
        {label}
      </span>
    </Button>
  );
}
