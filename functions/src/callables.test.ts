import fc from 'fast-check';
import type { CallableRequest, HttpsError } from 'firebase-functions/https';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../test/memoryStore.ts';
import { callableHandler, createSubmit, type Parts } from './callables.ts';
import type { FormName } from './contract/contract.ts';
import type { EntryStore } from './store/entryStore.ts';

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logged }));

const JANE = { email: 'jane@example.com', source: 'modal' };

let store: MemoryStore;
beforeEach(() => {
  logged.mockClear();
  store = new MemoryStore();
});

function callableOf(form: FormName, parts: Partial<Parts> = {}) {
  const submit = createSubmit(form, { openStore: () => store, limiter: () => () => true, ...parts });
  const call = callableHandler(submit);
  return (data: unknown) =>
    call({ data, rawRequest: { header: () => '203.0.113.7' } } as unknown as CallableRequest<unknown>);
}

function joinHandler(parts: Partial<Parts> = {}) {
  return callableOf('joinWaitlist', parts);
}

/** A store whose every call ends in the same way. */
function storeThat(ends: () => Promise<never>): EntryStore {
  return { addSignup: ends, addMessage: ends };
}

describe('outcomes on the wire', () => {
  test('§7 a signup is answered with an empty result', async () => {
    expect(await joinHandler()(JANE)).toEqual({});
  });

  test('§8 a duplicate is already-exists, which the page takes for 23505', async () => {
    await joinHandler()(JANE);
    await expect(joinHandler()(JANE)).rejects.toMatchObject({
      code: 'already-exists',
      details: { reason: 'already-registered' },
    });
  });

  test('§5 a malformed email is invalid-argument with its reason', async () => {
    await expect(joinHandler()({ ...JANE, email: 'jane' })).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { reason: 'email-invalid' },
    });
  });

  test('a reused submission id is failed-precondition', async () => {
    const call = callableOf('submitContact');
    const message = { name: 'Jane', email: 'jane@example.com', message: 'Hi', submissionId: crypto.randomUUID() };
    await call(message);
    await expect(call({ ...message, message: 'Bye' })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'submission-id-reused' },
    });
  });

  test('a call over the limit is resource-exhausted and reaches no store', async () => {
    const openStore = vi.fn<Parts['openStore']>();
    await expect(joinHandler({ limiter: () => () => false, openStore })(JANE)).rejects.toMatchObject({
      code: 'resource-exhausted',
      details: { reason: 'too-many' },
    });
    expect(openStore).not.toHaveBeenCalled();
  });

  test('what was refused or done is not logged', async () => {
    await joinHandler()(JANE);
    await joinHandler()(JANE).catch(() => {});
    await joinHandler()(null).catch(() => {});
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('faults', () => {
  const internal = expect.objectContaining({ code: 'internal', message: 'internal', details: undefined });

  test('§8 a failing store is internal, logged by class and code only', async () => {
    const error = Object.assign(new RangeError('waitlist_signups/jane@example.com'), { code: 14 });
    const failing = storeThat(() => Promise.reject(error));
    await expect(joinHandler({ openStore: () => failing })(JANE)).rejects.toEqual(internal);
    expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'RangeError', code: 14 }]]);
  });

  test('a store that does not open is internal', async () => {
    const openStore = () => {
      throw new Error('no credentials');
    };
    await expect(joinHandler({ openStore })(JANE)).rejects.toEqual(internal);
  });

  test('something thrown that is no error is internal, and not logged itself', async () => {
    const openStore = () => {
      throw 'jane@example.com';
    };
    await expect(joinHandler({ openStore })(JANE)).rejects.toEqual(internal);
    expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'string' }]]);
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('a store that hangs is internal, with time left of the ten seconds', async () => {
      const hanging = storeThat(() => new Promise(() => {}));
      const answer = expect(joinHandler({ openStore: () => hanging })(JANE)).rejects.toEqual(internal);
      await vi.advanceTimersByTimeAsync(7_000);
      await answer;
      expect(logged.mock.calls).toEqual([['joinWaitlist failed', { error: 'DeadlineError' }]]);
    });

    test('a slow store is waited for', async () => {
      const slow = {
        ...store,
        addSignup: () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 5_000)),
        addMessage: store.addMessage,
      };
      const answer = expect(joinHandler({ openStore: () => slow })(JANE)).resolves.toEqual({});
      await vi.advanceTimersByTimeAsync(5_000);
      await answer;
    });
  });
});

describe('any data', () => {
  const fields = fc.record(
    {
      email: fc.oneof(fc.constantFrom('a@b.c', ' A@B.C ', ''), fc.string(), fc.anything()),
      source: fc.oneof(fc.constantFrom('modal', 'website'), fc.anything()),
      name: fc.oneof(fc.string(), fc.anything()),
      message: fc.oneof(fc.string(), fc.anything()),
      submissionId: fc.oneof(fc.uuid(), fc.constant(undefined), fc.anything()),
      trap: fc.oneof(fc.string(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const data = fc.oneof(fields, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }));

  test.each(['joinWaitlist', 'submitContact'] as const)(
    '%s answers with a document or a refusal, and never fails',
    async (form) => {
      const call = callableOf(form);
      await fc.assert(
        fc.asyncProperty(data, async (sent) => {
          const before = store.signups.size + store.messages.size;
          const status = await call(sent).then(
            () => 200,
            (error: HttpsError) => error.httpErrorCode.status,
          );
          const stored = store.signups.size + store.messages.size - before;
          expect(status === 200 ? stored <= 1 : status >= 400 && status < 500 && stored === 0).toBe(true);
        }),
        { numRuns: 2_000 },
      );
    },
  );
});
