import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../test/corpus/emails.ts';
import { contactEmailFlaw, normaliseEmail, waitlistEmailFlaw } from './email.ts';

describe('waitlist email', () => {
  test.each([...JOINING_EMAILS])('§5, §9 %j joins', (entered = '', stored = entered) => {
    expect(normaliseEmail(entered)).toBe(stored);
    expect(waitlistEmailFlaw(stored)).toBeNull();
  });

  test.each(REFUSED_EMAILS)('§5 %j is refused: %s', (entered, reason) => {
    expect(waitlistEmailFlaw(normaliseEmail(entered))).toBe(reason);
  });

  test('§9 normalising twice changes nothing', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(' ', '\u00a0', 'İ', 'Σ', 'ẞ', 'ﬁ', '@'), fc.string()) });
    fc.assert(fc.property(text, (entered) => normaliseEmail(normaliseEmail(entered)) === normaliseEmail(entered)));
  });

  test('the corpus has no two spellings of one email', () => {
    expect(new Set(JOINING_EMAILS.map(([entered]) => normaliseEmail(entered))).size).toBe(JOINING_EMAILS.length);
  });
});

describe('contact email', () => {
  test.each(['jane@localhost', ' Jane@Example.com ', 'a@b', '用户@例子', `${'e'.repeat(252)}@b`, '\ud800@b'])(
    '§5 %j is taken as entered',
    (entered) => {
      expect(contactEmailFlaw(entered)).toBeNull();
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
  ])('§5 %j is refused: %s', (entered, flaw) => {
    expect(contactEmailFlaw(entered)).toBe(flaw);
  });
});
