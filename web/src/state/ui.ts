import { create } from 'zustand';
import { type FieldErrors, type FormName, outcomeOf } from '../../../shared/contract.ts';
import type { Source } from '../../../shared/fields.ts';
import { isFailure, OUTCOMES, type Outcome, type Reason } from '../../../shared/outcomes.ts';
import { type Attempt, blank, type Draft, edited, type FormState, refused, sending } from './form.ts';

/** How a form's last attempt ended. */
export interface Toast {
  formId: string;
  outcome: Outcome;
}

export interface UiState {
  /** Each form of the loaded page, and each that was used since, by its id. */
  forms: Readonly<Record<string, FormState>>;
  /**
   * The newest is the last, and it alone is shown. It ends when somebody types into its form, sends it, closes the toast
   * or follows its link. A failure also ends with its form's dialog, and a success by itself or with the next toast.
   */
  toasts: readonly Toast[];
  /** What was last stored from this page, and when. */
  record: { name: FormName; entry: Attempt; at: Date } | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

/** The state of every page. Each action changes it with one `setState`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  toasts: [],
  record: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

/** A form that the store doesn't have is blank. */
export const formOf = ({ forms }: UiState, id: string, name: FormName): FormState => forms[id] ?? blank(id, name);

export const waitlistFormId = (source: Source) => `join-${source}`;
const DIALOG_FORM = waitlistFormId('modal');
export const isInDialog = (formId: string): boolean => formId === DIALOG_FORM;

export const toastOf = ({ toasts }: UiState): Toast | undefined => toasts.at(-1);

export const openDialog = () => useUi.setState({ dialogOpen: true });
export const closeDialog = () => useUi.setState(withDialogClosed);
export const setMenuOpen = (menuOpen: boolean) => useUi.setState({ menuOpen });

export const dismissToast = () => useUi.setState(({ toasts }) => ({ toasts: toasts.slice(0, -1) }));

/** Closes dialog and menu. Another page doesn't have this page's record. */
export const navigated = (changedPage: boolean) =>
  useUi.setState((ui) => ({ ...withDialogClosed(ui), menuOpen: false, ...(changedPage && { record: undefined }) }));

/** Somebody types into a form. */
export const edit = (id: string, name: FormName, draft: Draft) =>
  useUi.setState((ui) => ({
    ...withForm(ui, edited(formOf(ui, id, name), draft)),
    toasts: ui.toasts.filter(({ formId }) => formId !== id),
  }));

export const startSending = (id: string, name: FormName, entry: Attempt) =>
  useUi.setState((ui) => withForm(ui, sending(formOf(ui, id, name), entry)));

interface Ending {
  reason: Reason | undefined;
  errors: FieldErrors;
  /** Whether the visitor's page has the form. */
  isOnPage: boolean;
}

/** Ends an attempt in one step: the form's errors, what it says, the dialog and the record. */
export const settle = (id: string, name: FormName, { reason, errors, isOnPage }: Ending) =>
  useUi.setState((ui) => {
    const form = formOf(ui, id, name);
    const outcome = outcomeOf(name, reason);
    const showsErrors = Object.keys(errors).length > 0 && isOnPage && ui.dialogOpen === isInDialog(id);
    if (showsErrors && OUTCOMES[outcome] === 'at-fields') return withForm(ui, refused(form, errors));
    const toasts = [...ui.toasts.filter((before) => isFailure(before.outcome)), { formId: id, outcome }];
    if (isFailure(outcome)) return { ...withForm(ui, refused(form, errors)), toasts };
    return {
      ...withForm(ui, blank(id, name)),
      toasts,
      ...(isInDialog(id) && { dialogOpen: false }),
      ...(!reason && { record: { name, entry: form.attempt ?? {}, at: new Date() } }),
    };
  });

const withForm = ({ forms }: UiState, form: FormState) => ({ forms: { ...forms, [form.id]: form } });

/** Also ends a failure of the dialog's form, because the form is out of sight. A success is shown on the page. */
function withDialogClosed(ui: UiState): Partial<UiState> {
  if (!ui.dialogOpen) return {};
  const toasts = ui.toasts.filter(({ formId, outcome }) => !(isInDialog(formId) && isFailure(outcome)));
  return { toasts, dialogOpen: false };
}
