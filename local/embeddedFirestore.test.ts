import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../test/kit/temporaryFolder.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { openDatabase } from './openDatabase.ts';

let journal: string;
beforeEach(() => {
  journal = join(temporaryFolder(), 'firestore.db');
});

/** Starts Firestore on the journal, does something with it, and stops it. */
async function inOneRun<T>(use: (database: Firestore) => Promise<T>): Promise<T> {
  const firestore = await startFirestore({ journal });
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-journal' });
  try {
    return await use(database);
  } finally {
    await close();
    firestore.stop();
  }
}

const FIELDS = {
  text: 'Zoë 👩‍👩‍👧\u0000\n"',
  empty: '',
  yes: true,
  no: false,
  nothing: null,
  whole: 42,
  negative: -1,
  real: 0.1,
  at: new Timestamp(1_800_000_000, 123_456_000),
  where: new GeoPoint(52.5, 13.4),
  list: ['a', 1, null],
  map: { nested: { deep: 'x' } },
  bytes: Buffer.from([0, 255, 10]),
};

test('every type of value survives a restart, and the time of the server, too', async () => {
  const before = await inOneRun(async (database) => {
    await database.doc('things/a').create({ ...FIELDS, now: FieldValue.serverTimestamp() });
    return database.doc('things/a').get();
  });
  const after = await inOneRun((database) => database.doc('things/a').get());
  expect(after.data()).toEqual({ ...FIELDS, now: before.get('now') });
  expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime]);
});

test('a deleted field is gone, and the others stay, before and after a restart and a refused write', async () => {
  const before = await inOneRun(async (database) => {
    const document = database.doc('things/a');
    await document.create({ one: 1, two: 2, map: { three: 3 } });
    await document.update({ one: FieldValue.delete(), two: 'changed', 'map.four': 4 });
    await expect(document.create({})).rejects.toMatchObject({ code: 6 });
    return document.get();
  });
  expect(before.data()).toEqual({ two: 'changed', map: { three: 3, four: 4 } });
  const after = await inOneRun((database) => database.doc('things/a').get());
  expect(after.data()).toEqual(before.data());
});

test('the journal keeps no erased entry', async () => {
  await inOneRun(async (database) => {
    await database.doc('things/a').create({ email: 'jane@example.com' });
    await database.doc('things/b').create({ email: 'joe@example.com' });
    await database.doc('things/a').delete();
  });
  const file = readFileSync(journal, 'latin1');
  expect(file).toContain('joe@example.com');
  expect(file).not.toContain('jane@example.com');
});
