import { expect } from 'vitest';
import { startFirestore } from '../../local/embeddedFirestore.ts';
import { FAILURE } from '../../test/kit/alerts.ts';
import { contactEvent } from '../../test/kit/contactEvent.ts';
import { test as base, summary } from '../../test/kit/testFunctions.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import { FirestoreStore } from './store.ts';

const PERSON = { ...VALID.submitContact, name: 'Zoë Quist', email: 'outage@example.com', message: 'Hello' };
const CONTACT_ID = crypto.randomUUID();

/** One outage for all tests, because it takes as long as the deadlines. */
const test = base
  .extend('functions', { scope: 'file' }, ({ mailServer, start }) =>
    start({ env: { OWNER_EMAIL: 'owner@stet.example', SMTP_URL: mailServer.url } }),
  )
  .extend('event', { scope: 'file' }, ({ functions: { projectId } }) =>
    contactEvent({ id: crypto.randomUUID(), projectId, contactId: CONTACT_ID, fields: PERSON }),
  )
  .extend('answers', { scope: 'file' }, async ({ event, firestore, functions, start }, { onCleanup }) => {
    const join = async (callables: typeof functions, email: string) =>
      callables.join({ email }, { signal: AbortSignal.timeout(10_000) });
    await join(functions, 'before@example.com');
    firestore.stop();
    const signup = { ...VALID.joinWaitlist, email: PERSON.email };
    const joinAgain = async () => {
      const first = await join(functions, PERSON.email);
      for (const email of ['later@example.com', 'latest@example.com']) await join(functions, email);
      return first;
    };
    const [warm, form, delivery, cold] = await Promise.all([
      joinAgain(),
      functions.postForm('joinWaitlist', signup),
      functions.deliver(event),
      start().then((fresh) => join(fresh, PERSON.email)),
    ]);
    // Without RECONNECT_MS, the client would now wait longer to reconnect than a call may take.
    const restarted = await startFirestore({ port: Number(firestore.host.split(':')[1]) });
    onCleanup(() => restarted.stop());
    await new FirestoreStore(functions.database).add('submitContact', { ...PERSON, submissionId: CONTACT_ID });
    return { warm, cold, form, delivery, after: await join(functions, 'after@example.com') };
  });

test('§8 with Firestore down, a call is answered INTERNAL within ten seconds, by a cold function too', ({
  answers,
}) => {
  const internal = { status: 500, body: { error: { message: 'internal', status: 'INTERNAL' } } };
  expect([answers.warm, answers.cold]).toEqual([internal, internal]);
});

test('§8 with Firestore down, a posted form leads to the page that asks to try again', ({ answers }) => {
  expect(answers.form).toBe('303 /form/not-joined');
});

test('§8 after a longer outage the first call is answered', ({ answers }) => {
  expect(summary(answers.after)).toBe('200');
});

test('an event fails during an outage, and sends its mail when it is repeated', async ({
  answers,
  event,
  functions,
  mailServer,
}) => {
  expect(answers.delivery).toBe(500);
  expect(mailServer.mails).toEqual([]);
  expect(await functions.deliver(event)).toBe(204);
  expect(mailServer.mails).toHaveLength(1);
});

test('each failure raises the alert, and no log line holds personal data', async ({ answers, functions }) => {
  expect(answers.delivery).toBe(500);
  const log = await functions.stop();
  const errors = log.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).severity === 'ERROR');
  const alerted = errors.flatMap((line) => FAILURE.exec(JSON.parse(line).message)?.[1] ?? []);
  expect(new Set(alerted)).toEqual(new Set(['joinWaitlist', 'notifyOwner']));
  expect(alerted).toHaveLength(errors.length);
  expect(log).not.toMatch(/outage@|zoë|quist|hello|owner@/i);
});
