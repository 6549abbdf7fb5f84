import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { submitContact } from './submitContact.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

test('§3 name, email and message are stored as entered', async () => {
  const entered = { name: '  Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\tthere 💌\u0000 ' };
  expect(await submitContact(entered, store)).toEqual({ kind: 'sent' });
  expect([...store.messages.values()]).toMatchObject([entered]);
});

test('half characters are stored as what Firestore would keep, and a repetition is known by it', async () => {
  const entered = { ...MESSAGE, message: 'a\ud800b', submissionId: ID };
  expect(await submitContact(entered, store)).toEqual({ kind: 'sent' });
  expect([...store.messages.values()]).toMatchObject([{ message: 'a\ufffdb' }]);
  expect(await submitContact(entered, store)).toEqual({ kind: 'sent' });
});

test('two messages with equal text are two documents', async () => {
  await submitContact(MESSAGE, store);
  await submitContact(MESSAGE, store);
  expect(store.messages.size).toBe(2);
});

test('a repeated submission is sent, once', async () => {
  expect(await submitContact({ ...MESSAGE, submissionId: ID }, store)).toEqual({ kind: 'sent' });
  expect(await submitContact({ ...MESSAGE, submissionId: ID }, store)).toEqual({ kind: 'sent' });
  expect(store.messages.size).toBe(1);
});

test('a submission id is refused for another message', async () => {
  await submitContact({ ...MESSAGE, submissionId: ID }, store);
  const other = await submitContact({ ...MESSAGE, message: 'Bye', submissionId: ID }, store);
  expect(other).toEqual({ kind: 'refused', reason: 'submission-id-reused' });
  expect([...store.messages.values()]).toMatchObject([MESSAGE]);
});

test('§5 each field is required', async () => {
  for (const field of ['name', 'email', 'message'] as const) {
    const { [field]: _missing, ...others } = MESSAGE;
    expect(await submitContact(others, store)).toEqual({ kind: 'refused', reason: `${field}-required` });
  }
  expect(store.messages.size).toBe(0);
});
