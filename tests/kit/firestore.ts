import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { test as base, expect, inject } from 'vitest';
import { add, COLLECTIONS, expiryOf } from '../../functions/src/store.ts';
import type { Entry, FormName } from '../../shared/contract.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { startProxy } from './proxy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What firestoreServer.ts starts. Only Google's runs rules. */
    firestore: { host: string; isGoogles: boolean };
  }
}

const MINUTE_MS = 60_000;

/** Provides each test with an empty database. Tests run unchanged on both Firestores. */
export const test = base
  .extend('firestore', { scope: 'file' }, async ({}, { onCleanup }) => {
    const proxy = await startProxy(inject('firestore').host);
    onCleanup(proxy.stop);
    return proxy;
  })
  // A new project is empty.
  .extend('projectId', () => `demo-${crypto.randomUUID()}`)
  .extend('database', ({ firestore, projectId }, { onCleanup }) => {
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
    onCleanup(close);
    return database;
  })
  /** Stores an entry as the functions do. */
  .extend(
    'store',
    ({ database }) =>
      <Form extends FormName>(form: Form, entry: Entry<Form>) =>
        add(database, form, entry),
  )
  /** Reads the fields of a form's documents, without the times, which it checks. */
  .extend('stored', ({ database }) => async (form: FormName) => {
    return (await documentsOf(database, form)).map((document): DocumentData => {
      const { createdAt, expiresAt, ...fields } = document.data();
      // A busy Java stores a second later than it takes the time.
      expect(Math.abs(createdAt.toMillis() - document.createTime.toMillis())).toBeLessThan(MINUTE_MS);
      expect(Math.abs(expiresAt.toMillis() - expiryOf(form, createdAt.toDate()).getTime())).toBeLessThan(MINUTE_MS);
      return fields;
    });
  });

export async function documentsOf(database: Firestore, form: FormName) {
  return (await database.collection(COLLECTIONS[form]).get()).docs;
}
