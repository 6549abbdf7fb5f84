import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { call } from '../support/call.ts';
import { alive, family } from '../support/processes.ts';

/** The longest that a visitor waits for an answer, whatever is broken. */
const ANSWER_MS = 10_000;

const joining = (stack: Stack, email: string, submissionId: string = crypto.randomUUID()) =>
  call(stack.origin, 'joinWaitlist', { email, source: 'modal', submissionId });

/** A stack for one group of tests. */
function ownStack(): { current: Stack } {
  const holder = {} as { current: Stack };
  beforeAll(async () => {
    holder.current = await startStack({ projectId: `demo-stet-outage-${crypto.randomUUID().slice(0, 8)}` });
  });
  afterAll(() => holder.current?.stop());
  return holder;
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now();
  const result = await work;
  return { result, ms: performance.now() - start };
}

describe('functions', () => {
  const stack = ownStack();

  test('while they are stopped the site stays up and calls fail, and afterwards they work again', async () => {
    const { origin, functions } = stack.current;
    await functions.stop();
    expect((await fetch(origin)).status).toBe(200);
    const answer = await fetch(`${origin}/api/joinWaitlist`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(500);
    await functions.start();
    expect(await joining(stack.current, 'jane@example.com')).toMatchObject({ status: 200 });
  });
});

describe.concurrent('the database', () => {
  const stopped = ownStack();
  const silent = ownStack();

  test('while it is down callers are told in time, and afterwards it works', async ({ expect }) => {
    const { firestore } = stopped.current;
    // The function's process runs before the outage: how fast a busy machine starts one is not the question.
    await joining(stopped.current, 'joe@example.com');
    firestore?.pause();
    const submissionId = crypto.randomUUID();
    const { result, ms } = await timed(joining(stopped.current, 'jane@example.com', submissionId));
    expect(result).toEqual({ status: 500, body: { error: { status: 'INTERNAL', message: 'internal' } } });
    expect(ms).toBeLessThan(ANSWER_MS);
    await firestore?.resume();
    // The client connects again after a pause, and the write that was given up may still land: only its own id tells a
    // second try from a second visitor.
    const again = async () => (await joining(stopped.current, 'jane@example.com', submissionId)).status;
    await expect.poll(again, { timeout: 20_000 }).toBe(200);
  });

  test('while it answers nothing callers are told in time', async ({ expect }) => {
    await joining(silent.current, 'joe@example.com');
    silent.current.firestore?.setDelay(Number.POSITIVE_INFINITY);
    const { result, ms } = await timed(joining(silent.current, 'jane@example.com'));
    expect(result).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } });
    expect(ms).toBeLessThan(ANSWER_MS);
    silent.current.firestore?.setDelay(0);
  });
});

describe('the stack', () => {
  test('leaves no process behind when it is stopped', async () => {
    const stack = await startStack();
    await joining(stack, 'jane@example.com');
    const processes = family(stack.emulatorsPid);
    expect(processes.length).toBeGreaterThanOrEqual(2);
    await stack.stop();
    expect(alive(processes)).toEqual([]);
  });

  test('says so when the emulators end by themselves', async () => {
    const stack = await startStack();
    process.kill(stack.emulatorsPid, 'SIGKILL');
    await expect(stack.ended).rejects.toThrow('ended by themselves');
    await stack.stop();
  });
});
