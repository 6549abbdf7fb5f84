import { hash } from 'node:crypto';

const RESERVED = /^(?:__.*__|\.\.?)$/su;

/**
 * A normalised email as a Firestore document id: the email itself, but for the few characters and forms ids can't have.
 * Injective: `%` is always escaped, so percent-decoding returns the email.
 */
export function documentId(email: string): string {
  const id = email.replace(/[%/]/g, encodeURIComponent);
  // `encodeURIComponent` would leave `_` and `.`.
  return RESERVED.test(id) ? `%${id.charCodeAt(0).toString(16).toUpperCase()}${id.slice(1)}` : id;
}

/** Texts as a Firestore document id: 64 hexadecimal digits, so never a UUID that a caller could claim first. */
export function contentId(texts: string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
