import { CommitRequest, CommitResponse } from '@firestore-emulator/proto/dist/google/firestore/v1/firestore.js';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { test as base, expect, vi } from 'vitest';
import { COLLECTIONS, expiryOf, FirestoreStore, type Kind } from '../../functions/src/store.ts';
import type { FormName } from '../../shared/contract.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { startFirestore } from '../../tools/stack/embeddedFirestore.ts';

/** The address of Firebase's own emulator, where one runs. */
export const official = process.env.FIRESTORE_EMULATOR_HOST;

/** Provides an empty database and its store to each test. The tests of a file share one Firestore. */
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
  .extend('store', ({ database }) => new FirestoreStore(database))
  /** Reads the fields of a form's documents, without the times, which it checks. */
  .extend('stored', ({ database }) => async (form: FormName, kind?: Kind) => {
    return (await documentsOf(database, form, kind)).map((document): DocumentData => {
      const { createdAt, expiresAt, ...fields } = document.data();
      // The official emulator's timestamps have milliseconds only.
      expect(Math.abs(createdAt.toMillis() - document.createTime.toMillis())).toBeLessThan(1_000);
      expect(Math.abs(expiresAt.toMillis() - expiryOf(form, createdAt.toDate()).getTime())).toBeLessThan(60_000);
      return fields;
    });
  });

/** Reads the documents of a form: those of people, or the suspected ones. */
export async function documentsOf(database: Firestore, form: FormName, kind: Kind = 'people') {
  return (await database.collection(COLLECTIONS[form][kind]).get()).docs;
}

/** Spies on the commits that reach the embedded Firestore. Every write is a commit. */
export const spyOnCommits = () => vi.spyOn(CommitRequest, 'deserialize');

/** The embedded Firestore answers its next commit by gRPC's INTERNAL, `before` or `after` it has stored anything. */
export function breakNextCommit(when: 'before' | 'after') {
  const breaks = () => {
    throw new Error('The stream broke.');
  };
  return when === 'before'
    ? spyOnCommits().mockImplementationOnce(breaks)
    : vi.spyOn(CommitResponse.prototype, 'serialize').mockImplementationOnce(breaks);
}

/** Deletes every entry, for tests that share a project. */
export async function clear(database: Firestore): Promise<void> {
  for (const collection of Object.values(COLLECTIONS).flatMap((pair) => Object.values(pair))) {
    for (const document of (await database.collection(collection).get()).docs) await document.ref.delete();
  }
}
