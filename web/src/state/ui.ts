import { create } from 'zustand';
import { campaignOf, type FormName, type OUTCOMES, type OutcomeName } from '../../../shared/contract.ts';
import { normaliseEmail } from '../../../shared/email.ts';
import { outcomeTexts } from '../content/outcomeTexts.ts';
import { type Draft, draftOf, errorsOf, type FieldError, type FieldErrors } from './fields.ts';

type Success = (typeof OUTCOMES)[FormName]['stored'] | 'already-registered';
type Failure = (typeof OUTCOMES)[FormName]['failed'];

type FormState =
  | { status: 'idle' }
  | { status: 'sending'; name: FormName }
  | { status: 'invalid'; outcome: OutcomeName; errors: FieldErrors }
  /** The content is stored, by this or an earlier call. */
  | { status: 'done'; outcome: Success }
  | { status: 'failed'; outcome: Failure; error: unknown };

/** How an attempt ended. */
export type Result = Exclude<FormState, { status: 'idle' | 'sending' }>;

/** The content that was sent last, as JSON. Sending it again is a retry and keeps the id. */
interface Attempt {
  sent: string;
  submissionId: string | undefined;
}

/** What outlives a form's element. */
interface FormMemory {
  state: FormState;
  draft: Draft;
  attempt?: Attempt | undefined;
}

/** What is recorded of a signup: the address as it is stored, and when. */
interface Signup {
  email: string;
  at: Date;
}

export interface Toast {
  /** The same outcome again is a new toast, so that it is announced again. */
  id: number;
  outcome: OutcomeName;
  /** Whether a field shows the description, too. A screen reader then reads it there. */
  atField: boolean;
}

export interface UiState {
  /** The forms that have been used, by the ids of their elements. */
  forms: Readonly<Record<string, FormMemory | undefined>>;
  /** The one message on screen. */
  toast: Toast | undefined;
  /** The last signup on this page. */
  record: Signup | undefined;
  /** Where the visitor came from, until they leave the site. */
  campaign: string | undefined;
  dialogOpen: boolean;
  menuOpen: boolean;
}

export const IDLE: FormState = { status: 'idle' };

/** The state of every page. Each action below changes it with one `set`. */
export const useUi = create<UiState>()(() => ({
  forms: {},
  toast: undefined,
  record: undefined,
  campaign: undefined,
  dialogOpen: false,
  menuOpen: false,
}));

type Change = (state: UiState) => Partial<UiState>;
const set = (change: Change) => useUi.setState(change);

export const openDialog = () => set((state) => withDialog(state, true));
export const closeDialog = () => set((state) => withDialog(state, false));
export const setMenuOpen = (menuOpen: boolean) => set(() => ({ menuOpen }));
export const dismissToast = () => set(() => ({ toast: undefined }));
/** Keeps the campaign that the visitor's link names. */
export function rememberCampaign(search: string): void {
  const link = new URLSearchParams(search);
  const campaign = [...link.getAll('ref'), ...link.getAll('utm_source')].map(campaignOf).find(Boolean);
  set(() => ({ campaign }));
}
/** Closes what belongs to the page that the visitor leaves. */
export const leavePage = () => set((state) => ({ ...withDialog(state, false), menuOpen: false, record: undefined }));

/** Preserves a form's draft, and clears each shown error once its reason no longer applies. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { state, draft: before, attempt } = formOf(id);
  // The form's own fields are disabled while it sends, so a foreign field has changed.
  if (state.status === 'sending') return;
  const draft = draftOf(name, data);
  set((ui) => ({
    ...withForm(ui, id, { state: afterEdit(state, name, before, draft), draft, attempt }),
    toast: withoutFailure(ui.toast),
  }));
}

/** Fills blank fields with texts of the site's own, or clears them again if the visitor hasn't changed them. */
export function prefill(id: string, name: FormName, texts: Draft, wanted: boolean): void {
  const { state, draft, attempt } = formOf(id);
  if (state.status === 'sending') return;
  const changes = Object.entries(texts)
    .filter(([field, text]) => (draft[field] ?? '').trim() === (wanted ? '' : text))
    .map(([field, text]) => [field, wanted ? text : '']);
  if (changes.length === 0) return;
  const changed = { ...draft, ...Object.fromEntries(changes) };
  set((ui) => withForm(ui, id, { state: afterEdit(state, name, draft, changed), draft: changed, attempt }));
}

/** The form is on its way. */
export function startSending(id: string, name: FormName, draft: Draft, attempt: Attempt): void {
  set((ui) => ({
    ...withForm(ui, id, { state: { status: 'sending', name }, draft, attempt }),
    // Otherwise its live region would announce it again, before the answer.
    toast: undefined,
  }));
}

/** The form can't be sent as it is, or its call is answered or has failed. */
export function settle(id: string, draft: Draft, result: Result): void {
  const { attempt } = formOf(id);
  const isStored = result.status === 'done';
  const record = result.outcome === 'joined' ? { email: normaliseEmail(draft.email ?? ''), at: new Date() } : undefined;
  set((ui) => ({
    ...withForm(ui, id, isStored ? { state: result, draft: {} } : { state: result, draft, attempt }),
    ...(isStored && draft.source === 'modal' && { dialogOpen: false }),
    ...(record && { record }),
    toast: toastOf(result),
  }));
}

/** The name of the form that is sending. */
export function sendingForm({ forms }: UiState): FormName | undefined {
  for (const form of Object.values(forms)) {
    if (form?.state.status === 'sending') return form.state.name;
  }
  return undefined;
}

export const formOf = (id: string): FormMemory => useUi.getState().forms[id] ?? { state: IDLE, draft: {} };

const withForm = ({ forms }: UiState, id: string, form: FormMemory) => ({ forms: { ...forms, [id]: form } });

/** Removes the toast if the dialog opens or closes: its other live region would announce it again. */
const withDialog = ({ dialogOpen, toast }: UiState, open: boolean) => ({
  dialogOpen: open,
  toast: open === dialogOpen ? toast : undefined,
});

/** Removes a failure toast, because the visitor edits a form. */
const withoutFailure = (toast: Toast | undefined) =>
  toast && outcomeTexts[toast.outcome].tone === 'failure' ? undefined : toast;

let lastToast = 0;

function toastOf({ status, outcome }: Result): Toast | undefined {
  if (outcomeTexts[outcome].toast === false) return undefined;
  lastToast += 1;
  return { id: lastToast, outcome, atField: status === 'invalid' };
}

function afterEdit(state: FormState, name: FormName, before: Draft, draft: Draft): FormState {
  if (state.status !== 'invalid') return IDLE;
  const found = errorsOf(name, draft);
  // The browser has refused an unchanged email, which the contract may accept.
  const isLeft = (field: string, { reason }: FieldError) =>
    found[field]?.reason === reason || draft[field] === before[field];
  const left = Object.entries(state.errors).filter(([field, error]) => isLeft(field, error));
  if (left.length === 0) return IDLE;
  return { ...state, errors: Object.fromEntries(left.map(([field, error]) => [field, found[field] ?? error])) };
}
