import { expect, test } from 'vitest';
import { contactFlaw } from './contact.ts';

const GOOD = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

test('§5 name, email and message are enough', () => {
  expect(contactFlaw(GOOD)).toBeNull();
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
] as const)('§5 %s: %j', (flaw, change) => {
  expect(contactFlaw({ ...GOOD, ...change })).toBe(flaw);
});

test('each length is allowed up to its limit', () => {
  const longest = { name: 'n'.repeat(200), email: `${'e'.repeat(252)}@b`, message: '💌'.repeat(2_500) };
  expect(contactFlaw(longest)).toBeNull();
});

test('the first flaw in the order of the form is told', () => {
  expect(contactFlaw({ name: '', email: '', message: '' })).toBe('name-required');
  expect(contactFlaw({ ...GOOD, email: '', message: '' })).toBe('email-required');
});
