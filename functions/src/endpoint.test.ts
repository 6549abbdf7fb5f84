import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { FormName } from '../../shared/contract.ts';
import { documentsOf } from '../../tests/kit/firestore.ts';
import { joining, loggedIn, REFUSAL, test } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

// The built functions answer under the framework that Cloud Run runs.

const { joinWaitlist: JANE, submitContact: HI } = VALID;
/** The header in which Hosting forwards the site's host. */
const host = { 'x-forwarded-host': 'stet.example' };

test.for(['GET', 'HEAD'])('a %s gets 204, with the functions’ own headers', async (method, { functions }) => {
  const response = await fetch(functions.url('joinWaitlist'), { method });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('a call gets a result, its repetition a reason, and no other origin may read them', async ({ functions }) => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  const call = () => fetch(functions.url('joinWaitlist'), { method: 'POST', headers, body: joining() });
  const [first, second] = [await call(), await call()];
  expect([first.status, await first.json()]).toEqual([200, { result: {} }]);
  const error = { status: 'ALREADY_EXISTS', message: 'already-registered', details: { reason: 'already-registered' } };
  expect([second.status, await second.json()]).toEqual([409, { error }]);
  for (const each of [first, second]) expect(each.headers.has('access-control-allow-origin')).toBe(false);
});

test.for<[what: string, headers: Record<string, string>, fields: object]>([
  ['in another charset', { 'content-type': 'application/json; charset=nonsense' }, {}],
  ['with tokens of any content', { authorization: 'Bearer nonsense', 'x-firebase-appcheck': 'nonsense' }, {}],
  ['with a type that the SDK would decode', {}, { x: { '@type': 'nonsense', value: 1 } }],
])('a call %s is accepted', async ([, headers, fields], { functions }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await functions.join({ ...fields, email }, { headers })).toMatchObject({ status: 200 });
});

test('a posted message is stored as typed, but CRLF becomes LF', async ({ functions }) => {
  const typed = 'Hello,\r\n\r\n 100 % & more + "💌"=\r\n';
  // The same message again is the same entry.
  for (const message of [typed, typed]) {
    expect(await functions.postForm('submitContact', { ...HI, message })).toBe('303 /form/message-sent');
  }
  const stored = await documentsOf(functions.database, 'submitContact');
  expect(stored.map((document) => document.get('message'))).toEqual([typed.replaceAll('\r', '')]);
});

const LONG = 'a'.repeat(1_048_576);
test.for<[what: string, pages: string[], form: FormName, fields: string | Record<string, string>]>([
  ['a signup', ['joined', 'already-registered'], 'joinWaitlist', { ...JANE, email: 'native@example.com', trap: '' }],
  ['two emails', ['not-joined'], 'joinWaitlist', 'email=jane@example.com&email=joe@example.com&source=modal'],
  ['broken percent signs', ['email-invalid'], 'joinWaitlist', 'email=%zz%e0%a4%a@%&source=modal%'],
  ['a prototype', ['email-required'], 'joinWaitlist', '__proto__=a@b.c&__proto__[email]=a@b.c&source=modal'],
  ['a megabyte', ['not-joined'], 'joinWaitlist', { ...JANE, email: LONG }],
  ['a megabyte', ['message-invalid'], 'submitContact', { ...HI, message: LONG }],
  ['a filled honeypot', ['message-not-sent', 'message-not-sent'], 'submitContact', { ...HI, trap: 'robot' }],
])('a form with %s leads to %j, post after post', async ([, pages, form, fields], { functions }) => {
  for (const page of pages) expect(await functions.postForm(form, fields)).toBe(`303 /form/${page}`);
});

const [JOINED, FAILED] = ['303 /form/joined', '303 /form/not-joined'];
test.for<[what: string, answer: string, headers: Record<string, string>]>([
  ['a client without these headers', FAILED, {}],
  ['another site', FAILED, { 'sec-fetch-site': 'cross-site', origin: 'https://stet.example', ...host }],
  ['another subdomain', FAILED, { 'sec-fetch-site': 'same-site', ...host }],
  ['a hidden origin', FAILED, { origin: 'null', ...host }],
  ['another site, by its referrer', FAILED, { referer: 'https://elsewhere.example/?https://stet.example/', ...host }],
  ['its own page, as text browsers send it', JOINED, { referer: 'https://stet.example/#waitlist', ...host }],
  ['its own origin, as older browsers send it', JOINED, { origin: 'https://stet.example', ...host }],
])('a form from %s is answered %s', async ([, answer, headers], { functions }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await functions.postForm('joinWaitlist', { ...JANE, email }, headers)).toBe(answer);
  expect((await functions.database.doc(`waitlist_signups/${email}`).get()).exists).toBe(answer === JOINED);
});

const long = joining({ x: ' '.repeat(8_000_000) });
test.for<[what: string, status: number, init: RequestInit & { duplex?: 'half' }]>([
  ['by another method', 400, { method: 'PUT', body: joining() }],
  ['of another type', 400, { body: joining(), headers: { 'content-type': 'text/plain' } }],
  ['of broken JSON', 400, { body: '{"data":{"email":jane}}' }],
  ['that is compressed', 400, { body: gzipSync(joining()), headers: { 'content-encoding': 'gzip' } }],
  // The functions read these to the end, so that the client sees the answer.
  ['of more than 256 KiB', 413, { body: long }],
  ['of more than 256 KiB, in chunks,', 413, { body: new Blob([long]).stream(), duplex: 'half' }],
])('a request %s is refused in the callable protocol', async ([, status, init], { functions }) => {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await fetch(functions.url('joinWaitlist'), { method: 'POST', ...init, headers });
  const error = { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } };
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body: { error } });
});

test('a form is not stored if the connection closes before its end', async ({ functions }) => {
  const { hostname, port } = new URL(functions.url('joinWaitlist'));
  const socket = connect(Number(port), hostname);
  const headers = 'Host: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded';
  socket.end(`POST / HTTP/1.1\r\n${headers}\r\nContent-Length: 100\r\n\r\nsource=modal&email=jane@example.co`);
  await socket.toArray();
  await functions.join({ email: 'later@example.com' });
  expect((await functions.database.doc('waitlist_signups/jane@example.co').get()).exists).toBe(false);
});

test('refused calls log no error, and nothing of their content', async ({ start }) => {
  const functions = await start();
  const headers = { authorization: 'Bearer nonsense', 'x-firebase-appcheck': 'nonsense' };
  for (const email of ['jane@example.com', 'jane@example.com', 'jane']) await functions.join({ email }, { headers });
  await functions.join({ trap: 'Jane' });
  await functions.post('joinWaitlist', '{"data":{"email":jane}}');
  await functions.postForm('submitContact', { ...HI, name: ' ' });
  const log = await functions.stop();
  expect(log).toContain('Callable request verification passed');
  expect(log).not.toMatch(/error|jane|example|nonsense/i);
});

test('a client over the limit is refused, for this form only', async ({ start }) => {
  const functions = await start({ env: { CALLS_PER_MINUTE: '2', FORWARDED_HOPS: '1' } });
  const headersOf = (client: string) => ({ 'x-forwarded-for': `1.2.3.4, ${client}`, 'sec-fetch-site': 'same-origin' });
  const post = async (client: string, callable: FormName = 'joinWaitlist') => {
    const { status, body: answer } = await functions.post(callable, '{"data":null}', { headers: headersOf(client) });
    return `${status} ${answer?.error?.details?.reason}`;
  };
  const GET = { headers: headersOf('203.0.113.7') };
  for (const _ of ['a form', 'that', 'gets the focus']) await fetch(functions.url('joinWaitlist'), GET);
  const calls = [await post('203.0.113.7'), await post('203.0.113.7'), await post('203.0.113.7')];
  expect(calls).toEqual(['400 malformed', '400 malformed', '429 too-many']);
  expect(await functions.postForm('joinWaitlist', '', headersOf('203.0.113.7'))).toBe('303 /form/not-joined');
  expect(await post('203.0.113.8')).toBe('400 malformed');
  expect(await post('203.0.113.7', 'submitContact')).toBe('400 malformed');
  const log = await functions.stop();
  // The alert must not learn who was refused.
  expect(loggedIn(log, REFUSAL)).toEqual([
    { severity: 'WARNING', message: 'joinWaitlist refused a client with too many calls', form: 'joinWaitlist' },
  ]);
  expect(log).not.toContain('203.0.113');
});
