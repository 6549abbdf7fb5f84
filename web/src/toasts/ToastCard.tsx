import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { isFailure } from '../../../shared/outcomes.ts';
import { Signature } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { SupportText } from '../components/SupportText.tsx';
import { dismiss, outcomeTexts } from '../content/outcomeTexts.ts';
import { dismissToast, type Toast } from '../state/ui.ts';
import { TOAST_MS } from '../theme/motion.ts';
import { appearing, breakpoints, palette, SCREEN_ONLY, SHORT, shadow, space, styled } from '../theme/theme.ts';

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    note: true;
  }
}

const Card = styled(Alert)({
  alignItems: 'start',
  marginTop: space(1),
  padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(2.5)}`,
  lineHeight: 1.45,
  pointerEvents: 'auto',
  border: `1px solid ${palette.text.primary}`,
  borderInlineStart: `8px solid ${palette.primary.main}`,
  backgroundColor: palette.background.paper,
  boxShadow: shadow(palette.shadow),
  ...appearing,
  [SHORT]: { paddingBlock: space(1) },
  '&.MuiAlert-colorError': { borderColor: palette.error.main },
  // The rotated stamp overflows its box.
  '& .MuiAlert-message': { flex: 1, padding: 0, overflow: 'visible' },
  '& .MuiAlert-action': { margin: 0, padding: 0, paddingInlineStart: space(2) },
  ...SCREEN_ONLY,
});

const Title = styled(AlertTitle)({ margin: 0, fontWeight: 700, fontSize: '1rem', lineHeight: 'inherit' });

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
export function ToastCard({ toast: { outcome, atField }, inDialog }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const failed = isFailure(outcome);
  const { title, description } = outcomeTexts[outcome];
  // The dialog has no room for the same words twice.
  const Description = inDialog && atField ? VisuallyHidden : 'span';

  function close() {
    // Else the focus would go with the toast.
    if (card.current?.contains(document.activeElement)) {
      const target = before.current?.isConnected ? before.current : document.querySelector('main');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    }
    dismissToast();
  }

  useEffect(() => {
    if (hovered || focused || failed) return;
    const timer = setTimeout(dismissToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [hovered, focused, failed]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  // The toaster's live regions announce. `note` uses no variable of MUI's alert palette, because the page lacks them.
  return (
    <Card
      ref={card}
      role="presentation"
      variant="note"
      severity={failed ? 'error' : 'success'}
      icon={false}
      action={
        !inDialog && (
          <IconButton aria-label={dismiss} onClick={close}>
            <Icon name="close" size={20} />
          </IconButton>
        )
      }
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {!failed && <ToastSignature />}
      <Title>{title}</Title>{' '}
      <Description aria-hidden={atField || undefined}>
        <SupportText text={description} onFollow={close} />
      </Description>
    </Card>
  );
}
