import { expect } from 'vitest';
import { documentsOf, test } from '../../tests/kit/firestore.ts';
import { seed } from './seed.ts';

test('seed spreads its entries over the last weeks, once', async ({ firestore, projectId, database }) => {
  const stack = { firestoreHost: firestore.host, projectId };
  await seed(stack, 60);
  await seed(stack, 60);
  const documents = [await documentsOf(database, 'joinWaitlist'), await documentsOf(database, 'submitContact')].flat();
  expect(documents).toHaveLength(60);
  const days = documents.map((document) => (Date.now() - document.get('createdAt').toMillis()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeLessThan(46);
});
