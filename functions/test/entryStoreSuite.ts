import { beforeEach, describe, expect, test } from 'vitest';
import type { Reason } from '../src/contract/contract.ts';
import type { EntryStore, Message, Signup } from '../src/store/entryStore.ts';
import { JOINING_EMAILS } from './corpus/emails.ts';

type Fields = Record<string, unknown>;

/** An empty store, and a look at what it holds: what was stored in each document, but for its time. */
export interface OpenedStore {
  store: EntryStore;
  signups(): Promise<Fields[]>;
  messages(): Promise<Fields[]>;
}

const ONE = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';
const TWO = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a02';

function signup(changes: Partial<Signup> = {}): Signup {
  return { email: 'jane@example.com', source: 'modal', submissionId: undefined, suspected: false, ...changes };
}

function message(changes: Partial<Message> = {}): Message {
  const content = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };
  return { ...content, submissionId: undefined, suspected: false, ...changes };
}

function count(results: (Reason | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result ?? 'stored'] = (counts[result ?? 'stored'] ?? 0) + 1;
  return counts;
}

/** What every entry store promises. */
export function describeEntryStore(open: () => Promise<OpenedStore>): void {
  let opened: OpenedStore;
  beforeEach(async () => {
    opened = await open();
  });

  describe('signups', () => {
    test('§3 an email is stored once, with its source', async () => {
      expect(await opened.store.addSignup(signup())).toBeUndefined();
      expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal' }]);
    });

    test('§3 another submission of a known email is told so, and the first stands', async () => {
      await opened.store.addSignup(signup({ submissionId: ONE }));
      expect(await opened.store.addSignup(signup({ submissionId: TWO, source: 'website' }))).toBe('already-registered');
      expect(await opened.store.addSignup(signup({ source: 'website' }))).toBe('already-registered');
      expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', submissionId: ONE }]);
    });

    test('without a submission id nothing is taken for a repetition', async () => {
      await opened.store.addSignup(signup());
      expect(await opened.store.addSignup(signup())).toBe('already-registered');
    });

    test('the same submission again is a repetition, stored once', async () => {
      await opened.store.addSignup(signup({ submissionId: ONE }));
      expect(await opened.store.addSignup(signup({ submissionId: ONE }))).toBeUndefined();
      expect(await opened.signups()).toHaveLength(1);
    });

    test('the same submission from another form is a repetition, and the first stands', async () => {
      await opened.store.addSignup(signup({ submissionId: ONE }));
      expect(await opened.store.addSignup(signup({ submissionId: ONE, source: 'website' }))).toBeUndefined();
      expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', submissionId: ONE }]);
    });

    test('of 50 people with one email at once, one is stored', async () => {
      const people = Array.from({ length: 50 }, () => signup({ submissionId: crypto.randomUUID() }));
      const results = await Promise.all(people.map((person) => opened.store.addSignup(person)));
      expect(count(results)).toEqual({ stored: 1, 'already-registered': 49 });
      expect(await opened.signups()).toHaveLength(1);
    });

    test('of one submission sent 50 times at once, one is stored and all succeed', async () => {
      const sent = Array.from({ length: 50 }, () => opened.store.addSignup(signup({ submissionId: ONE })));
      expect(count(await Promise.all(sent))).toEqual({ stored: 50 });
      expect(await opened.signups()).toHaveLength(1);
    });

    test('suspicion is stored', async () => {
      await opened.store.addSignup(signup({ suspected: true }));
      expect(await opened.signups()).toEqual([{ email: 'jane@example.com', source: 'modal', suspected: true }]);
    });

    test('odd emails are kept apart and intact', async () => {
      const emails = JOINING_EMAILS.map(([entered, stored = entered]) => stored);
      const addAll = async () =>
        count(await Promise.all(emails.map((email) => opened.store.addSignup(signup({ email })))));
      expect(await addAll()).toEqual({ stored: emails.length });
      expect(await addAll()).toEqual({ 'already-registered': emails.length });
      expect((await opened.signups()).map(({ email }) => email).sort()).toEqual(emails.sort());
    });
  });

  describe('messages', () => {
    test('§3 a message is stored as it is', async () => {
      const content = { name: ' Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\t\u0000 💌 there. \n' };
      expect(await opened.store.addMessage(message(content))).toBeUndefined();
      expect(await opened.messages()).toEqual([content]);
    });

    test('two equal messages are two', async () => {
      expect(await opened.store.addMessage(message())).toBeUndefined();
      expect(await opened.store.addMessage(message())).toBeUndefined();
      expect(await opened.store.addMessage(message({ submissionId: ONE }))).toBeUndefined();
      expect(await opened.messages()).toHaveLength(3);
    });

    test('the same submission again is a repetition, stored once', async () => {
      await opened.store.addMessage(message({ submissionId: ONE }));
      expect(await opened.store.addMessage(message({ submissionId: ONE }))).toBeUndefined();
      expect(await opened.messages()).toHaveLength(1);
    });

    test.each([
      ['name', { name: 'Joe' }],
      ['email', { email: 'joe@example.com' }],
      ['message', { message: 'Hi!' }],
    ])('a submission id with another %s is reused, and the first stands', async (_what, change) => {
      await opened.store.addMessage(message({ submissionId: ONE }));
      expect(await opened.store.addMessage(message({ submissionId: ONE, ...change }))).toBe('submission-id-reused');
      expect(await opened.messages()).toEqual([{ name: 'Jane', email: 'jane@example.com', message: 'Hi' }]);
    });

    test('of one submission sent 50 times at once, one is stored and all succeed', async () => {
      const sent = Array.from({ length: 50 }, () => opened.store.addMessage(message({ submissionId: ONE })));
      expect(count(await Promise.all(sent))).toEqual({ stored: 50 });
      expect(await opened.messages()).toHaveLength(1);
    });

    test('suspicion is stored', async () => {
      await opened.store.addMessage(message({ suspected: true }));
      expect(await opened.messages()).toMatchObject([{ suspected: true }]);
    });
  });
}
