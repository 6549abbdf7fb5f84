import type { APIRequestContext } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { origin as site } from '../../test/kit/stack.ts';
import { VALID } from '../../test/kit/validEntries.ts';

// What Hosting and its rewrites could change. functions/test tries all else against the same built functions.

const ACCEPTED = { status: 200, body: { result: {} } };
const refused = (status: number, code: string, reason: string) => ({
  status,
  body: { error: { status: code, message: reason, details: { reason } } },
});
const times = { createdAt: expect.anything(), expiresAt: expect.anything() };

async function call(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { data: { data } });
  return { status: response.status(), body: await response.json() };
}

test('§3 §7 §8 joinWaitlist keeps email, source and server time, nothing else, and once; a retry succeeds', async ({
  request,
  entries,
}) => {
  const email = uniqueEmail('joins');
  const join = (data: object) => call(request, '/api/joinWaitlist', data);
  const signup = { ...VALID.joinWaitlist, email: ` ${email.toUpperCase()}\n`, submissionId: crypto.randomUUID() };
  expect(await join({ ...signup, extra: 'ignored' })).toEqual(ACCEPTED);
  expect(await join(signup)).toEqual(ACCEPTED);
  expect(await join({ ...VALID.joinWaitlist, email, source: 'website' })).toEqual(
    refused(409, 'ALREADY_EXISTS', 'already-registered'),
  );
  expect(await entries.signups(email)).toEqual([{ ...signup, ...times, id: email, email }]);
});

test('§3 §7 submitContact keeps a message byte for byte; its id is refused for another', async ({
  request,
  entries,
}) => {
  const message = {
    ...VALID.submitContact,
    name: '  Zoë "Ω" O’Neil ',
    email: ` ${uniqueEmail('Contact')}`,
    message: '\n  <b>Grüße</b>\r\n\t$& \\ 👩‍👩‍👧 \u0000\u202e end  ',
  };
  const submissionId = crypto.randomUUID();
  const send = (data: object) => call(request, '/api/submitContact', { ...data, submissionId });
  expect(await send(message)).toEqual(ACCEPTED);
  const other = { ...message, message: 'Something else' };
  expect(await send(other)).toEqual(refused(400, 'FAILED_PRECONDITION', 'submission-id-reused'));
  expect(await entries.messages(message.email)).toEqual([{ ...message, ...times, id: submissionId }]);
});

/** Posts a form without scripts, from a browser that names only its origin. */
const post = (request: APIRequestContext, origin: string, email: string) =>
  request.post('/api/joinWaitlist', { headers: { origin }, form: { ...VALID.joinWaitlist, email, trap: '' } });

test('§8 a form posted without scripts is accepted from this origin, and refused from another', async ({
  request,
  entries,
}) => {
  const own = uniqueEmail('native');
  const answer = await post(request, site, own);
  expect([answer.status(), answer.url()]).toEqual([200, `${site}/form/joined`]);
  expect(await entries.signups(own)).toMatchObject([{ ...VALID.joinWaitlist, email: own }]);

  const foreign = uniqueEmail('foreign');
  expect((await post(request, 'https://elsewhere.example', foreign)).status()).toBe(400);
  expect(await entries.signups(foreign)).toEqual([]);
});
