import { afterAll, describe, expect, inject, test } from 'vitest';
import { call } from '../support/call.ts';
import { openEntries } from '../support/entries.ts';

// What Hosting and its rewrites could change. functions/test tries all else against the same built functions.

const stack = inject('stack');
const entries = openEntries(stack);
afterAll(() => entries.close());

const join = (data: unknown) => call(stack.origin, 'joinWaitlist', data);
const send = (data: unknown) => call(stack.origin, 'submitContact', data);

/** An email that no other test uses: all share one database. */
const uniqueEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@callables.example.com`;
const message = (email: string) => ({ name: 'Ana', email, message: 'Hello' });

const ACCEPTED = { status: 200, body: { result: {} } };
const refused = (status: number, code: string, reason: string) => ({
  status,
  body: { error: { status: code, message: reason, details: { reason } } },
});

test('joinWaitlist (§7) keeps email, source and server time, nothing else (§3), and once (§8); a retry succeeds', async () => {
  const email = uniqueEmail('joins');
  const signup = { email: ` ${email.toUpperCase()}\n`, source: 'modal', submissionId: crypto.randomUUID() };
  expect(await join({ ...signup, extra: 'ignored' })).toEqual(ACCEPTED);
  expect(await join(signup)).toEqual(ACCEPTED);
  expect(await join({ email, source: 'website' })).toEqual(refused(409, 'ALREADY_EXISTS', 'already-registered'));
  const times = { createdAt: expect.anything(), expiresAt: expect.anything() };
  expect(await entries.signups(email)).toEqual([{ ...signup, ...times, id: email, email }]);
});

test('submitContact (§7) keeps a message byte for byte, as entered (§3); its id is refused for another', async () => {
  const entered = {
    name: '  Zoë "Ω" O’Neil ',
    email: ` ${uniqueEmail('Contact')}`,
    message: '\n  <b>Grüße</b>\r\n\t$& \\ 👩‍👩‍👧 \u0000\u202e end  ',
  };
  const submissionId = crypto.randomUUID();
  expect(await send({ ...entered, submissionId })).toEqual(ACCEPTED);
  const other = { ...entered, submissionId, message: 'Something else' };
  expect(await send(other)).toEqual(refused(400, 'FAILED_PRECONDITION', 'submission-id-reused'));
  const times = { createdAt: expect.anything(), expiresAt: expect.anything() };
  expect(await entries.messages(entered.email)).toEqual([{ ...entered, ...times, id: submissionId }]);
});

test('bad input is refused with its reason, and a body over 256 KiB', async () => {
  expect(await join({ source: 'modal' })).toEqual(refused(400, 'INVALID_ARGUMENT', 'email-required'));
  expect(await send(message('jane'))).toEqual(refused(400, 'INVALID_ARGUMENT', 'email-invalid'));
  expect(await join({ email: 'x'.repeat(300_000), source: 'modal' })).toMatchObject({ status: 413 });
});

describe('a form posted without scripts, by a browser that names only its origin,', () => {
  const post = (path: string, fields: Record<string, string>, origin: string) =>
    fetch(`${stack.origin}${path}`, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });

  test('leads from this origin to a page that says what happened (§8)', async () => {
    const email = uniqueEmail('native');
    const joined = await post('/api/joinWaitlist', { email, source: 'website', trap: '' }, stack.origin);
    expect([joined.status, joined.url]).toEqual([200, `${stack.origin}/form/joined`]);
    const sent = await post('/api/submitContact', message(email), stack.origin);
    expect([sent.status, sent.url]).toEqual([200, `${stack.origin}/form/message-sent`]);
    expect(await entries.signups(email)).toMatchObject([{ source: 'website' }]);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('is refused from another origin', async () => {
    const email = uniqueEmail('foreign');
    const answer = await post('/api/joinWaitlist', { email, source: 'modal' }, 'https://elsewhere.example');
    expect(answer.status).toBe(400);
    expect(await entries.signups(email)).toEqual([]);
  });
});
