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

const BODY = { to: ['{email}'], listIds: [2], text: '{source} from {campaign} at {createdAt}, {constructor} {{id}}' };
const SIGNUP = { ...VALID.joinWaitlist, submissionId: 'once', createdAt: Timestamp.fromMillis(0) };

const test = base.extend('service', async ({}, { onCleanup }) => {
  const posts: { path: string | undefined; headers: object; body: unknown }[] = [];
  const service = { posts, status: 200, answer: 'jane@example.com', isEnding: true };
  const server = createServer(certificate(), async (request, response) => {
    posts.push({ path: request.url, headers: request.headers, body: JSON.parse(await text(request)) });
    response.writeHead(service.status, { location: '/elsewhere' }).write(service.answer);
    if (service.isEnding) response.end();
  });
  // The service has a certificate of its own.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  vi.stubEnv('SIGNUP_HOOK', `https://${LOOPBACK}:${await listen(server)}/v3/contacts api-key: correct horse`);
  onCleanup(() => void server.close());
  return service;
});

afterEach(() => void vi.unstubAllEnvs());

const post = (signup: object = SIGNUP) => postSignup(JSON.stringify(BODY), signup, new AbortController().signal);

test('a signup is posted as SIGNUP_BODY says, to SIGNUP_HOOK, with its header', async ({ service }) => {
  // No text can end the text that it is put into.
  await post({ ...SIGNUP, email: ' Jane@München.de', campaign: '","to":"{email}' });
  const headers = { 'content-type': 'application/json', 'api-key': 'correct horse', connection: 'close' };
  const email = 'jane@xn--mnchen-3ya.de';
  const text = `modal from ","to":"{email} at 1970-01-01T00:00:00.000Z, {constructor} {once}`;
  expect(service.posts).toEqual([
    { path: '/v3/contacts', headers: expect.objectContaining(headers), body: { to: [email], listIds: [2], text } },
  ]);
});

test('a chat, which gets no address, gets no link from a visitor', async ({ service }) => {
  const signup = { ...SIGNUP, campaign: 'evil.example/v1.2' };
  await postSignup('{"text":"{campaign} at {createdAt}"}', signup, new AbortController().signal);
  expect(service.posts).toMatchObject([{ body: { text: 'evil_example/v1.2 at 1970-01-01T00:00:00.000Z' } }]);
});

test('a new signup is posted, then marked', async ({ service, start }) => {
  // A given header replaces the post's own, in any case.
  vi.stubEnv('SIGNUP_HOOK', `${process.env.SIGNUP_HOOK}`.replace('api-key:', 'Content-Type:'));
  const functions = await start({ env: { SIGNUP_BODY: JSON.stringify(BODY) } });
  await functions.join({ email: 'jane@example.com' });
  const [signup] = await documentsOf(functions.database, 'joinWaitlist');
  await fetch(functions.url('passOnSignup'), creationEvent(functions.projectId, `${signup?.ref.path}`));
  const [to, type] = [['jane@example.com'], 'correct horse'];
  expect(service.posts).toMatchObject([{ headers: { 'content-type': type }, body: { to } }]);
  expect((await signup?.ref.get())?.get('passedOnAt')).toBeInstanceOf(Timestamp);
});

/** Brevo's, Mailchimp's and others' answers about an address that they have. */
const KNOWN = [
  '{"code":"duplicate_parameter","message":"Contact exists"}',
  '{"title":"Member Exists","detail":"Use PUT"}',
  '{"errors":{"email":["The email has already been taken."]}}',
  '{"error":"ALREADY_SUBSCRIBED"}',
  '{"errors":[{"message":"This attribute must be unique"}]}',
  '{"code":"validation_not_unique"}',
  '{"errors":[{"extensions":{"code":"RECORD_NOT_UNIQUE"}}]}',
];
const REFUSED = [
  '{"message":"List ID does not exist"}',
  'This form is already closed. Its campaign: already',
  'jane.already@already.com',
  '{"message":"Contact already in list and/or does not exist"}',
];

test.for<[ending: string, statuses: number[], answers: string[]]>([
  ['passed on', [200, 202, 409], REFUSED],
  ['passed on', [400, 422], KNOWN],
  ['refused with #', [400, 422], REFUSED],
  // Redirects aren't followed.
  ['refused with #', [301, 302, 308, 405, 410, 413, 415], KNOWN],
  ['to be tried again after #', [401, 403, 404, 408, 429, 500, 503], KNOWN],
])('a signup is %s after one of %j', async ([ending, statuses, answers], { service }) => {
  for (const status of statuses) {
    for (const answer of answers) {
      Object.assign(service, { status, answer });
      const posting = post().then((code) => (code ? `refused with ${code}` : 'passed on'));
      const ended = await posting.catch(({ code }) => `to be tried again after ${code}`);
      expect(ended, answer).toBe(ending.replace('#', `${status}`));
    }
  }
  expect(service.posts).toHaveLength(statuses.length * answers.length);
});

test('an answer that never ends is read for a second only', async ({ service }) => {
  Object.assign(service, { status: 400, isEnding: false });
  expect(await post()).toBe(400);
});

test.for([
  ['without an address', { hook: '', code: 'ERR_INVALID_URL' }],
  ['without encryption', { hook: 'http://127.0.0.1', code: 'ETLS' }],
  ['with a login', { hook: 'https://jane:horse@127.0.0.1', message: expect.stringContaining('credential') }],
  ['with a curly quote', { hook: 'https://127.0.0.1 key: ’', message: expect.stringContaining('ByteString') }],
  ['to nobody', { hook: `https://${LOOPBACK}:${await getPort()}`, cause: { code: 'ECONNREFUSED' } }],
] as const)('no signup is posted %s', async ([, { hook, ...error }]) => {
  vi.stubEnv('SIGNUP_HOOK', hook);
  await expect(post()).rejects.toMatchObject(error);
});
