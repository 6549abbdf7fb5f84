import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time keeps its result and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1_000)).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time keeps its error and leaves no timer', async () => {
  await expect(withDeadline(Promise.reject(new RangeError('broken')), 1_000)).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer is given up at the deadline, not before', async () => {
  const settled = vi.fn();
  const work = withDeadline(new Promise(() => {}), 1_000).catch(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(settled).toHaveBeenCalledWith(expect.any(DeadlineError));
});
