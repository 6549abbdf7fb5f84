import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOINING_EMAILS } from '../../test/corpus/emails.ts';
import { EMAIL_MAX } from '../contract/contract.ts';
import { documentId } from './documentId.ts';

/** Texts rich in what is escaped or reserved. */
const anEmail = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: EMAIL_MAX }),
  fc.string({
    unit: fc.constantFrom('%', '/', '.', '_', '2', '5', 'f', 'F', '@', 'é', '💌'),
    minLength: 1,
    maxLength: 20,
  }),
);

test('an ordinary email is its own id', () => {
  expect(documentId('jane+stet@example.com')).toBe('jane+stet@example.com');
});

test.each([
  ['a/b@c.d', 'a%2Fb@c.d'],
  ['%2fa@x.yz', '%252fa@x.yz'],
  ['__x@y.z__', '%5F_x@y.z__'],
  ['__x@y.z_', '__x@y.z_'],
  ['.', '%2E'],
  ['..', '%2E.'],
  ['...', '...'],
])('%s becomes %s', (email, id) => {
  expect(documentId(email)).toBe(id);
});

test('ids are injective: each gives its email back', () => {
  fc.assert(fc.property(anEmail, (email) => decodeURIComponent(documentId(email)) === email));
});

test('ids are legal in Firestore', () => {
  const isLegal = (id: string) => !/\/|^\.\.?$|^__.*__$/su.test(id) && Buffer.byteLength(id) <= 1_500 && id !== '';
  fc.assert(fc.property(anEmail, (email) => isLegal(documentId(email))));
  expect(JOINING_EMAILS.map(([entered, stored = entered]) => documentId(stored)).filter((id) => !isLegal(id))).toEqual(
    [],
  );
});
