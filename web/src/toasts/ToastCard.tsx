import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { isFailure as isFailed } from '../../../shared/outcomes.ts';
import { Signature } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { SupportText } from '../components/SupportText.tsx';
import { dismiss, outcomeTexts } from '../content/outcomeTexts.ts';
import { dismissToast, type Toast } from '../state/ui.ts';
import { TOAST_MS } from '../theme/motion.ts';
import { breakpoints } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

const ToastSignature = styled(Signature)({
  float: 'inline-end',
  margin: `${space(0.5)} 0 0 ${space(1.5)}`,
  // Limited, because large text leaves little width.
  width: 'min(4.5rem, 18vw)',
  // On narrow screens it would push the emoji to a line of its own.
  [breakpoints.down(412)]: { display: 'none' },
});

export const VisuallyHidden = styled('span')(visuallyHidden);

interface ToastCardProps {
  toast: Toast;
  inDialog: boolean;
}

/**
 * A success dismisses itself, unless it has the focus or the pointer moves over it. A resting pointer doesn't count,
 * because the toast may have appeared under it. In the dialog, the dialog's own button closes both.
 */
export function ToastCard({ toast, inDialog }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { title, description } = outcomeTexts[toast.outcome];
  const isFailure = isFailed(toast.outcome);
  const hasFocus = useRef(false);
  // The dialog has no room for the same words twice.
  const Description = inDialog && toast.atField ? VisuallyHidden : 'span';

  function onFocusChange(has: boolean) {
    hasFocus.current = has;
    setFocused(has);
  }

  useEffect(() => {
    let before: Element | null = null;
    // Waits until an error has moved the focus to its field.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement;
    });
    return () => {
      cancelAnimationFrame(frame);
      const isLost = hasFocus.current && document.activeElement === document.body;
      // The visitor may have left its page.
      const target = before?.isConnected ? before : document.querySelector('main');
      if (isLost) (target as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (hovered || focused || isFailure) return;
    const timer = setTimeout(dismissToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [hovered, focused, isFailure]);

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
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {!isFailure && <ToastSignature />}
      <AlertTitle>{title}</AlertTitle>{' '}
      <Description aria-hidden={toast.atField || undefined}>
        <SupportText text={description} onFollow={dismissToast} />
      </Description>
    </Alert>
  );
}
