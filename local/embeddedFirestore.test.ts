import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

test('every type of value survives a restart', async () => {
  await inOneRun((database) => database.doc('things/a').create(FIELDS));
  const kept = await inOneRun((database) => database.doc('things/a').get());
  expect(kept.data()).toEqual(FIELDS);
});

test('a deleted field is gone, before and after a restart', async () => {
  const before = await inOneRun(async (database) => {
    await database.doc('things/a').create({ one: 1, two: 2, map: { three: 3 } });
    await database.doc('things/a').update({ one: FieldValue.delete(), two: 'changed', 'map.four': 4 });
    return database.doc('things/a').get();
  });
  expect(before.data()).toEqual({ two: 'changed', map: { three: 3, four: 4 } });
  const after = await inOneRun((database) => database.doc('things/a').get());
  expect(after.data()).toEqual(before.data());
});

test('server time and the document’s own times survive a restart', async () => {
  const before = await inOneRun(async (database) => {
    await database.doc('things/a').create({ createdAt: FieldValue.serverTimestamp() });
    await database.doc('things/a').update({ more: true });
    return database.doc('things/a').get();
  });
  const after = await inOneRun((database) => database.doc('things/a').get());
  expect(after.data()).toEqual(before.data());
  expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime]);
});

test('a document that exists is refused, also after restarts, and stays as it is', async () => {
  const create = (n: number) => inOneRun((database) => database.doc('things/a%2Fb@x.yz').create({ n }));
  await create(1);
  for (const n of [2, 3]) await expect(create(n)).rejects.toMatchObject({ code: 6 });
  const kept = await inOneRun((database) => database.collection('things').get());
  expect(kept.docs.map((document) => document.data())).toEqual([{ n: 1 }]);
});

test('a refused write doesn’t keep the next start from restoring the others', async () => {
  await inOneRun(async (database) => {
    await database.doc('things/a').create({});
    const union = database.doc('things/b').set({ list: FieldValue.arrayUnion(1) });
    await expect(union).rejects.toMatchObject({ code: 2 });
  });
  const kept = await inOneRun((database) => database.doc('things/a').get());
  expect(kept.exists).toBe(true);
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

test('a killed process loses no write that it has acknowledged', async () => {
  await inChild(`
    const { database } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-journal' });
    for (let n = 0; n < 20; n += 1) await database.doc('things/' + n).create({ n });
    process.kill(process.pid, 'SIGKILL');
  `);
  const kept = await inOneRun((database) => database.collection('things').get());
  expect(kept.size).toBe(20);
});

/** Runs code in a process of its own, with Firestore started on the journal. */
async function inChild(code: string, shell = 'exec') {
  const module = `
    import { startFirestore } from '${join(import.meta.dirname, 'embeddedFirestore.ts')}';
    import { openDatabase } from '${join(import.meta.dirname, 'openDatabase.ts')}';
    const firestore = await startFirestore({ journal: ${JSON.stringify(journal)} });
    ${code}`;
  const args = ['-c', `${shell} "$0" "$@"`, process.execPath, '--input-type=module', '-e', module];
  const child = spawn('sh', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

test('a full disk refuses writes, and loses none that it accepted', async () => {
  // The shell's limit on file sizes fails a write as a full disk does, part of it written.
  const code = `
    const { database } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-journal' });
    const write = (id) => database.doc('things/' + id).create({ text: 'x'.repeat(700) }).then(() => id, () => '');
    for (let n = 0; n < 20; n += 1) console.log(await write('n' + n));
    console.log('then', (await database.collection('things').get()).size);
    process.exit();
  `;
  const { stdout, stderr } = await inChild(code, "trap '' XFSZ; ulimit -f 32; exec");
  const accepted = stdout.split('\n').filter((line) => line.startsWith('n'));
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(20);
  expect(stdout).toContain(`then ${accepted.length}\n`);
  expect(stderr).toContain(`${journal} can't be written`);
  const kept = await inOneRun((database) => database.collection('things').get());
  expect(kept.docs.map(({ id }) => id).sort()).toEqual(accepted.sort());
});

test('a journal that isn’t a database stays unchanged, and the error names it', async () => {
  writeFileSync(journal, 'not ours\n');
  await expect(startFirestore({ journal })).rejects.toThrow(`${journal} is damaged: delete it`);
  expect(readFileSync(journal, 'utf8')).toBe('not ours\n');
});
