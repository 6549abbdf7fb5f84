import { expect } from 'vitest';
import { startResettingProxy } from './resettingProxy.ts';
import { test as base } from './testFunctions.ts';

// Firestore's client closes a service client above 100 operations at once, and after a reset stream.

const test = base
  .extend('proxy', { scope: 'file' }, async ({ firestore }, { onCleanup }) => {
    const proxy = await startResettingProxy(firestore.host);
    onCleanup(proxy.stop);
    return proxy;
  })
  .extend('functions', { scope: 'file' }, ({ start, proxy }) => start({ firestoreHost: proxy.host }));

test('answers 150 joins at once with success, and stores each', async ({ functions }) => {
  const emails = Array.from({ length: 150 }, (_, index) => `person${index}@example.com`);
  const answers = await Promise.all(emails.map((email) => functions.join({ email })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await functions.entries('joinWaitlist')).toHaveLength(emails.length);
});

test.for(['before', 'after'] as const)(
  'answers a join with success when its stream is reset %s the write',
  async (when, { functions, proxy }) => {
    const email = `${when}@example.com`;
    const before = proxy.resets();
    proxy.resetNextCommit(when);
    expect(await functions.join({ email, submissionId: crypto.randomUUID() })).toMatchObject({ status: 200 });
    expect(proxy.resets()).toBe(before + 1);
    expect((await functions.entries('joinWaitlist')).map(({ id }) => id)).toContain(email);
  },
);
