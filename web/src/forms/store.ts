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
import { create } from 'zustand';
import { call, type Result } from './call.ts';

/** The texts of a form's fields, by name, as they stand in the form. */
type Fields = Readonly<Record<string, string>>;

/** Why a field can't be sent, and the length of its text. */
export interface FieldError {
  reason: ErrorReason<FormName>;
  length: number;
}
export type FieldErrors = Readonly<Record<string, FieldError>>;

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
type FormRecords = Readonly<Record<string, FormRecord | undefined>>;

export const IDLE: FormState = { status: 'idle' };

/** The forms that have been used, by their ids. */
export const useForms = create<FormRecords>()(() => ({}));

const recordOf = (id: string): FormRecord => useForms.getState()[id] ?? { state: IDLE, draft: {} };
const set = (id: string, record: FormRecord) => useForms.setState({ [id]: record });

/** The name of the form that is on its way. */
export function sendingForm(records: FormRecords): FormName | undefined {
  for (const record of Object.values(records)) {
    if (record?.state.status === 'sending') return record.state.name;
  }
  return undefined;
}

/** Sends a form's fields if they are valid. Returns how that ended; `undefined` while an earlier submission is on its way. */
export async function submit(id: string, name: FormName, data: FormData) {
  const { state, attempt: last } = recordOf(id);
  if (state.status === 'sending') return undefined;
  const fields = fieldsOf(name, data);
  const { content, reason } = parse(name, fields);
  if (!content) {
    const invalid = { status: 'invalid', outcome: outcomeFor(name, reason), errors: errorsOf(name, fields) } as const;
    set(id, { state: invalid, draft: fields, attempt: last });
    return invalid;
  }
  const sent = JSON.stringify(content);
  const attempt = last?.sent === sent ? last : { sent, submissionId: newId(name) };
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

/**
 * Tells a retry of a signup from another visitor's. The server recognises a message by its content, whether the app or
 * the browser sends it.
 */
function newId(name: FormName): string | undefined {
  // `randomUUID` is absent outside secure contexts.
  return name === 'joinWaitlist' ? crypto.randomUUID?.() : undefined;
}

/** Keeps a form's text, and re-validates the fields that have an error: it goes once its reason is gone. */
export function edit(id: string, name: FormName, data: FormData): void {
  const { state, attempt } = recordOf(id);
  // Its fields are disabled: what changes now is not theirs.
  if (state.status === 'sending') return;
  const fields = fieldsOf(name, data);
  set(id, { state: edited(state, name, fields), draft: fields, attempt });
}

function edited(state: FormState, name: FormName, fields: Fields): FormState {
  if (state.status !== 'invalid') return IDLE;
  const left = Object.entries(errorsOf(name, fields)).filter(
    ([field, { reason }]) => state.errors[field]?.reason === reason,
  );
  return left.length > 0 ? { ...state, errors: Object.fromEntries(left) } : IDLE;
}

/** Picks the listed fields and the honeypot; extensions may have added others. */
function fieldsOf(name: FormName, data: FormData): Fields {
  const fields = [...fieldNames(name), HONEYPOT];
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
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
