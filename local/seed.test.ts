import { expect } from 'vitest';
import { documentsOf, test } from '../test/kit/firestore.ts';
import { seed } from './seed.ts';

test('seed spreads the requested number of entries over the last weeks, at addresses that cannot exist', async ({
  firestore,
  projectId,
  database,
}) => {
  const stack = { firestoreHost: firestore.host, projectId };
  await seed(stack, 100);
  // A second run adds none.
  await seed(stack, 100);
  const documents = [await documentsOf(database, 'joinWaitlist'), await documentsOf(database, 'submitContact')];
  const entries = documents.flat().map((document) => document.data());
  expect(entries).toHaveLength(100);
  for (const { email } of entries) expect(email).toMatch(/^[a-z.0-9]+@[a-z]+\.example\.com$/);
  expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(['modal', 'website', undefined]));
  const days = entries.map(({ createdAt }) => (Date.now() - createdAt.toMillis()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeLessThan(46);
  expect(new Set(days.map(Math.floor)).size).toBeGreaterThan(25);
});
