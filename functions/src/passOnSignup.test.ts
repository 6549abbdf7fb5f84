import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import getPort from 'get-port';
import certificate from 'smtp-server/lib/tls-options.js';
import { expect, onTestFinished, vi } from 'vitest';
import { creationEvent } from '../../tests/kit/creationEvent.ts';
import { test as base, FAILURE, loggedIn } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { LOOPBACK, listen } from '../../tools/lib/loopback.ts';
import { postSignup } from './passOnSignup.ts';

// notifyOwner.test.ts tests what both functions share: deadlines, erased entries, and repeated events.

const BODY = { to: ['{email}'], listIds: [2], text: '{source} from {campaign} at {createdAt}, {other} {{email}}' };
const SIGNUP = { ...VALID.joinWaitlist, createdAt: Timestamp.fromMillis(0), expiresAt: Timestamp.now() };
/** The service has a certificate of its own. */
const TRUSTING = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };

const test = base
  .extend('service', { scope: 'file' }, async ({}, { onCleanup }) => {
    const posts: { path: string | undefined; headers: object; body: unknown }[] = [];
    const service = { posts, status: 200, beforeAnswer: (): unknown => undefined, url: '' };
    const server = createServer(certificate(), async (request, response) => {
      posts.push({ path: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
      await service.beforeAnswer();
      response.writeHead(service.status, { location: '/elsewhere' }).end('jane@example.com');
    });
    service.url = `https://${LOOPBACK}:${await listen(server)}/v3/contacts`;
    onCleanup(() => server.closeAllConnections());
    return service;
  })
  /** Starts the built functions, and stores signups whose events they get. */
  .extend('begin', { scope: 'file' }, ({ service, start }) => async (env: Record<string, string> = {}) => {
    const hook = { SIGNUP_HOOK: `${service.url} api-key: correct horse`, SIGNUP_BODY: JSON.stringify(BODY) };
    const functions = await start({ env: { ...TRUSTING, ...hook, ...env } });
    const join = async (fields: object = {}) => {
      service.posts.length = 0;
      const document = functions.database.doc(`waitlist_signups/${crypto.randomUUID()}`);
      await document.create({ ...SIGNUP, ...fields });
      const event = creationEvent(functions.projectId, document.path);
      /** Resolves to the answer, at whose 500 Google repeats the event, and whether the signup is marked. */
      return async () => {
        const { status } = await fetch(functions.url('passOnSignup'), event);
        return [status, (await document.get()).get('passedOnAt') instanceof Timestamp];
      };
    };
    return { join, stop: functions.stop };
  })
  .extend('built', { scope: 'file' }, ({ begin }) => begin());

test('a signup is posted once, as SIGNUP_BODY says, to SIGNUP_HOOK, with its header', async ({ built, service }) => {
  // No text can end the text that it is put into.
  const deliver = await built.join({ email: ' Jane@München.de', campaign: '","to":"{email}' });
  for (const _event of ['created', 'repeated']) expect(await deliver()).toEqual([204, true]);
  const headers = { 'content-type': 'application/json', 'api-key': 'correct horse', connection: 'close' };
  const email = 'jane@xn--mnchen-3ya.de';
  const text = `modal from ","to":"{email} at 1970-01-01T00:00:00.000Z, {other} {${email}}`;
  expect(service.posts).toEqual([
    { path: '/v3/contacts', headers: expect.objectContaining(headers), body: { to: [email], listIds: [2], text } },
  ]);
});

test.for([204, 409])('a signup to which the service answers %i is passed on', async (status, { built, service }) => {
  service.status = status;
  expect(await (await built.join())()).toEqual([204, true]);
});

/** Redirects aren't followed. */
const REPEATED = [302, 308, 401, 410, 429, 500];
test.for(REPEATED)(
  'a signup to which the service answers %i is passed on by a later try',
  async (status, { built, service }) => {
    const deliver = await built.join();
    service.status = status;
    expect(await deliver()).toEqual([500, false]);
    service.status = 200;
    expect(await deliver()).toEqual([204, true]);
    expect(service.posts).toHaveLength(2);
  },
);

const FINAL = [400, 422];
test.for(FINAL)('a signup to which the service answers %i is not tried again', async (status, { built, service }) => {
  service.status = status;
  expect(await (await built.join())()).toEqual([204, false]);
});

test('each failure raises the alert, and no log line has an address or the key', async ({ built }) => {
  const log = await built.stop();
  const [errors, refusals] = [REPEATED, FINAL].map((codes) => codes.map((code) => ({ code })));
  expect(loggedIn(log, FAILURE)).toMatchObject([...(errors ?? []), ...(refusals ?? [])]);
  expect(log).not.toMatch(/jane|horse/i);
});

test.for([
  ['without SIGNUP_BODY', { SIGNUP_BODY: '' }, 204, []],
  ['without an address', { SIGNUP_HOOK: '' }, 500, [{ code: 'ERR_INVALID_URL' }]],
  ['without encryption', { SIGNUP_HOOK: 'http://127.0.0.1' }, 500, [{ code: 'ETLS' }]],
  ['if the body is no JSON', { SIGNUP_BODY: '{email}' }, 500, [{ error: 'SyntaxError' }]],
] as const)('no signup is posted %s', async ([, env, status, logged], { begin, service }) => {
  const { join, stop } = await begin(env);
  expect(await (await join())()).toEqual([status, false]);
  expect(service.posts).toEqual([]);
  expect(loggedIn(await stop(), FAILURE)).toMatchObject(logged);
});

test('a service that can’t be reached is logged with the network’s code', async ({ begin }) => {
  const { join, stop } = await begin({ SIGNUP_HOOK: `https://${LOOPBACK}:${await getPort()}` });
  expect(await (await join())()).toEqual([500, false]);
  expect(loggedIn(await stop(), FAILURE)).toMatchObject([{ error: 'TypeError', code: 'ECONNREFUSED' }]);
});

test('a service that doesn’t answer ends the try at its deadline', async ({ service }) => {
  const deadline = new AbortController();
  for (const [name, value] of Object.entries({ ...TRUSTING, SIGNUP_HOOK: service.url })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  service.beforeAnswer = () => {
    deadline.abort();
    return new Promise(() => {});
  };
  await expect(postSignup('{}', SIGNUP, deadline.signal)).rejects.toThrow('aborted');
});
