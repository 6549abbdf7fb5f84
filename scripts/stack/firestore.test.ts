import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { startFirestore } from './firestore.ts';

let folder: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-journal-'));
  journal = join(folder, 'firestore.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

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

test('every type of value survives a restart', async () => {
  await inOneRun((database) => database.doc('things/a').create(FIELDS));
  const kept = await inOneRun((database) => database.doc('things/a').get());
  expect(kept.data()).toEqual(FIELDS);
});

test('server time and the document’s own times survive a restart', async () => {
  const before = await inOneRun(async (database) => {
    await database.doc('things/a').create({ createdAt: FieldValue.serverTimestamp() });
    await database.doc('things/a').update({ more: true });
    return database.doc('things/a').get();
  });
  // The second restart reads what the first one has tidied up.
  for (let restart = 0; restart < 2; restart += 1) {
    const after = await inOneRun((database) => database.doc('things/a').get());
    expect(after.data()).toEqual(before.data());
    expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime]);
  }
});

test('a document that exists is still refused after a restart', async () => {
  await inOneRun((database) => database.doc('things/a%2Fb@x.yz').create({}));
  const again = inOneRun((database) => database.doc('things/a%2Fb@x.yz').create({}));
  await expect(again).rejects.toMatchObject({ code: 6 });
});

test('what was erased is gone from the file', async () => {
  await inOneRun(async (database) => {
    await database.doc('things/a').create({ email: 'jane@example.com' });
    await database.doc('things/b').create({ email: 'joe@example.com' });
    await database.doc('things/a').delete();
  });
  const file = readFileSync(journal, 'utf8').trimEnd().split('\n');
  expect(file).toHaveLength(1);
  expect(Buffer.from(file[0]?.split(' ')[1] ?? '', 'base64').toString()).toContain('joe@example.com');
});

test('nothing that was answered is lost when the process is killed', async () => {
  const code = `
    import { startFirestore } from '${join(import.meta.dirname, 'firestore.ts')}';
    import { openDatabase } from '${join(import.meta.dirname, 'database.ts')}';
    const firestore = await startFirestore({ journal: ${JSON.stringify(journal)} });
    const { database } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-journal' });
    for (let n = 0; n < 20; n += 1) await database.doc('things/' + n).create({ n });
    process.stdout.write('written');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const kept = await inOneRun((database) => database.collection('things').get());
  expect(kept.size).toBe(20);
});

test('a line that was cut off in the middle is left out, and the rest is kept', async () => {
  await inOneRun((database) => database.doc('things/a').create({}));
  const whole = readFileSync(journal, 'utf8');
  writeFileSync(journal, whole + whole.slice(0, 30));
  const kept = await inOneRun(async (database) => {
    await database.doc('things/b').create({});
    return database.collection('things').get();
  });
  expect(kept.size).toBe(2);
  expect((await inOneRun((database) => database.collection('things').get())).size).toBe(2);
});

test('a file that is something else is not touched, and named', async () => {
  writeFileSync(journal, 'not ours\n');
  await expect(startFirestore({ journal })).rejects.toThrow(`${journal} is damaged: delete it`);
  expect(readFileSync(journal, 'utf8')).toBe('not ours\n');
});

test('without a journal nothing is kept', async () => {
  const firestore = await startFirestore();
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-journal' });
  await database.doc('things/a').create({});
  expect((await database.doc('things/a').get()).exists).toBe(true);
  await close();
  firestore.stop();
});
