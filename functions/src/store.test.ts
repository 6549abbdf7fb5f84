import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fieldOverrides } from '../../firestore.indexes.json' with { type: 'json' };
import { type EmbeddedFirestore, startFirestore } from '../../local/embeddedFirestore.ts';
import { openDatabase } from '../../local/openDatabase.ts';
import { JOINING_EMAILS } from '../../test/kit/emails.ts';
import { startResettingProxy } from '../../test/kit/resettingProxy.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import type { FormName } from './contract/contract.ts';
import { COLLECTIONS, expiryOf, FirestoreStore, type Message, type Signup } from './store.ts';

const ONE = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
const TWO = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a02';
const { joinWaitlist: JANE, submitContact: HI } = VALID;

/** Firebase's own emulator, where one runs. */
const official = process.env.FIRESTORE_EMULATOR_HOST;
let embedded: EmbeddedFirestore | undefined;
let opened: ReturnType<typeof openDatabase>;
let store: FirestoreStore;
let projectId: string;

beforeAll(async () => {
  if (!official) embedded = await startFirestore();
  return () => embedded?.stop();
});
beforeEach(() => {
  // A new project is empty.
  projectId = `demo-${crypto.randomUUID()}`;
  opened = openDatabase({ firestoreHost: official ?? embedded?.host ?? '', projectId });
  store = new FirestoreStore(opened.database);
  return opened.close;
});

const join = (changes: Partial<Signup> = {}, to = store) => to.add('joinWaitlist', { ...JANE, ...changes });
const write = (changes: Partial<Message> = {}, to = store) => to.add('submitContact', { ...HI, ...changes });
const documents = async (form: FormName) => (await opened.database.collection(COLLECTIONS[form]).get()).docs;

/** The fields of each document, without its times. */
async function stored(form: FormName) {
  return (await documents(form)).map((document) => {
    const { createdAt, expiresAt, ...fields } = document.data();
    // The official server's timestamps have milliseconds only.
    expect(Math.abs(createdAt.toMillis() - document.createTime.toMillis())).toBeLessThan(1_000);
    expect(Math.abs(expiresAt.toMillis() - expiryOf(form, createdAt.toDate()).getTime())).toBeLessThan(60_000);
    return fields;
  });
}

test('§3 a signup is stored once, with email and source', async () => {
  expect(await join({ submissionId: ONE })).toBeUndefined();
  expect(await stored('joinWaitlist')).toEqual([{ ...JANE, submissionId: ONE }]);
});

test.each([
  ['another submission', ONE, TWO, 'already-registered'],
  ['a call without a submission id', ONE, undefined, 'already-registered'],
  ['calls without submission ids', undefined, undefined, 'already-registered'],
  ['a repetition of the submission', ONE, ONE, undefined],
])('§3 a signup of a known email by %s leaves the first as it is', async (_what, first, second, reason) => {
  await join({ submissionId: first });
  const before = await stored('joinWaitlist');
  expect(await join({ submissionId: second, source: 'website' })).toBe(reason);
  expect(await stored('joinWaitlist')).toEqual(before);
});

test('§3 one of 50 signups with one email at once is stored', async () => {
  const joins = Array.from({ length: 50 }, () => join({ submissionId: crypto.randomUUID() }));
  const reasons = await Promise.all(joins);
  expect(reasons.filter((reason) => reason === 'already-registered')).toHaveLength(49);
  expect(await stored('joinWaitlist')).toHaveLength(1);
});

test('each unusual email is stored unchanged, in its own document', async () => {
  const emails = JOINING_EMAILS.map(([, email]) => email);
  const joinAll = async () => new Set(await Promise.all(emails.map((email) => join({ email }))));
  expect(await joinAll()).toEqual(new Set([undefined]));
  expect(await joinAll()).toEqual(new Set(['already-registered']));
  expect((await stored('joinWaitlist')).map(({ email }) => email).sort()).toEqual(emails.sort());
});

test.skipIf(official)('a signup is found under its email, with the server’s time', async () => {
  const time = new Date('2031-05-06T07:08:09Z');
  vi.setSystemTime(time.getTime() - 5_000);
  onTestFinished(() => void vi.useRealTimers());
  const joining = join({ email: 'a/b@c.d' });
  // Client and server share this clock, but the server runs later.
  vi.setSystemTime(time);
  await joining;
  const [document] = await documents('joinWaitlist');
  expect(document?.id).toBe('a%2Fb@c.d');
  expect(document?.get('createdAt')).toEqual(Timestamp.fromDate(time));
});

test('§3 a message is stored as it is, under its submission id', async () => {
  const content = { ...HI, name: ' Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\t\u0000 💌 there. \n' };
  expect(await write({ ...content, submissionId: ONE })).toBeUndefined();
  expect(await stored('submitContact')).toEqual([content]);
  expect((await documents('submitContact')).map(({ id }) => id)).toEqual([ONE]);
});

test('§3 a message posted again without a submission id is stored once', async () => {
  expect(await Promise.all([write(), write(), write()])).toEqual(Array(3).fill(undefined));
  expect(await stored('submitContact')).toEqual([HI]);
});

test.each([
  { name: 'Joe' },
  { email: 'joe@example.com' },
  { message: 'Hi!' },
  { name: 'Janej', email: 'ane@example.com' },
])('§3 a message of other content is another message, also without submission ids: %j', async (change) => {
  expect([await write(), await write(change)]).toEqual([undefined, undefined]);
  expect(await stored('submitContact')).toHaveLength(2);
});

test('the same message is stored once for each submission id, and once without', async () => {
  await Promise.all([write(), write({ submissionId: ONE }), write({ submissionId: TWO })]);
  expect(await stored('submitContact')).toEqual([HI, HI, HI]);
});

test.each([{ name: 'Joe' }, { email: 'joe@example.com' }, { message: 'Hi!' }])(
  'a message with the submission id of another one is refused, and the first stands: %j',
  async (change) => {
    await write({ submissionId: ONE });
    expect(await write({ submissionId: ONE, ...change })).toBe('submission-id-reused');
    expect(await stored('submitContact')).toEqual([HI]);
  },
);

test.each([
  ['before', join],
  ['after', join],
  ['before', write],
  ['after', write],
] as const)('if a stream breaks %s the write, one entry is stored and the call succeeds', async (when, add) => {
  const proxy = await startResettingProxy(official ?? embedded?.host ?? '');
  const { database, close } = openDatabase({ firestoreHost: proxy.host, projectId });
  onTestFinished(async () => {
    await close();
    proxy.stop();
  });
  proxy.resetNextCommit(when);
  expect(await add({}, new FirestoreStore(database))).toBeUndefined();
  expect(proxy.resets()).toBe(1);
  expect(await stored(add === join ? 'joinWaitlist' : 'submitContact')).toHaveLength(1);
});

test.each([
  ['joinWaitlist', join],
  ['submitContact', write],
] as const)(
  '%s stores a submission once if it is sent 50 times at once, and every call succeeds',
  async (form, add) => {
    const sent = Array.from({ length: 50 }, () => add({ submissionId: ONE }));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([undefined]));
    expect(await stored(form)).toHaveLength(1);
  },
);

test('the store rejects an entry that Firestore refuses', async () => {
  await opened.database.terminate();
  await expect(join()).rejects.toThrow('terminated');
  await expect(write({ submissionId: ONE })).rejects.toThrow('terminated');
});

test.each([
  ['joinWaitlist', '2026-11-21T10:00:00.123Z', '2028-11-21T10:00:00.123Z'],
  ['submitContact', '2026-11-21T10:00:00.123Z', '2027-11-21T10:00:00.123Z'],
  ['submitContact', '2028-02-29T00:00:00.000Z', '2029-03-01T00:00:00.000Z'],
] as const)('an entry of %s that is stored at %s expires at %s', (form, createdAt, expiresAt) => {
  expect(expiryOf(form, new Date(createdAt)).toISOString()).toBe(expiresAt);
});

test.each(Object.values(COLLECTIONS))(
  'the database deletes expired documents of %s, without an index',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] });
  },
);
