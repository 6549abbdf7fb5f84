import {
  apiPath,
  forms as contract,
  type FlawReason,
  type FormName,
  type FormPage,
  fieldNames,
  HONEYPOT,
  parse,
} from 'functions/contract';
import { call } from '../api/client.ts';

/** A form's listed fields as entered, by name. */
export type Fields = Readonly<Record<string, string>>;

/** Why a field can't be sent, and the length of its text. */
export interface Flaw {
  reason: FlawReason<FormName>;
  length: number;
}
export type Flaws = Readonly<Record<string, Flaw>>;

type Success = 'joined' | 'already-registered' | 'message-sent';
type Failure = 'not-joined' | 'message-not-sent';

/** Every way a submission can end, by the name that toasts and the server's answer pages share. */
export type Outcome =
  | { name: Success }
  | { name: Exclude<FormPage, Success | Failure>; flaws: Flaws }
  | { name: Failure; error: unknown };

/** Whether the content is stored, by this or an earlier submission. */
export const isSuccess = (outcome: Outcome): outcome is { name: Success } =>
  !('flaws' in outcome || 'error' in outcome);

const SENT = { joinWaitlist: 'joined', submitContact: 'message-sent' } as const;
const FAILED = { joinWaitlist: 'not-joined', submitContact: 'message-not-sent' } as const;

/** Picks the listed fields and the honeypot; extensions may have added others. */
export function fieldsOf(form: FormName, entered: FormData): Fields {
  const names = [...fieldNames(form), HONEYPOT];
  return Object.fromEntries(names.map((name) => [name, String(entered.get(name) ?? '')]));
}

/** Checks one field; one that the form doesn't list has no flaw. */
export function flawOf(form: FormName, name: string, entered: string): Flaw | undefined {
  const fields: Record<string, { normalise?(entered: string): string; flaw(value: string): Flaw['reason'] | null }> =
    contract[form];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const reason = field?.flaw(field.normalise?.(entered) ?? entered);
  return reason ? { reason, length: entered.length } : undefined;
}

/** Checks the fields and sends them if they are valid. Never throws. */
export async function outcomeOf(form: FormName, fields: Fields, submissionId?: string): Promise<Outcome> {
  const { content } = parse(form, fields);
  if (!content) return invalid(form, fields);
  const honeypot = fields[HONEYPOT];
  try {
    await call(apiPath(form), {
      ...content,
      ...(honeypot && { [HONEYPOT]: honeypot }),
      ...(submissionId && { submissionId }),
    });
    return { name: SENT[form] };
  } catch (error) {
    return form === 'joinWaitlist' && isDuplicate(error)
      ? { name: 'already-registered' }
      : { name: FAILED[form], error };
  }
}

function invalid(form: FormName, fields: Fields): Outcome {
  const flaws: Record<string, Flaw> = {};
  for (const name of fieldNames(form)) {
    const flaw = flawOf(form, name, fields[name] ?? '');
    if (flaw) flaws[name] = flaw;
  }
  if (form === 'submitContact') return { name: 'message-invalid', flaws };
  return { name: flaws.email?.reason === 'email-required' ? 'email-required' : 'email-invalid', flaws };
}

/** The callable protocol's word for the specified error 23505. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/already-exists';
}
