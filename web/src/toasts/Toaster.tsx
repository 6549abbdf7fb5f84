import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { FormName } from '../../../shared/contract.ts';
import { isFailure } from '../../../shared/outcomes.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { sendingTexts } from '../content/formTexts.ts';
import { offerFormId } from '../forms/send.ts';
import { type Toast, type UiState, useUi } from '../state/ui.ts';
import { breakpoints, type CSSObject, EDGE, HEADER_HEIGHT, space, styled } from '../theme/theme.ts';
import { ToastCard } from './ToastCard.tsx';
import { uncoverFocus } from './uncoverFocus.ts';

/** Has a style only while it shows a toast, so the prerendered HTML doesn't contain it. */
const Regions = styled('div')({});

const SHOWN: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'min(100%, 480px)',
  justifyContent: 'center',
  pointerEvents: 'none',
};

const FIXED: CSSObject = { ...SHOWN, position: 'fixed', zIndex: 20, insetInline: space(2.5) };

/** At the top. The focus may be in a field, and a phone's keyboard covers the bottom. */
const FAILURE: CSSObject = {
  ...FIXED,
  top: `calc(${HEADER_HEIGHT} + ${space(1)})`,
  [breakpoints.up('md')]: { gridTemplateColumns: '24rem', insetInline: `auto ${EDGE}` },
};

/** At the bottom, and on a desktop in the text column. There it covers neither headline, field nor record. */
const SUCCESS: CSSObject = {
  ...FIXED,
  bottom: space(2),
  [breakpoints.up('md')]: { gridTemplateColumns: '17rem', insetInline: `${EDGE} auto` },
};

/** The ids of the toasts that were announced, the latest last. */
const announced: number[] = [];

/** A toast is announced when it appears, and once more after another one has covered it, but not if it only moves. */
const isNews = ({ id }: Toast): boolean =>
  announced.at(-1) !== id && announced.filter((known) => known === id).length < 2;

/**
 * Shows a toast a frame late. By then the focus has moved, and a closed modal no longer makes the live regions inert.
 * Hides it at once, because a toast that is still there would take the next Escape.
 */
function useNextFrame(toast: Toast | undefined) {
  const [shown, setShown] = useState<{ toast?: Toast | undefined; isLive?: boolean | undefined }>({});
  // Otherwise the next toast would bring this one back until its own frame.
  if (!toast && shown.toast) setShown({});
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const isNew = toast !== undefined && isNews(toast);
      if (isNew) announced.push(toast.id);
      setShown((last) => ({ toast, isLive: isNew || (last.isLive && last.toast?.id === toast?.id) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [toast]);
  return shown;
}

/** The forms on their way from the dialog or from the page. An offer counts as sent from where the visitor is. */
function sendingFrom({ forms, dialogOpen }: UiState, inDialog: boolean): FormName[] {
  const sending = Object.entries(forms).flatMap(([id, form]) => {
    if (!form?.isSending) return [];
    const isFromDialog = id === offerFormId(`${form.draft.email}`) ? dialogOpen : form.draft.source === 'modal';
    return isFromDialog === inDialog ? [form.name] : [];
  });
  return [...new Set(sending)];
}

interface ToasterProps {
  inDialog?: boolean;
  /** Where a toast is shown; by default at an edge of the window. */
  position?: CSSObject;
}

/**
 * Shows the newest toast. The live regions must exist before the toast, or nothing is announced. A modal makes
 * everything outside it inert, so the dialog has its own toaster. Only one of the two is active.
 */
export function Toaster({ inDialog = false, position }: ToasterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isActive = useUi(({ dialogOpen }) => dialogOpen === inDialog);
  const sending = useUi(useShallow((ui) => sendingFrom(ui, inDialog)));
  const { toast, isLive } = useNextFrame(useUi(({ toasts }) => (isActive ? toasts.at(-1) : undefined)));

  const failed = toast && isFailure(toast.outcome);

  useEffect(() => {
    const regions = ref.current as HTMLElement;
    if (toast && inDialog) regions.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return toast && !inDialog ? uncoverFocus(regions, failed ? 'top' : 'bottom') : undefined;
  }, [inDialog, toast, failed]);

  const place = position ? { ...SHOWN, ...position } : failed ? FAILURE : SUCCESS;
  const card = toast && <ToastCard key={toast.id} toast={toast} inDialog={inDialog} />;
  return (
    <Regions ref={ref} sx={card && place}>
      <div role="status">
        {sending.map((name) => (
          <VisuallyHidden key={name}>{sendingTexts[name]}</VisuallyHidden>
        ))}
        {isLive && !failed && card}
      </div>
      <div role="alert">{isLive && failed && card}</div>
      {!isLive && card}
    </Regions>
  );
}
