import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { type Answer, type Callables, type CallablesOptions, startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let firestore: EmbeddedFirestore;
const running: Callables[] = [];

beforeAll(async () => {
  firestore = await startFirestore();
});

afterAll(async () => {
  await Promise.all(running.map((callables) => callables.stop()));
  firestore.stop();
});

async function start(options: Partial<CallablesOptions> = {}): Promise<Callables> {
  const callables = await startCallables({ firestoreHost: firestore.host, projectId: 'demo-wire', ...options });
  running.push(callables);
  return callables;
}

const MALFORMED = {
  status: 400,
  body: { error: { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } } },
};

function joining(fields: object = {}): string {
  return JSON.stringify({ data: { email: 'jane@example.com', source: 'modal', ...fields } });
}

function count(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = `${status} ${body?.error?.details?.reason ?? ''}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Sends half a body, and gives the server's answer once it ends the connection. */
async function sendSlowly(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"data":');
  return (await socket.toArray()).join('');
}

describe('one process of the callables', () => {
  let callables: Callables;
  let slow: Promise<string>;
  beforeAll(async () => {
    callables = await start();
    slow = sendSlowly(callables.url('joinWaitlist'));
  });

  test.each([
    ['each a submission of its own', () => crypto.randomUUID()],
    ['without submission ids', () => undefined],
  ])('§3 of 200 simultaneous joins of one email, %s, one succeeds and 199 are already-exists', async (how, id) => {
    const projectId = `demo-${crypto.randomUUID()}`;
    const racing = await start({ projectId });
    const posts = Array.from({ length: 200 }, () => racing.post('joinWaitlist', joining({ submissionId: id() })));
    expect(count(await Promise.all(posts)), how).toEqual({ '200': 1, '409 already-registered': 199 });
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
    expect((await database.collection('waitlist_signups').get()).size).toBe(1);
    await close();
  });

  test('of one submission sent 50 times at once, all succeed', async () => {
    const body = joining({ email: 'again@example.com', submissionId: crypto.randomUUID() });
    const posts = Array.from({ length: 50 }, () => callables.post('joinWaitlist', body));
    expect(count(await Promise.all(posts))).toEqual({ '200': 50 });
  });

  test('a repeated message with lone surrogates is the same message', async () => {
    const content = { name: 'Jane', email: 'jane@example.com', message: 'a\ud800b', submissionId: crypto.randomUUID() };
    const body = JSON.stringify({ data: content });
    for (let call = 0; call < 2; call++) {
      expect(await callables.post('submitContact', body)).toMatchObject({ status: 200 });
    }
  });

  test('any JSON is answered with a result or a 4xx', async () => {
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
        const { status } = await callables.post(callable, JSON.stringify(sent));
        expect(status === 200 || (status >= 400 && status < 500), `${status}`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a request by another method or type is refused', async () => {
    expect(await fetch(callables.url('joinWaitlist'))).toMatchObject({ status: 400 });
    const text = { 'content-type': 'text/plain' };
    expect(await callables.post('joinWaitlist', joining(), { headers: text })).toMatchObject(MALFORMED);
  });

  test.each([
    ['broken JSON', '{"data":{"email":jane}}', {}],
    ['half a body', '{"data":{"email":"jane', {}],
    ['a compressed body', gzipSync(joining()), { 'content-encoding': 'gzip' }],
    ['another charset', joining(), { 'content-type': 'application/json; charset=nonsense' }],
  ])('%s is answered in the callable protocol', async (what, body, headers) => {
    const expected = what === 'another charset' ? { status: 200 } : MALFORMED;
    expect(await callables.post('joinWaitlist', body, { headers })).toMatchObject(expected);
  });

  test('§5 an email of 100 kB of spaces around is trimmed', async () => {
    const email = `${' '.repeat(100_000)}spaces@example.com${' '.repeat(100_000)}`;
    expect(await callables.post('joinWaitlist', joining({ email }))).toMatchObject({ status: 200 });
  });

  test.each([
    ['with a length', (body: string) => body],
    ['in chunks', (body: string) => new Blob([body]).stream()],
  ])('a body over 256 KiB is answered 413 in the callable protocol, %s', async (_how, bodyOf) => {
    const headers = { 'content-type': 'application/json' };
    const post = (text: string) =>
      fetch(callables.url('joinWaitlist'), {
        method: 'POST',
        headers,
        body: bodyOf(text),
        duplex: 'half',
      } as RequestInit);
    const long = await post(joining({ x: ' '.repeat(20_000_000) }));
    expect([long.status, await long.json()]).toEqual([413, MALFORMED.body]);
    const email = `${crypto.randomUUID()}@example.com`;
    expect(await post(joining({ email }))).toMatchObject({ status: 200 });
  });

  test('a body that takes too long is answered 408, and its connection ends', async () => {
    expect(await slow).toMatch(/^HTTP\/1\.1 408 .*"INVALID_ARGUMENT"/s);
  });

  test('answers carry security headers', async () => {
    const response = await fetch(callables.url('joinWaitlist'), { method: 'POST' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
  });

  test('no other origin is allowed', async () => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
    const response = await fetch(callables.url('joinWaitlist'), { method: 'POST', headers, body: joining() });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('tokens of any content are ignored', async () => {
    const headers = { authorization: 'Bearer nonsense', 'x-firebase-appcheck': 'nonsense' };
    const body = joining({ email: 'token@example.com' });
    expect(await callables.post('joinWaitlist', body, { headers })).toMatchObject({ status: 200 });
  });
});

test('a caller’s mistake is logged neither as an error nor with its body', async () => {
  const callables = await start();
  await fetch(callables.url('joinWaitlist'));
  await fetch(`${callables.url('joinWaitlist')}/%`);
  await callables.post('joinWaitlist', 'email=jane@broken.example', { headers: { 'content-type': 'text/plain' } });
  await callables.post('joinWaitlist', '{"data":{"email":jane@broken.example}}');
  await callables.post('joinWaitlist', '{"data":{"email":"jane@broken.example","sou');
  const log = await callables.stop();
  expect(log).not.toContain('broken');
  expect(log).not.toMatch(/error/i);
});

describe('the limit', () => {
  test('a client over it is refused, for this callable; another client is not', async () => {
    const callables = await start({ env: { CALLS_PER_MINUTE: '3', FORWARDED_HOPS: '1' } });
    const post = (client: string, callable: 'joinWaitlist' | 'submitContact' = 'joinWaitlist') =>
      callables.post(callable, '{"data":null}', { headers: { 'x-forwarded-for': `1.2.3.4, ${client}` } });
    const answers = [];
    for (let call = 0; call < 4; call++) answers.push(await post('203.0.113.7'));
    expect(count(answers)).toEqual({ '400 malformed': 3, '429 too-many': 1 });
    expect(await post('203.0.113.8')).toMatchObject({ status: 400 });
    expect(await post('203.0.113.7', 'submitContact')).toMatchObject({ status: 400 });
    expect(await callables.stop()).not.toContain('203.0.113');
  });
});
