const ESCAPED = /[%/]/g;
const RESERVED = /^(?:__.*__|\.\.?)$/su;

/**
 * A normalised email as a Firestore document id: the email itself, but for the few characters and forms ids can't have.
 * Injective: `%` is always escaped, so percent-decoding gives the email back.
 */
export function documentId(email: string): string {
  const id = email.replace(ESCAPED, encodeURIComponent);
  return RESERVED.test(id) ? percent(id.charAt(0)) + id.slice(1) : id;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
