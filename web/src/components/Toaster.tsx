import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { sendingTexts } from '../content/forms.ts';
import { outcomes } from '../content/outcomes.ts';
import { sendingForm, useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, SHORT, space } from '../theme/tokens.ts';
import { keepFocusVisible } from './keepFocusVisible.ts';
import { ToastCard, Unseen } from './ToastCard.tsx';

/**
 * Below the header; in the dialog over its benefits, or over its title where height is short. Styles of a toast alone
 * cost no HTML.
 */
const Place = styled('div')<{ ownerState: false | 'page' | 'dialog' }>(({ ownerState }) => [
  ownerState && {
    display: 'grid',
    gridTemplateColumns: 'min(100%, 480px)',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  ownerState === 'page' && {
    position: 'fixed',
    zIndex: 20,
    insetInline: space(2.5),
    top: `calc(${HEADER_HEIGHT} + ${space(1)})`,
  },
  ownerState === 'dialog' && {
    gridArea: '4/1',
    // As high as what it covers.
    margin: `-${space(1)} 0 ${space(3)}`,
    '& > div': { gridArea: '1/1', display: 'grid' },
    '& .MuiAlert-root': { alignItems: 'center' },
    [SHORT]: { gridArea: '1/1', margin: `-${space(1)} 0 ${space(0.5)}`, marginInlineEnd: space(6.5) },
  },
]);

/** Whether this toaster, the dialog's or the page's, shows the toast. */
function useActive(inDialog: boolean): boolean {
  const chosen = useUi(({ dialogOpen }) => dialogOpen === inDialog);
  const [active, setActive] = useState(chosen);
  useEffect(() => {
    // Waits one frame, until a closed modal no longer makes the page's live regions inert.
    const frame = requestAnimationFrame(() => setActive(chosen));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  return active && chosen;
}

/**
 * Shows the toast. Its live regions must exist before the toast; otherwise it isn't announced. A modal makes everything
 * outside it inert, so the dialog has its own toaster. Only one of the two is active.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const active = useActive(inDialog);
  const toast = useUi((state) => state.toast);
  const sending = useUi(sendingForm);
  useEffect(() => (inDialog ? undefined : keepFocusVisible(ref.current as HTMLElement)), [inDialog]);
  useEffect(() => {
    if (!inDialog || !toast) return;
    // After the focus has moved, which may scroll.
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [inDialog, toast]);
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
