import type { Firestore } from 'firebase-admin/firestore';
import { test as base } from 'vitest';
import type { FormName } from '../../functions/src/contract/contract.ts';
import { COLLECTIONS, FirestoreStore } from '../../functions/src/store.ts';
import { startFirestore } from '../../local/embeddedFirestore.ts';
import { openDatabase } from '../../local/openDatabase.ts';

/** The address of Firebase's own emulator, where one runs. */
const official = process.env.FIRESTORE_EMULATOR_HOST;

/** Provides an empty database and its store to each test, in a Firestore that the tests of a file share. */
export const test = base
  .extend('firestore', { scope: 'file' }, async ({}, { onCleanup }) => {
    if (official) return { host: official, stop() {} };
    const firestore = await startFirestore();
    onCleanup(() => firestore.stop());
    return firestore;
  })
  // A new project is empty.
  .extend('projectId', () => `demo-${crypto.randomUUID()}`)
  .extend('database', ({ firestore, projectId }, { onCleanup }) => {
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
    onCleanup(close);
    return database;
  })
  .extend('store', ({ database }) => new FirestoreStore(database));

/** Reads the documents of a form: those of people, or the suspected ones. */
export async function documentsOf(database: Firestore, form: FormName, kind: 'people' | 'suspected' = 'people') {
  return (await database.collection(COLLECTIONS[form][kind]).get()).docs;
}

/** Deletes every entry, for tests that share a project. */
export async function clear(database: Firestore): Promise<void> {
  for (const collection of Object.values(COLLECTIONS).flatMap((pair) => Object.values(pair))) {
    for (const document of (await database.collection(collection).get()).docs) await document.ref.delete();
  }
}
