import { expect, test } from 'vitest';
import { BODIES } from '../../test/kit/submissions.ts';
import { parse } from './contract/contract.ts';
import { parseBody } from './endpoint.ts';

const MALFORMED = { reason: 'malformed' };
const join = (type: 'json' | 'urlencoded', body: string) => parse('joinWaitlist', parseBody(type, Buffer.from(body)));

test.each([...BODIES, ['broken JSON', '{"data":{"email":jane}}'], ['half a body', '{"data":{"email":"jane']])(
  'a call without fields is malformed: %s',
  (_what, body) => {
    expect(join('json', body)).toEqual(MALFORMED);
    expect(parse('submitContact', parseBody('json', Buffer.from(body)))).toEqual(MALFORMED);
  },
);

test('a call holds its fields in `data`', () => {
  const data = { email: 'jane@example.com', source: 'modal' };
  expect(parseBody('json', Buffer.from(JSON.stringify({ data })))).toEqual(data);
});

test('a form holds each field as typed, with single line breaks', () => {
  const message = 'Hello,\r\n\r\n 100 % & more + "💌"=\r\n';
  const body = new URLSearchParams({ name: 'Jane', message }).toString();
  const fields = { name: 'Jane', message: 'Hello,\n\n 100 % & more + "💌"=\n' };
  expect(parseBody('urlencoded', Buffer.from(body))).toEqual(fields);
});

test.each([
  ['two emails', 'email=jane@example.com&email=joe@example.com&source=modal', 'malformed'],
  ['broken percent signs', 'email=%zz%e0%a4%a@%&source=modal%', 'email-invalid'],
  ['a list', 'email[]=jane@example.com&source=modal', 'email-required'],
  ['a prototype', '__proto__=jane@example.com&__proto__[email]=a@b.c&source=modal', 'email-required'],
  ['100,000 fields', `source=modal&${'a&'.repeat(100_000)}`, 'email-required'],
  ['nothing', '', 'email-required'],
])('a form with %s is refused', (_what, body, reason) => {
  expect(join('urlencoded', body)).toEqual({ reason });
});

test.each(['json', 'urlencoded'] as const)('a body that is too long has no content: %s', (type) => {
  expect(parse('joinWaitlist', parseBody(type, undefined))).toEqual(MALFORMED);
});
