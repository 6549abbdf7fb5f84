import {
  apiPath,
  type FieldName,
  type FlawReason,
  type FormName,
  fieldNames,
  flawOf,
  HONEYPOT,
  OUTCOMES,
  type OutcomeName,
  outcomeFor,
  type Reason,
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

type Success = (typeof OUTCOMES)[FormName]['stored'] | 'already-registered';
type Failure = (typeof OUTCOMES)[FormName]['failed'];

/** Every way a submission can end. */
export type Outcome = { name: Success } | { name: OutcomeName; flaws: Flaws } | { name: Failure; error: unknown };

/** Whether the content is stored, by this or an earlier submission. */
export const isSuccess = (outcome: Outcome): outcome is { name: Success } =>
  !('flaws' in outcome || 'error' in outcome);

/** Picks the listed fields and the honeypot; extensions may have added others. */
export function fieldsOf(form: FormName, entered: FormData): Fields {
  const names = [...fieldNames(form), HONEYPOT];
  return Object.fromEntries(names.map((name) => [name, String(entered.get(name) ?? '')]));
}

/** Checks one field of a form. */
export function flawIn(form: FormName, name: string, entered: string): Flaw | undefined {
  const reason = flawOf(form, name as FieldName<FormName>, entered);
  return reason ? { reason, length: entered.length } : undefined;
}

/** Says what is wrong with fields that `parse` refuses: everything, and an outcome for the first. */
export function refusalOf(form: FormName, fields: Fields, reason: Reason): Outcome {
  const flaws: Record<string, Flaw> = {};
  for (const name of fieldNames(form)) {
    const flaw = flawIn(form, name, fields[name] ?? '');
    if (flaw) flaws[name] = flaw;
  }
  return { name: outcomeFor(form, reason), flaws };
}

/** Calls a form's callable. Never throws. */
export async function send(form: FormName, request: object): Promise<Outcome> {
  try {
    await call(apiPath(form), request);
    return { name: OUTCOMES[form].stored };
  } catch (error) {
    return form === 'joinWaitlist' && isDuplicate(error)
      ? { name: 'already-registered' }
      : { name: OUTCOMES[form].failed, error };
  }
}

/** The callable protocol's word for the specified error 23505. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/already-exists';
}
