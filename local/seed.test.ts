import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedFirestore, startFirestore } from './embeddedFirestore.ts';
import { openDatabase } from './openDatabase.ts';
import { seed } from './seed.ts';

const projectId = 'demo-seed';
let firestore: EmbeddedFirestore;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  firestore = await startFirestore();
  opened = openDatabase({ firestoreHost: firestore.host, projectId });
});
afterAll(async () => {
  await opened.close();
  firestore.stop();
});

const fill = (count: number) => seed({ firestoreHost: firestore.host, projectId }, count);

async function everything() {
  const collections = ['waitlist_signups', 'contact_submissions'].map((name) => opened.database.collection(name).get());
  return (await Promise.all(collections)).flatMap(({ docs }) => docs.map((document) => document.data()));
}

test('seed adds the requested number of entries, at addresses that cannot exist', async () => {
  await fill(100);
  const entries = await everything();
  expect(entries).toHaveLength(100);
  for (const { email } of entries) expect(email).toMatch(/^[a-z.0-9]+@[a-z]+\.example\.com$/);
  expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(['modal', 'website', undefined]));
});

test('seed spreads the entries over the last weeks', async () => {
  const days = (await everything()).map(({ createdAt }) => (Date.now() - createdAt.toMillis()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeLessThan(46);
  expect(new Set(days.map(Math.floor)).size).toBeGreaterThan(25);
});

test('a second seed adds no entries', async () => {
  await fill(100);
  expect(await everything()).toHaveLength(100);
});
