import type { Reason } from '../../functions/src/contract/contract.ts';

/** Stored as they are. */
const PLAIN = words(`
  jane@example.com a@b.c first.last@example.com jane+stet@example.com jane-doe@example.com jane_doe@example.com
  1234567890@example.com jane@mail.team.example.com jane@xn--bcher-kva.example jane@example.museum jane@192.0.2.1
  jane@[192.0.2.1] o'brien@example.com "jane"@example.com "jane..doe"@example.com jane(comment)@example.com
  jane@localhost.localdomain ss@example.de fi@example.com abc@example.com
`);

/** Stored as they are: Unicode is never folded further than lowercase. */
const UNICODE = words(`
  jürgen@bücher.example 用户@例子.广告 ユーザー@例え.テスト שלום@דוגמה.קום مثال@مثال.إختبار иван@пример.рф
  δοκιμή@παράδειγμα.δοκιμή ı@example.tr ａｂｃ@example.com 💌@example.com jane@💌.example
  \u00e9@example.fr e\u0301@example.fr \ufb01@example.com \ufffdjane@example.com \u{10ffff}@example.com
`);

/** Stored unchanged, although they contain slashes, percent signs or reserved ids. */
const ID_LIKE = words(String.raw`
  a/b@c.d /a@x.yz //a@x.yz a@x.yz/ a@x.yz// a/b/c@x.yz a@b/c.d ../a@x.yz ./a@x.yz a@x.yz/.. a@x.yz/../b@x.yz
  waitlist_signups/a@x.yz ../contact_submissions/a@x.yz a\b@c.d a@x.yz#b a@x.yz?b=c a[b]@c.d a*@c.d
  %2fa@x.yz %252fa@x.yz %@x.yz %%@x.yz %25@x.yz %25%25@x.yz a%@x.yz a@x.yz% a%00@x.yz %5f_x@y.z__ %2e@%2e.%2e
  __x@y.z__ __@__.__ _x@y.z__ __x@y.z_ _x@y.z_ ___x@y.z___ __proto__@example.com __proto__@y.z__
  constructor@prototype.tostring hasownproperty@valueof.call
`);

/** Stored unchanged, because they match the pattern. */
const UNUSUAL = words(`
  ..@..x a@..b a@b.. a@b.c. a@b..c a@@b.c @a@b.c @@@.@ a@b@c.d a@b@.c a@b.c@ a@b.c,d@e.f a@b.c;d@e.f <a@b.c>
  mailto:a@b.c "><script>alert(1)</script>@x.yz 'or'1'='1'@x.yz $\{jndi:ldap://x.yz}@x.yz {{constructor}}@x.yz
  !#$%&'*+/=?^_\`{|}~-@example.com \`a\`@c.d =cmd()@x.yz -@-.- 0@0.0 null@null.null
  undefined@undefined.undefined true@false.true [object@object.object]
`);

/** As long as an email may be, in UTF-16 units. */
const LONGEST = [
  ...['l', '漢', '%', '/'].map((character) => `${character.repeat(250)}@b.c`),
  `${'💌'.repeat(125)}@b.c`,
  `a@${'l'.repeat(250)}.c`,
  `a@b.${'l'.repeat(250)}`,
  '@.'.repeat(126).padEnd(254, 'x'),
];

/** As pasted from a chat, a spreadsheet or a website: the input, and what is stored. */
const INVISIBLE = [
  ...[
    ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c', '\u180e', '\u3164', '\ufe0f'],
    ...['\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069', '\u{e0041}'],
  ].map((mark, n) => [`${mark}unseen${n}${mark}@exam${mark}ple.com${mark}`, `unseen${n}@example.com`] as const),
  ['\u200b Unseen.Space@Example.com \u200b', 'unseen.space@example.com'],
  [` \u202aunseen.bidi@example.com\u202c\n`, 'unseen.bidi@example.com'],
  [`${'\u200b'.repeat(100_000)}unseen.long@example.com`, 'unseen.long@example.com'],
  ['👩‍👩‍👧@example.com', '👩👩👧@example.com'],
] as const;

/** One spelling per address: the input, and what is stored. */
const NORMALISED = [
  ['Ann@Example.com', 'ann@example.com'],
  ['BEN@EXAMPLE.COM', 'ben@example.com'],
  ['CamelCase+Tag@Example.Org', 'camelcase+tag@example.org'],
  ['  cleo@example.com', 'cleo@example.com'],
  ['dora@example.com  ', 'dora@example.com'],
  ['\teve@example.com\n', 'eve@example.com'],
  ['\r\nfay@example.com\r\n', 'fay@example.com'],
  ['\u00a0gus@example.com\u00a0', 'gus@example.com'],
  ['\ufeffhal@example.com', 'hal@example.com'],
  ['\u3000ida@example.com\u2003', 'ida@example.com'],
  ['\u2028joe@example.com\u2029', 'joe@example.com'],
  ['\v\fkim@example.com', 'kim@example.com'],
  [`${' '.repeat(100_000)}lou@example.com${' '.repeat(100_000)}`, 'lou@example.com'],
  ['JÖRG@BÜCHER.EXAMPLE', 'jörg@bücher.example'],
  ['ИРИНА@ПРИМЕР.РФ', 'ирина@пример.рф'],
  ['ΟΔΟΣ@EXAMPLE.GR', 'οδος@example.gr'],
  ['İ@example.tr', 'i̇@example.tr'],
  ['I@example.tr', 'i@example.tr'],
  ['ẞ@example.de', 'ß@example.de'],
  ['Å@example.se', 'å@example.se'],
  ['%2FB@x.yz', '%2fb@x.yz'],
  ['NaN@NaN.NaN', 'nan@nan.nan'],
  [`${'İ'.repeat(125)}@b.c`, `${'i̇'.repeat(125)}@b.c`],
] as const;

/** Emails that join the waitlist: the input, and what is stored. No two are stored alike. */
export const JOINING_EMAILS: readonly (readonly [input: string, stored: string])[] = [
  ...[...PLAIN, ...UNICODE, ...ID_LIKE, ...UNUSUAL, ...LONGEST].map((email) => [email, email] as const),
  ...INVISIBLE,
  ...NORMALISED,
];

const REFUSED = {
  'email-required': ['', ' ', '\t\r\n', '\u00a0\u3000\ufeff\u2028', '\u200b \u00ad', ' '.repeat(100_000)],
  'email-invalid': [
    ...words(`
      jane jane@ @ . .. @. @b.c jane@example jane@localhost jane.doe@example jane.example.com
      jane@[ipv6:2001:db8::1] example.com@ a@.b a@b. a@. @@.
    `),
    // White space.
    'jane doe@example.com',
    'jane@exam ple.com',
    'jane@example.c om',
    'jane @example.com',
    'jane@ example.com',
    '"jane doe"@example.com',
    'Jane <jane@example.com>',
    'jane@example.com, joe@example.com',
    'jane@example.com\njoe@example.com',
    'jane@example.com\r\nBcc: joe@example.com',
    ...words('jane\t@example.com jane\u00a0@example.com jane\u2028@example.com jane\u3000doe@example.com'),
    // Control characters, which are not all white space.
    ...words(`
      jane\u0000@example.com \u0000jane@example.com jane@example.com\u0000 jane\u0007@example.com
      jane\u001b[31m@example.com jane\u007f@example.com jane\u0080@example.com jane@example.com\u0085
      jane\u009f@example.com
    `),
    // Lone surrogates, which Firestore would store alike.
    ...words('\ud800@example.com \udfff@example.com jane@example.com\ud83d jane@\ude00\ud83d.com'),
    // Hostile to the pattern.
    '@'.repeat(254),
    `${'@.'.repeat(125)} @.`,
    `${'.'.repeat(253)}@`,
  ],
  'email-too-long': [
    `${'l'.repeat(251)}@b.c`,
    `${'💌'.repeat(126)}@b.c`,
    `${'İ'.repeat(126)}@b.c`,
    '@'.repeat(255),
    '@.'.repeat(2_500),
    'a@'.repeat(2_500),
    `${'@'.repeat(5_000)}\u0000`,
    'a'.repeat(100_000),
    `a@b.${'c'.repeat(100_000)}`,
    '\ud800'.repeat(40_000),
  ],
} satisfies Partial<Record<Reason, string[]>>;

/** Emails that are refused. */
export const REFUSED_EMAILS = Object.entries(REFUSED).flatMap(([reason, emails]) =>
  emails.map((input) => [input, reason as Reason] as const),
);

function words(text: string): string[] {
  return text.split(/[ \n]+/).filter(Boolean);
}
