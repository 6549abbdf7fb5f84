import { expect, test } from 'vitest';
import { fieldOverrides } from '../../../firestore.indexes.json' with { type: 'json' };
import { expiryOf } from './expiry.ts';
import { COLLECTIONS } from './firestore.ts';
import { MAILS } from './mails.ts';

test.each([
  ['joinWaitlist', '2026-11-21T10:00:00.123Z', '2028-11-21T10:00:00.123Z'],
  ['submitContact', '2026-11-21T10:00:00.123Z', '2027-11-21T10:00:00.123Z'],
  ['submitContact', '2028-02-29T00:00:00.000Z', '2029-03-01T00:00:00.000Z'],
] as const)('keeps an entry of %s from %s until %s', (form, createdAt, expiresAt) => {
  expect(expiryOf(form, new Date(createdAt)).toISOString()).toBe(expiresAt);
});

test.each([...Object.values(COLLECTIONS), MAILS])(
  'the database deletes expired documents of %s, without an index',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] });
  },
);
