// The spelling of addresses, for page, functions and the owner's tool.

/** Longest accepted email, in UTF-16 units as `String.length` counts them. */
export const EMAIL_MAX = 254;

/** Cleans and lowercases, so that each address has one spelling in every locale. */
export function normaliseEmail(input: string): string {
  return cleanEmail(input).toLowerCase();
}

/** Inside a word a quote is an apostrophe, as in `o’brien@b.c`. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['’‘ʼ](?=[\p{L}\p{N}])/gu;
/** Brackets and quotes that nothing closes before the @: a quoted local part, `"jane"@b.c`, has its own. */
const OPENING = /^[\p{Ps}\p{Pi}\p{Pf}<"']+(?=(?:[^\p{Pe}\p{Pi}\p{Pf}>"']|(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}]))*(?:@|$))/u;
/** Punctuation at the end; only an address literal, `jane@[127.0.0.1]`, ends like this. */
const CLOSING = /(?<!@\[[^[\]]*)(?:(?![@_])[\p{P}>])+$/u;

/** Removes what a paste or a keyboard brings and no address has. Of two addresses it never picks one. */
export function cleanEmail(input: string): string {
  const text = input
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The full-width forms of Chinese and Japanese keyboards.
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(APOSTROPHE, "'")
    .trim();
  // The patterns take quadratic time on long hostile input, which is too long for an address anyway.
  if (text.length > 2 * EMAIL_MAX) return text;
  const inner = text
    .replace(/^[^<>@]*<([^<>\s]+)>?[\p{P}\s]*$/u, '$1')
    .replace(/^mailto:\/*([^?]*).*$/is, '$1')
    .replace(OPENING, '')
    .replace(CLOSING, '');
  return inner === input ? input : cleanEmail(inner);
}

/** Characters that a URL would take for something else than a part of its host. */
const SPECIAL = /[%/?#:@[\]\\\s]/u;

/** Writes an address's domain as mail servers see it (UTS 46), such as `xn--mnchen-3ya.de`. One that isn't valid stays. */
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
