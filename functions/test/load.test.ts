import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { startResettingProxy } from './resettingProxy.ts';
import { type Callables, startCallables } from './startCallables.ts';

// Firestore's client closes a service client above 100 operations at once, and after a reset stream.

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const projectId = 'demo-load';

let firestore: EmbeddedFirestore;
let proxy: Awaited<ReturnType<typeof startResettingProxy>>;
let callables: Callables;
let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  firestore = await startFirestore();
  proxy = await startResettingProxy(firestore.host);
  callables = await startCallables({ firestoreHost: proxy.host, projectId });
  opened = openDatabase({ firestoreHost: firestore.host, projectId });
});

afterAll(async () => {
  await opened.close();
  await callables.stop();
  proxy.stop();
  firestore.stop();
});

const join = (email: string) => {
  const data = { email, source: 'modal', submissionId: crypto.randomUUID() };
  return callables.post('joinWaitlist', JSON.stringify({ data }));
};

test('answers 150 joins at once with success, and stores each', async () => {
  const emails = Array.from({ length: 150 }, (_, index) => `person${index}@example.com`);
  const answers = await Promise.all(emails.map(join));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const stored = await opened.database.collection('waitlist_signups').count().get();
  expect(stored.data().count).toBe(emails.length);
});

test.each(['before', 'after'] as const)(
  'answers a join with success when its stream is reset %s the write',
  async (when) => {
    const email = `${when}@example.com`;
    const before = proxy.resets();
    proxy.resetNextCommit(when);
    expect(await join(email)).toMatchObject({ status: 200 });
    expect(proxy.resets()).toBe(before + 1);
    expect((await opened.database.doc(`waitlist_signups/${email}`).get()).exists).toBe(true);
  },
);
