/** The callables, by the names they are deployed under and reached at. */
export const JOIN_WAITLIST = 'joinWaitlist';
export const SUBMIT_CONTACT = 'submitContact';

export type CallableName = typeof JOIN_WAITLIST | typeof SUBMIT_CONTACT;

/** Same-origin path that Hosting rewrites to the callable. */
export function callablePath(name: CallableName): string {
  return `/api/${name}`;
}

/** Where a signup was made: the dialog or the form on the page. */
export const SOURCES = ['modal', 'website'] as const;
export type Source = (typeof SOURCES)[number];

/**
 * What every submission may carry besides its content.
 *
 * `submissionId` is a UUID, one per attempt to submit a given content: the same id again is the same submission.
 * `trap` is the honeypot field, empty when a person fills the form.
 */
export interface SubmissionExtras {
  submissionId?: string;
  trap?: string;
}

export interface JoinWaitlistRequest extends SubmissionExtras {
  email: string;
  source: Source;
}

export interface SubmitContactRequest extends SubmissionExtras {
  name: string;
  email: string;
  message: string;
}
