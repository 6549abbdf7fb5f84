import type { Reason } from '../../functions/src/contract/contract.ts';

export type Fields = Record<string, unknown>;

/**
 * A test case: its name, the fields to override in a valid submission (or raw JSON to append), and the expected result:
 * a reason, or the fields to override in what is stored. Without it, the fields are stored as sent.
 */
export type Row = [what: string, changes: Fields | string, result?: Reason | Fields];

/** Used as a computed key: that creates an own property, as `JSON.parse` does. */
const PROTOTYPE = '__proto__';
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Longer than any field may be, but short enough for a body. */
const LONG_TEXT = 'x'.repeat(100_000);

/** Bodies of calls that hold no fields. */
export const BODIES: [what: string, body: string][] = [
  ['an empty body', '{}'],
  ['null', '{"data":null}'],
  ['a number', '{"data":42}'],
  ['text', '{"data":"jane@example.com"}'],
  ['a list', '{"data":[]}'],
  ['fields without data', '{"name":"Jane","email":"jane@example.com","message":"Hi","source":"modal"}'],
  ['null as body', 'null'],
  ['a list as body', '[{"data":{"email":"jane@example.com","source":"modal"}}]'],
  ['data in the prototype', '{"__proto__":{"data":{"email":"jane@example.com","source":"modal"}}}'],
  ['lists nested 50,000 deep', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
];

/** Invalid submission ids and honeypots. */
export const EXTRAS: Row[] = [
  ...[
    null,
    '',
    7,
    [UUID],
    {},
    'my first try',
    '../waitlist_signups/jane@example.com',
    UUID.slice(1),
    `${UUID}0`,
    `{${UUID}}`,
    ` ${UUID}`,
    UUID.replace('0', 'g'),
    LONG_TEXT,
  ].map(
    (submissionId): Row => [
      `the submission id ${JSON.stringify(submissionId).slice(0, 60)}`,
      { submissionId },
      'submission-id-invalid',
    ],
  ),
  ...[1, false, { a: 1 }, []].map((trap): Row => [`the honeypot ${JSON.stringify(trap)}`, { trap }, 'malformed']),
];

export const SIGNUPS: Row[] = [
  ['the source modal', { source: 'modal' }],
  ['the source website', { source: 'website' }],
  ['capitals', { email: ' Capitals@Example.COM ' }, { email: 'capitals@example.com' }],
  ['an id', { submissionId: UUID }],
  ['an id in capitals', { submissionId: UUID.toUpperCase() }],
  ['an empty honeypot', { trap: '' }, {}],
  ['null as honeypot', { trap: null }, {}],
  ['a filled honeypot', { trap: 'https://spam.example' }, { suspected: true }],
  ['a blank honeypot', { trap: ' ' }, { suspected: true }],
  ['extra fields', { admin: true, createdAt: 0 }, {}],
  ['an extra field named suspected', { suspected: true }, {}],
  ['an extra Int64', { x: { '@type': 'a.b/c', value: 1 } }, {}],
  ['a prototype with a honeypot', { [PROTOTYPE]: { trap: 'x' } }, {}],
  ['escapes', '"e\\u006dail":"escapes\\u0040example.com"', { email: 'escapes@example.com' }],
  ['a field twice', '"email":"twice@example.com"', { email: 'twice@example.com' }],
  ['a deeply nested extra field', `"x":${'[{"x":'.repeat(9_000)}1${'}]'.repeat(9_000)}`, {}],
  ['an extra field of 100 kB', { x: LONG_TEXT }, {}],
  ['no fields', { email: undefined, source: undefined }, 'email-required'],
  ['no email', { email: undefined }, 'email-required'],
  ['null as email', { email: null }, 'email-required'],
  ['an email in the prototype', { email: undefined, [PROTOTYPE]: { email: 'jane@example.com' } }, 'email-required'],
  ['a capital in the name of a field', { email: undefined, Email: 'jane@example.com' }, 'email-required'],
  ['a number as email', { email: 7 }, 'malformed'],
  ['a list as email', { email: ['jane@example.com'] }, 'malformed'],
  [
    'an Int64 as email',
    { email: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' } },
    'malformed',
  ],
  ['deep nesting as email', `"email":${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'malformed'],
  ['100 kB as email', { email: `${LONG_TEXT}@example.com` }, 'email-too-long'],
  ...[undefined, null, '', 'api', 'Modal', ' modal', 'toString', LONG_TEXT].map(
    (source): Row => [`the source ${JSON.stringify(source)?.slice(0, 60)}`, { source }, 'source-invalid'],
  ),
  ...[0, ['modal'], { modal: 1 }].map(
    (source): Row => [`the source ${JSON.stringify(source)}`, { source }, 'malformed'],
  ),
  ['a source in the prototype', { source: undefined, [PROTOTYPE]: { source: 'modal' } }, 'source-invalid'],
];

const NOTHING = { name: undefined, email: undefined, message: undefined };

export const MESSAGES: Row[] = [
  ['plain words', {}],
  ['white space around the texts', { name: '  Jane ', email: ' Jane@Example.com ', message: '\n  Hi,\r\n\tthere. \n' }],
  ['an email without a dot', { email: 'jane@localhost' }],
  ['the shortest email', { email: 'a@b' }],
  ['other scripts', { name: '李小龍', email: '用户@例子.广告', message: 'Здравствуйте 💌 مرحبا' }],
  ['an apostrophe', { name: "Conan O'Brien; DROP TABLE", email: "o'b@example.com", message: "'); --" }],
  ['markup', { name: '<b>Jane</b>', email: '<a@b>', message: '<script>alert(1)</script>' }],
  ['a path as name', { name: '../../jane', email: 'a/b@c', message: '../' }],
  ['control characters in the message', { message: 'a\u0000b\u001bc\u007f\u0085' }],
  ['the longest name', { name: 'n'.repeat(200) }],
  ['the longest email', { email: `${'e'.repeat(252)}@b` }],
  ['the longest message', { message: 'm'.repeat(5_000) }],
  ['the longest message in emoji', { message: '💌'.repeat(2_500) }],
  [
    'half characters',
    { name: 'J\ud800', email: 'j\udfff@x.yz', message: '\ud83d!\ude00' },
    { name: 'J\ufffd', email: 'j\ufffd@x.yz', message: '\ufffd!\ufffd' },
  ],
  ['an id', { submissionId: UUID }, {}],
  ['an empty honeypot', { trap: '' }, {}],
  ['a filled honeypot', { message: 'Ad', trap: 'Acme' }, { message: 'Ad', suspected: true }],
  ['extra fields', { source: 'modal', createdAt: 0, to: 'all' }, {}],
  ['a prototype with a honeypot', { [PROTOTYPE]: { trap: 'x' } }, {}],
  ['no fields', NOTHING, 'name-required'],
  [
    'fields in the prototype',
    { ...NOTHING, [PROTOTYPE]: { name: 'Jane', email: 'a@b', message: 'Hi' } },
    'name-required',
  ],
  ['no name', { name: undefined }, 'name-required'],
  ['a blank name', { name: ' \t\u00a0\u3000' }, 'name-required'],
  ['a name of two lines', { name: 'Jane\nDoe' }, 'name-invalid'],
  ['a line separator in the name', { name: 'Jane\u2028' }, 'name-invalid'],
  ['a paragraph separator in the name', { name: 'Jane\u2029' }, 'name-invalid'],
  ['a name too long', { name: 'n'.repeat(201) }, 'name-too-long'],
  ['a number as name', { name: 7 }, 'malformed'],
  ['no email', { email: undefined }, 'email-required'],
  ['no email and no message', { email: undefined, message: undefined }, 'email-required'],
  ['a blank email', { email: ' \t' }, 'email-required'],
  ['an email without at sign', { email: 'jane' }, 'email-invalid'],
  ['an email without name', { email: '@b' }, 'email-invalid'],
  ['an email without domain', { email: 'a@' }, 'email-invalid'],
  ['an email with a space', { email: 'ja ne@x.yz' }, 'email-invalid'],
  ['words after the email', { email: 'jane@x.yz or so' }, 'email-invalid'],
  ['a control character in the email', { email: 'j\u0000@x.yz' }, 'email-invalid'],
  ['an email too long', { email: `${'e'.repeat(253)}@b` }, 'email-too-long'],
  ['an email too long by spaces', { email: `a@b${' '.repeat(252)}` }, 'email-too-long'],
  ['a hostile email', { email: `${'@'.repeat(5_000)} ` }, 'email-too-long'],
  ['an object as email', { email: {} }, 'malformed'],
  ['no message', { message: undefined }, 'message-required'],
  ['a blank message', { message: '\n\n \u3000' }, 'message-required'],
  ['a message too long', { message: 'm'.repeat(5_001) }, 'message-too-long'],
  ['100 kB as message', { message: LONG_TEXT }, 'message-too-long'],
  ['an Int64 as message', { message: { '@type': 'a.b/c', value: 1 } }, 'malformed'],
];
