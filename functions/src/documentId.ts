import { hash } from 'node:crypto';
import { withAsciiDomain } from '../../shared/email.ts';

/**
 * Returns the Firestore document id of a normalised email, one for all spellings of its domain. Different emails never
 * share an id: a `/`, which Firestore forbids, is percent-encoded, and so is `%`.
 */
export function documentId(email: string): string {
  return withAsciiDomain(email).replace(/[%/]/g, encodeURIComponent);
}

export function contentId(texts: string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
