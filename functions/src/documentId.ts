import { hash } from 'node:crypto';

const RESERVED = /^(?:__.*__|\.\.?)$/su;

/**
 * Returns a normalised email as a Firestore document id. Only what an id can't contain is percent-encoded.
 * Two emails never share an id: `%` is always escaped, so percent-decoding returns the email.
 */
export function documentId(email: string): string {
  const id = email.replace(/[%/]/g, encodeURIComponent);
  // Encoded by hand, because `encodeURIComponent` doesn't escape `_` and `.`.
  return RESERVED.test(id) ? `%${id.charCodeAt(0).toString(16).toUpperCase()}${id.slice(1)}` : id;
}

/** Hashes texts to a document id. Its 64 digits can't equal a UUID that another caller has sent. */
export function contentId(texts: string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
