import type { CallableRequest } from 'firebase-functions/https';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callableHandler, createReceiver, type Parts } from './callables.ts';
import type { EntryStore } from './store/entryStore.ts';

// What is answered otherwise, functions/test tries over the wire.

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logged }));

beforeEach(() => void logged.mockClear());

/** Joins, with a store of its own. */
function join(openStore: Parts['openStore']) {
  const call = callableHandler(createReceiver('joinWaitlist', { openStore, limiter: () => () => true }));
  const request = { data: { email: 'jane@example.com', source: 'modal' }, rawRequest: { header: () => undefined } };
  return call(request as unknown as CallableRequest<unknown>);
}

/** A store whose every call ends in the same way. */
function storeThat(ends: () => Promise<undefined>): EntryStore {
  return { addSignup: ends, addMessage: ends };
}

describe('faults', () => {
  const internal = expect.objectContaining({ code: 'internal', message: 'internal', details: undefined });

  test('§8 a failing store is internal, logged by class and code only', async () => {
    const error = Object.assign(new RangeError('waitlist_signups/jane@example.com'), { code: 14 });
    const failing = storeThat(() => Promise.reject(error));
    await expect(join(() => failing)).rejects.toEqual(internal);
    expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'RangeError', code: 14 }]]);
  });

  test('a store that does not open is internal', async () => {
    const openStore = () => {
      throw new Error('no credentials');
    };
    await expect(join(openStore)).rejects.toEqual(internal);
  });

  test('a thrown value that is no error is internal, and is not logged', async () => {
    const openStore = () => {
      throw 'jane@example.com';
    };
    await expect(join(openStore)).rejects.toEqual(internal);
    expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'string' }]]);
  });

  describe('by the deadline', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('a store that hangs is internal within ten seconds', async () => {
      const hanging = storeThat(() => new Promise(() => {}));
      const answer = expect(join(() => hanging)).rejects.toEqual(internal);
      await vi.advanceTimersByTimeAsync(7_000);
      await answer;
      expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'DeadlineError' }]]);
    });

    test('waits for a slow store', async () => {
      const slow = storeThat(() => new Promise((resolve) => setTimeout(() => resolve(undefined), 5_000)));
      const answer = expect(join(() => slow)).resolves.toEqual({});
      await vi.advanceTimersByTimeAsync(5_000);
      await answer;
    });
  });
});
