import { errorLogs, toastTexts } from '../content/toasts.ts';
import { isSuccess } from '../forms/outcome.ts';
import { reviseField } from '../forms/sendForm.ts';
import { onOutcome } from '../forms/store.ts';
import { useToasts } from '../state/toasts.ts';
import { useUi } from '../state/ui.ts';

/** Turns the outcomes of forms into toasts, a closed dialog and log lines. Returns what ends it. */
export function showOutcomes(): () => void {
  const { show, dismissError } = useToasts.getState();
  const onInput = ({ target }: Event) => {
    dismissError();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) reviseField(target);
  };
  addEventListener('input', onInput);
  const unsubscribe = onOutcome((formId, outcome) => {
    if ('error' in outcome) console.error(errorLogs[outcome.name], outcome.error);
    if (isSuccess(outcome) && document.getElementById(formId)?.closest('dialog')) useUi.getState().setDialogOpen(false);
    // The fields of the contact form say what is wrong with them.
    if (outcome.name === 'message-invalid') return;
    const text = toastTexts[outcome.name];
    // A frame later a closed modal has released the page, and with it the page's live regions.
    requestAnimationFrame(() => show(text));
  });
  return () => {
    removeEventListener('input', onInput);
    unsubscribe();
  };
}
