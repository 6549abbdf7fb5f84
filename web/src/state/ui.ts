import { create } from 'zustand';
import type { FieldErrors, FormName } from '../../../shared/contract.ts';
import type { Outcome } from '../../../shared/outcomes.ts';

/** The current text of each field of a form, by name, and of the honeypot. */
export type Draft = Readonly<Record<string, string>>;

/** What a form says about its last attempt. */
interface Said {
  outcome: Outcome;
  /** Counts what all forms have said, so that the newest is known. */
  turn: number;
}

/** What outlives a form's element. The actions in `web/src/forms` change it. */
export interface FormState {
  name: FormName;
  /** Absent after a success, which empties the form. */
  draft?: Draft | undefined;
  isSending: boolean;
  /** Why fields can't be sent as they are, since the last submit. */
  errors: FieldErrors;
  /** The entry that was sent last. */
  attempt?: Readonly<Record<string, string | undefined>> | undefined;
  /** Shown as a toast until somebody types into the form, sends it or dismisses this. A success also ends by itself. */
  said?: Said | undefined;
}

/** A form that says something. */
export type Speaker = FormState & { said: Said };

export interface UiState {
  /** The forms that have been used, by the ids of their elements. */
  forms: Readonly<Record<string, FormState>>;
  /** How often any form has said something. */
  turns: number;
  /** The campaign that the visitor's link named. */
  campaign: string | undefined;
  /** The last signup on this page: the address as it is stored, and when. */
  record: { email: string; at: Date } | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

/** The state of every page. Each action changes it with one `set`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  turns: 0,
  campaign: undefined,
  record: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

export const set = (change: (state: UiState) => Partial<UiState>) => useUi.setState(change);

/** The form whose words the toast shows: the last that has said something which nobody has ended. */
export const speakerOf = ({ forms }: UiState): Speaker | undefined =>
  Object.values(forms)
    .filter((form): form is Speaker => form.said !== undefined)
    .sort((a, b) => a.said.turn - b.said.turn)
    .at(-1);

export const isInDialog = ({ draft }: FormState): boolean => draft?.source === 'modal';

export const openDialog = () => set(() => ({ dialogOpen: true }));
export const closeDialog = () => set(closed);
export const setMenuOpen = (menuOpen: boolean) => set(() => ({ menuOpen }));
export const dismissToast = () => set((ui) => silenced(ui, (form) => form === speakerOf(ui)));

/** Closes dialog and menu. Another page doesn't have this page's record. */
export const navigated = (changedPage: boolean) =>
  set((ui) => ({ ...closed(ui), menuOpen: false, ...(changedPage && { record: undefined }) }));

/** Closing the dialog also ends what its form has said, because the form is out of sight. */
const closed = (ui: UiState) => (ui.dialogOpen ? { ...silenced(ui, isInDialog), dialogOpen: false } : {});

/** Ends what some forms have said. */
const silenced = ({ forms }: UiState, ends: (form: FormState) => boolean) => ({
  forms: Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [id, ends(form) ? { ...form, said: undefined } : form]),
  ),
});
