import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './withDeadline.ts';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: log }));

const internal = expect.objectContaining({ code: 'internal', message: 'internal', details: undefined });

beforeEach(() => {
  log.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test.each([
  [Object.assign(new RangeError('waitlist_signups/jane@example.com'), { code: 14 }), { error: 'RangeError', code: 14 }],
  ['jane@example.com', { error: 'String' }],
  [undefined, { error: 'Object' }],
])('a failure is internal, and its log names class and code only: %j', async (thrown, logged) => {
  await expect(withDeadline('join', 1_000, () => Promise.reject(thrown))).rejects.toEqual(internal);
  expect(log.mock.calls).toEqual([['join failed', logged]]);
});

test('work fails if it takes longer than its deadline', async () => {
  const work = (milliseconds: number) =>
    withDeadline('join', 1_000, () => new Promise((resolve) => setTimeout(resolve, milliseconds, 'done')));
  const answers = Promise.allSettled([work(999), work(1_001)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toMatchObject([{ value: 'done' }, { reason: internal }]);
  expect(log.mock.calls).toEqual([['join failed', { error: 'DeadlineError' }]]);
});
