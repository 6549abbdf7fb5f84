// How a submit can end. A *reason* says why nothing is stored. An *outcome* is what the visitor sees.

/** Each names a toast and a page under `/form/`. If the app itself finds an `at-fields` failure, only the fields show it. */
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
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];
export const isFailure = (outcome: Outcome): boolean => OUTCOMES[outcome] !== 'success';

/** Each reason, sent as `details.reason`: the callable protocol's code for it, and the outcome of each form. */
export const REASONS = {
  'email-required': { code: 'invalid-argument', joinWaitlist: 'email-required', submitContact: 'message-invalid' },
  'email-invalid': { code: 'invalid-argument', joinWaitlist: 'email-invalid', submitContact: 'message-invalid' },
  'source-invalid': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  'name-required': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  'name-invalid': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  'name-too-long': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  'message-required': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  'message-too-long': { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  malformed: { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-invalid' },
  trapped: { code: 'invalid-argument', joinWaitlist: 'not-joined', submitContact: 'message-not-sent' },
  'already-registered': {
    code: 'already-exists',
    joinWaitlist: 'already-registered',
    submitContact: 'message-not-sent',
  },
  'too-many': { code: 'resource-exhausted', joinWaitlist: 'not-joined', submitContact: 'message-not-sent' },
  failed: { code: 'internal', joinWaitlist: 'not-joined', submitContact: 'message-not-sent' },
} as const satisfies Record<string, { code: string; joinWaitlist: Outcome; submitContact: Outcome }>;
export type Reason = keyof typeof REASONS;

/** Why a field is refused. */
export type FieldReason = Exclude<Reason, 'malformed' | 'trapped' | 'already-registered' | 'too-many' | 'failed'>;

/** Returns the reason in an answer's `details`, which may be of any type. An unknown reason counts as none. */
export function reasonIn(details: unknown): Reason | undefined {
  const { reason } = (details ?? {}) as { reason?: Reason };
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason) ? reason : undefined;
}
