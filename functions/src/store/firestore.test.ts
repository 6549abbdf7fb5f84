import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../../scripts/stack/firestore.ts';
import { JOINING_EMAILS } from '../../test/corpus/emails.ts';
import type { FormName, Reason } from '../contract/contract.ts';
import { COLLECTIONS, type Message, type Signup } from './entryStore.ts';
import { expiryOf } from './expiry.ts';
import { FirestoreStore } from './firestore.ts';

vi.setConfig({ testTimeout: 30_000 });

const ONE = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
const TWO = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a02';

function signup(changes: Partial<Signup> = {}): Signup {
  return { email: 'jane@example.com', source: 'modal', submissionId: undefined, suspected: false, ...changes };
}

function message(changes: Partial<Message> = {}): Message {
  const content = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };
  return { ...content, submissionId: undefined, suspected: false, ...changes };
}

function count(results: (Reason | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result ?? 'stored'] = (counts[result ?? 'stored'] ?? 0) + 1;
  return counts;
}

/** Firebase's own emulator, where one runs. */
const official = process.env.FIRESTORE_EMULATOR_HOST;

let firestore: EmbeddedFirestore | undefined;
let opened: ReturnType<typeof open>;
const databases: ReturnType<typeof openDatabase>[] = [];

beforeAll(async () => {
  if (!official) firestore = await startFirestore();
});

beforeEach(() => {
  opened = open();
});

afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()));
  firestore?.stop();
});

/** An empty store in a project of its own. */
function open() {
  const database = openDatabase({
    firestoreHost: official ?? firestore?.host ?? '',
    projectId: `demo-${crypto.randomUUID()}`,
  });
  databases.push(database);
  const documents = async (form: FormName) => (await database.database.collection(COLLECTIONS[form]).get()).docs;
  /** The fields of each document, without its times. */
  const contents = async (form: FormName) =>
    (await documents(form)).map((document) => {
      const { createdAt, expiresAt, ...fields } = document.data();
      // The official server's timestamps have milliseconds only.
      expect(Math.abs(createdAt.toMillis() - document.createTime.toMillis())).toBeLessThan(1_000);
      const late = expiresAt.toMillis() - expiryOf(form, createdAt.toDate()).getTime();
      expect(Math.abs(late)).toBeLessThan(60_000);
      return fields;
    });
  return {
    store: new FirestoreStore(database.database),
    documents,
    signups: () => contents('joinWaitlist'),
    messages: () => contents('submitContact'),
  };
}

describe('signups', () => {
  test('§3 an email is stored once, with its source', async () => {
    expect(await opened.store.addSignup(signup())).toBeUndefined();
    expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal' }]);
  });

  test('§3 another submission of a known email is already registered, and the first stands', async () => {
    await opened.store.addSignup(signup({ submissionId: ONE }));
    expect(await opened.store.addSignup(signup({ submissionId: TWO, source: 'website' }))).toBe('already-registered');
    expect(await opened.store.addSignup(signup({ source: 'website' }))).toBe('already-registered');
    expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', submissionId: ONE }]);
  });

  test('without a submission id every repetition is already registered', async () => {
    await opened.store.addSignup(signup());
    expect(await opened.store.addSignup(signup())).toBe('already-registered');
  });

  test('the same submission again is a repetition, stored once', async () => {
    await opened.store.addSignup(signup({ submissionId: ONE }));
    expect(await opened.store.addSignup(signup({ submissionId: ONE }))).toBeUndefined();
    expect(await opened.signups()).toHaveLength(1);
  });

  test('the same submission from another form is a repetition, and the first stands', async () => {
    await opened.store.addSignup(signup({ submissionId: ONE }));
    expect(await opened.store.addSignup(signup({ submissionId: ONE, source: 'website' }))).toBeUndefined();
    expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', submissionId: ONE }]);
  });

  test('of 50 joins of one email at once, one is stored', async () => {
    const joins = Array.from({ length: 50 }, () => signup({ submissionId: crypto.randomUUID() }));
    const results = await Promise.all(joins.map((one) => opened.store.addSignup(one)));
    expect(count(results)).toEqual({ stored: 1, 'already-registered': 49 });
    expect(await opened.signups()).toHaveLength(1);
  });

  test('of one submission sent 50 times at once, one is stored and all succeed', async () => {
    const sent = Array.from({ length: 50 }, () => opened.store.addSignup(signup({ submissionId: ONE })));
    expect(count(await Promise.all(sent))).toEqual({ stored: 50 });
    expect(await opened.signups()).toHaveLength(1);
  });

  test('suspicion is stored', async () => {
    await opened.store.addSignup(signup({ suspected: true }));
    expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', suspected: true }]);
  });

  test('odd emails are kept apart and intact', async () => {
    const emails = JOINING_EMAILS.map(([entered, stored = entered]) => stored);
    const addAll = async () =>
      count(await Promise.all(emails.map((email) => opened.store.addSignup(signup({ email })))));
    expect(await addAll()).toEqual({ stored: emails.length });
    expect(await addAll()).toEqual({ 'already-registered': emails.length });
    expect((await opened.signups()).map(({ email }) => email).sort()).toEqual(emails.sort());
  });
});

describe('messages', () => {
  test('§3 a message is stored as it is', async () => {
    const content = { name: ' Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\t\u0000 💌 there. \n' };
    expect(await opened.store.addMessage(message(content))).toBeUndefined();
    expect(await opened.messages()).toEqual([content]);
  });

  test('two equal messages are two documents', async () => {
    expect(await opened.store.addMessage(message())).toBeUndefined();
    expect(await opened.store.addMessage(message())).toBeUndefined();
    expect(await opened.store.addMessage(message({ submissionId: ONE }))).toBeUndefined();
    expect(await opened.messages()).toHaveLength(3);
  });

  test('the same submission again is a repetition, stored once', async () => {
    await opened.store.addMessage(message({ submissionId: ONE }));
    expect(await opened.store.addMessage(message({ submissionId: ONE }))).toBeUndefined();
    expect(await opened.messages()).toHaveLength(1);
  });

  test.each([
    ['name', { name: 'Joe' }],
    ['email', { email: 'joe@example.com' }],
    ['message', { message: 'Hi!' }],
  ])('a submission id with another %s is reused, and the first stands', async (_what, change) => {
    await opened.store.addMessage(message({ submissionId: ONE }));
    expect(await opened.store.addMessage(message({ submissionId: ONE, ...change }))).toBe('submission-id-reused');
    expect(await opened.messages()).toEqual([{ name: 'Jane', email: 'jane@example.com', message: 'Hi' }]);
  });

  test('of one submission sent 50 times at once, one is stored and all succeed', async () => {
    const sent = Array.from({ length: 50 }, () => opened.store.addMessage(message({ submissionId: ONE })));
    expect(count(await Promise.all(sent))).toEqual({ stored: 50 });
    expect(await opened.messages()).toHaveLength(1);
  });

  test('suspicion is stored', async () => {
    await opened.store.addMessage(message({ suspected: true }));
    expect(await opened.messages()).toMatchObject([{ suspected: true }]);
  });
});

test.skipIf(official)('a signup is found under its email, written by the server’s clock', async () => {
  const { store, documents } = opened;
  firestore?.setClock(() => new Date('2031-05-06T07:08:09Z'));
  await store.addSignup({ email: 'a/b@c.d', source: 'modal', submissionId: undefined, suspected: false });
  firestore?.setClock(undefined);
  const [document] = await documents('joinWaitlist');
  expect(document?.id).toBe('a%2Fb@c.d');
  expect(document?.get('createdAt')).toEqual(Timestamp.fromDate(new Date('2031-05-06T07:08:09Z')));
});

test('a message is found under its submission id', async () => {
  const { store, documents } = opened;
  const submissionId = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
  await store.addMessage({ name: 'Jane', email: 'j@x.yz', message: 'Hi', submissionId, suspected: false });
  expect((await documents('submitContact')).map(({ id }) => id)).toEqual([submissionId]);
});
