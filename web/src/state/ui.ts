import { type FormName, HONEYPOT, type OutcomeName, outcomeFor, parse } from 'functions/contract';
import { create } from 'zustand';
import { outcomes } from '../content/outcomes.ts';
import { call, type Result } from '../forms/call.ts';
import { errorsOf, type FieldErrors, type Fields, fieldsOf } from '../forms/fields.ts';

type FormState =
  | { status: 'idle' }
  | { status: 'sending'; name: FormName }
  | { status: 'invalid'; outcome: OutcomeName; errors: FieldErrors }
  | Result;

/** A form's state, draft and last attempt. They outlive the form's element. */
interface FormRecord {
  state: FormState;
  draft: Fields;
  /** The content that was sent last, as JSON. Sending it again is a retry and keeps the id. */
  attempt?: { sent: string; submissionId: string | undefined } | undefined;
}

export interface Toast {
  /** The same outcome again is a new toast, so that it is announced again. */
  id: number;
  outcome: OutcomeName;
  /** Whether a field shows the description, too. A screen reader then reads it there. */
  atField: boolean;
}

/** An address that has joined, as it is stored, and when. */
export interface Signup {
  email: string;
  at: Date;
}

export interface UiState {
  /** The forms that have been used, by the ids of their elements. */
  forms: Readonly<Record<string, FormRecord | undefined>>;
  /** The one message on screen. */
  toast: Toast | undefined;
  /** The last one on this page. */
  signup: Signup | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

export const IDLE: FormState = { status: 'idle' };

/** The state of every page. Each action below changes it with one `set`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  toast: undefined,
  signup: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

type Change = (state: UiState) => Partial<UiState>;
const set = (change: Change) => useUi.setState(change);

export const openDialog = () => set((state) => withDialog(state, true));
export const closeDialog = () => set((state) => withDialog(state, false));
export const toggleMenu = (menuOpen: boolean) => set(() => ({ menuOpen }));
export const dismissToast = () => set(() => ({ toast: undefined }));
/** The visitor goes to another page or section. */
export const navigate = () => set((state) => ({ ...withDialog(state, false), menuOpen: false, signup: undefined }));

/** Keeps a form's draft, and clears each shown error once its reason no longer applies. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { state, attempt } = recordOf(id);
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (state.status === 'sending') return;
  const fields = fieldsOf(name, data);
  set((ui) => ({
    ...withForm(ui, id, { state: edited(state, name, fields), draft: fields, attempt }),
    toast: withoutFailure(ui.toast),
  }));
}

/** Submits a form if it is valid. Returns the result; `undefined` while an earlier submission is pending. */
export async function submit(id: string, name: FormName, data: FormData) {
  const { state, attempt: last } = recordOf(id);
  if (state.status === 'sending') return undefined;
  const draft = fieldsOf(name, data);
  const { content, reason } = parse(name, draft);
  if (!content) {
    const invalid = { status: 'invalid', outcome: outcomeFor(name, reason), errors: errorsOf(name, draft) } as const;
    set((ui) => ({ ...withForm(ui, id, { state: invalid, draft, attempt: last }), toast: toastOf(invalid) }));
    return invalid;
  }
  const sent = JSON.stringify(content);
  const attempt = last?.sent === sent ? last : { sent, submissionId: newId(name) };
  set((ui) => ({
    ...withForm(ui, id, { state: { status: 'sending', name }, draft, attempt }),
    toast: withoutFailure(ui.toast),
  }));
  const { [HONEYPOT]: honeypot } = draft;
  const { submissionId } = attempt;
  const result = await call(name, {
    ...content,
    ...(honeypot && { [HONEYPOT]: honeypot }),
    ...(submissionId && { submissionId }),
  });
  const isStored = result.status === 'done';
  set((ui) => ({
    ...withForm(ui, id, isStored ? { state: result, draft: {} } : { state: result, draft, attempt }),
    ...(isStored && draft.source === 'modal' && { dialogOpen: false }),
    ...(result.outcome === 'joined' && { signup: { email: content.email, at: new Date() } }),
    toast: toastOf(result),
  }));
  return result;
}

/** The name of the form whose submission is pending. */
export function sendingForm({ forms }: UiState): FormName | undefined {
  for (const record of Object.values(forms)) {
    if (record?.state.status === 'sending') return record.state.name;
  }
  return undefined;
}

const recordOf = (id: string): FormRecord => useUi.getState().forms[id] ?? { state: IDLE, draft: {} };

const withForm = ({ forms }: UiState, id: string, record: FormRecord) => ({ forms: { ...forms, [id]: record } });

/** Removes the toast if the dialog opens or closes: its other live region would announce it again. */
const withDialog = ({ dialogOpen, toast }: UiState, open: boolean) => ({
  dialogOpen: open,
  toast: open === dialogOpen ? toast : undefined,
});

/** Removes a failure toast, because the visitor edits a form or sends it again. */
const withoutFailure = (toast: Toast | undefined) =>
  toast && outcomes[toast.outcome].tone === 'failure' ? undefined : toast;

let lastToast = 0;

function toastOf({ status, outcome }: { status: FormState['status']; outcome: OutcomeName }): Toast | undefined {
  if (outcomes[outcome].toast === false) return undefined;
  lastToast += 1;
  return { id: lastToast, outcome, atField: status === 'invalid' };
}

/**
 * A signup's id distinguishes a retry from another visitor's signup. A message needs none: the server recognises it by
 * its content.
 */
function newId(name: FormName): string | undefined {
  return name === 'joinWaitlist' ? crypto.randomUUID() : undefined;
}

function edited(state: FormState, name: FormName, fields: Fields): FormState {
  if (state.status !== 'invalid') return IDLE;
  const left = Object.entries(errorsOf(name, fields)).filter(
    ([field, { reason }]) => state.errors[field]?.reason === reason,
  );
  return left.length > 0 ? { ...state, errors: Object.fromEntries(left) } : IDLE;
}
