import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, vi } from 'vitest';
import { official, test } from '../../test/kit/testStore.ts';
import { VALID } from '../../test/kit/validEntries.ts';

// What a second submission does, at once or days later.

const { joinWaitlist: JANE, submitContact: HI } = VALID;
const DAY_MS = 24 * 60 * 60 * 1_000;

const signup = (database: Firestore): DocumentReference => database.doc(`waitlist_signups/${JANE.email}`);
const messagesOf = (database: Firestore) => database.collection('contact_submissions').orderBy('createdAt');

/** Moves the clock of the store and of the embedded Firestore, which both run here. */
function setTime(time: string): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(`2031-05-${time}Z`));
}

async function timesOf(database: Firestore): Promise<string[]> {
  const { docs } = await messagesOf(database).get();
  return docs.map((document) => document.get('createdAt').toDate().toISOString().slice(8, 16));
}

test.skipIf(official)(
  '§3 the same words are a new message once the last one is older than a day, each time',
  async ({ database, store }) => {
    const sendings: [time: string, ...stored: string[]][] = [
      ['01T10:00', '01T10:00'],
      ['01T10:01', '01T10:00'],
      ['02T09:59', '01T10:00'],
      ['02T10:01', '01T10:00', '02T10:01'],
      ['02T10:02', '01T10:00', '02T10:01'],
      ['03T00:01', '01T10:00', '02T10:01'],
      ['03T10:02', '01T10:00', '02T10:01', '03T10:02'],
      ['09T23:59', '01T10:00', '02T10:01', '03T10:02', '09T23:59'],
      ['10T00:00', '01T10:00', '02T10:01', '03T10:02', '09T23:59'],
    ];
    for (const [time, ...expected] of sendings) {
      setTime(time);
      expect(await store.add('submitContact', HI), time).toBeUndefined();
      expect(await timesOf(database), time).toEqual(expected);
    }
  },
);

test.skipIf(official)('a message is sent again once, after the first one was erased', async ({ database, store }) => {
  setTime('01T10:00');
  await store.add('submitContact', HI);
  setTime('03T10:00');
  await store.add('submitContact', HI);
  const [first] = (await messagesOf(database).get()).docs;
  await first?.ref.delete();
  setTime('03T10:01');
  await store.add('submitContact', HI);
  expect(await timesOf(database)).toEqual(['03T10:00']);
  setTime('05T10:00');
  await store.add('submitContact', HI);
  expect(await timesOf(database)).toEqual(['03T10:00', '05T10:00']);
});

test('an erased message can be sent again at once', async ({ database, store }) => {
  await store.add('submitContact', HI);
  const [first] = (await messagesOf(database).get()).docs;
  await first?.ref.delete();
  await store.add('submitContact', HI);
  expect((await messagesOf(database).get()).size).toBe(1);
});

test('§3 the stored time decides whether the same words are a new message, which is stored once by retries at once', async ({
  database,
  store,
}) => {
  for (const count of [1, 2, 3, 4]) {
    const sent = Array.from({ length: 10 }, () => store.add('submitContact', HI));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([undefined]));
    const { docs } = await messagesOf(database).get();
    expect(docs).toHaveLength(count);
    for (const { ref } of docs) await ref.update({ createdAt: Timestamp.fromMillis(Date.now() - count * DAY_MS) });
  }
});

test('a message without a time doesn’t keep the same words from being stored', async ({ database, store }) => {
  await store.add('submitContact', HI);
  const [first] = (await messagesOf(database).get()).docs;
  await first?.ref.update({ createdAt: null });
  await store.add('submitContact', HI);
  await store.add('submitContact', HI);
  expect((await database.collection('contact_submissions').get()).size).toBe(2);
});

test('the same message is stored once with a filled honeypot, and once without', async ({ database, store }) => {
  for (const suspected of [true, false, true, false]) await store.add('submitContact', { ...HI, suspected });
  const { docs } = await messagesOf(database).get();
  expect(docs.map((document) => document.get('suspected'))).toEqual([true, undefined]);
});

test('an honest message is refused under the submission id of one with a filled honeypot', async ({ store }) => {
  const submissionId = crypto.randomUUID();
  const send = (suspected: boolean) => store.add('submitContact', { ...HI, submissionId, suspected });
  expect([await send(true), await send(true), await send(false)]).toEqual([
    undefined,
    undefined,
    'submission-id-reused',
  ]);
});

test('§8 an honest signup deletes a honeypot’s suspicion, is “already registered”, and no later one restores it', async ({
  database,
  store,
}) => {
  await store.add('joinWaitlist', { ...JANE, suspected: true });
  expect((await signup(database).get()).get('suspected')).toBe(true);
  const { suspected: _, ...others } = (await signup(database).get()).data() ?? {};
  for (const suspected of [false, true]) {
    expect(await store.add('joinWaitlist', { ...JANE, source: 'website', suspected })).toBe('already-registered');
    expect((await signup(database).get()).data()).toEqual(others);
  }
});

test('an honest retry of a suspected signup succeeds, and deletes the suspicion', async ({ database, store }) => {
  const submissionId = crypto.randomUUID();
  await store.add('joinWaitlist', { ...JANE, submissionId, suspected: true });
  expect(await store.add('joinWaitlist', { ...JANE, submissionId })).toBeUndefined();
  expect((await signup(database).get()).get('suspected')).toBeUndefined();
});

test('a signup with a filled honeypot leaves an honest one as it is', async ({ database, store }) => {
  await store.add('joinWaitlist', JANE);
  expect(await store.add('joinWaitlist', { ...JANE, suspected: true })).toBe('already-registered');
  expect((await signup(database).get()).data()).not.toHaveProperty('suspected');
});

test('an honest signup keeps the owner’s suspicion', async ({ database, store }) => {
  const verdict = { suspected: true, suspectedBy: 'owner' };
  await store.add('joinWaitlist', { ...JANE, suspected: true });
  await signup(database).update(verdict);
  expect(await store.add('joinWaitlist', JANE)).toBe('already-registered');
  expect((await signup(database).get()).data()).toMatchObject(verdict);
});

test('an honest signup gets its usual answer if deleting the suspicion fails; the next one deletes it', async ({
  database,
  store,
  disturbed,
}) => {
  await store.add('joinWaitlist', { ...JANE, suspected: true });
  // The first Commit is the signup's own.
  disturbed.resetNextCommit('before', 1);
  expect(await disturbed.store.add('joinWaitlist', JANE)).toBe('already-registered');
  expect([disturbed.resets(), (await signup(database).get()).get('suspected')]).toEqual([1, true]);
  expect(await disturbed.store.add('joinWaitlist', JANE)).toBe('already-registered');
  expect((await signup(database).get()).get('suspected')).toBeUndefined();
});

test('an honest signup is answered even if deleting the suspicion never ends', async ({ store, disturbed }) => {
  await store.add('joinWaitlist', { ...JANE, suspected: true });
  disturbed.resetNextCommit(() => new Promise(() => {}), 1);
  expect(await disturbed.store.add('joinWaitlist', JANE)).toBe('already-registered');
  expect(disturbed.resets()).toBe(1);
});

test('an honest signup doesn’t restore an address that is erased meanwhile', async ({ database, store, disturbed }) => {
  await store.add('joinWaitlist', { ...JANE, suspected: true });
  disturbed.resetNextCommit(() => signup(database).delete(), 1);
  expect(await disturbed.store.add('joinWaitlist', JANE)).toBe('already-registered');
  expect([disturbed.resets(), (await signup(database).get()).exists]).toEqual([1, false]);
});
