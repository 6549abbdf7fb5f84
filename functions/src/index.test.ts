import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { REFUSAL } from '../../test/kit/alerts.ts';
import { joining, summary, test } from '../../test/kit/testFunctions.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import type { FormName } from './contract/contract.ts';

// The built functions under the framework that Cloud Run runs: one test for each kind of answer.

const MESSAGE = VALID.submitContact;
/** The header in which Hosting forwards the site's host. */
const host = { 'x-forwarded-host': 'stet.example' };
const MALFORMED = {
  status: 400,
  body: { error: { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } } },
};

test.for(['GET', 'HEAD'])('a %s is answered 204, for no cache and no other origin', async (method, { functions }) => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  const response = await fetch(functions.url('joinWaitlist'), { method, headers });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(Object.fromEntries(response.headers)).not.toHaveProperty('access-control-allow-origin');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
  });
});

test('a GET is neither counted by the limiter nor logged', async ({ start }) => {
  const functions = await start({ env: { CALLS_PER_MINUTE: '1', FORWARDED_HOPS: '1' } });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let call = 0; call < 3; call++) await (await fetch(functions.url('joinWaitlist'), { headers })).text();
  const log = functions.log();
  expect(await functions.join({}, { headers })).toMatchObject({ status: 200 });
  expect(log).toBe('Functions are served.\n');
});

test('§3 a call is answered with a result once it is stored', async ({ functions }) => {
  expect(await functions.join({ email: ' Call@Example.com ' })).toEqual({ status: 200, body: { result: {} } });
  const stored = (await functions.entries('joinWaitlist')).find(({ id }) => id === 'call@example.com');
  expect(stored).toMatchObject({ email: 'call@example.com', source: 'modal' });
});

test.for([
  ['an invalid field', { email: 'jane' }, 400, 'INVALID_ARGUMENT', 'email-invalid'],
  ['a known email', { email: 'known@example.com' }, 409, 'ALREADY_EXISTS', 'already-registered'],
] as const)('§8 a call with %s is refused with its reason', async ([, fields, status, code, reason], { functions }) => {
  await functions.join({ email: 'known@example.com' });
  const error = { status: code, message: reason, details: { reason } };
  expect(await functions.join(fields)).toEqual({ status, body: { error } });
});

test('§8 a call with the submission id of another message is refused with its reason', async ({ functions }) => {
  const submissionId = crypto.randomUUID();
  const send = (message: string) =>
    functions.post('submitContact', JSON.stringify({ data: { ...MESSAGE, message, submissionId } }));
  expect(summary(await send('Hi'))).toBe('200');
  expect(await send('Hello')).toMatchObject({
    status: 400,
    body: { error: { status: 'FAILED_PRECONDITION', details: { reason: 'submission-id-reused' } } },
  });
});

test.for<[what: string, headers: Record<string, string>]>([
  ['in another charset', { 'content-type': 'application/json; charset=nonsense' }],
  ['with tokens of any content', { authorization: 'Bearer nonsense', 'x-firebase-appcheck': 'nonsense' }],
])('a call %s is accepted', async ([what, headers], { functions }) => {
  const email = `${what.replaceAll(' ', '.')}@example.com`;
  expect(await functions.join({ email }, { headers })).toMatchObject({ status: 200 });
});

test.for<[page: string, form: FormName, fields: string | Record<string, string>]>([
  ['joined', 'joinWaitlist', { ...VALID.joinWaitlist, email: ' Native@Example.com ', trap: '' }],
  ['already-registered', 'joinWaitlist', { ...VALID.joinWaitlist, email: 'native@example.com' }],
  ['email-required', 'joinWaitlist', { ...VALID.joinWaitlist, email: '' }],
  ['email-invalid', 'joinWaitlist', { ...VALID.joinWaitlist, email: 'jane@localhost' }],
  ['not-joined', 'joinWaitlist', { ...VALID.joinWaitlist, source: '' }],
  ['not-joined', 'joinWaitlist', `source=modal&email=${'a'.repeat(1_048_576)}`],
  ['message-sent', 'submitContact', { ...MESSAGE, message: 'Hello,\r\nYou\r\n' }],
  ['message-sent', 'submitContact', { ...MESSAGE, message: 'Hello,\nYou\n' }],
  ['message-invalid', 'submitContact', { ...MESSAGE, name: ' ' }],
])('§8 a posted form leads to the page %s', async ([page, form, fields], { functions }) => {
  expect(await functions.postForm(form, fields)).toBe(`303 /form/${page}`);
});

test('§3 a form that is posted again is stored once, with single line breaks', async ({ functions }) => {
  const stored = await functions.entries('submitContact');
  expect(stored.filter(({ message }) => message === 'Hello,\nYou\n')).toHaveLength(1);
  const emails = (await functions.entries('joinWaitlist')).map(({ email }) => email);
  expect(emails.filter((email) => email === 'native@example.com')).toHaveLength(1);
});

test.for<[what: string, headers: Record<string, string>]>([
  ['neither header', {}],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://stet.example', ...host }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', ...host }],
  ['no page at all', { 'sec-fetch-site': 'none', ...host }],
  ['a foreign origin', { origin: 'https://elsewhere.example', ...host }],
  ['a hidden origin', { origin: 'null', ...host }],
  ['an origin of another port', { origin: 'https://stet.example:8443', ...host }],
])('a form from %s is refused', async ([, headers], { functions }) => {
  const email = 'foreign@example.com';
  expect(await functions.postForm('joinWaitlist', { ...VALID.joinWaitlist, email }, headers)).toBe('400');
  expect((await functions.entries('joinWaitlist')).map(({ id }) => id)).not.toContain(email);
});

test('a form from the site’s own origin is accepted without Sec-Fetch-Site, as older browsers send it', async ({
  functions,
}) => {
  const headers = { origin: 'https://stet.example', ...host };
  expect(await functions.postForm('joinWaitlist', { ...VALID.joinWaitlist, email: 'older@example.com' }, headers)).toBe(
    '303 /form/joined',
  );
});

test.for<[what: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>]>([
  ['of another type', joining(), { 'content-type': 'text/plain' }],
  ['of broken JSON', '{"data":{"email":jane}}', {}],
  ['that is compressed', gzipSync(joining()), { 'content-encoding': 'gzip' }],
])('a body %s is refused in the callable protocol', async ([, body, headers], { functions }) => {
  expect(await functions.post('joinWaitlist', body, { headers })).toMatchObject(MALFORMED);
});

test('a request by another method is refused in the callable protocol', async ({ functions }) => {
  const response = await fetch(functions.url('joinWaitlist'), { method: 'PUT', body: joining() });
  expect({ status: response.status, body: await response.json() }).toEqual(MALFORMED);
});

test.for<[how: string, bodyOf: (text: string) => string | ReadableStream]>([
  ['with its length', (text) => text],
  ['in chunks', (text) => new Blob([text]).stream()],
])('a body of more than 256 KiB is read to its end and answered 413, %s', async ([, bodyOf], { functions }) => {
  const body = bodyOf(joining({ x: ' '.repeat(8_000_000) }));
  const answer = await functions.post('joinWaitlist', body, { duplex: 'half' } as RequestInit);
  expect(answer).toEqual({ ...MALFORMED, status: 413 });
});

test('a form is not stored if the connection closes before its end', async ({ functions }) => {
  const { hostname, port } = new URL(functions.url('joinWaitlist'));
  const socket = connect(Number(port), hostname);
  const headers = 'Host: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded';
  socket.end(`POST / HTTP/1.1\r\n${headers}\r\nContent-Length: 100\r\n\r\nsource=modal&email=jane@example.co`);
  await socket.toArray();
  await functions.join({ email: 'later@example.com' });
  expect((await functions.entries('joinWaitlist')).map(({ id }) => id)).not.toContain('jane@example.co');
});

test('a client over the limit is refused for this form only, and counted in the log; other clients are not', async ({
  start,
}) => {
  const functions = await start({ env: { CALLS_PER_MINUTE: '2', FORWARDED_HOPS: '1' } });
  const headersOf = (client: string) => ({ 'x-forwarded-for': `1.2.3.4, ${client}`, 'sec-fetch-site': 'same-origin' });
  const post = async (client: string, callable: FormName = 'joinWaitlist') =>
    summary(await functions.post(callable, '{"data":null}', { headers: headersOf(client) }));
  const calls = [await post('203.0.113.7'), await post('203.0.113.7'), await post('203.0.113.7')];
  expect(calls).toEqual(['400 malformed', '400 malformed', '429 too-many']);
  expect(await functions.postForm('joinWaitlist', '', headersOf('203.0.113.7'))).toBe('303 /form/not-joined');
  expect(await post('203.0.113.8')).toBe('400 malformed');
  expect(await post('203.0.113.7', 'submitContact')).toBe('400 malformed');
  const log = await functions.stop();
  const refusals = log.split('\n').filter((line) => REFUSAL.test(line));
  expect(refusals.map((line) => JSON.parse(line))).toEqual([
    { severity: 'WARNING', message: 'joinWaitlist refused 1 of 3 calls', percent: 33 },
  ]);
  expect(log).not.toContain('203.0.113');
});

test('refused calls log no error, and nothing of their content', async ({ functions }) => {
  const log = await functions.stop();
  expect(log).toContain('Callable request verification passed');
  expect(log).not.toMatch(/error|jane|native|known|hello|example|nonsense/i);
});
