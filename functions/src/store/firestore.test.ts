import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../../scripts/stack/firestore.ts';
import { describeEntryStore } from '../../test/entryStoreSuite.ts';
import type { FormName } from '../contract/contract.ts';
import { COLLECTIONS } from './entryStore.ts';
import { expiryOf } from './expiry.ts';
import { FirestoreStore } from './firestore.ts';

vi.setConfig({ testTimeout: 30_000 });

let firestore: EmbeddedFirestore;
const databases: ReturnType<typeof openDatabase>[] = [];

beforeAll(async () => {
  firestore = await startFirestore();
});

afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()));
  firestore.stop();
});

/** A store in a project of its own. */
function open() {
  const opened = openDatabase({ firestoreHost: firestore.host, projectId: `demo-${crypto.randomUUID()}` });
  databases.push(opened);
  const documents = async (collection: string) => (await opened.database.collection(collection).get()).docs;
  return { store: new FirestoreStore(opened.database), documents };
}

describe('the store in Firestore', () => {
  describeEntryStore(async () => {
    const { store, documents } = open();
    const untimed = async (form: FormName) =>
      (await documents(COLLECTIONS[form])).map((document) => {
        const { createdAt, expiresAt, ...fields } = document.data();
        expect(createdAt).toEqual(document.createTime);
        const late = expiresAt.toMillis() - expiryOf(form, createdAt.toDate()).getTime();
        expect(Math.abs(late)).toBeLessThan(60_000);
        return fields;
      });
    return { store, signups: () => untimed('joinWaitlist'), messages: () => untimed('submitContact') };
  });

  test('a signup is found under its email, written by the server’s clock', async () => {
    const { store, documents } = open();
    firestore.setClock(() => new Date('2031-05-06T07:08:09Z'));
    await store.addSignup({ email: 'a/b@c.d', source: 'modal', submissionId: undefined, suspected: false });
    firestore.setClock(undefined);
    const [document] = await documents('waitlist_signups');
    expect(document?.id).toBe('a%2Fb@c.d');
    expect(document?.get('createdAt')).toEqual(Timestamp.fromDate(new Date('2031-05-06T07:08:09Z')));
  });

  test('a message is found under its submission id', async () => {
    const { store, documents } = open();
    const submissionId = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
    await store.addMessage({ name: 'Jane', email: 'j@x.yz', message: 'Hi', submissionId, suspected: false });
    expect((await documents('contact_submissions')).map(({ id }) => id)).toEqual([submissionId]);
  });
});
