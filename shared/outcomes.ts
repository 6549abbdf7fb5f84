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

/** Each reason, sent as `details.reason`, and the callable protocol's code for it. */
export const REASONS = {
  'email-required': 'invalid-argument',
  'email-invalid': 'invalid-argument',
  'source-invalid': 'invalid-argument',
  'name-required': 'invalid-argument',
  'name-invalid': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'message-required': 'invalid-argument',
  'message-too-long': 'invalid-argument',
  malformed: 'invalid-argument',
  trapped: 'invalid-argument',
  'already-registered': 'already-exists',
  'too-many': 'resource-exhausted',
  failed: 'internal',
} as const;
export type Reason = keyof typeof REASONS;

/** What a visitor of a form sees. */
export interface Outcomes {
  stored: Outcome;
  /** Reasons with an outcome of their own name. */
  named?: readonly (Reason & Outcome)[];
  /** For every other error of what is sent. */
  invalid?: Outcome;
  /** For every other reason. */
  refused: Outcome;
}

/** Why a field is refused. Each of these reasons begins with the field's name. */
export type FieldReason = Extract<Reason, `${string}-${'required' | 'invalid' | 'too-long'}`>;

/** Whether a call is refused for what it sends. */
export const isInvalid = (reason: Reason): boolean => /^malformed$|-(required|invalid|too-long)$/.test(reason);

/** Returns the reason in an answer's `details`, which may be of any type. An unknown reason counts as none. */
export function reasonIn(details: unknown): Reason | undefined {
  const { reason } = (details ?? {}) as { reason?: Reason };
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason) ? reason : undefined;
}

export const isFailure = (outcome: Outcome): boolean => OUTCOMES[outcome] !== 'success';
