import { beforeEach, expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../test/corpus/emails.ts';
import { MemoryStore } from '../store/memory.ts';
import { joinWaitlist } from './joinWaitlist.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const JANE = { email: 'jane@example.com', source: 'modal' };

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

test('§3 the email is stored trimmed and lowercased, with its source', async () => {
  expect(await joinWaitlist({ email: ' Jane@Example.COM ', source: 'website' }, store)).toEqual({ kind: 'joined' });
  expect([...store.signups.values()]).toMatchObject([{ email: 'jane@example.com', source: 'website' }]);
});

test('§8 the same email in capitals is already registered, and the first entry stands', async () => {
  await joinWaitlist(JANE, store);
  const again = await joinWaitlist({ email: 'JANE@EXAMPLE.COM', source: 'website' }, store);
  expect(again).toEqual({ kind: 'refused', reason: 'already-registered' });
  expect([...store.signups.values()]).toMatchObject([{ source: 'modal' }]);
});

test('a repeated submission joins, once', async () => {
  expect(await joinWaitlist({ ...JANE, submissionId: ID }, store)).toEqual({ kind: 'joined' });
  expect(await joinWaitlist({ ...JANE, email: 'Jane@example.com', submissionId: ID }, store)).toEqual({
    kind: 'joined',
  });
  expect(store.signups.size).toBe(1);
});

test('a submission id is refused for another email', async () => {
  await joinWaitlist({ ...JANE, submissionId: ID }, store);
  const other = await joinWaitlist({ ...JANE, email: 'joe@example.com', submissionId: ID }, store);
  expect(other).toEqual({ kind: 'refused', reason: 'submission-id-reused' });
  expect(store.signups.size).toBe(1);
});

test('a filled trap makes an entry suspected, an empty one does not', async () => {
  await joinWaitlist({ ...JANE, trap: '' }, store);
  await joinWaitlist({ ...JANE, email: 'bot@example.com', trap: 'x' }, store);
  expect([...store.signups.values()].map(({ suspected }) => suspected)).toEqual([false, true]);
});

test('§5 every email of the corpus joins as expected', async () => {
  for (const [email, stored = email] of JOINING_EMAILS) {
    expect(await joinWaitlist({ email, source: 'modal' }, store), email).toEqual({ kind: 'joined' });
    expect([...store.signups.values()].at(-1)?.email).toBe(stored);
  }
  expect(store.signups.size).toBe(JOINING_EMAILS.length);
});

test.each([...REFUSED_EMAILS])('§5 %j is refused: %s', async (email, reason) => {
  expect(await joinWaitlist({ email, source: 'modal' }, store)).toEqual({ kind: 'refused', reason });
  expect(store.signups.size).toBe(0);
});

test('inherited fields are no fields', async () => {
  expect(await joinWaitlist(Object.create(JANE), store)).toEqual({ kind: 'refused', reason: 'email-required' });
});
