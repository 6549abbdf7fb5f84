import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMAIL_MAX, withAsciiDomain } from '../../shared/email.ts';
import { contentId, documentId } from './documentId.ts';

test.each([
  ['jane+stet@example.com', 'jane+stet@example.com'],
  ['a/b@c.d', 'a%2Fb@c.d'],
  ['%2fa@x.yz', '%252fa@x.yz'],
  ['__x@y.z__', '%5F_x@y.z__'],
  ['__x@y.z_', '__x@y.z_'],
  ['..', '%2E.'],
  ['jane@münchen.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@xn--mnchen-3ya.de', 'jane@xn--mnchen-3ya.de'],
  ['zoe\u0308@mu\u0308nchen.de', 'zo\u00eb@xn--mnchen-3ya.de'],
  ['jane@１2.ｅxample。com', 'jane@12.example.com'],
  ['ü@ö@münchen.de', 'ü@ö@xn--mnchen-3ya.de'],
  ['jane@１２７.12', 'jane@１２７.12'],
  ['jane@xn--ü.de', 'jane@xn--ü.de'],
  ['jane@münchen.de:80', 'jane@münchen.de:80'],
])('the email %s gets the document id %s', (email, id) => {
  expect(documentId(email)).toBe(id);
});

test('each document id decodes to its email with an ASCII domain, and Firestore accepts it', () => {
  const escaped = fc.constantFrom('%', '/', '.', '_', '2', '5', 'f', 'F', '@', 'é', '💌');
  const email = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: EMAIL_MAX }),
    fc.string({ unit: escaped, minLength: 1, maxLength: 20 }),
  );
  fc.assert(
    fc.property(email, (text) => {
      const id = documentId(text);
      expect(decodeURIComponent(id)).toBe(withAsciiDomain(text.normalize('NFC')));
      expect(id).not.toMatch(/\/|^\.\.?$|^__.*__$/su);
    }),
  );
});

test('a content id depends on where each text ends and on their order', () => {
  expect(new Set([['a', 'b'], ['ab'], ['a,b'], ['a","b'], ['b', 'a'], ['', 'a', 'b']].map(contentId)).size).toBe(6);
});
