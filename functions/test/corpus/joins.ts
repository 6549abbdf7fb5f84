import { LONG_TEXT, UUID } from './common.ts';
import type { Row } from './payloads.ts';

/** Computed, so that it becomes a field. */
const PROTOTYPE = '__proto__';

export const SIGNUPS: Row[] = [
  ['the source modal', { source: 'modal' }],
  ['the source website', { source: 'website' }],
  ['capitals', { email: ' Capitals@Example.COM ' }, { email: 'capitals@example.com' }],
  ['an id', { submissionId: UUID }],
  ['an id in capitals', { submissionId: UUID.toUpperCase() }],
  ['an empty trap', { trap: '' }, {}],
  ['null as trap', { trap: null }, {}],
  ['a filled trap', { trap: 'https://spam.example' }, { suspected: true }],
  ['a blank trap', { trap: ' ' }, { suspected: true }],
  ['fields of its own', { admin: true, createdAt: 0 }, {}],
  ['suspected sent along', { suspected: true }, {}],
  ['an extra Int64', { x: { '@type': 'a.b/c', value: 1 } }, {}],
  ['its own type', { '@type': 'a.b/c' }, {}],
  ['a prototype beside', { [PROTOTYPE]: { trap: 'x' } }, {}],
  ['a constructor', { constructor: { prototype: 1 } }, {}],
  ['escapes', '"e\\u006dail":"escapes\\u0040example.com"', { email: 'escapes@example.com' }],
  ['a field twice', '"email":"twice@example.com"', { email: 'twice@example.com' }],
  ['deep nesting beside', `"x":${'[{"x":'.repeat(9_000)}1${'}]'.repeat(9_000)}`, {}],
  ['100 kB beside', { x: LONG_TEXT }, {}],
  ['no fields', { email: undefined, source: undefined }, 'email-required'],
  ['no email', { email: undefined }, 'email-required'],
  ['null as email', { email: null }, 'email-required'],
  ['an email in the prototype', { email: undefined, [PROTOTYPE]: { email: 'jane@example.com' } }, 'email-required'],
  ['a capital in the name of a field', { email: undefined, Email: 'jane@example.com' }, 'email-required'],
  ['a number as email', { email: 7 }, 'malformed'],
  ['true as email', { email: true }, 'malformed'],
  ['a list as email', { email: ['jane@example.com'] }, 'malformed'],
  ['an object as email', { email: { toString: 'jane@example.com' } }, 'malformed'],
  [
    'an Int64 as email',
    { email: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' } },
    'malformed',
  ],
  ['an unknown type as email', { email: { '@type': 'jane@example.com' } }, 'malformed'],
  ['deep nesting as email', `"email":${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'malformed'],
  ['100 kB as email', { email: `${LONG_TEXT}@example.com` }, 'email-too-long'],
  ...[undefined, null, '', 'api', 'Modal', ' modal', 0, ['modal'], { modal: 1 }, 'toString', LONG_TEXT].map(
    (source): Row => [`the source ${JSON.stringify(source)?.slice(0, 60)}`, { source }, 'source-invalid'],
  ),
  ['a source in the prototype', { source: undefined, [PROTOTYPE]: { source: 'modal' } }, 'source-invalid'],
];
