import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { FormName } from '../src/contract/contract.ts';
import { joining, summary, test } from './testFunctions.ts';

const MALFORMED = {
  status: 400,
  body: { error: { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } } },
};

/** Sends the start of a form, and gives the server's answer once the connection has ended. */
async function sendStart(url: string, { breakOff = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const headers = 'Host: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded';
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\nContent-Length: 100\r\n\r\nsource=modal&email=jane@example.co`);
  if (breakOff) socket.end();
  return (await socket.toArray()).join('');
}

test('§3 of 100 simultaneous joins of one email one succeeds and 99 are already-exists', async ({ start }) => {
  const { join, entries } = await start();
  const joins = Array.from({ length: 100 }, () => join({ submissionId: crypto.randomUUID() }));
  const answers = (await Promise.all(joins)).map(summary).sort();
  expect(answers).toEqual(['200', ...Array(99).fill('409 already-registered')]);
  expect(await entries('joinWaitlist')).toHaveLength(1);
});

test('a repeated message with lone surrogates is the same message', async ({ functions }) => {
  const content = { name: 'Jane', email: 'jane@example.com', message: 'a\ud800b', submissionId: crypto.randomUUID() };
  for (let call = 0; call < 2; call++) {
    expect(await functions.post('submitContact', JSON.stringify({ data: content }))).toMatchObject({ status: 200 });
  }
});

test('any JSON is answered with a result or a 4xx', async ({ functions }) => {
  const field = fc.oneof(fc.constantFrom('modal', 'a@b.c', '__proto__'), fc.jsonValue());
  const names = fc.constantFrom('email', 'source', 'name', 'message', 'submissionId', 'trap', '@type', '__proto__');
  const data = fc.oneof(fc.dictionary(names, field), fc.jsonValue());
  const body = fc.oneof(
    { weight: 4, arbitrary: data.map((value) => ({ data: value })) },
    fc.dictionary(fc.constantFrom('data', 'result', '@type'), data),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('joinWaitlist', 'submitContact'), body, async (callable, sent) => {
      const { status } = await functions.post(callable, JSON.stringify(sent));
      expect(status === 200 || (status >= 400 && status < 500), `${status}`).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe('a request', () => {
  test.for<[what: string, headers: Record<string, string>]>([
    ['in another charset', { 'content-type': 'application/json; charset=nonsense' }],
    ['with tokens of any content', { authorization: 'Bearer nonsense', 'x-firebase-appcheck': 'nonsense' }],
  ])('%s is accepted', async ([what, headers], { functions }) => {
    const email = `${what.replaceAll(' ', '.')}@example.com`;
    expect(await functions.join({ email }, { headers })).toMatchObject({ status: 200 });
  });

  test.for<[what: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>]>([
    ['of another type', joining(), { 'content-type': 'text/plain' }],
    ['of broken JSON', '{"data":{"email":jane}}', {}],
    ['of half a body', '{"data":{"email":"jane', {}],
    ['with a compressed body', gzipSync(joining()), { 'content-encoding': 'gzip' }],
  ])('%s is refused in the callable protocol', async ([, body, headers], { functions }) => {
    expect(await functions.post('joinWaitlist', body, { headers })).toMatchObject(MALFORMED);
  });

  test.for<[how: string, bodyOf: (text: string) => string | ReadableStream]>([
    ['with its length', (text) => text],
    ['in chunks', (text) => new Blob([text]).stream()],
  ])('of more than 256 KiB is read to its end and answered 413, %s', async ([, bodyOf], { functions }) => {
    const body = bodyOf(joining({ x: ' '.repeat(8_000_000) }));
    const answer = await functions.post('joinWaitlist', body, { duplex: 'half' } as RequestInit);
    expect(answer).toEqual({ ...MALFORMED, status: 413 });
  });

  test('that takes too long is answered 408, and its connection ends', async ({ functions }) => {
    expect(await sendStart(functions.url('joinWaitlist'))).toMatch(/^HTTP\/1\.1 408 .*"INVALID_ARGUMENT"/s);
  });

  test('that breaks off is not stored', async ({ functions }) => {
    await sendStart(functions.url('joinWaitlist'), { breakOff: true });
    await functions.join({ email: 'later@example.com' });
    expect((await functions.entries('joinWaitlist')).map(({ id }) => id)).not.toContain('jane@example.co');
  });

  test('by another method is refused, with security headers and for no other origin', async ({ functions }) => {
    const response = await fetch(functions.url('joinWaitlist'), { headers: { origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(400);
    const headers = Object.fromEntries(response.headers);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
  });
});

test('a client over the limit is refused, with this form only; another client is not', async ({ start }) => {
  const functions = await start({ env: { CALLS_PER_MINUTE: '2', FORWARDED_HOPS: '1' } });
  const headersOf = (client: string) => ({ 'x-forwarded-for': `1.2.3.4, ${client}`, 'sec-fetch-site': 'same-origin' });
  const post = async (client: string, callable: FormName = 'joinWaitlist') =>
    summary(await functions.post(callable, '{"data":null}', { headers: headersOf(client) }));
  const calls = [await post('203.0.113.7'), await post('203.0.113.7'), await post('203.0.113.7')];
  expect(calls).toEqual(['400 malformed', '400 malformed', '429 too-many']);
  expect(await functions.postForm('joinWaitlist', '', headersOf('203.0.113.7'))).toBe('303 /form/not-joined');
  expect(await post('203.0.113.8')).toBe('400 malformed');
  expect(await post('203.0.113.7', 'submitContact')).toBe('400 malformed');
  expect(await functions.stop()).not.toContain('203.0.113');
});

test('no caller’s mistake is logged as an error or with its content', async ({ functions }) => {
  await fetch(`${functions.url('joinWaitlist')}/%`);
  const log = await functions.stop();
  expect(log).toContain('Callable request verification passed');
  expect(log).not.toMatch(/error|jane|nonsense/i);
});
