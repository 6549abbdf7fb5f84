import type { Content, FormName, Reason } from '../contract/contract.ts';

/** The collection of each form's entries. */
export const COLLECTIONS = {
  joinWaitlist: 'waitlist_signups',
  submitContact: 'contact_submissions',
} as const satisfies Record<FormName, string>;

/** What comes with the content of a form. */
export interface Submission {
  /** Names one attempt to submit this content. */
  submissionId: string | undefined;
  /** Whether the honeypot was filled. */
  suspected: boolean;
}

/** Normalised, in well-formed Unicode. */
export type Entry<Form extends FormName> = Content<Form> & Submission;
export type Signup = Entry<'joinWaitlist'>;
export type Message = Entry<'submitContact'>;

/**
 * Stores each entry once or not at all, whatever happens at the same time. Resolves to nothing once the entry is stored,
 * by this or an earlier try of the same submission, and otherwise to the reason:
 *
 * - `already-registered`: another submission put this email on the list
 * - `submission-id-reused`: the id belongs to another message, which stands
 *
 * Rejects when the store is out of reach or in doubt.
 */
export interface EntryStore {
  addSignup(signup: Signup): Promise<Extract<Reason, 'already-registered'> | undefined>;
  addMessage(message: Message): Promise<Extract<Reason, 'submission-id-reused'> | undefined>;
}

/** Whether a stored document holds this content. */
export function holds(document: Record<string, unknown>, content: Record<string, string>): boolean {
  return Object.entries(content).every(([name, value]) => document[name] === value);
}
