import { create } from 'zustand';
import { type FieldErrors, type FormName, outcomeOf } from '../../../shared/contract.ts';
import type { Source } from '../../../shared/fields.ts';
import { isFailure, OUTCOMES, type Reason } from '../../../shared/outcomes.ts';
import {
  type Attempt,
  blank,
  type Draft,
  edited,
  type FormState,
  refused,
  type Said,
  sending,
  silenced,
  stored,
} from './form.ts';

/** A form that says something. */
export type Speaker = FormState & { said: Said };

export interface UiState {
  /** Each form of the loaded page, and each that was used since, by its id. */
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

/** A form that the store doesn't have is blank. */
export const formOf = ({ forms }: UiState, id: string, name: FormName): FormState => forms[id] ?? blank(id, name);

export const waitlistFormId = (source: Source) => `join-${source}`;
const DIALOG_FORM = waitlistFormId('modal');
export const isInDialog = ({ id }: FormState): boolean => id === DIALOG_FORM;

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
    return shown ? withForm(ui, silenced(shown)) : {};
  });

/** Closes dialog and menu. Another page doesn't have this page's record. */
export const navigated = (changedPage: boolean) =>
  useUi.setState((ui) => ({ ...withDialogClosed(ui), menuOpen: false, ...(changedPage && { record: undefined }) }));

/** Somebody types into a form. */
export const edit = (id: string, name: FormName, draft: Draft) =>
  useUi.setState((ui) => withForm(ui, edited(formOf(ui, id, name), draft)));

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
    const showsErrors = Object.keys(errors).length > 0 && isOnPage && !ui.dialogOpen;
    if (showsErrors && OUTCOMES[outcome] === 'at-fields') return withForm(ui, refused(form, errors));
    const said = { outcome, order: (speakerOf(ui)?.said.order ?? 0) + 1 };
    if (isFailure(outcome)) return withForm(ui, refused(form, errors, said));
    return {
      ...withForm(ui, stored(form, said)),
      ...(isInDialog(form) && { dialogOpen: false }),
      ...(outcome === 'joined' && { record: { email: form.attempt?.email ?? '', at: new Date() } }),
    };
  });

const withForm = ({ forms }: UiState, form: FormState) => ({ forms: { ...forms, [form.id]: form } });

/** Also ends a failure of the dialog's form, because the form is out of sight. A success is shown on the page. */
function withDialogClosed(ui: UiState): Partial<UiState> {
  if (!ui.dialogOpen) return {};
  const form = ui.forms[DIALOG_FORM];
  const failed = form?.said && isFailure(form.said.outcome);
  return { ...(failed && withForm(ui, silenced(form))), dialogOpen: false };
}
