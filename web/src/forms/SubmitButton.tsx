import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MOVING } from '../theme/motion.ts';
import { space } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Spinner = styled('span')({
  width: '1em',
  height: '1em',
  marginInlineEnd: space(1),
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  [MOVING]: { animation: `${turn} 900ms linear infinite` },
});

/** A form's button, with a spinner while the form sends. */
export function SubmitButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  return (
    <Button type="submit">
      {sending && <Spinner aria-hidden />}
      {/* A span, because translators replace text nodes, and React inserts the spinner before this node. */}
      <span>{children}</span>
    </Button>
  );
}
