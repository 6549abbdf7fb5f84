import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect } from 'vitest';
import { contactEvent } from '../test/contactEvent.ts';
import { test as base } from '../test/testFunctions.ts';
import { ownerMail } from './ownerMail.ts';
import { FirestoreStore } from './store.ts';

const OWNER = 'owner@stet.example';
const WRITTEN = { name: 'Zoë Quist', email: ' Zoe@Quist.example', message: 'Hello,\nhow much is it?' };

const test = base.extend('functions', { scope: 'file' }, ({ start }) => start({ env: { OWNER_EMAIL: OWNER } }));

/** Stores a message, and returns its event. */
async function write({ database, projectId }: { database: Firestore; projectId: string }, suspected = false) {
  const contactId = crypto.randomUUID();
  await new FirestoreStore(database).addMessage({ ...WRITTEN, submissionId: contactId, suspected });
  return { id: crypto.randomUUID(), projectId, contactId, fields: WRITTEN };
}

describe('with an owner', () => {
  test('a message becomes one mail', async ({ functions }) => {
    const event = await write(functions);
    expect(await functions.deliver(contactEvent(event))).toBe(204);
    const mail = (await functions.mails()).find(({ id }) => id === event.id);
    const message = (await functions.entries('submitContact')).find(({ id }) => id === event.contactId);
    const { contactId, id } = event;
    expect(mail).toEqual({ ...ownerMail(WRITTEN, OWNER), id, contactId, expiresAt: message?.expiresAt });
    expect(mail?.expiresAt).toBeDefined();
  });

  test('an event that comes ten times at once, and again, writes one mail', async ({ functions }) => {
    const [event, before] = [await write(functions), await functions.mails()];
    const deliver = () => functions.deliver(contactEvent(event));
    const answers = [...(await Promise.all(Array.from({ length: 10 }, deliver))), await deliver()];
    expect(answers).toEqual(Array(11).fill(204));
    expect(await functions.mails()).toHaveLength(before.length + 1);
  });

  test('two equal messages are two mails', async ({ functions }) => {
    const before = await functions.mails();
    const events = [await write(functions), await write(functions)];
    expect(await Promise.all(events.map((event) => functions.deliver(contactEvent(event))))).toEqual([204, 204]);
    expect(await functions.mails()).toHaveLength(before.length + 2);
  });

  test('a late event does not restore an erased message', async ({ functions }) => {
    const [event, before] = [await write(functions), await functions.mails()];
    await functions.database.doc(`contact_submissions/${event.contactId}`).delete();
    expect(await functions.deliver(contactEvent(event))).toBe(204);
    expect(await functions.mails()).toEqual(before);
  });

  test('a suspected message makes no mail', async ({ functions }) => {
    const [event, before] = [await write(functions, true), await functions.mails()];
    expect(await functions.deliver(contactEvent(event))).toBe(204);
    expect(await functions.mails()).toEqual(before);
  });

  test('no log line holds personal data', async ({ functions }) => {
    expect(await functions.stop()).not.toMatch(/zoe|zoë|quist|how much|owner@/i);
  });
});

test('without an owner nothing is written', async ({ start }) => {
  const functions = await start({ env: { OWNER_EMAIL: '' } });
  expect(await functions.deliver(contactEvent(await write(functions)))).toBe(204);
  expect(await functions.mails()).toEqual([]);
});
