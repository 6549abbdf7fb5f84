import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFailure } from '../../../shared/outcomes.ts';
import { Signature } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { SupportText } from '../components/SupportText.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { sendingTexts } from '../content/formTexts.ts';
import { dismiss, outcomeTexts } from '../content/outcomeTexts.ts';
import { Suggested } from '../forms/EmailSuggestion.tsx';
import { acceptOffer, offerFormId } from '../forms/send.ts';
import { dismissToast, isWaiting, type Toast, useUi } from '../state/ui.ts';
import {
  appearing,
  breakpoints,
  palette,
  SCREEN_ONLY,
  SHORT,
  shadow,
  space,
  styled,
  TOAST_MS,
} from '../theme/theme.ts';

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
  '&[data-flat]': { margin: 0, boxShadow: 'none' },
  '&.MuiAlert-colorError': { borderColor: palette.error.main },
  // The rotated signature overflows its box.
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

/** Shows the whole address, on several lines: a toast is narrow, and may grow. */
const Offer = styled(Suggested)({
  display: 'block',
  padding: `${space(1)} 0`,
  lineHeight: 1.45,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

interface ToastCardProps {
  toast: Toast;
  inDialog: boolean;
}

/**
 * A success dismisses itself, unless it has the focus or the pointer moves over it. A resting pointer doesn't count,
 * because the toast may have appeared under it. In the dialog, closing the dialog ends its form's failure.
 */
export function ToastCard({ toast, inDialog }: ToastCardProps) {
  const { outcome, meant } = toast;
  // The dialog covers the page's fields.
  const atField = toast.atField && inDialog === toast.inDialog;
  const isJoining = useUi(({ forms }) => forms[offerFormId(`${meant}`)]?.isSending);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const failed = isFailure(outcome);
  const stays = hovered || focused || isWaiting(toast);
  const { title, description } = outcomeTexts[outcome];
  // The dialog has no room for the same words twice.
  const Description = inDialog && atField ? VisuallyHidden : 'span';

  /** Otherwise the focus would be lost with the toast. */
  function returnFocus() {
    if (!card.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }

  function close() {
    returnFocus();
    dismissToast(toast);
  }

  function take() {
    returnFocus();
    acceptOffer(toast);
  }

  useEffect(() => {
    if (stays) return;
    let timer: number | undefined;
    // Stops while the tab is hidden, because nobody reads the toast.
    const count = () => {
      clearTimeout(timer);
      timer = document.hidden ? undefined : window.setTimeout(dismissToast, TOAST_MS, toast);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [stays, toast]);

  // A layout effect, so that Escape works once the toast is visible. In the dialog, Escape closes the dialog.
  useLayoutEffect(() => {
    const onKey = ({ key, repeat }: KeyboardEvent) => key === 'Escape' && !repeat && !inDialog && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  // The toaster's live regions announce it. `note` uses no variable of MUI's alert palette, because pages lack them.
  return (
    <Card
      ref={card}
      data-flat={inDialog || undefined}
      role="presentation"
      variant="note"
      severity={failed ? 'error' : 'success'}
      icon={false}
      action={
        !(inDialog && toast.inDialog && failed) && (
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
      {meant && (
        <>
          {' '}
          {isJoining ? <Title aria-hidden>{sendingTexts.joinWaitlist}</Title> : <Offer address={meant} onTake={take} />}
        </>
      )}
    </Card>
  );
}
