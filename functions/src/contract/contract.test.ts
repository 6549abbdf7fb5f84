import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../test/corpus/emails.ts';
import { normaliseEmail, parse } from './contract.ts';

// The corpus tries every other field and rule over the wire.

test.each(JOINING_EMAILS)('§5, §9 %j joins as %j', (entered, email) => {
  expect(parse('joinWaitlist', { email: entered, source: 'modal' })).toEqual({ content: { email, source: 'modal' } });
});

test.each(REFUSED_EMAILS)('§5 %j is refused: %s', (entered, reason) => {
  expect(parse('joinWaitlist', { email: entered, source: 'modal' })).toEqual({ reason });
});

test('§9 normalising twice changes nothing', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(' ', '\u00a0', 'İ', 'Σ', 'ẞ', 'ﬁ', '@'), fc.string()) });
  fc.assert(fc.property(text, (entered) => normaliseEmail(normaliseEmail(entered)) === normaliseEmail(entered)));
});

test('reads no inherited field', () => {
  const inherited = Object.create({ email: 'jane@example.com', source: 'modal' });
  expect(parse('joinWaitlist', inherited)).toEqual({ reason: 'email-required' });
});
