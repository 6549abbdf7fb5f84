import { create } from 'zustand';
import type { FieldErrors, FormName } from '../../../shared/contract.ts';
import type { Source } from '../../../shared/fields.ts';
import type { Outcome } from '../../../shared/outcomes.ts';

/** The current text of each field of a form, by name, and of the honeypot. */
export type Draft = Readonly<Record<string, string>>;

/** How a form's last attempt ended, as its toast shows it. */
interface Said {
  outcome: Outcome;
  /** Higher than that of any toast before it that hasn't ended. */
  order: number;
}

/** What outlives a form's element. `edit` and `send` change it; closing the dialog or the toast ends `said`. */
export interface FormState {
  name: FormName;
  /** Absent after a success, until somebody types. */
  draft?: Draft | undefined;
  isSending: boolean;
  /** Why fields can't be sent as they are, since the last submit. */
  errors: FieldErrors;
  /** The entry that was sent last, for a retry. Absent after a success. */
  attempt?: Readonly<Record<string, string | undefined>> | undefined;
  /** Ends when somebody types into the form, sends it, or closes its toast or dialog. A success also ends by itself. */
  said?: Said | undefined;
}

/** A form that says something. */
export type Speaker = FormState & { said: Said };

export interface UiState {
  /** By the id of its element: each form of the loaded page, and each that was used since. */
  forms: Readonly<Record<string, FormState>>;
  /** The last signup on this page: the address as it is stored, and when. */
  record: { email: string; at: Date } | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

/** The state of every page. Each action changes it with one `setState`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  record: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

/** Always the same object, so that typing doesn't render a form that has no errors. */
export const NO_ERRORS: FieldErrors = {};

export const formOf = (id: string): FormState | undefined => useUi.getState().forms[id];

/** Whether this is the dialog's form. A success has no draft, so it no longer belongs to the dialog. */
export const isInDialog = ({ draft }: FormState): boolean => draft?.source === ('modal' satisfies Source);

/** The form whose toast is shown: the last that has said something which nobody has ended. */
export const speakerOf = ({ forms }: UiState): Speaker | undefined =>
  Object.values(forms)
    .filter((form): form is Speaker => form.said !== undefined)
    .sort((a, b) => a.said.order - b.said.order)
    .at(-1);

export const openDialog = () => useUi.setState({ dialogOpen: true });
export const closeDialog = () => useUi.setState(withDialogClosed);
export const setMenuOpen = (menuOpen: boolean) => useUi.setState({ menuOpen });

export const dismissToast = () =>
  useUi.setState((ui) => {
    const shown = speakerOf(ui);
    return withSilenced(ui, (form) => form === shown);
  });

/** Closes dialog and menu. Another page doesn't have this page's record. */
export const navigated = (changedPage: boolean) =>
  useUi.setState((ui) => ({ ...withDialogClosed(ui), menuOpen: false, ...(changedPage && { record: undefined }) }));

export const withForm = ({ forms }: UiState, id: string, form: FormState) => ({ forms: { ...forms, [id]: form } });

/** Also ends what the dialog's form has said, because the form is out of sight. */
const withDialogClosed = (ui: UiState) => (ui.dialogOpen ? { ...withSilenced(ui, isInDialog), dialogOpen: false } : {});

/** Ends what some forms have said. */
const withSilenced = ({ forms }: UiState, ends: (form: FormState) => boolean) => ({
  forms: Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [id, ends(form) ? { ...form, said: undefined } : form]),
  ),
});
