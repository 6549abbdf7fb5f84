// What an email address is and how it is spelled, for page, functions and the owner's tool.

/** The pattern of `type=email`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254;

/**
 * Whether browsers accept this address, and it isn't too long for mail servers. A browser, too, first trims it and writes
 * its domain in ASCII.
 */
export function isEmail(text: string): boolean {
  // Checked first, because writing a long domain in ASCII takes quadratic time.
  if (text.length > EMAIL_MAX) return false;
  const address = withAsciiDomain(text.trim());
  return address.length <= EMAIL_MAX && EMAIL.test(address);
}

/** Whether it is an address on the internet, with a dot in its domain. Browsers also accept `jane@localhost`. */
export function isPublicEmail(text: string): boolean {
  return isEmail(text) && /@.*\./.test(text);
}

/** Cleans and lowercases, so that each address has one spelling in every locale. */
export function normaliseEmail(input: string): string {
  return cleanEmail(input).toLowerCase();
}

/** Takes an address out of what a paste or a keyboard adds. If no whole address comes out, the text keeps its words. */
export function cleanEmail(input: string): string {
  const text = input
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The full-width forms of Chinese and Japanese keyboards.
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    // Phones and word processors curl an apostrophe, as in `o’brien@b.c`.
    .replace(/(?<=[\p{L}\p{N}])[’‘ʼ](?=[\p{L}\p{N}])/gu, "'")
    .trim();
  // Such a long text is no address, and the last pattern takes quadratic time.
  if (isEmail(text) || text.length > 2 * EMAIL_MAX) return text;
  const address = text
    // `Jane <jane@b.c>`, also without its end. Of two addresses, it picks none.
    .replace(/^[^<>@]*<([^<>]+)>?[^<>@]*$/, '$1')
    .replace(/^\s*mailto:\/*([^?]*).*$/is, '$1')
    .replace(/^[\p{Ps}\p{Pi}\p{Pf}<"'\s]+/u, '')
    .replace(/[\p{Pe}\p{Pi}\p{Pf}>"'.,;:!?…\s]+$/u, '');
  return isEmail(address) ? address : text;
}

/** Writes the domain in ASCII (UTS 46), such as `xn--mnchen-3ya.de`. An invalid domain stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // The characters of the second pattern end or change the host in a URL, or a URL drops them.
  if (/^\p{ASCII}*$/u.test(domain) || /[\s\p{Cc}%/?#:[\]\\]/u.test(domain)) return address;
  try {
    // Composed first, because the URL of Node 24 leaves `ê` with a dot below in two characters.
    const { hostname } = new URL(`http://${domain.normalize()}`);
    // A URL reads a host that ends in a number as an IP address: `1.2` becomes `1.0.0.2`.
    return /\.\d+$/.test(hostname) ? address : address.slice(0, at) + hostname;
  } catch {
    return address;
  }
}
