import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { SIGNED_MS } from '../components/AnswersCard.tsx';
import { Signature } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { SupportText } from '../components/SupportText.tsx';
import { dismiss, outcomeTexts } from '../content/outcomeTexts.ts';
import { dismissToast, type Toast } from '../state/ui.ts';
import { breakpoints } from '../theme/theme.ts';
import { CLIPPED, space } from '../theme/tokens.ts';

const Corner = styled(Signature)({
  float: 'inline-end',
  margin: `${space(0.5)} 0 0 ${space(1.5)}`,
  // Limited, because large text leaves little width.
  width: 'min(4.5rem, 18vw)',
  // There it would leave the title's last sign alone on a line.
  [breakpoints.down(412)]: { display: 'none' },
});

/** For screen readers only. */
export const Unseen = styled('span')(CLIPPED);

/** Long enough to be read twice. */
const VISIBLE_MS = 8_000;

interface ToastCardProps {
  toast: Toast;
  inDialog: boolean;
  /** Whether the record of a signup is written below it. */
  recorded: boolean;
}

/**
 * A success dismisses itself, but not while it has the focus or the pointer moves over it. A resting pointer doesn't
 * count: the toast may have appeared under it. In the dialog the dialog's own button closes both.
 */
export function ToastCard({ toast, inDialog, recorded }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const { title, description, tone } = outcomeTexts[toast.outcome];
  const isFailure = tone === 'failure';
  const hasFocus = useRef(false);
  // The dialog has no room for the same words twice.
  const Description = inDialog && toast.atField ? Unseen : 'span';

  function onFocusChange(focused: boolean) {
    hasFocus.current = focused;
    setHeld(focused);
  }

  useEffect(() => {
    let before: Element | null = null;
    // After an error has moved the focus to its field.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement;
    });
    return () => {
      cancelAnimationFrame(frame);
      const isLost = hasFocus.current && document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (held || isFailure) return;
    const timer = setTimeout(dismissToast, VISIBLE_MS + (recorded ? SIGNED_MS : 0));
    return () => clearTimeout(timer);
  }, [held, isFailure, recorded]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismissToast();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <Alert
      severity={isFailure ? 'error' : 'success'}
      action={
        inDialog ? undefined : (
          <IconButton aria-label={dismiss} onClick={dismissToast}>
            <Icon name="close" size={20} />
          </IconButton>
        )
      }
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {!isFailure && !recorded && <Corner />}
      <AlertTitle>{title}</AlertTitle>{' '}
      <Description aria-hidden={toast.atField || undefined}>
        <SupportText text={description} onFollow={dismissToast} />
      </Description>
    </Alert>
  );
}
