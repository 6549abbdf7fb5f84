import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOINING_EMAILS, REFUSED_EMAILS } from '../../functions/test/corpus/emails.ts';
import { PAYLOADS } from '../../functions/test/corpus/payloads.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { call, callRaw } from '../support/call.ts';
import { type Entries, type Entry, openEntries } from '../support/entries.ts';

// A stack of its own: what is in the database at the end is compared as a whole, and so is what was logged.
const log: string[] = [];
let stack: Stack;
let entries: Entries;

beforeAll(async () => {
  stack = await startStack({ projectId: `demo-stet-corpus-${process.pid}`, onLine: (line) => log.push(line) });
  entries = openEntries(stack);
});

afterAll(async () => {
  await entries?.close();
  await stack?.stop();
});

const join = (email: string) => call(stack.origin, 'joinWaitlist', { email, source: 'modal' });
const stored = PAYLOADS.flatMap(({ callable, answer }) => ('stored' in answer ? [{ callable, ...answer.stored }] : []));

test(`${JOINING_EMAILS.length} emails join the waitlist`, async () => {
  for (const [email] of JOINING_EMAILS) expect(await join(email), email).toMatchObject({ status: 200 });
});

test(`${JOINING_EMAILS.length} emails are known when they come again`, async () => {
  for (const [email] of JOINING_EMAILS) expect(await join(email), email).toMatchObject({ status: 409 });
});

test(`${REFUSED_EMAILS.length} emails are refused with their reason`, async () => {
  for (const [email, reason] of REFUSED_EMAILS) {
    const refusal = { status: 400, body: { error: { details: { reason } } } };
    expect(await join(email), email.slice(0, 300)).toMatchObject(refusal);
  }
});

test(`${PAYLOADS.length} payloads are answered as they should be`, async () => {
  for (const { title, callable, body, answer } of PAYLOADS) {
    const error = 'reason' in answer && { body: { error: { details: { reason: answer.reason } } } };
    const expected = { status: answer.status, ...error };
    expect(await callRaw(stack.origin, callable, body), title).toMatchObject(expected);
  }
});

test('the database holds what was accepted, and nothing else', async () => {
  const joined = JOINING_EMAILS.map(([entered, kept]) => ({ email: kept ?? entered, source: 'modal' }));
  const of = (name: string) =>
    stored.filter(({ callable }) => callable === name).map(({ callable, ...fields }) => fields);
  expect(sorted(await entries.signups())).toEqual(sorted([...joined, ...of('joinWaitlist')]));
  expect(sorted(await entries.messages())).toEqual(sorted(of('submitContact')));
});

test('no line of the log holds what a visitor entered', () => {
  expect(log.length).toBeGreaterThan(PAYLOADS.length);
  const personal = [...JOINING_EMAILS, ...REFUSED_EMAILS]
    .map(([entered]) => entered.trim())
    .filter((email) => email.length > 8);
  const printed = log.join('\n').toLowerCase();
  expect(personal.filter((email) => printed.includes(email.toLowerCase()))).toEqual([]);
});

/** Documents without what the server adds, in an order of their own. */
function sorted(documents: (Partial<Entry> | Record<string, unknown>)[]): string[] {
  return documents
    .map(({ id, createdAt, expiresAt, ...fields }) => JSON.stringify(Object.fromEntries(Object.entries(fields).sort())))
    .sort();
}
