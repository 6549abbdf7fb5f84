import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseEmail, parse } from './contract.ts';

// The corpus tries every field and rule over the wire.

test('§9 normalising twice changes nothing', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(' ', '\u00a0', 'İ', 'Σ', 'ẞ', 'ﬁ', '@'), fc.string()) });
  fc.assert(fc.property(text, (entered) => normaliseEmail(normaliseEmail(entered)) === normaliseEmail(entered)));
});

test('reads no inherited field', () => {
  const inherited = Object.create({ email: 'jane@example.com', source: 'modal' });
  expect(parse('joinWaitlist', inherited)).toEqual({ reason: 'email-required' });
});
