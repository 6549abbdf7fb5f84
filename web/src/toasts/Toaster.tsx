import { type CSSObject, styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { isFailure as isFailed } from '../../../shared/outcomes.ts';
import { sendingTexts } from '../content/formTexts.ts';
import { useUi } from '../state/ui.ts';
import { breakpoints } from '../theme/theme.ts';
import { EDGE, HEADER_HEIGHT, space, TALL } from '../theme/tokens.ts';
import { keepFocusVisible } from './keepFocusVisible.ts';
import { ToastCard, VisuallyHidden } from './ToastCard.tsx';

/** Applied only while a toast is shown, so the prerendered HTML doesn't contain these styles. */
const Regions = styled('div')<{ ownerState: CSSObject | false }>(({ ownerState }) => [
  ownerState && {
    display: 'grid',
    gridTemplateColumns: 'min(100%, 480px)',
    justifyContent: 'center',
    pointerEvents: 'none',
    // Only one of the live regions has a toast. The toast is as high as its region.
    '& > div': { gridArea: '1/1' },
  },
  ownerState,
]);

/** In the dialog, a title without its frame takes the gap between benefits and form. */
const TITLE_ONLY: CSSObject = {
  [TALL]: {
    margin: `0 0 ${space(1.5)}`,
    backgroundColor: 'transparent',
    '& .MuiAlert-root': { paddingBlock: 0, borderBlock: 0, borderInlineEnd: 0, boxShadow: 'none' },
  },
};

const FIXED: CSSObject = {
  position: 'fixed',
  zIndex: 20,
  insetInline: space(2.5),
  [breakpoints.up('md')]: { gridTemplateColumns: '24rem', insetInline: `auto ${EDGE}` },
};

/** At the top. The focus may be in a field, and a phone's keyboard covers the bottom. */
const FAILURE: CSSObject = { ...FIXED, top: `calc(${HEADER_HEIGHT} + ${space(1)})` };

/** At the bottom, and on a desktop under the text column. There it covers neither headline, field nor record. */
const SUCCESS: CSSObject = {
  ...FIXED,
  bottom: space(2),
  [breakpoints.up('md')]: { gridTemplateColumns: '24rem', insetInline: `${EDGE} auto` },
};

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

interface ToasterProps {
  inDialog?: boolean;
  /** Where a toast is shown; by default at an edge of the window. */
  position?: CSSObject;
}

/**
 * Shows the toast. Its live regions must exist before the toast, or nothing is announced. A modal makes everything
 * outside it inert, so the dialog has its own toaster. Only one of the two is active.
 */
export function Toaster({ inDialog = false, position }: ToasterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const active = useActive(inDialog);
  const toast = useUi((state) => state.toast);
  const sending = useUi(({ forms }) => Object.values(forms).find((form) => form?.isSending)?.name);
  useEffect(() => (inDialog ? undefined : keepFocusVisible(ref.current as HTMLElement)), [inDialog]);
  useEffect(() => {
    if (!inDialog || !toast) return;
    // Runs after the focus has moved, which may scroll.
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [inDialog, toast]);
  const isFailure = toast && isFailed(toast.outcome);
  const look = { ...(position ?? (isFailure ? FAILURE : SUCCESS)), ...(inDialog && toast?.atField && TITLE_ONLY) };
  const card = active && toast && <ToastCard key={toast.id} toast={toast} inDialog={inDialog} />;
  return (
    <Regions ref={ref} ownerState={card ? look : false}>
      <div role="status">
        {active && sending && <VisuallyHidden>{sendingTexts[sending]}</VisuallyHidden>}
        {!isFailure && card}
      </div>
      <div role="alert">{isFailure && card}</div>
    </Regions>
  );
}
