import type { FailureReason } from '../contract/index.ts';

export interface Refused {
  kind: 'refused';
  reason: FailureReason;
}

/** What became of a submission. */
export type Outcome = { kind: 'joined' } | { kind: 'sent' } | Refused;

export function refused(reason: FailureReason): Refused {
  return { kind: 'refused', reason };
}
