import { errorLogs, toastTexts } from '../content/forms.ts';
import { isSuccess } from '../forms/outcome.ts';
import { reviseField } from '../forms/sendForm.ts';
import { onOutcome, submissions } from '../forms/store.ts';
import { useToasts } from '../state/toasts.ts';
import { useUi } from '../state/ui.ts';

/** Turns the outcomes of forms into toasts, a closed dialog and log lines, until the returned function is called. */
export function showOutcomes(): () => void {
  const { show, dismissError } = useToasts.getState();
  // A failure is over once the visitor corrects the form or sends it again.
  const correct = ({ target }: Event) => {
    dismissError();
    reviseField(target as HTMLInputElement);
  };
  addEventListener('input', correct);
  const stopDismissing = submissions.subscribe(dismissError);
  const stopShowing = onOutcome((formId, outcome) => {
    if ('error' in outcome) console.error(errorLogs[outcome.name], outcome.error);
    if (isSuccess(outcome) && document.getElementById(formId)?.closest('dialog')) useUi.getState().setDialogOpen(false);
    // The fields of the contact form say what is wrong with them.
    if (outcome.name === 'message-invalid') return;
    const text = toastTexts[outcome.name];
    // A frame later a closed modal has released the page, and with it the page's live regions.
    requestAnimationFrame(() => show(text));
  });
  return () => {
    removeEventListener('input', correct);
    stopDismissing();
    stopShowing();
  };
}
