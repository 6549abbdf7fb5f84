import fc from 'fast-check';
import { GrpcStatus } from 'firebase-admin/firestore';
import { afterEach, expect, vi } from 'vitest';
import { fieldOverrides } from '../../firestore.indexes.json' with { type: 'json' };
import { FORMS } from '../../shared/contract.ts';
import { withAsciiDomain } from '../../shared/email.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import { documentsOf, test } from '../../tests/kit/firestore.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { COLLECTIONS, documentId, expiryOf } from './store.ts';

const ONE = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
const TWO = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a02';
const { joinWaitlist: JANE } = VALID;
const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

test.for([
  ['another submission', ONE, TWO, 'already-registered'],
  ['calls without submission ids', undefined, undefined, 'already-registered'],
  ['a repetition of the submission', ONE, ONE, undefined],
])('§3 a signup of a known email by %s changes nothing', async ([, first, second, reason], { store, stored }) => {
  await store('joinWaitlist', { ...JANE, submissionId: first });
  const before = await stored('joinWaitlist');
  expect(await store('joinWaitlist', { ...JANE, submissionId: second, source: 'website' })).toBe(reason);
  expect(await stored('joinWaitlist')).toEqual(before);
});

test.for([
  ['joinWaitlist', 'without an id', 1, {}],
  ['joinWaitlist', 'of one id', 50, { submissionId: ONE }],
  ['submitContact', 'of the same words', 50, {}],
] as const)(
  '%s stores one entry of 50 equal submissions %s at once; %i submissions succeed',
  async ([form, , count, id], { store, stored }) => {
    const sent = Array.from({ length: 50 }, () => store(form, { ...VALID[form], ...id }));
    expect((await Promise.all(sent)).filter((reason) => reason === undefined)).toHaveLength(count);
    expect(await stored(form)).toHaveLength(1);
  },
);

test('a signup is found under its email, with the server’s time', async ({ database, store }) => {
  vi.setSystemTime('2031-05-06');
  await store('joinWaitlist', { ...JANE, email: 'a/b@c.d' });
  vi.useRealTimers();
  const [document] = await documentsOf(database, 'joinWaitlist');
  const age = Date.now() - document?.get('createdAt').toMillis();
  expect([document?.id, Math.round(age / MINUTE_MS)]).toEqual(['a%2Fb@c.d', 0]);
});

test('the same words on the next day, or in other fields, are another message', async ({ database, store }) => {
  const { name, email } = VALID.submitContact;
  for (const [day, fields] of [
    ['2031-05-06', {}],
    ['2031-05-07', {}],
    ['2031-05-07', { name: name + email.slice(0, 1), email: email.slice(1) }],
  ] as const) {
    vi.setSystemTime(day);
    await store('submitContact', { ...VALID.submitContact, ...fields });
  }
  vi.useRealTimers();
  expect(await documentsOf(database, 'submitContact')).toHaveLength(3);
});

test.for([
  ['before', 'joinWaitlist', { submissionId: ONE }],
  ['after', 'joinWaitlist', { submissionId: ONE }],
  ['after', 'submitContact', {}],
] as const)(
  'if a stream breaks %s the write, %s stores one entry once its visitor tries again',
  async ([when, form, id], { firestore, store, stored }) => {
    const add = () => store(form, { ...VALID[form], ...id });
    firestore.faults.push({ when, code: GrpcStatus.INTERNAL });
    await expect(add()).rejects.toMatchObject({ code: GrpcStatus.INTERNAL });
    expect(await add()).toBeUndefined();
    expect(await stored(form)).toHaveLength(1);
  },
);

test.for([
  ['joinWaitlist', '2026-11-21T10:00:00.123Z', '-11-21T10:00:00.123Z'],
  ['submitContact', '2028-02-29T00:00:00.000Z', '-03-01T00:00:00.000Z'],
] as const)('an entry of %s that is stored at %s expires years later at %s', ([form, createdAt, expiresAt]) => {
  const year = Number.parseInt(createdAt, 10) + FORMS[form].retentionYears;
  expect(expiryOf(form, new Date(createdAt)).toISOString()).toBe(year + expiresAt);
});

test.for(Object.values(COLLECTIONS))(
  'the database deletes expired documents of %s, without an index',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] });
  },
);

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
