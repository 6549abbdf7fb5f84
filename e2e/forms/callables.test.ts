import { call } from '../support/call.ts';
import { expect, test, uniqueEmail } from '../support/visitor.ts';

// What Hosting and its rewrites could change. functions/test tries all else against the same built functions.

const ACCEPTED = { status: 200, body: { result: {} } };
const refused = (status: number, code: string, reason: string) => ({
  status,
  body: { error: { status: code, message: reason, details: { reason } } },
});
const times = { createdAt: expect.anything(), expiresAt: expect.anything() };

test('§3 §7 §8 joinWaitlist keeps email, source and server time, nothing else, and once; a retry succeeds', async ({
  stack,
  entries,
}) => {
  const email = uniqueEmail('joins');
  const join = (data: object) => call(stack.origin, 'joinWaitlist', data);
  const signup = { email: ` ${email.toUpperCase()}\n`, source: 'modal', submissionId: crypto.randomUUID() };
  expect(await join({ ...signup, extra: 'ignored' })).toEqual(ACCEPTED);
  expect(await join(signup)).toEqual(ACCEPTED);
  expect(await join({ email, source: 'website' })).toEqual(refused(409, 'ALREADY_EXISTS', 'already-registered'));
  expect(await entries.signups(email)).toEqual([{ ...signup, ...times, id: email, email }]);
});

test('§3 §7 submitContact keeps a message byte for byte, as entered; its id is refused for another', async ({
  stack,
  entries,
}) => {
  const entered = {
    name: '  Zoë "Ω" O’Neil ',
    email: ` ${uniqueEmail('Contact')}`,
    message: '\n  <b>Grüße</b>\r\n\t$& \\ 👩‍👩‍👧 \u0000\u202e end  ',
  };
  const submissionId = crypto.randomUUID();
  const send = (data: object) => call(stack.origin, 'submitContact', { ...data, submissionId });
  expect(await send(entered)).toEqual(ACCEPTED);
  const other = { ...entered, message: 'Something else' };
  expect(await send(other)).toEqual(refused(400, 'FAILED_PRECONDITION', 'submission-id-reused'));
  expect(await entries.messages(entered.email)).toEqual([{ ...entered, ...times, id: submissionId }]);
});

/** Posts a form without scripts, from a browser that names only its origin. */
function post(site: string, origin: string, email: string): Promise<Response> {
  const body = new URLSearchParams({ email, source: 'website', trap: '' });
  return fetch(`${site}/api/joinWaitlist`, { method: 'POST', headers: { origin }, body });
}

test('§8 a form posted without scripts from this origin is taken', async ({ stack, entries }) => {
  const email = uniqueEmail('native');
  const { status, url } = await post(stack.origin, stack.origin, email);
  expect([status, url]).toEqual([200, `${stack.origin}/form/joined`]);
  expect(await entries.signups(email)).toMatchObject([{ source: 'website' }]);
});

test('a form posted without scripts from another origin is refused', async ({ stack, entries }) => {
  const email = uniqueEmail('foreign');
  expect((await post(stack.origin, 'https://elsewhere.example', email)).status).toBe(400);
  expect(await entries.signups(email)).toEqual([]);
});
