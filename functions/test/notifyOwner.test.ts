import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { FirestoreStore } from '../src/store/firestore.ts';
import { type ContactEvent, contactEvent, contactEventInJson } from './contactEvent.ts';
import { type Callables, startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const OWNER = 'owner@stet.example';
const WRITTEN = { name: 'Zoë Quist', email: ' Zoe@Quist.example', message: 'Hello,\nhow much is it?' };
const MAIL = {
  to: OWNER,
  replyTo: 'Zoe@Quist.example',
  message: {
    subject: 'Message from Zoë Quist',
    text: 'Name: Zoë Quist\nEmail: Zoe@Quist.example\n\nHello,\nhow much is it?\n',
  },
  contactEmail: 'zoe@quist.example',
};

let firestore: EmbeddedFirestore;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  firestore = await startFirestore();
});
afterAll(async () => {
  for (const end of endings) await end();
  firestore.stop();
});

/** The functions beside a database of their own. */
async function start(owner = OWNER) {
  const projectId = `demo-${crypto.randomUUID()}`;
  const callables = await startCallables({ firestoreHost: firestore.host, projectId, env: { OWNER_EMAIL: owner } });
  const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
  endings.push(close, () => callables.stop());
  const store = new FirestoreStore(database);
  return {
    callables,
    database,
    /** Stores a message, and gives the event of it. */
    async write({ suspected = false } = {}): Promise<ContactEvent> {
      const contactId = crypto.randomUUID();
      await store.addMessage({ ...WRITTEN, submissionId: contactId, suspected });
      return { id: crypto.randomUUID(), projectId, contactId, fields: WRITTEN };
    },
    async mails() {
      return (await database.collection('mail').get()).docs.map((mail) => ({ id: mail.id, ...mail.data() }));
    },
  };
}

async function deliver(callables: Callables, request: RequestInit): Promise<number> {
  const response = await fetch(callables.url('notifyOwner'), request);
  await response.arrayBuffer();
  return response.status;
}

describe('with an owner', () => {
  let stet: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    stet = await start();
  });

  test.each([
    ['in protobuf', contactEvent],
    ['in JSON', contactEventInJson],
  ])('a message becomes one mail, by an event %s', async (_how, request) => {
    const event = await stet.write();
    expect(await deliver(stet.callables, request(event))).toBe(204);
    const mail = (await stet.mails()).find(({ id }) => id === event.id);
    const { expiresAt } = (await stet.database.doc(`contact_submissions/${event.contactId}`).get()).data() ?? {};
    expect(expiresAt).toBeDefined();
    expect(mail).toEqual({ ...MAIL, id: event.id, contactId: event.contactId, expiresAt });
  });

  test('the same event again, and ten times at once, writes no second mail', async () => {
    const event = await stet.write();
    const before = (await stet.mails()).length;
    expect(await deliver(stet.callables, contactEvent(event))).toBe(204);
    const again = Array.from({ length: 10 }, () => deliver(stet.callables, contactEvent(event)));
    expect(new Set(await Promise.all(again))).toEqual(new Set([204]));
    expect(await stet.mails()).toHaveLength(before + 1);
  });

  test('two messages are two mails', async () => {
    const before = (await stet.mails()).length;
    const events = [await stet.write(), await stet.write()];
    const delivered = events.map((event) => deliver(stet.callables, contactEvent(event)));
    expect(await Promise.all(delivered)).toEqual([204, 204]);
    expect(await stet.mails()).toHaveLength(before + 2);
  });

  test('a late event does not restore an erased message', async () => {
    const event = await stet.write();
    const before = (await stet.mails()).length;
    await stet.database.doc(`contact_submissions/${event.contactId}`).delete();
    expect(await deliver(stet.callables, contactEvent(event))).toBe(204);
    expect(await stet.mails()).toHaveLength(before);
  });

  test('a suspected message is stored, without a mail', async () => {
    const before = (await stet.mails()).length;
    expect(await deliver(stet.callables, contactEvent(await stet.write({ suspected: true })))).toBe(204);
    expect(await stet.mails()).toHaveLength(before);
  });

  test('no log line holds personal data', async () => {
    expect(await stet.callables.stop()).not.toMatch(/zoe|zoë|quist|how much|owner@/i);
  });
});

test('without an owner nothing is written', async () => {
  const { callables, write, mails } = await start('');
  expect(await deliver(callables, contactEvent(await write()))).toBe(204);
  expect(await mails()).toEqual([]);
});
