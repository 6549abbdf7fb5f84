import { beforeEach, describe, expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../test/corpus/emails.ts';
import { MemoryStore } from '../../test/memoryStore.ts';
import { joinWaitlist, submitContact } from './submissions.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const JANE = { email: 'jane@example.com', source: 'modal' };
const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

describe('joinWaitlist', () => {
  test('§3 the email is stored trimmed and lowercased, with its source', async () => {
    expect(await joinWaitlist({ email: ' Jane@Example.COM ', source: 'website' }, store)).toBeUndefined();
    expect([...store.signups.values()]).toMatchObject([{ email: 'jane@example.com', source: 'website' }]);
  });

  test('§8 the same email in capitals is already registered, and the first entry stands', async () => {
    await joinWaitlist(JANE, store);
    const again = await joinWaitlist({ email: 'JANE@EXAMPLE.COM', source: 'website' }, store);
    expect(again).toBe('already-registered');
    expect([...store.signups.values()]).toMatchObject([{ source: 'modal' }]);
  });

  test('a repeated submission joins, once', async () => {
    expect(await joinWaitlist({ ...JANE, submissionId: ID }, store)).toBeUndefined();
    expect(await joinWaitlist({ ...JANE, email: 'Jane@example.com', submissionId: ID }, store)).toBeUndefined();
    expect(store.signups.size).toBe(1);
  });

  test('a filled trap makes an entry suspected, an empty one does not', async () => {
    await joinWaitlist({ ...JANE, trap: '' }, store);
    await joinWaitlist({ ...JANE, email: 'bot@example.com', trap: 'x' }, store);
    expect([...store.signups.values()].map(({ suspected }) => suspected)).toEqual([false, true]);
  });

  test('§5 every email of the corpus joins as expected', async () => {
    for (const [email, stored = email] of JOINING_EMAILS) {
      expect(await joinWaitlist({ email, source: 'modal' }, store), email).toBeUndefined();
      expect([...store.signups.values()].at(-1)?.email).toBe(stored);
    }
    expect(store.signups.size).toBe(JOINING_EMAILS.length);
  });

  test.each([...REFUSED_EMAILS])('§5 %j is refused: %s', async (email, reason) => {
    expect(await joinWaitlist({ email, source: 'modal' }, store)).toBe(reason);
    expect(store.signups.size).toBe(0);
  });

  test('inherited fields are no fields', async () => {
    expect(await joinWaitlist(Object.create(JANE), store)).toBe('email-required');
  });
});

describe('submitContact', () => {
  test('§3 name, email and message are stored as entered', async () => {
    const entered = { name: '  Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\tthere 💌\u0000 ' };
    expect(await submitContact(entered, store)).toBeUndefined();
    expect([...store.messages.values()]).toMatchObject([entered]);
  });

  test('half characters are stored as what Firestore would keep, and a repetition is known by it', async () => {
    const entered = { ...MESSAGE, message: 'a\ud800b', submissionId: ID };
    expect(await submitContact(entered, store)).toBeUndefined();
    expect([...store.messages.values()]).toMatchObject([{ message: 'a\ufffdb' }]);
    expect(await submitContact(entered, store)).toBeUndefined();
  });

  test('two messages with equal text are two documents', async () => {
    await submitContact(MESSAGE, store);
    await submitContact(MESSAGE, store);
    expect(store.messages.size).toBe(2);
  });

  test('a repeated submission is sent, once', async () => {
    expect(await submitContact({ ...MESSAGE, submissionId: ID }, store)).toBeUndefined();
    expect(await submitContact({ ...MESSAGE, submissionId: ID }, store)).toBeUndefined();
    expect(store.messages.size).toBe(1);
  });

  test('a submission id is refused for another message', async () => {
    await submitContact({ ...MESSAGE, submissionId: ID }, store);
    const other = await submitContact({ ...MESSAGE, message: 'Bye', submissionId: ID }, store);
    expect(other).toBe('submission-id-reused');
    expect([...store.messages.values()]).toMatchObject([MESSAGE]);
  });

  test('§5 each field is required', async () => {
    for (const field of ['name', 'email', 'message'] as const) {
      const { [field]: _missing, ...others } = MESSAGE;
      expect(await submitContact(others, store)).toBe(`${field}-required`);
    }
    expect(store.messages.size).toBe(0);
  });
});
