import type { APIRequestContext } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { origin as site } from '../../test/kit/stack.ts';
import { VALID } from '../../test/kit/validEntries.ts';

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
