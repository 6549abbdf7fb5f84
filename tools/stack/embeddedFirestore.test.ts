import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { openDatabase } from '../lib/openDatabase.ts';
import { startFirestore } from './embeddedFirestore.ts';

/** Starts Firestore on a file, does something with it, and stops it. */
async function inOneRun<T>(file: string, use: (database: Firestore) => Promise<T>): Promise<T> {
  const firestore = await startFirestore({ file });
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-restart' });
  try {
    return await use(database);
  } finally {
    await close();
    firestore.stop();
  }
}

test('values and times survive a restart; deleted fields and documents stay away', async () => {
  const file = join(temporaryFolder(), 'local/firestore');
  const fields = {
    text: 'Zoë 👩‍👩‍👧\u0000\n"',
    nothing: null,
    real: 0.1,
    at: new Timestamp(1_800_000_000, 123_456_000),
    where: new GeoPoint(52.5, 13.4),
    list: ['a', 1],
    map: { three: 3 },
  };
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

/** Adds a document. Returns the names of all documents, and the messages about the file. */
async function addTo(file: string, name: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const names = await inOneRun(file, async (database) => {
    await database.doc(`things/${name}`).create({ name });
    return (await database.collection('things').get()).docs.map(({ id }) => id).join(' ');
  });
  return [names, ...warn.mock.calls.splice(0).flat()];
}

test('what a killed process or a full disk wrote by half is left out, and the rest is read', async () => {
  const file = join(temporaryFolder(), 'firestore');
  const leftOut = (count: number) => `In ${file}, lines that can't be read are left out: ${count}.`;
  expect(await addTo(file, 'a')).toEqual(['a']);
  const { length } = readFileSync(file);
  expect(await addTo(file, 'b')).toEqual(['a b']);
  const whole = readFileSync(file);
  // The last line keeps all but its end, or half, or its beginning, or only the line break before it.
  for (const size of [whole.length - 1, length + 60, length + 5, length + 1]) {
    writeFileSync(file, whole);
    truncateSync(file, size);
    const said = size > length + 1 ? [leftOut(1)] : [];
    expect(await addTo(file, 'c')).toEqual(['a c', ...said]);
    expect(await addTo(file, 'd')).toEqual(['a c d', ...said]);
  }
  // A second copy of a line can't be replayed.
  appendFileSync(file, `${whole.subarray(0, length)}\0\0\n12 ????\n`);
  expect(await addTo(file, 'e')).toEqual(['a c d e', leftOut(3)]);
});

test('the local database is opened without the shell’s proxy', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['grpc_proxy', 'http_proxy', 'https_proxy', 'HTTPS_PROXY', 'Http_Proxy', 'ALL_PROXY']) {
    vi.stubEnv(name, 'http://127.0.0.1:9');
  }
  vi.stubEnv('no_grpc_proxy', 'example.com');
  await inOneRun(join(temporaryFolder(), 'firestore'), (database) => database.doc('things/a').create({}));
  expect(Object.keys(process.env).filter((name) => /^(?!no).*_proxy$/i.test(name))).toEqual([]);
});
