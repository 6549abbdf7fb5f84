import { afterAll, describe, expect, inject, test } from 'vitest';
import { REASON_CODES, type Reason } from '../../functions/src/contract/contract.ts';
import { type Answer, call, callRaw } from '../support/call.ts';
import { openEntries } from '../support/entries.ts';

const stack = inject('stack');
const entries = openEntries(stack);
afterAll(() => entries.close());

const join = (data: unknown) => call(stack.origin, 'joinWaitlist', data);
const send = (data: unknown) => call(stack.origin, 'submitContact', data);

/** A visitor of this test file's own: the database is shared with others. */
const visitor = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@callables.example.com`;
const message = (email: string) => ({ name: 'Ana', email, message: 'Hello' });

const ACCEPTED: Answer = { status: 200, body: { result: {} } };
const HTTP = { 'invalid-argument': 400, 'failed-precondition': 400, 'already-exists': 409, 'resource-exhausted': 429 };

function expectRefusal(answer: Answer, reason: Reason): void {
  const code = REASON_CODES[reason];
  expect(answer.body.error?.details).toEqual({ reason });
  expect(answer.body.error?.status).toBe(code.replaceAll('-', '_').toUpperCase());
  expect(answer.status).toBe(HTTP[code]);
}

describe('joinWaitlist (§7)', () => {
  test('keeps a signup from the dialog: email, source and server time, nothing else (§3)', async () => {
    const email = visitor('dialog');
    const before = Date.now();
    expect(await join({ email, source: 'modal', extra: 'ignored' })).toEqual(ACCEPTED);
    const [entry, ...others] = await entries.signups(email);
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: email,
      email,
      source: 'modal',
      createdAt: expect.anything(),
      expiresAt: expect.anything(),
    });
    expect(Math.abs(entry?.createdAt.toMillis() - before)).toBeLessThan(60_000);
  });

  test('keeps a signup from the page as website (§3)', async () => {
    const email = visitor('page');
    expect(await join({ email, source: 'website' })).toEqual(ACCEPTED);
    expect(await entries.signups(email)).toMatchObject([{ source: 'website' }]);
  });

  test('trims and lowercases the email (§3, §9)', async () => {
    const email = visitor('spaces');
    expect(await join({ email: `  ${email.toUpperCase()}\n`, source: 'modal' })).toEqual(ACCEPTED);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('answers the same email in capitals with ALREADY_EXISTS, and the first entry stands (§8)', async () => {
    const email = visitor('twice');
    await join({ email, source: 'modal' });
    expectRefusal(await join({ email: email.toUpperCase(), source: 'website' }), 'already-registered');
    expect(await entries.signups(email)).toMatchObject([{ source: 'modal' }]);
  });

  test('takes a retry of the same submission as the same: success twice, one entry', async () => {
    const submission = { email: visitor('retry'), source: 'modal', submissionId: crypto.randomUUID() };
    expect(await join(submission)).toEqual(ACCEPTED);
    expect(await join(submission)).toEqual(ACCEPTED);
    expect(await entries.signups(submission.email)).toMatchObject([{ submissionId: submission.submissionId }]);
  });

  test('marks an entry as suspected where the hidden field was filled', async () => {
    const email = visitor('robot');
    expect(await join({ email, source: 'modal', trap: 'https://spam.example.com' })).toEqual(ACCEPTED);
    expect(await entries.signups(email)).toMatchObject([{ suspected: true }]);
  });

  test('keeps odd but legal emails apart', async () => {
    const tail = `${crypto.randomUUID().slice(0, 8)}.yz`;
    const odd = ['/a@x.', '%2fa@x.', 'a/b@c.', 'a/b/c@x.', '__x@y.', '..@x.', 'ÿ@ü.', '用户@例子.', "o'k+tag@x."];
    // The form __…__ is Firestore's own.
    const emails = [...odd.map((start) => `${start}${tail}`), `__x@y.${tail}__`];
    for (const email of emails) expect(await join({ email, source: 'modal' }), email).toEqual(ACCEPTED);
    for (const email of emails) {
      expect(await entries.signups(email), email).toHaveLength(1);
      expectRefusal(await join({ email, source: 'modal' }), 'already-registered');
    }
  });
});

describe('submitContact (§7)', () => {
  test('keeps a message byte for byte, as entered (§3)', async () => {
    const entered = {
      name: '  Zoë "Ω" O’Neil ',
      email: ` ${visitor('Contact')}`,
      message: '\n  <b>Grüße</b>\r\n\t$& \\ 👩‍👩‍👧 \u0000\u202e end  ',
    };
    expect(await send(entered)).toEqual(ACCEPTED);
    const [entry] = await entries.messages(entered.email);
    expect(entry).toEqual({
      ...entered,
      id: expect.any(String),
      createdAt: expect.anything(),
      expiresAt: expect.anything(),
    });
  });

  test('keeps two deliberate messages with the same text', async () => {
    const text = message(visitor('again'));
    await send({ ...text, submissionId: crypto.randomUUID() });
    await send({ ...text, submissionId: crypto.randomUUID() });
    expect(await entries.messages(text.email)).toHaveLength(2);
  });

  test('takes a retry as the same message, and refuses its id for another one', async () => {
    const sent = { ...message(visitor('resend')), submissionId: crypto.randomUUID() };
    expect(await send(sent)).toEqual(ACCEPTED);
    expect(await send(sent)).toEqual(ACCEPTED);
    expectRefusal(await send({ ...sent, message: 'Something else' }), 'submission-id-reused');
    expect(await entries.messages(sent.email)).toMatchObject([{ id: sent.submissionId, message: 'Hello' }]);
  });
});

// functions/test/corpus.test.ts tries hundreds more against the built functions.
describe('bad input is refused with a reason, and nothing is kept', () => {
  test.each<[string, unknown, Reason]>([
    ['null', null, 'malformed'],
    ['an array as email', { email: ['jane@example.com'], source: 'modal' }, 'malformed'],
    ['no email (§5)', { source: 'modal' }, 'email-required'],
    ['no dot (§5)', { email: 'jane@localhost', source: 'modal' }, 'email-invalid'],
    ['100 kB of email', { email: `${'x'.repeat(100_000)}@example.com`, source: 'modal' }, 'email-too-long'],
    ['a wrong source', { email: 'jane@example.com', source: 'admin' }, 'source-invalid'],
    ['no UUID', { email: 'jane@example.com', source: 'modal', submissionId: '1' }, 'submission-id-invalid'],
  ])('joinWaitlist: %s', async (_name, data, reason) => expectRefusal(await join(data), reason));

  test.each<[string, unknown, Reason]>([
    ['a blank name (§5)', { ...message('jane@example.com'), name: ' ' }, 'name-required'],
    ['a name over two lines', { ...message('jane@example.com'), name: 'Jane\nBcc: all' }, 'name-invalid'],
    ['no at sign (§5)', message('jane'), 'email-invalid'],
    ['5,001 characters', { ...message('jane@example.com'), message: 'x'.repeat(5_001) }, 'message-too-long'],
  ])('submitContact: %s', async (_name, data, reason) => expectRefusal(await send(data), reason));

  test('a body over 256 KiB', async () => {
    const { status, body } = await join({ email: 'x'.repeat(300_000), source: 'modal' });
    expect([status, body.error?.details]).toEqual([413, { reason: 'malformed' }]);
  });

  test('fields hidden in a prototype are not read', async () => {
    const hidden = '{"data":{"__proto__":{"email":"jane@example.com","source":"modal"}}}';
    expectRefusal(await callRaw(stack.origin, 'joinWaitlist', hidden), 'email-required');
  });

  test('no document came of any of it', async () => {
    expect(await entries.signups('jane@example.com')).toEqual([]);
    expect(await entries.messages('jane@example.com')).toEqual([]);
  });
});

describe('a form posted without scripts', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    fetch(`${stack.origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });

  test('leads from this origin to a page that says what happened (§8)', async () => {
    const email = visitor('native');
    const own = { origin: stack.origin };
    const joined = await post('/api/joinWaitlist', { email, source: 'website', trap: '' }, own);
    expect([joined.status, joined.url]).toEqual([200, `${stack.origin}/form/joined`]);
    expect(await joined.text()).toContain('You&#x27;re on the list! 🎉');
    const sent = await post('/api/submitContact', message(email), own);
    expect([sent.status, sent.url]).toEqual([200, `${stack.origin}/form/message-sent`]);
    expect(await entries.signups(email)).toMatchObject([{ source: 'website' }]);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('is refused from another origin', async () => {
    const email = visitor('foreign');
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('/api/joinWaitlist', { email, source: 'modal' }, headers)).status).toBe(400);
    expect(await entries.signups(email)).toEqual([]);
  });
});
