// The spelling of addresses, for page, functions and the owner's tool.

/** Longest accepted email, in UTF-16 units as `String.length` counts them. */
export const EMAIL_MAX = 254;

/** Cleans and lowercases, so that each address has one spelling in every locale. */
export function normaliseEmail(input: string): string {
  return cleanEmail(input).toLowerCase();
}

/** A quote inside a word is an apostrophe, as in `o’brien@b.c`. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['’‘ʼ](?=[\p{L}\p{N}])/gu;
/** Brackets and quotes that aren't closed before the @. A quoted local part, `"jane"@b.c`, keeps its quotes. */
const OPENING = /^[\p{Ps}\p{Pi}\p{Pf}<"']+(?=(?:[^\p{Pe}\p{Pi}\p{Pf}>"']|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}]))*(?:@|$))/u;
/** Punctuation at the end, except that of an address literal, `jane@[127.0.0.1]`. */
const CLOSING = /(?<!@\[[^[\]]*)(?:(?![@_])[\p{P}>])+$/u;

/** Removes characters that pasting or a keyboard adds and no address has. It never picks one of two addresses. */
export function cleanEmail(input: string): string {
  const text = input
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The full-width forms of Chinese and Japanese keyboards.
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(APOSTROPHE, "'")
    .trim();
  // The patterns take quadratic time on long hostile input. Such input is no address.
  if (text.length > 2 * EMAIL_MAX) return text;
  const inner = text
    .replace(/^[^<>@]*<([^<>\s]+)>?[\p{P}\s]*$/u, '$1')
    .replace(/^mailto:\/*([^?]*).*$/is, '$1')
    .replace(OPENING, '')
    .replace(CLOSING, '');
  return inner === input ? input : cleanEmail(inner);
}

/** Characters that end or change the host in a URL. */
const SPECIAL = /[%/?#:@[\]\\\s]/u;

/** Writes the domain in ASCII (UTS 46), such as `xn--mnchen-3ya.de`. An invalid domain stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (/^\p{ASCII}*$/u.test(domain) || SPECIAL.test(domain)) return address;
  const hostname = hostnameOf(domain);
  // A URL reads a host that ends in a number as an IP address.
  return hostname === '' || /(?:^|\.)\d+$/.test(hostname) ? address : address.slice(0, at) + hostname;
}

/** The oldest supported browsers lack `URL.parse`. */
function hostnameOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
