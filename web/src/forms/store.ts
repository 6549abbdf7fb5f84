import {
  type ErrorReason,
  errorOf,
  type FieldName,
  type FormName,
  fieldNames,
  HONEYPOT,
  type OutcomeName,
  outcomeFor,
  parse,
} from 'functions/contract';
import { createStore } from 'zustand/vanilla';
import { call, type Result } from './call.ts';

/** The texts of a form's fields, by name, as they stand in the form. */
export type Fields = Readonly<Record<string, string>>;

/** Why a field can't be sent, and the length of its text. */
export interface FieldError {
  reason: ErrorReason<FormName>;
  length: number;
}
export type FieldErrors = Readonly<Record<string, FieldError>>;

export type FormState =
  | { status: 'idle' }
  | { status: 'sending'; name: FormName }
  | { status: 'invalid'; outcome: OutcomeName; errors: FieldErrors }
  | Result;

/** What is known of a form. It outlives the form's element. */
interface Form {
  state: FormState;
  draft: Fields;
  /** The last content that was sent: the same content again is the same submission. */
  attempt?: { content: string; submissionId: string | undefined } | undefined;
}

const NEW: Form = { state: { status: 'idle' }, draft: {} };

/** The forms that have been used, by their ids. */
export const forms = createStore<Readonly<Record<string, Form | undefined>>>()(() => ({}));

export const formOf = (id: string): Form => forms.getState()[id] ?? NEW;

/** The name of the form that is on its way. */
export function sendingForm(all: ReturnType<typeof forms.getState>): FormName | undefined {
  const sending = Object.values(all).find((form) => form?.state.status === 'sending');
  return sending?.state.status === 'sending' ? sending.state.name : undefined;
}

const set = (id: string, form: Form) => forms.setState({ [id]: form });

/** Sends a form's fields if they are valid. Returns how that ended; `undefined` while an earlier submission is on its way. */
export async function submit(id: string, name: FormName, fields: Fields) {
  const { state, attempt: last } = formOf(id);
  if (state.status === 'sending') return undefined;
  const { content, reason } = parse(name, fields);
  if (!content) {
    const outcome = outcomeFor(name, reason);
    const invalid = { status: 'invalid', outcome, errors: errorsOf(name, fields) } as const;
    set(id, { state: invalid, draft: fields, attempt: last });
    return invalid;
  }
  const text = JSON.stringify(content);
  // `randomUUID` is absent outside secure contexts.
  const attempt = last?.content === text ? last : { content: text, submissionId: crypto.randomUUID?.() };
  set(id, { state: { status: 'sending', name }, draft: fields, attempt });
  const { [HONEYPOT]: honeypot } = fields;
  const { submissionId } = attempt;
  const result = await call(name, {
    ...content,
    ...(honeypot && { [HONEYPOT]: honeypot }),
    ...(submissionId && { submissionId }),
  });
  set(id, result.status === 'done' ? { state: result, draft: {} } : { state: result, draft: fields, attempt });
  return result;
}

/** Keeps a form's text, and re-validates the fields that have an error: it goes once its reason is gone. */
export function edit(id: string, name: FormName, fields: Fields): void {
  const { state, attempt } = formOf(id);
  // Its fields are disabled: what changes now is not theirs.
  if (state.status === 'sending') return;
  set(id, { state: edited(state, name, fields), draft: fields, attempt });
}

function edited(state: FormState, name: FormName, fields: Fields): FormState {
  const before = state.status === 'invalid' ? state.errors : {};
  const after = Object.entries(errorsOf(name, fields)).filter(
    ([field, { reason }]) => before[field]?.reason === reason,
  );
  if (state.status !== 'invalid' || after.length === 0) return NEW.state;
  return { ...state, errors: Object.fromEntries(after) };
}

function errorsOf(name: FormName, fields: Fields): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const field of fieldNames(name)) {
    const text = fields[field] ?? '';
    const reason = errorOf(name, field as FieldName<FormName>, text);
    if (reason) errors[field] = { reason, length: text.length };
  }
  return errors;
}
