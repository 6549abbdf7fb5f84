// How an attempt to send a form can end. A *reason* says why it is refused. An *outcome* is what the visitor sees.

/** Why a field may be refused; each reason begins with the field's name. */
const FIELD_REASON_CODES = {
  'email-required': 'invalid-argument',
  'email-invalid': 'invalid-argument',
  'source-invalid': 'invalid-argument',
  'name-required': 'invalid-argument',
  'name-invalid': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'message-required': 'invalid-argument',
  'message-too-long': 'invalid-argument',
} as const;
export type FieldReason = keyof typeof FIELD_REASON_CODES;

/** Every refusal, sent as `details.reason`, with the callable protocol's code. */
export const REASON_CODES = {
  malformed: 'invalid-argument',
  ...FIELD_REASON_CODES,
  'submission-id-invalid': 'invalid-argument',
  'already-registered': 'already-exists',
  'too-many': 'resource-exhausted',
  failed: 'internal',
} as const;
export type Reason = keyof typeof REASON_CODES;

/** Returns the reason in an answer's `details`, which may be of any type. An unknown reason counts as none. */
export function reasonIn(details: unknown): Reason | undefined {
  const { reason } = (details ?? {}) as { reason?: Reason };
  return reason && Object.hasOwn(REASON_CODES, reason) ? reason : undefined;
}

/** Each names a toast and a page under `/form/`. The app shows `at-fields` as a toast only if no field can show it. */
export const OUTCOMES = {
  joined: 'success',
  'already-registered': 'success',
  'email-required': 'failure',
  'email-invalid': 'failure',
  'not-joined': 'failure',
  'message-sent': 'success',
  'message-invalid': 'at-fields',
  'message-not-sent': 'failure',
} as const;
export type Outcome = keyof typeof OUTCOMES;
export type AtFields = { [Any in Outcome]: (typeof OUTCOMES)[Any] extends 'at-fields' ? Any : never }[Outcome];

export const outcomeNames = Object.keys(OUTCOMES) as Outcome[];

export const isFailure = (outcome: Outcome): boolean => OUTCOMES[outcome] !== 'success';
