import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentReference, FieldValue, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { openDatabase } from '../lib/openDatabase.ts';
import { startFirestore } from './embeddedFirestore.ts';

/** Starts Firestore, perhaps on a file, does something with it, and stops it. */
async function inOneRun<T>(file: string | undefined, use: (database: Firestore) => Promise<T>): Promise<T> {
  const firestore = await startFirestore({ file });
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-restart' });
  try {
    return await use(database);
  } finally {
    await close();
    firestore.stop();
  }
}

test('values and times survive a restart; deleted fields and documents stay deleted', async () => {
  const file = join(temporaryFolder(), 'local/firestore');
  const at = new Timestamp(1_800_000_000, 123_456_000);
  const fields = { text: 'Zoë 👩‍👩‍👧\u0000\n"', nothing: null, at, map: { three: 3 } };
  const before = await inOneRun(file, async (database) => {
    await database.doc('things/gone').create({ one: 1 });
    await database.doc('things/gone').delete();
    const document = database.doc('things/a');
    await document.create({ ...fields, one: 1, now: FieldValue.serverTimestamp() });
    await document.update({ one: FieldValue.delete(), 'map.four': 4 });
    await expect(document.create({})).rejects.toMatchObject({ code: 6 });
    return document.get();
  });
  expect(before.data()).toEqual({ ...fields, map: { three: 3, four: 4 }, now: before.get('now') });
  const all = await inOneRun(file, (database) => database.collection('things').get());
  expect(all.docs.map((document) => document.data())).toEqual([before.data()]);
  expect(all.docs[0]?.createTime).toEqual(before.createTime);
});

test.for([
  ['erased', (thing: DocumentReference) => thing.delete()],
  ['changed', (thing: DocumentReference) => thing.update({ one: 2 })],
] as const)('a write that expects a document’s time is refused once somebody has %s it', async ([, change]) => {
  await inOneRun(undefined, async (database) => {
    const thing = database.doc('things/a');
    const { writeTime } = await thing.create({ one: 1 });
    const { writeTime: lastUpdateTime } = await thing.update({ two: 2 }, { lastUpdateTime: writeTime });
    await change(thing);
    const refusal = { code: GrpcStatus.FAILED_PRECONDITION };
    await expect(thing.update({ one: 3 }, { lastUpdateTime })).rejects.toMatchObject(refusal);
    await expect(thing.delete({ lastUpdateTime })).rejects.toMatchObject(refusal);
  });
});

test('a line that a killed process left half written is skipped, and costs no later entry', async () => {
  const file = join(temporaryFolder(), 'firestore');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const add = (name: string) =>
    inOneRun(file, async (database) => {
      await database.doc(`things/${name}`).create({ name });
      return (await database.collection('things').get()).docs.map(({ id }) => id).join(' ');
    });
  await add('a');
  const { length } = readFileSync(file);
  await add('b');
  truncateSync(file, length + 60);
  expect([await add('c'), await add('d')]).toEqual(['a c', 'a c d']);
  expect(warn).toHaveBeenCalledWith(`${file} has a line that can't be read. It is left out.`);
});
