import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { submit } from './submit.ts';

// The real client over real HTTP, against a server that answers as each test wants.
let answer = { status: 200, body: '' };
let received: { path: string | undefined; data: unknown }[] = [];
const server = createServer(async (request, response) => {
  received.push({ path: request.url, data: JSON.parse(await text(request)).data });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const answers = (status: number, body: object | string) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  received = [];
});

const join = (email: string, submissionId?: string) => submit('joinWaitlist', { email, source: 'modal' }, submissionId);

describe('joining the waitlist', () => {
  test('§9 sends the email trimmed and lowercased, with its source', async () => {
    answers(200, { result: {} });
    expect(await join('  Reader@Example.COM ', 'an id')).toEqual({ kind: 'sent' });
    expect(received).toEqual([
      { path: '/api/joinWaitlist', data: { email: 'reader@example.com', source: 'modal', submissionId: 'an id' } },
    ]);
  });

  test('§8 knows an email that is on the list already', async () => {
    answers(409, { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } });
    expect(await join('reader@example.com')).toEqual({ kind: 'duplicate' });
  });

  test.each([
    ['a failing function', 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }],
    ['too many calls', 429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-many' } }],
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a page of a proxy that claims success', 200, '<html>Please log in</html>'],
  ])('§8 takes %s for a failure and throws nothing', async (_, status, body) => {
    answers(status, body);
    expect(await join('reader@example.com')).toMatchObject({ kind: 'failed', error: expect.any(Error) });
  });

  test.each([
    ['', 'email-required'],
    [' \t ', 'email-required'],
    ['reader', 'email-invalid'],
    ['reader@example', 'email-invalid'],
    [`${'r'.repeat(300)}@example.com`, 'email-too-long'],
  ])('§5 refuses %j without sending it', async (email, flaw) => {
    expect(await join(email)).toEqual({ kind: 'invalid', flaw });
    expect(received).toEqual([]);
  });
});

describe('sending a message', () => {
  const send = (fields: Record<string, string>) => submit('submitContact', fields, undefined);

  test('§3 sends what was entered, untouched', async () => {
    answers(200, { result: {} });
    const entered = { name: ' A  Reader ', email: 'Reader@localhost ', message: ' Hello\n\n  there ' };
    expect(await send(entered)).toEqual({ kind: 'sent' });
    expect(received).toEqual([{ path: '/api/submitContact', data: entered }]);
  });

  test('§5 refuses a blank field without sending it', async () => {
    expect(await send({ name: ' ', email: 'reader@example.com', message: 'Hello' })).toEqual({
      kind: 'invalid',
      flaw: 'name-required',
    });
    expect(received).toEqual([]);
  });
});
