import { test as base } from 'vitest';
import { FirestoreStore } from '../../functions/src/store.ts';
import { startFirestore } from '../../local/embeddedFirestore.ts';
import { openDatabase } from '../../local/openDatabase.ts';
import { startResettingProxy } from './resettingProxy.ts';

/** Firebase's own emulator, where one runs. */
export const official = process.env.FIRESTORE_EMULATOR_HOST;

/** Provides an empty store, and one behind a proxy that can reset Commits. */
export const test = base
  .extend('firestoreHost', { scope: 'file' }, async ({}, { onCleanup }) => {
    if (official) return official;
    const embedded = await startFirestore();
    onCleanup(() => embedded.stop());
    return embedded.host;
  })
  .extend('projectId', () => `demo-${crypto.randomUUID()}`)
  .extend('database', ({ firestoreHost, projectId }, { onCleanup }) => {
    const { database, close } = openDatabase({ firestoreHost, projectId });
    onCleanup(close);
    return database;
  })
  .extend('store', ({ database }) => new FirestoreStore(database))
  .extend('disturbed', async ({ firestoreHost, projectId }, { onCleanup }) => {
    const proxy = await startResettingProxy(firestoreHost);
    const { database, close } = openDatabase({ firestoreHost: proxy.host, projectId });
    onCleanup(async () => {
      await close();
      proxy.stop();
    });
    return { ...proxy, store: new FirestoreStore(database) };
  });
