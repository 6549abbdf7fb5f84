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

/** What is known of a form. It outlives the form's element. */
interface FormRecord {
  state: FormState;
  draft: Fields;
  /** The last content that was sent, as JSON: the same content again is the same submission. */
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

/** All that changes on a page. What happens to it is a function below, each with one `set`. */
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

/** Keeps a form's text, and re-validates the fields that have an error: it goes once its reason is gone. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { state, attempt } = recordOf(id);
  // Its fields are disabled: what changes now is not theirs.
  if (state.status === 'sending') return;
  const fields = fieldsOf(name, data);
  set((ui) => ({
    ...withForm(ui, id, { state: edited(state, name, fields), draft: fields, attempt }),
    toast: withoutFailure(ui.toast),
  }));
}

/** Sends a form's fields if they are valid. Returns how that ended; `undefined` while an earlier submission is on its way. */
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

/** The name of the form that is on its way. */
export function sendingForm({ forms }: UiState): FormName | undefined {
  for (const record of Object.values(forms)) {
    if (record?.state.status === 'sending') return record.state.name;
  }
  return undefined;
}

const recordOf = (id: string): FormRecord => useUi.getState().forms[id] ?? { state: IDLE, draft: {} };

const withForm = ({ forms }: UiState, id: string, record: FormRecord) => ({ forms: { ...forms, [id]: record } });

/** Dialog and page have live regions of their own: a toast that moved to the other would be announced twice. */
const withDialog = ({ dialogOpen, toast }: UiState, open: boolean) => ({
  dialogOpen: open,
  toast: open === dialogOpen ? toast : undefined,
});

/** A failure is over once the visitor corrects a form or sends it again. */
const withoutFailure = (toast: Toast | undefined) =>
  toast && outcomes[toast.outcome].tone === 'failure' ? undefined : toast;

let lastToast = 0;

function toastOf({ status, outcome }: { status: FormState['status']; outcome: OutcomeName }): Toast | undefined {
  if (outcomes[outcome].toast === false) return undefined;
  lastToast += 1;
  return { id: lastToast, outcome, atField: status === 'invalid' };
}

/**
 * Tells a retry of a signup from another visitor's. The server recognises a message by its content, whether the app or
 * the browser sends it.
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
