import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { sendingTexts } from '../content/forms.ts';
import { outcomes } from '../content/outcomes.ts';
import { sendingForm, useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, space } from '../theme/tokens.ts';
import { keepFocusVisible } from './keepFocusVisible.ts';
import { ToastCard } from './ToastCard.tsx';

/** Below the header; in the dialog in the flow, and at its top while it scrolls. Styles of a toast alone cost no HTML. */
const Place = styled('div')<{ ownerState: false | 'page' | 'dialog' }>(({ ownerState }) => [
  ownerState && {
    zIndex: 20,
    display: 'grid',
    gridTemplateColumns: 'min(100%, 480px)',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  ownerState === 'page' && {
    position: 'fixed',
    insetInline: space(2.5),
    top: `calc(${HEADER_HEIGHT} + ${space(1)})`,
  },
  ownerState === 'dialog' && { position: 'sticky', top: `-${space(3)}`, marginTop: space(2) },
]);

/** For screen readers only. */
const Unseen = styled('span')({
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** Whether the dialog's toaster, or the page's, shows the toast. */
function useActive(inDialog: boolean): boolean {
  const chosen = useUi(({ dialogOpen }) => dialogOpen === inDialog);
  const [active, setActive] = useState(chosen);
  useEffect(() => {
    // A frame later a closed modal has released the page, and with it the page's live regions.
    const frame = requestAnimationFrame(() => setActive(chosen));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  return active && chosen;
}

/**
 * Shows the toast. Its live regions exist before any toast does, or it would not be announced. A modal silences
 * everything outside it, so the dialog has a toaster of its own, and only one of the two is active.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const active = useActive(inDialog);
  const toast = useUi((state) => state.toast);
  const sending = useUi(sendingForm);
  useEffect(() => keepFocusVisible(ref.current as HTMLElement), []);
  const where = inDialog ? 'dialog' : 'page';
  const isFailure = toast && outcomes[toast.outcome].tone === 'failure';
  const card = active && toast && <ToastCard key={toast.id} toast={toast} inDialog={inDialog} />;
  return (
    <Place ref={ref} ownerState={card ? where : false}>
      <div role="status">
        {active && sending && <Unseen>{sendingTexts[sending]}</Unseen>}
        {!isFailure && card}
      </div>
      <div role="alert">{isFailure && card}</div>
    </Place>
  );
}
