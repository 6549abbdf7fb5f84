import type { Source } from '../contract/index.ts';

export interface Submission {
  /** Names one attempt to submit a given content. */
  submissionId: string | undefined;
  /** Whether the honeypot was filled. */
  suspected: boolean;
}

export interface Signup extends Submission {
  /** Normalised. */
  email: string;
  source: Source;
}

/** Texts are well-formed Unicode. */
export interface Message extends Submission {
  name: string;
  email: string;
  message: string;
}

/**
 * Where entries are kept. Each entry is stored once or not at all, whatever happens at the same time:
 *
 * - `added`: stored now, with the store's own time
 * - `repeated`: the same submission, with the same content, was stored before
 * - `submission-id-reused`: the submission id belongs to other content, which stands
 * - `email-known`: another submission put this email on the list before
 *
 * A store that cannot be reached or is in doubt rejects.
 */
export interface EntryStore {
  addSignup(signup: Signup): Promise<'added' | 'repeated' | 'submission-id-reused' | 'email-known'>;
  addMessage(message: Message): Promise<'added' | 'repeated' | 'submission-id-reused'>;
}

/** Whether two signups have the same content. */
export function sameSignup(one: Partial<Signup>, other: Signup): boolean {
  return one.email === other.email && one.source === other.source;
}

/** Whether two messages have the same content. */
export function sameMessage(one: Partial<Message>, other: Message): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}
