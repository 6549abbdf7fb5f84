import type { APIRequestContext } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { MESSAGE } from '../../test/kit/forms.ts';
import { origin as site } from '../../test/kit/stack.ts';
import { VALID } from '../../test/kit/validEntries.ts';

// What Hosting and its rewrites could change. functions/src tests all else against the same built functions.

const CALLS = [
  {
    path: '/api/joinWaitlist',
    stored: 'signups',
    content: VALID.joinWaitlist,
    other: { source: 'website', submissionId: undefined },
    refusal: { status: 409, code: 'ALREADY_EXISTS', reason: 'already-registered' },
  },
  {
    path: '/api/submitContact',
    stored: 'messages',
    content: { ...MESSAGE, message: `\r\n\u0000${MESSAGE.message}` },
    other: { message: 'Something else' },
    refusal: { status: 400, code: 'FAILED_PRECONDITION', reason: 'submission-id-reused' },
  },
] as const;

for (const { path, stored, content, other, refusal } of CALLS) {
  test(`§3 §7 §8 ${path} stores a call’s fields and the server’s time, nothing else, once; a retry succeeds, another is refused`, async ({
    request,
    entries,
  }) => {
    const call = async (data: object) => {
      const response = await request.post(path, { data: { data } });
      return { status: response.status(), body: await response.json() };
    };
    const fields = { ...content, email: uniqueEmail('call'), submissionId: crypto.randomUUID() };
    const accepted = { status: 200, body: { result: {} } };
    expect(await call({ ...fields, extra: 'ignored' })).toEqual(accepted);
    expect(await call(fields)).toEqual(accepted);
    const { status, code, reason } = refusal;
    expect(await call({ ...fields, ...other })).toEqual({
      status,
      body: { error: { status: code, message: reason, details: { reason } } },
    });
    const times = { createdAt: expect.anything(), expiresAt: expect.anything() };
    const { submissionId, ...sent } = fields;
    const ids = stored === 'signups' ? { id: fields.email, submissionId } : { id: submissionId };
    expect(await entries[stored](fields.email)).toEqual([{ ...sent, ...times, ...ids }]);
  });
}

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
