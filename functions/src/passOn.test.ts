import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { test as base } from '../../tests/kit/firestore.ts';
import { FAILURE } from '../../tests/kit/testFunctions.ts';
import { PASS_ON_TIMEOUT_SECONDS, passOn } from './passOn.ts';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: log }));

const send = vi.fn<() => Promise<number | undefined>>();
/** Handles the event of an entry's creation. */
const handle = (data: object) => passOn('notifyOwner', send)({ data } as never);

/** Stores an entry that is passed on. */
const test = base.extend('entry', async ({ database }) => {
  const document = database.doc('entries/one');
  await document.create({ text: 'Hi' });
  const created = await document.get();
  const mark = async () => (await document.get()).get('notifiedAt');
  return { document, mark, deliver: () => handle(created) };
});

beforeEach(() => void vi.stubEnv('OWNER_EMAIL', ' on '));
afterEach(() => {
  vi.useRealTimers();
  send.mockReset();
  log.mockClear();
});

test('an entry is passed on once, if its setting has a value, and then marked', async ({ entry }) => {
  vi.stubEnv('OWNER_EMAIL', ' ');
  await entry.deliver();
  expect(send).not.toHaveBeenCalled();
  vi.stubEnv('OWNER_EMAIL', ' on ');
  for (const _event of ['created', 'repeated']) await entry.deliver();
  expect(send.mock.calls).toEqual([['on', { text: 'Hi' }, expect.any(AbortSignal), 'one']]);
  expect(await entry.mark()).toBeInstanceOf(Timestamp);
});

test('an erased entry is neither passed on nor restored', async ({ entry: { deliver, document } }) => {
  send.mockImplementation(() => document.delete().then(() => undefined));
  for (const _try of ['while it is sent', 'before it is sent']) {
    await deliver();
    expect(send).toHaveBeenCalledOnce();
    expect((await document.get()).exists).toBe(false);
  }
});

test('after a failure, which raises the alert, a later try passes the entry on', async ({
  entry: { deliver, mark },
}) => {
  send.mockRejectedValueOnce(Object.assign(new Error('jane@example.com'), { code: 7 }));
  await expect(deliver()).rejects.toThrow('See the failure in the log');
  // No personal data.
  expect(log.mock.calls).toEqual([[expect.stringMatching(FAILURE), { error: 'Error', code: 7 }]]);
  expect(await mark()).toBeUndefined();
  await deliver();
  expect(await mark()).toBeInstanceOf(Timestamp);
});

test('an entry that is refused for good raises the alert, and is not tried again', async ({ entry }) => {
  send.mockResolvedValueOnce(422);
  await entry.deliver();
  expect(log.mock.calls).toEqual([[expect.stringMatching(FAILURE), { code: 422 }]]);
  expect(await entry.mark()).toBeUndefined();
});

test('a try fails if what it has sent can’t be marked', async ({ database, entry: { deliver } }) => {
  send.mockImplementation(() => database.terminate().then(() => undefined));
  await expect(deliver()).rejects.toThrow();
});

test('a try whose database doesn’t answer ends before the platform ends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tried = vi.fn();
  handle({ ref: { get: () => new Promise(() => {}) } }).catch(tried);
  await vi.advanceTimersByTimeAsync(PASS_ON_TIMEOUT_SECONDS * 1_000 - 1);
  expect(tried).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([['notifyOwner failed', { error: 'DeadlineError' }]]);
});
