/**
 * Every failure a callable answers on purpose, with the callable protocol's code it travels under.
 * The reason is sent as `details.reason`. Anything not listed here is a bug or an outage and answers `internal`.
 */
export const FAILURE_CODES = {
  malformed: 'invalid-argument',
  'email-required': 'invalid-argument',
  'email-invalid': 'invalid-argument',
  'email-too-long': 'invalid-argument',
  'source-invalid': 'invalid-argument',
  'name-required': 'invalid-argument',
  'name-invalid': 'invalid-argument',
  'name-too-long': 'invalid-argument',
  'message-required': 'invalid-argument',
  'message-too-long': 'invalid-argument',
  'submission-id-invalid': 'invalid-argument',
  'submission-id-reused': 'failed-precondition',
  'already-registered': 'already-exists',
  'too-many': 'resource-exhausted',
} as const;

export type FailureReason = keyof typeof FAILURE_CODES;
