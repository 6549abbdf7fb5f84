import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../test/corpus/emails.ts';
import { fieldNames, forms, normaliseEmail, parse } from './contract.ts';

const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

describe('a signup', () => {
  test.each([...JOINING_EMAILS])('§5, §9 %j joins', (entered = '', stored = entered) => {
    expect(parse('joinWaitlist', { email: entered, source: 'modal' })).toEqual({
      content: { email: stored, source: 'modal' },
    });
  });

  test.each([...REFUSED_EMAILS])('§5 %j is refused: %s', (entered, reason) => {
    expect(parse('joinWaitlist', { email: entered, source: 'modal' })).toEqual({ reason });
  });

  test.each([undefined, '', 'Modal', 'api', 'toString', 7, ['modal']])('§9 the source %j is refused', (source) => {
    expect(parse('joinWaitlist', { email: 'a@b.c', source })).toEqual({ reason: 'source-invalid' });
  });

  test('§9 normalising twice changes nothing', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(' ', '\u00a0', 'İ', 'Σ', 'ẞ', 'ﬁ', '@'), fc.string()) });
    fc.assert(fc.property(text, (entered) => normaliseEmail(normaliseEmail(entered)) === normaliseEmail(entered)));
  });

  test('the corpus has no two spellings of one email', () => {
    expect(new Set(JOINING_EMAILS.map(([entered]) => normaliseEmail(entered))).size).toBe(JOINING_EMAILS.length);
  });
});

describe('a message', () => {
  test('§5 needs name, email and message, and keeps them as entered', () => {
    const entered = { name: ' Jane', email: ' Jane@Example.com ', message: '\nHi ' };
    expect(parse('submitContact', entered)).toEqual({ content: entered });
  });

  test.each([
    ['name-required', { name: '' }],
    ['name-required', { name: ' \u3000' }],
    ['name-too-long', { name: 'n'.repeat(201) }],
    ['name-invalid', { name: 'a\nb' }],
    ['name-invalid', { name: 'a\u2029b' }],
    ['email-required', { email: '' }],
    ['email-invalid', { email: 'jane' }],
    ['email-too-long', { email: `${'e'.repeat(254)}@` }],
    ['message-required', { message: '' }],
    ['message-required', { message: '\n \n' }],
    ['message-too-long', { message: 'm'.repeat(5_001) }],
    ['malformed', { message: 7 }],
    ['malformed', { email: ['jane@example.com'] }],
  ] as const)('§5 %s: %j', (reason, change) => {
    expect(parse('submitContact', { ...MESSAGE, ...change })).toEqual({ reason });
  });

  test('may be as long as each limit', () => {
    const longest = { name: 'n'.repeat(200), email: `${'e'.repeat(252)}@b`, message: '💌'.repeat(2_500) };
    expect(parse('submitContact', longest)).toEqual({ content: longest });
  });

  test('§5 reports the first flaw in the order of the form', () => {
    expect(parse('submitContact', { name: '', email: '', message: '' })).toEqual({ reason: 'name-required' });
    expect(parse('submitContact', { ...MESSAGE, email: '', message: '' })).toEqual({ reason: 'email-required' });
  });

  test.each(['jane@localhost', ' Jane@Example.com ', 'a@b', '用户@例子', `${'e'.repeat(252)}@b`, '\ud800@b'])(
    '§5 accepts the email %j',
    (entered) => {
      expect(forms.submitContact.email.flaw(entered)).toBeNull();
    },
  );

  test.each([
    ['', 'email-required'],
    [' \t', 'email-required'],
    ['jane', 'email-invalid'],
    ['@b', 'email-invalid'],
    ['a@', 'email-invalid'],
    ['a b@c', 'email-invalid'],
    ['a\u0000@c', 'email-invalid'],
    ['a\n@c', 'email-invalid'],
    [`${'e'.repeat(253)}@b`, 'email-too-long'],
    [' '.repeat(255), 'email-too-long'],
    ['@'.repeat(1_000_000), 'email-too-long'],
  ])('§5 refuses the email %j: %s', (entered, flaw) => {
    expect(forms.submitContact.email.flaw(entered)).toBe(flaw);
  });
});

describe.each(['joinWaitlist', 'submitContact'] as const)('%s', (form) => {
  test.each([null, undefined, true, 42, 'text', [], [MESSAGE]])('refuses %j as malformed', (data) => {
    expect(parse(form, data)).toEqual({ reason: 'malformed' });
  });

  test('keeps exactly its fields', () => {
    const data = { ...MESSAGE, source: 'modal', trap: 'x', extra: 'y', toString: 'z' };
    const { content = {} } = parse(form, data);
    expect(Object.keys(content)).toEqual(fieldNames(form));
  });

  test('reads no inherited field', () => {
    const [first] = fieldNames(form);
    expect(parse(form, Object.create({ ...MESSAGE, source: 'modal' }))).toEqual({ reason: `${first}-required` });
    expect(parse(form, JSON.parse('{"__proto__":{"name":"Jane"}}'))).toEqual({ reason: `${first}-required` });
  });
});
