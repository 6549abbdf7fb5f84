import { expect, onTestFinished } from 'vitest';
import { FAILURE, loggedIn, test } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { freePort } from '../../tools/lib/loopback.ts';
import { startFirestore } from '../../tools/stack/embeddedFirestore.ts';

// One test, because an outage takes as long as the deadlines.
test('with Firestore down, each form fails within ten seconds; the first call after the outage is answered', async ({
  start,
}) => {
  const port = await freePort();
  const firestore = await startFirestore({ port });
  const functions = await start({ env: { FIRESTORE_EMULATOR_HOST: firestore.host } });
  const join = (email: string) => functions.join({ email }, { signal: AbortSignal.timeout(10_000) });
  const before = await join('before@example.com');
  firestore.stop();
  const entry = { ...VALID.joinWaitlist, email: 'outage@example.com' };
  const [call, form] = await Promise.all([join(entry.email), functions.postForm('joinWaitlist', entry)]);
  const error = { status: 'INTERNAL', message: 'failed', details: { reason: 'failed' } };
  expect([call, form]).toEqual([{ status: 500, body: { error } }, '303 /form/not-joined']);
  // These calls prolong the outage. Without RECONNECT_MS, the client would then reconnect too late for the next call.
  const [later, latest] = [await join('later@example.com'), await join('latest@example.com')];
  onTestFinished((await startFirestore({ port })).stop);
  const after = await join('after@example.com');
  expect(after.status).toBe(200);
  // Each failure raises the alert, also the posted form's, and no log line has personal data.
  const log = await functions.stop();
  const failed = [before, call, later, latest].filter(({ status }) => status === 500).length;
  const line = { message: expect.stringContaining('joinWaitlist failed'), error: 'DeadlineError' };
  expect(loggedIn(log, FAILURE)).toMatchObject(Array(failed + 1).fill(line));
  expect(log).not.toMatch(/outage@|later@|latest@/);
});
