import { expect } from 'vitest';
import { test as base, FAILURE, loggedIn } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

/** One outage for all tests, because it takes as long as the deadlines. */
const test = base.extend('answers', { scope: 'file' }, async ({ firestore, functions }) => {
  const join = (email: string) => functions.join({ email }, { signal: AbortSignal.timeout(10_000) });
  const before = await join('before@example.com');
  firestore.close();
  const entry = { ...VALID.joinWaitlist, email: 'outage@example.com' };
  const [call, form] = await Promise.all([join(entry.email), functions.postForm('joinWaitlist', entry)]);
  // These calls prolong the outage. Without RECONNECT_MS, the client would then reconnect too late for the next call.
  const [later, latest] = [await join('later@example.com'), await join('latest@example.com')];
  await firestore.open();
  const after = await join('after@example.com');
  const failed = [before, call, later, latest, after].filter(({ status }) => status === 500).length;
  return { call, form, after, failed, log: await functions.stop() };
});

test('with Firestore down, a call is answered INTERNAL within ten seconds', ({ answers }) => {
  const error = { status: 'INTERNAL', message: 'failed', details: { reason: 'failed' } };
  expect(answers.call).toEqual({ status: 500, body: { error } });
});

test('with Firestore down, a posted form leads to the page that asks to try again', ({ answers }) => {
  expect(answers.form).toBe('303 /form/not-joined');
});

test('the first call after an outage is answered', ({ answers }) => {
  expect(answers.after.status).toBe(200);
});

test('each failure raises the alert, and no log line holds personal data', ({ answers: { failed, log } }) => {
  const line = { message: expect.stringContaining('joinWaitlist failed'), error: 'DeadlineError' };
  // One more, because the posted form failed, too.
  expect(loggedIn(log, FAILURE)).toMatchObject(Array(failed + 1).fill(line));
  expect(log).not.toMatch(/outage@|later@|latest@/);
});
