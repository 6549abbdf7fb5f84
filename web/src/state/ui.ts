import { create } from 'zustand';
import type { FieldErrors, FormName } from '../../../shared/contract.ts';
import { isFailure, type Outcome } from '../../../shared/outcomes.ts';

/** The current text of each field of a form, by name, and of the honeypot. */
export type Draft = Readonly<Record<string, string>>;

/** What outlives a form's element. The actions in `web/src/forms` change it. */
export interface FormState {
  name: FormName;
  draft: Draft;
  isSending: boolean;
  /** Why fields can't be sent as they are, since the last submit. */
  errors: FieldErrors;
  /** The entry that was sent last. */
  attempt?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface Toast {
  /** The same outcome again is a new toast, so that it is announced again. */
  id: number;
  /** The id of the form that it belongs to, and whether that form is in the dialog. */
  form: string;
  inDialog: boolean;
  outcome: Outcome;
  /** Whether a field shows the description, too. A screen reader then reads it at the field, not in the toast. */
  atField: boolean;
  /** The address that a stored signup probably meant. It is offered until it is on the list, or dismissed. */
  meant?: string | undefined;
}

export interface UiState {
  /** The forms that have been used, by the ids of their elements, and the offers that were taken (`offerFormId`). */
  forms: Readonly<Record<string, FormState | undefined>>;
  /**
   * The last message of each form, and all offers. Only the newest, which is the last, is on screen. Its timer, Escape,
   * its button or its link removes it (`ToastCard`). The next send of its form removes it unless it offers an address.
   * Typing removes a failure.
   */
  toasts: readonly Toast[];
  /** The last signup on this page: the address as it is stored, and when. */
  record: { email: string; at: Date } | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

/** The state of every page. Each action changes it with one `set`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  toasts: [],
  record: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

export const set = (change: (state: UiState) => Partial<UiState>) => useUi.setState(change);

export const openDialog = () => set((state) => withDialog(state, true));
export const closeDialog = () => set((state) => withDialog(state, false));
export const setMenuOpen = (menuOpen: boolean) => set(() => ({ menuOpen }));
export const dismissToast = (dismissed: Toast) =>
  set(({ toasts }) => ({ toasts: toasts.filter(({ id }) => id !== dismissed.id) }));

/** Closes dialog and menu. Another page has neither this page's record nor its fields. */
export const navigated = (changedPage: boolean) =>
  set((state) => {
    const { toasts, dialogOpen } = withDialog(state, false);
    if (!changedPage) return { toasts, dialogOpen, menuOpen: false };
    const atNoField = toasts.map((toast) => (toast.atField ? { ...toast, atField: false } : toast));
    return { toasts: atNoField, dialogOpen, menuOpen: false, record: undefined };
  });

/** An open dialog shows the toasts of all forms. Closing it removes a failure of its own form. */
const withDialog = ({ toasts, dialogOpen }: UiState, open: boolean) => ({
  dialogOpen: open,
  toasts: open || !dialogOpen ? toasts : toasts.filter(({ inDialog, outcome }) => !inDialog || !isFailure(outcome)),
});

/** Adds a form's toast as the newest. Keeps only those older toasts that wait for the visitor. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => [
  ...withoutToast(toasts, toast.form).filter(isWaiting),
  toast,
];

/** Removes a form's toast, unless it offers an address. */
export const withoutToast = (toasts: readonly Toast[], formId: string) =>
  toasts.filter(({ form, meant }) => form !== formId || meant !== undefined);

/** Whether a toast stays until the visitor dismisses or answers it. */
export const isWaiting = ({ outcome, meant }: Toast): boolean => isFailure(outcome) || meant !== undefined;
