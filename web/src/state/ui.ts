import { create } from 'zustand';
import type { FieldErrors, FormName } from '../../../shared/contract.ts';
import type { Outcome } from '../../../shared/outcomes.ts';

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
  outcome: Outcome;
  /** Whether a field shows the description, too. A screen reader then reads it at the field, not in the toast. */
  atField: boolean;
}

export interface UiState {
  /** The forms that have been used, by the ids of their elements. */
  forms: Readonly<Record<string, FormState | undefined>>;
  /**
   * The one message on screen. A timer, Escape, its button or its link removes it (`ToastCard`). So do typing after a
   * failure, the next send, and opening or closing the dialog.
   */
  toast: Toast | undefined;
  /** The last signup on this page: the address as it is stored, and when. */
  record: { email: string; at: Date } | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

/** The state of every page. Each action changes it with one `set`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  toast: undefined,
  record: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

export const set = (change: (state: UiState) => Partial<UiState>) => useUi.setState(change);

export const openDialog = () => set((state) => withDialog(state, true));
export const closeDialog = () => set((state) => withDialog(state, false));
export const setMenuOpen = (menuOpen: boolean) => set(() => ({ menuOpen }));
export const dismissToast = () => set(() => ({ toast: undefined }));

/** Closes what covers the page. A record belongs to the page of its signup. */
export const navigate = (changedPage: boolean) =>
  set((state) => ({ ...withDialog(state, false), menuOpen: false, ...(changedPage && { record: undefined }) }));

/** Removes the toast if the dialog opens or closes. Otherwise the other toaster would announce it again. */
const withDialog = ({ dialogOpen, toast }: UiState, open: boolean) => ({
  dialogOpen: open,
  toast: open === dialogOpen ? toast : undefined,
});
