import { expect, test } from 'vitest';
import { isEmail, normaliseEmail, withAsciiDomain } from './email.ts';
import { waitlistEmail } from './fields.ts';

const BLANK = ' \t\r\n\v\f\u00a0\u3000\ufeff\u2028';
const INVISIBLE = '\u200b\u00ad\u034f\u202e\u2066\ufe0f\u{e0041}';

/** What `type=email` accepts, too. */
const EMAILS = ['a@b.c', 'JANE@EXAMPLE.COM', '.jane_..doe.@x.yz', '{%2fa/|`*?}@x.yz', "o'brien+stet@mail.example.com"];
const OTHER_DOMAINS = ['jane@1.2', 'jane@münchen.de', 'jane@xn--mnchen-3ya.de', 'jane@例子.广告', 'jane@مثال.إختبار'];
const LONGEST = [`${'l'.repeat(250)}@b.c`, `jane@${'l'.repeat(63)}.de`];

test.each([...EMAILS, ...OTHER_DOMAINS, ...LONGEST])('page and functions accept the email %j', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each<[what: string, texts: string[]]>([
  ['a part missing', ['jane', 'jane@', '@b.c', 'a@.b', 'a@b.', 'a@b..c', 'a@-b.c', 'a@b-.c']],
  ['a second address', ['a@b@c.d', 'jane;joe@b.c', 'jane@b.c joe']],
  ['signs that it may not have', ['ja ne@b.c', 'jane@b_c.de', '"jane"@b.c', 'jane@[192.0.2.1]', '"><script>@x.yz']],
  ['letters beyond ASCII before the @', ['zoë@b.c', '💌@b.c', 'ü@ö@münchen.de']],
  // The last one is, once its domain is in ASCII.
  ['too many letters', [`jane@${'l'.repeat(64)}.de`, `${'l'.repeat(251)}@b.c`, `jane@${'㌀.'.repeat(120)}de`]],
  ['control characters', ['jane\u0000@b.c', 'jane@b.c\u0085', 'jane@b.c\r\nBcc: joe@b.c', 'jane@münchen.de\u001b']],
  // Firestore would store lone surrogates as U+FFFD.
  ['lone surrogates', ['\ud800@b.c', '\ufffd@b.c', 'jane@\ude00\ud83d.com']],
  ['what ends the host in a URL', ['jane@münchen.de/x', 'jane@münchen.de:80', 'jane@münchen.de#', 'jane@mün\\chen.de']],
  ['what changes the host in a URL', ['jane@²', 'jane@xn--ü.de']],
  ['a text that takes a slow pattern long', ['@'.repeat(254), `${','.repeat(1e6)}a`, `jane@b.c${'?'.repeat(1e6)}x`]],
  ['a domain that takes long to write in ASCII', [`jane@${'ü'.repeat(1e6)}`]],
])('page and functions refuse an email with %s', (_, texts) => {
  for (const text of texts) {
    expect(isEmail(text), text).toBe(false);
    expect(waitlistEmail.validate(normaliseEmail(text)), text).toBe('email-invalid');
  }
});

test.each<[what: string, texts: string[]]>([
  ['capitals', ['Jane@Example.COM']],
  ['characters that nobody sees', [`${BLANK}jane@example.com${BLANK}`, `${INVISIBLE} jane@exam${INVISIBLE}ple.com`]],
  ['brackets', ['<jane@example.com>', '<jane@example.com', '[jane@example.com]', '(jane@example.com)']],
  ['quotes', ['"jane@example.com"', '“jane@example.com”', '「jane@example.com」']],
  ['a comma', ['jane@example.com, ']],
  ['a name', ['Jane <jane@example.com', '"Jane Doe" <Jane@example.com>', 'Doe, Jane <jane@example.com>;']],
  ['mailto:', ['mailto:jane@example.com', 'MAILTO://Jane@example.com', '<mailto:jane@example.com>;']],
  ['a subject', ['mailto:jane@example.com?subject=Hi%20there&body=a@b.c']],
  ['signs of other keyboards', ['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example。com']],
  ['a lot of them', [`${'\u200b '.repeat(100_000)}jane@example.com`]],
])('the address is taken out of a copied or typed text with %s', (_, texts) => {
  for (const text of texts) expect(normaliseEmail(text)).toBe('jane@example.com');
});

test('a curly apostrophe in an address is an apostrophe', () => {
  for (const pasted of ['O’Brien@example.com', '‘o’brien@example.com’', '<O‘Brien@example.com>'])
    expect(normaliseEmail(pasted)).toBe("o'brien@example.com");
});

test.each<[what: string, texts: string[]]>([
  ['two addresses', ['jane@b.c, joe@b.c', 'jane@b.c <joe@b.c>', 'jane <jane@b.c>, joe <joe@b.c>']],
  ['other words', ['jane doe@example.com', 'jane@example.com (work)', '"jane"@b.c', '']],
  ['an address alone', [...EMAILS, ...OTHER_DOMAINS, "'jane@b.c"]],
])('a text of %s stays', (_, texts) => {
  for (const text of texts) expect(normaliseEmail(text)).toBe(text.toLowerCase());
});

test.each([
  ['jane@münchen.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@mu\u0308nchen.DE', 'jane@xn--mnchen-3ya.de'],
  // As Windows types Vietnamese.
  ['jane@vi\u00ea\u0323t.vn', 'jane@xn--vit-5kz.vn'],
  ['@münchen.de', '@xn--mnchen-3ya.de'],
  ['jane@１.2', 'jane@１.2'],
])('the domain of %j is %j in ASCII', (address, ascii) => {
  expect(withAsciiDomain(address)).toBe(ascii);
});
