import { hash } from 'node:crypto';

const RESERVED = /^(?:__.*__|\.\.?)$/su;

/**
 * Returns the Firestore document id of a normalised email: one for all spellings of an address that mail servers take for
 * the same. Beyond that, two emails never share an id: only what an id can't contain is percent-encoded, and `%` always.
 */
export function documentId(email: string): string {
  const id = withAsciiDomain(email.normalize('NFC')).replace(/[%/]/g, encodeURIComponent);
  // Encoded by hand, because `encodeURIComponent` doesn't escape `_` and `.`.
  return RESERVED.test(id) ? `%${id.charCodeAt(0).toString(16).toUpperCase()}${id.slice(1)}` : id;
}

/** Characters that a URL would take for something else than a part of its host. */
const SPECIAL = /[%/?#:@[\]\\\s]/u;

/** Writes an address's domain as mail servers see it (UTS 46), such as `xn--mnchen-3ya.de`. One that isn't valid stays. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (/^\p{ASCII}*$/u.test(domain) || SPECIAL.test(domain)) return address;
  const { hostname = '' } = URL.parse(`http://${domain}`) ?? {};
  // A URL reads a host that ends in a number as an IP address.
  return hostname === '' || /(?:^|\.)\d+$/.test(hostname) ? address : address.slice(0, at) + hostname;
}

/** Hashes texts to a document id. */
export function contentId(texts: string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
