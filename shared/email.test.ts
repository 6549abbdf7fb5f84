import { expect, test } from 'vitest';
import { isEmail, normaliseEmail, withAsciiDomain } from './email.ts';
import { waitlistEmail } from './fields.ts';

const BLANK = ' \t\r\n\v\f\u00a0\u3000\ufeff\u2028';
const INVISIBLE = '\u200b\u00ad\u034f\u202e\u2066\ufe0f\u{e0041}';

/** What `type=email` accepts, too. */
const EMAILS = [
  ...['a@b.c', "o'brien+stet@mail.example.com", 'JANE@EXAMPLE.COM', '.jane_..doe.@x.yz', '{%2fa/|`*?}@x.yz'],
  ...['jane@127.0.0.1', 'jane@1.2', 'jane@xn--mnchen-3ya.de', `${'l'.repeat(64)}@b.c`, `jane@${'l'.repeat(63)}.de`],
];

test.each([...EMAILS, `${'l'.repeat(250)}@b.c`, 'jane@münchen.de', 'jane@例子.广告', 'jane@مثال.إختبار'])(
  'page and functions accept the email %j',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  ...['jane', 'jane@', '@b.c', 'a@.b', 'a@b.', 'a@b..c', 'a@-b.c', 'a@b-.c', 'a@b@c.d', 'ja ne@b.c', 'jane@b_c.de'],
  ...['jane;joe@b.c', 'jane@b.c joe', '"jane"@b.c', 'jane@[192.0.2.1]', '"><script>@x.yz', `jane@${'l'.repeat(64)}.de`],
  ...[`${'l'.repeat(251)}@b.c`, 'zoë@b.c', '💌@b.c', 'ü@ö@münchen.de'],
  // Longer than a mail server or Firestore's id accepts, once its domain is in ASCII.
  `jane@${'㌀.'.repeat(120)}de`,
  // Control characters, lone surrogates, and U+FFFD, as which Firestore would store these.
  ...['jane\u0000@b.c', 'jane@b.c\u0007', 'jane@b.c\u0085', 'jane@b.c\r\nBcc: joe@b.c', 'jane@münchen.de\u001b'],
  ...['\ud800@b.c', '\ufffd@b.c', 'jane@\ude00\ud83d.com'],
  // What changes or ends the host in a URL. A domain that ends in a number isn't converted.
  ...['jane@münchen.de/x', 'jane@münchen.de:80', 'jane@münchen.de#', 'jane@mün\\chen.de', 'jane@²', 'jane@xn--ü.de'],
  // Hostile to the patterns.
  ...['@'.repeat(254), `jane@${'ü'.repeat(1e6)}`, `${','.repeat(1e6)}a`, `jane@b.c${'?'.repeat(1e6)}x`],
])('page and functions refuse the email %j', (text) => {
  expect(isEmail(text)).toBe(false);
  expect(waitlistEmail.validate(normaliseEmail(text))).toBe('email-invalid');
});

/** As chats, mail clients and spreadsheets copy an address. */
test.each([
  ...['Jane@Example.COM', `${BLANK}jane@example.com${BLANK}`, `${INVISIBLE} jane@exam${INVISIBLE}ple.com`],
  ...['<jane@example.com>', '<jane@example.com', '[jane@example.com]', 'Jane <jane@example.com'],
  ...['mailto:jane@example.com', 'MAILTO://Jane@example.com', 'mailto:jane@example.com?subject=Hi%20there&body=a@b.c'],
  ...['"jane@example.com"', '“jane@example.com”', '「jane@example.com」', '(jane@example.com)', 'jane@example.com, '],
  ...['"Jane Doe" <Jane@example.com>', 'Doe, Jane <jane@example.com>;', '<mailto:jane@example.com>;'],
  ...['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example。com', `${'\u200b '.repeat(100_000)}jane@example.com`],
])('the address is taken out of %j', (pasted) => {
  expect(normaliseEmail(pasted)).toBe('jane@example.com');
});

test('a curly apostrophe in an address is an apostrophe', () => {
  for (const pasted of ['O’Brien@example.com', '‘o’brien@example.com’', '<O‘Brien@example.com>'])
    expect(normaliseEmail(pasted)).toBe("o'brien@example.com");
});

test.each([
  // Of two addresses, none is picked.
  ...['jane@b.c, joe@b.c', 'jane@b.c <joe@b.c>', 'jane <jane@b.c>, joe <joe@b.c>'],
  ...['jane doe@example.com', 'jane@example.com (work)', '"jane"@b.c', ...EMAILS, "'jane@b.c", 'jane@münchen.de', ''],
])('the text %j stays', (text) => {
  expect(normaliseEmail(text)).toBe(text.toLowerCase());
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
