import Box from '@mui/material/Box';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { FormName } from '../../../shared/contract.ts';
import { isFailure } from '../../../shared/outcomes.ts';
import { uncoverFocus } from '../components/focus.ts';
import { VisuallyHidden } from '../components/texts.tsx';
import { sendingTexts } from '../content/forms.ts';
import { isInDialog, toastOf, type UiState, useUi } from '../state/ui.ts';
import { EDGE, HEADER_HEIGHT, LAYERS, type Styles, space, WIDE } from '../theme/theme.ts';
import { ToastCard } from './ToastCard.tsx';

interface ToasterProps {
  /** Where the dialog's toaster shows a toast. */
  placeInDialog?: Styles;
}

/**
 * Shows the toast, and announces which forms are on their way. The live regions must exist before the toast, or nothing
 * is announced. A modal makes everything outside it inert, so the dialog has its own toaster. Only one of the two shows
 * the toast.
 */
export function Toaster({ placeInDialog }: ToasterProps) {
  const forDialog = placeInDialog !== undefined;
  const ref = useRef<HTMLDivElement>(null);
  const newest = useUi((ui) => (ui.dialogOpen === forDialog ? toastOf(ui) : undefined));
  const sending = useUi(useShallow((ui) => sendingFrom(ui, forDialog)));
  // It appears after the other parts (focus.ts), when a closed dialog no longer makes the live regions inert. It ends
  // with them, because a toast that is still there would take the next Escape.
  const toast = useDeferredValue(newest) === newest ? newest : undefined;
  const failed = toast && isFailure(toast.outcome);

  useEffect(() => {
    const element = ref.current as HTMLElement;
    if (toast && forDialog) element.scrollIntoView({ block: 'nearest' });
    return toast && !forDialog ? uncoverFocus(element) : undefined;
  }, [forDialog, toast]);

  const card = toast && <ToastCard toast={toast} forDialog={forDialog} />;
  return (
    // Has a style only while it shows a toast, so the prerendered HTML doesn't contain it.
    <Box ref={ref} sx={card ? { ...regions, ...(placeInDialog ?? onPage) } : {}}>
      <div role="status">
        {sending.map((name) => (
          <VisuallyHidden key={name}>{sendingTexts[name]}</VisuallyHidden>
        ))}
        {!failed && card}
      </div>
      <div role="alert">{failed && card}</div>
    </Box>
  );
}

/** The forms on their way from the dialog or from the page. */
const sendingFrom = ({ forms }: UiState, forDialog: boolean): FormName[] =>
  Object.values(forms)
    .filter((form) => form.isSending && isInDialog(form.id) === forDialog)
    .map(({ name }) => name);

const regions: Styles = {
  display: 'grid',
  gridTemplateColumns: 'min(100%, 480px)',
  pointerEvents: 'none',
  // Both regions, of which one is empty.
  '& > *': { gridArea: '1/1', display: 'grid' },
};

const BELOW_HEADER = `calc(${HEADER_HEIGHT} + ${space(2)})`;

/**
 * Below the header, because a keyboard on the screen covers the bottom. On a desktop there is none, so the toast is at
 * the bottom, below the forms' narrow column. If the footer has the focus, it is at the top, because a page can't scroll
 * its end above a toast. On a very short screen it covers the header, unless that has the focus: so 76 px are left for
 * what has the focus.
 */
const onPage: Styles = {
  position: 'fixed',
  zIndex: LAYERS.toast,
  insetInline: EDGE,
  top: `clamp(8px, 100vh - 172px, ${BELOW_HEADER})`,
  'body:has(header :focus-visible) &': { top: BELOW_HEADER },
  justifyContent: 'center',
  [`${WIDE} and (pointer: fine)`]: {
    gridTemplateColumns: '23rem',
    justifyContent: 'start',
    'body:not(:has(footer :focus-visible)) &': { top: 'auto', bottom: space(3) },
  },
};
