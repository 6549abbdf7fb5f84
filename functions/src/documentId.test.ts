import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAsciiDomain } from '../../shared/email.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import { contentId, documentId } from './documentId.ts';

test('each document id decodes to its email with an ASCII domain, and Firestore accepts it', () => {
  const escaped = fc.string({ unit: fc.constantFrom('%', '/', '.', '_', '2', '5', 'f'), minLength: 1, maxLength: 20 });
  const domain = fc.stringMatching(/^[_a-z0-9ü㌀-]{1,20}(\.[_a-z0-9ü㌀-]{1,20}){1,9}$/);
  const email = fc.tuple(escaped, domain).map((parts) => parts.join('@'));
  fc.assert(
    fc.property(email, (text) => {
      fc.pre(waitlistEmail.validate(text) === null);
      const id = documentId(text);
      expect(decodeURIComponent(id)).toBe(withAsciiDomain(text));
      expect(id).not.toMatch(/\/|^\.\.?$|^__.*__$/su);
    }),
  );
});

test('a content id depends on where each text ends and on their order', () => {
  expect(new Set([['a', 'b'], ['ab'], ['a,b'], ['a","b'], ['b', 'a'], ['', 'a', 'b']].map(contentId)).size).toBe(6);
});
