import { hash } from 'node:crypto';
import { withAsciiDomain } from '../../shared/email.ts';

const RESERVED = /^(?:__.*__|\.\.?)$/su;

/**
 * Returns the Firestore document id of a normalised email. All spellings that mail servers take for one address have
 * one id. Different emails never share an id: forbidden characters are percent-encoded, and so is `%`.
 */
export function documentId(email: string): string {
  const id = withAsciiDomain(email.normalize('NFC')).replace(/[%/]/g, encodeURIComponent);
  // Encoded by hand, because `encodeURIComponent` doesn't escape `_` and `.`.
  return RESERVED.test(id) ? `%${id.charCodeAt(0).toString(16).toUpperCase()}${id.slice(1)}` : id;
}

export function contentId(texts: string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
