import { expect } from 'vitest';
import { FirestoreStore } from '../src/store/firestore.ts';
import { contactEvent } from './contactEvent.ts';
import { test as base, summary } from './served.ts';

const PERSON = { name: 'Zoë Quist', email: 'outage@example.com', message: 'Hello' };

/** One outage for all tests: it takes as long as the deadlines. */
const test = base
  .extend('functions', { scope: 'file' }, ({ start }) => start({ env: { OWNER_EMAIL: 'owner@stet.example' } }))
  .extend('event', { scope: 'file' }, async ({ functions: { database, projectId } }) => {
    const event = { id: crypto.randomUUID(), projectId, contactId: crypto.randomUUID(), fields: PERSON };
    await new FirestoreStore(database).addMessage({ ...PERSON, submissionId: event.contactId, suspected: false });
    return contactEvent(event);
  })
  .extend('answers', { scope: 'file' }, async ({ event, firestore, functions, start }) => {
    const join = async (callables: typeof functions, email: string) =>
      callables.join({ email }, { signal: AbortSignal.timeout(10_000) });
    await join(functions, 'before@example.com');
    firestore.pause();
    const fromWarm = Promise.all([join(functions, PERSON.email), functions.deliver(event)]);
    const [[warm, delivery], cold] = await Promise.all([fromWarm, start().then((it) => join(it, PERSON.email))]);
    // Without a limit of its own, the client would now wait longer to reconnect than a call may take.
    for (const email of ['later@example.com', 'latest@example.com']) await join(functions, email);
    await firestore.resume();
    return { warm, cold, delivery, after: await join(functions, 'after@example.com') };
  });

test('§8 with Firestore down, a call is answered INTERNAL within ten seconds, by a cold function too', ({
  answers,
}) => {
  const internal = { status: 500, body: { error: { message: 'internal', status: 'INTERNAL' } } };
  expect([answers.warm, answers.cold]).toEqual([internal, internal]);
});

test('§8 after a longer outage the first call is answered', ({ answers }) => {
  expect(summary(answers.after)).toBe('200');
});

test('an event during an outage is answered with an error, and makes one mail when it comes again', async ({
  answers,
  event,
  functions,
}) => {
  expect(answers.delivery).toBe(500);
  expect(await functions.deliver(event)).toBe(204);
  expect(await functions.mails()).toHaveLength(1);
});

test('no log line holds personal data', async ({ answers, functions }) => {
  expect(answers.delivery).toBe(500);
  const log = await functions.stop();
  expect(log).toContain('joinWaitlist failed');
  expect(log).toContain('notifyOwner failed');
  expect(log).not.toMatch(/outage@|zoë|quist|hello|owner@/i);
});
