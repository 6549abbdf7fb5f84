import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { space } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Visible while the form sends: its fieldset is disabled then. */
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

const Idle = styled('span')({ 'fieldset:disabled &': { display: 'none' } });
const Sending = styled('span')({ 'fieldset:enabled &': { display: 'none' } });

/** Both labels are in the HTML; the form's fieldset shows one of them. */
export function SubmitButton({ label, sending }: { label: string; sending: string }) {
  return (
    <Button type="submit">
      <Spinner aria-hidden />
      <Idle>{label}</Idle>
      <Sending>{sending}</Sending>
    </Button>
  );
}
