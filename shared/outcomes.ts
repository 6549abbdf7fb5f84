// How an attempt to send a form can end. A *reason* says why it is refused. An *outcome* is what the visitor sees.

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
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];
export const isFailure = (outcome: Outcome): boolean => OUTCOMES[outcome] !== 'success';

const REFUSED = { joinWaitlist: 'not-joined', submitContact: 'message-not-sent' } as const;
const INVALID = { ...REFUSED, code: 'invalid-argument', submitContact: 'message-invalid' } as const;

/** Each reason, sent as `details.reason`: the callable protocol's code for it, and the outcome of each form. */
export const REASONS = {
  'email-required': { ...INVALID, joinWaitlist: 'email-required' },
  'email-invalid': { ...INVALID, joinWaitlist: 'email-invalid' },
  'source-invalid': INVALID,
  'name-required': INVALID,
  'name-invalid': INVALID,
  'name-too-long': INVALID,
  'message-required': INVALID,
  'message-too-long': INVALID,
  malformed: INVALID,
  trapped: { ...REFUSED, code: 'invalid-argument' },
  'already-registered': { ...REFUSED, code: 'already-exists', joinWaitlist: 'already-registered' },
  'too-many': { ...REFUSED, code: 'resource-exhausted' },
  failed: { ...REFUSED, code: 'internal' },
} as const;
export type Reason = keyof typeof REASONS;

/** Why a field is refused. Each of these reasons begins with the field's name. */
export type FieldReason = Exclude<Reason, 'malformed' | 'trapped' | 'already-registered' | 'too-many' | 'failed'>;

/** Returns the reason in an answer's `details`, which may be of any type. An unknown reason counts as none. */
export function reasonIn(details: unknown): Reason | undefined {
  const { reason } = (details ?? {}) as { reason?: Reason };
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason) ? reason : undefined;
}
