import { expect } from 'vitest';
import { test as base, FAILURE } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { startFirestore } from '../../tools/stack/embeddedFirestore.ts';

const EMAIL = 'outage@example.com';

/** One outage for all tests, because it takes as long as the deadlines. */
const test = base.extend('answers', { scope: 'file' }, async ({ firestore, functions, start }, { onCleanup }) => {
  const join = async (callables: typeof functions, email = EMAIL) =>
    callables.join({ email }, { signal: AbortSignal.timeout(10_000) });
  await join(functions, 'before@example.com');
  firestore.stop();
  const joinAgain = async () => {
    const first = await join(functions);
    for (const email of ['later@example.com', 'latest@example.com']) await join(functions, email);
    return first;
  };
  const [warm, form, cold] = await Promise.all([
    joinAgain(),
    functions.postForm('joinWaitlist', { ...VALID.joinWaitlist, email: EMAIL }),
    start().then((fresh) => join(fresh)),
  ]);
  // Without RECONNECT_MS, the client would now wait longer to reconnect than a call may take.
  const restarted = await startFirestore({ port: Number(firestore.host.split(':')[1]) });
  onCleanup(() => restarted.stop());
  return { warm, cold, form, after: await join(functions, 'after@example.com') };
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
  expect(answers.after.status).toBe(200);
});

test('each failure raises the alert, and no log line holds personal data', async ({ answers, functions }) => {
  expect(answers.warm.status).toBe(500);
  const log = await functions.stop();
  const errors = log.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).severity === 'ERROR');
  const alerted = errors.map((line) => FAILURE.exec(JSON.parse(line).message)?.[1]);
  expect(alerted).toEqual(Array(4).fill('joinWaitlist'));
  expect(log).not.toMatch(/outage@|later@|latest@/);
});
