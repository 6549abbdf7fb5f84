import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFailure } from '../../../shared/outcomes.ts';
import { focusAfterToast } from '../components/focus.ts';
import { Hand } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { SupportText } from '../components/texts.tsx';
import { dismiss, outcomeTexts } from '../content/forms.ts';
import { dismissToast, isInDialog, type Toast, useUi } from '../state/ui.ts';
import { space, TOAST_MS } from '../theme/theme.ts';

interface ToastCardProps {
  toast: Toast;
  forDialog: boolean;
}

/**
 * Shows how a submit ended (`UiState.toasts` says what ends the toast). A success dismisses itself, unless the tab is
 * hidden, the toast has the focus, or the pointer moves over it. A resting pointer doesn't count, because the toast may
 * have appeared under it.
 */
export function ToastCard({ toast: { formId, outcome }, forDialog }: ToastCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  const failed = isFailure(outcome);
  const { title, description, more } = outcomeTexts[outcome];
  // In the dialog, the field's error has the same words.
  const hasErrors = useUi(({ forms }) => Object.keys(forms[formId]?.errors ?? {}).length > 0);
  const fieldSaysIt = forDialog && isInDialog(formId) && hasErrors;

  useLayoutEffect(() => focusAfterToast(ref.current as HTMLElement), []);

  useEffect(() => {
    if (failed) return;
    let timer: number | undefined;
    const endUnlessHeld = () => hovered.current || ref.current?.contains(document.activeElement) || dismissToast();
    // Who comes back to the tab has the whole time again.
    const begin = () => {
      clearInterval(timer);
      if (!document.hidden) timer = window.setInterval(endUnlessHeld, TOAST_MS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [failed]);

  // A layout effect, so that Escape works once the toast is visible. Escape first closes the dialog or the menu.
  useLayoutEffect(() => {
    const onKey = ({ key, repeat, isComposing }: KeyboardEvent) => {
      const { dialogOpen, menuOpen } = useUi.getState();
      if (key === 'Escape' && !repeat && !isComposing && !dialogOpen && !menuOpen) dismissToast();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  // The toaster's live regions announce it.
  return (
    <Alert
      ref={ref}
      role="presentation"
      severity={failed ? 'error' : 'success'}
      action={
        <>
          {/* The dialog has closed. On the page a record is signed. */}
          {isInDialog(formId) && !failed && <Hand sx={{ width: space(9) }} />}
          <IconButton aria-label={dismiss} onClick={dismissToast}>
            <Icon name="close" size={20} />
          </IconButton>
        </>
      }
      onPointerMove={() => {
        hovered.current = true;
      }}
      onPointerLeave={() => {
        hovered.current = false;
      }}
    >
      <AlertTitle>{title}</AlertTitle>{' '}
      <span hidden={fieldSaysIt}>
        <SupportText text={description} onFollow={dismissToast} />
      </span>
      {more && <div>{` ${more}`}</div>}
    </Alert>
  );
}
