import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import getPort from 'get-port';
import certificate from 'smtp-server/lib/tls-options.js';
import { afterEach, expect, vi } from 'vitest';
import { creationEvent } from '../../tests/kit/creationEvent.ts';
import { documentsOf } from '../../tests/kit/firestore.ts';
import { test as base } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { LOOPBACK, listen } from '../../tools/lib/loopback.ts';
import { postSignup } from './passOnSignup.ts';

const BODY = { to: ['{email}'], listIds: [2], text: '{source} from {campaign} at {createdAt}, {other} {{email}}' };
const SIGNUP = { ...VALID.joinWaitlist, createdAt: Timestamp.fromMillis(0) };

const test = base.extend('service', async ({}, { onCleanup }) => {
  const posts: { path: string | undefined; headers: object; body: unknown }[] = [];
  const service = { posts, status: 200 };
  const server = createServer(certificate(), async (request, response) => {
    posts.push({ path: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
    response.writeHead(service.status, { location: '/elsewhere' }).end('jane@example.com');
  });
  // The service has a certificate of its own.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  vi.stubEnv('SIGNUP_HOOK', `https://${LOOPBACK}:${await listen(server)}/v3/contacts api-key: correct horse`);
  onCleanup(() => void server.close());
  return service;
});

afterEach(() => void vi.unstubAllEnvs());

const post = (signup: object = SIGNUP, body = JSON.stringify(BODY)) =>
  postSignup(body, signup, new AbortController().signal);

test('a signup is posted as SIGNUP_BODY says, to SIGNUP_HOOK, with its header', async ({ service }) => {
  // No text can end the text that it is put into.
  await post({ ...SIGNUP, email: ' Jane@München.de', campaign: '","to":"{email}' });
  const headers = { 'content-type': 'application/json', 'api-key': 'correct horse', connection: 'close' };
  const email = 'jane@xn--mnchen-3ya.de';
  const text = `modal from ","to":"{email} at 1970-01-01T00:00:00.000Z, {other} {${email}}`;
  expect(service.posts).toEqual([
    { path: '/v3/contacts', headers: expect.objectContaining(headers), body: { to: [email], listIds: [2], text } },
  ]);
});

test('a new signup is posted, then marked', async ({ service, start }) => {
  const functions = await start({ env: { SIGNUP_BODY: JSON.stringify(BODY) } });
  await functions.join({ email: 'jane@example.com' });
  const [signup] = await documentsOf(functions.database, 'joinWaitlist');
  await fetch(functions.url('passOnSignup'), creationEvent(functions.projectId, `${signup?.ref.path}`));
  expect(service.posts).toMatchObject([{ body: { to: ['jane@example.com'] } }]);
  expect((await signup?.ref.get())?.get('passedOnAt')).toBeInstanceOf(Timestamp);
});

test('a signup is passed on with 2xx or 409, refused for good with 400 or 422, and else tried again', async ({
  service,
}) => {
  const endings: unknown[] = [];
  // Redirects aren't followed.
  for (const status of [204, 409, 400, 422, 302, 401, 429, 500]) {
    service.status = status;
    endings.push(await post().catch(({ code }) => `failed with ${code}`));
  }
  const failed = [302, 401, 429, 500].map((code) => `failed with ${code}`);
  expect(endings).toEqual([undefined, undefined, 400, 422, ...failed]);
  expect(service.posts).toHaveLength(endings.length);
});

test.for([
  ['without an address', { hook: '', code: 'ERR_INVALID_URL' }],
  ['without encryption', { hook: 'http://127.0.0.1', code: 'ETLS' }],
  ['to nobody', { hook: `https://${LOOPBACK}:${await getPort()}`, cause: { code: 'ECONNREFUSED' } }],
] as const)('no signup is posted %s', async ([, { hook, ...error }]) => {
  vi.stubEnv('SIGNUP_HOOK', hook);
  await expect(post()).rejects.toMatchObject(error);
});
