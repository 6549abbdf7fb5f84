import { create } from 'zustand';
import { type FieldErrors, type FormName, fieldNames, outcomeOf, parse } from '../../../shared/contract.ts';
import type { Source } from '../../../shared/fields.ts';
import { isFailure, OUTCOMES, type Outcome, type Reason } from '../../../shared/outcomes.ts';

/** The text of each field of a form, by name. */
export type Draft = Readonly<Record<string, string>>;

/** An entry that is on its way, or was. */
export type SentEntry = Readonly<Record<string, string | undefined>>;

/** What outlives a form's element. The element has the text. The draft is a copy of it, for the next element. */
export interface FormState {
  /** Of its element. */
  id: string;
  name: FormName;
  /** Absent after a success, and until the app first reads the fields: at its start, at typing, at a submit. */
  draft?: Draft | undefined;
  isSending: boolean;
  /** Why fields can't be sent as they are, since the last submit. */
  errors: FieldErrors;
  /** What was last sent, for a retry. Absent after a success. */
  sent?: SentEntry | undefined;
}

/** How a form's last submit ended. */
export interface Toast {
  formId: string;
  outcome: Outcome;
}

export interface UiState {
  /** Each form of the loaded page, and each that was used since, by its id. */
  forms: Readonly<Record<string, FormState>>;
  /**
   * The newest is the last, and it alone is shown. It ends when somebody types into its form, sends it, closes the toast
   * or follows its link. A failure also ends when its form's dialog closes. A success also ends after some
   * seconds, or when the next toast comes.
   */
  toasts: readonly Toast[];
  /** What was last stored from this page, and when. */
  record: { name: FormName; entry: SentEntry; at: Date } | undefined;
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

const blank = (id: string, name: FormName): FormState => ({ id, name, isSending: false, errors: {} });

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

/** Somebody types into a form. Each error whose reason no longer applies is cleared. */
export const edit = (id: string, name: FormName, draft: Draft) =>
  useUi.setState((ui) => {
    const form = formOf(ui, id, name);
    const toasts = ui.toasts.filter(({ formId }) => formId !== id);
    // Its own fields are disabled while it sends. So an extension's field has changed.
    if (form.isSending) return { toasts };
    const { errors: found = {} } = parse(name, draft);
    const left = Object.entries(form.errors).filter(([field, reason]) => found[field] === reason);
    return { ...withForm(ui, { ...form, draft, errors: Object.fromEntries(left) }), toasts };
  });

/** Returns what to send. The same text again is a retry, with the same `submissionId`. */
export function startSending(id: string, name: FormName, entry: SentEntry): SentEntry {
  const form = formOf(useUi.getState(), id, name);
  const isRetry = fieldNames(name).every((field) => entry[field] === form.sent?.[field]);
  const sent = (isRetry && form.sent) || entry;
  useUi.setState((ui) => withForm(ui, { ...form, isSending: true, errors: {}, sent }));
  return sent;
}

interface Ending {
  id: string;
  name: FormName;
  /** Absent if the entry is stored. */
  reason: Reason | undefined;
  /** Of the fields, if they weren't sent. */
  errors?: FieldErrors;
}

/** Ends a submit in one step: the form's errors, what it says, the dialog and the record. */
export const settle = ({ id, name, reason, errors = {} }: Ending) =>
  useUi.setState((ui) => {
    const form = formOf(ui, id, name);
    const outcome = outcomeOf(name, reason);
    const refused = withForm(ui, { ...form, isSending: false, errors });
    if (OUTCOMES[outcome] === 'at-fields' && Object.keys(errors).length > 0) return refused;
    const toasts = [...ui.toasts.filter((before) => isFailure(before.outcome)), { formId: id, outcome }];
    if (isFailure(outcome)) return { ...refused, toasts };
    return {
      ...withForm(ui, blank(id, name)),
      toasts,
      ...(isInDialog(id) && { dialogOpen: false }),
      ...(!reason && { record: { name, entry: form.sent ?? {}, at: new Date() } }),
    };
  });

const withForm = ({ forms }: UiState, form: FormState) => ({ forms: { ...forms, [form.id]: form } });

/** Also ends a failure of the dialog's form, because the form is out of sight. A success is shown on the page. */
function withDialogClosed(ui: UiState): Partial<UiState> {
  if (!ui.dialogOpen) return {};
  const toasts = ui.toasts.filter(({ formId, outcome }) => !(isInDialog(formId) && isFailure(outcome)));
  return { toasts, dialogOpen: false };
}
