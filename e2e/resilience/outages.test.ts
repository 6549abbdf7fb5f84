import { afterEach, expect, test } from 'vitest';
import { freePorts, LOOPBACK } from '../../scripts/stack/ports.ts';
import { type Stack, type StackOptions, startStack } from '../../scripts/stack/stack.ts';
import { call } from '../support/call.ts';
import { alive, family } from '../support/processes.ts';

/** The longest that a visitor waits for an answer, whatever is broken. */
const ANSWER_MS = 10_000;

let stack: Stack | undefined;
afterEach(() => stack?.stop());

async function start(options?: StackOptions): Promise<Stack> {
  stack = await startStack({ ...options, projectId: `demo-stet-outage-${crypto.randomUUID().slice(0, 8)}` });
  return stack;
}

// That a stopped database is answered in time, too, is proved at the functions: functions/test/outage.test.ts.
test('§8 while the database answers nothing callers get an error in time; a retry succeeds; no process outlives the stack', async () => {
  const { origin, firestore, emulatorsPid, stop } = await start();
  const join = (email: string, signal = AbortSignal.timeout(ANSWER_MS)) =>
    call(
      origin,
      'joinWaitlist',
      { email, source: 'modal', submissionId: '3f0e8a52-98f4-4a7b-9d56-0c8f4a8d7e11' },
      signal,
    );
  // Starts the function's process before the outage: a busy machine may take long.
  await join('joe@example.com', AbortSignal.timeout(3 * ANSWER_MS));

  firestore?.setDelay(Number.POSITIVE_INFINITY);
  const internal = { status: 500, body: { error: { status: 'INTERNAL', message: 'internal' } } };
  expect(await join('jane@example.com')).toEqual(internal);
  firestore?.setDelay(0);
  expect(await join('jane@example.com')).toMatchObject({ status: 200 });

  const processes = family(emulatorsPid);
  expect(processes.length).toBeGreaterThanOrEqual(2);
  await stop();
  expect(alive(processes)).toEqual([]);
});

test('a debugger can attach to the functions; the stack rejects when the emulators end by themselves', async () => {
  const [inspect = 0] = await freePorts(1);
  const { emulatorsPid, ended } = await start({ inspect });
  const [target] = await (await fetch(`http://${LOOPBACK}:${inspect}/json/list`)).json();
  expect(target.webSocketDebuggerUrl).toContain(`ws://${LOOPBACK}:${inspect}/`);
  process.kill(emulatorsPid, 'SIGKILL');
  await expect(ended).rejects.toThrow('ended by themselves');
});
