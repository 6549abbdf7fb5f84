import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** A server in the callables' place, on the page's origin: it answers as a test wants and keeps what arrives. */
export function callables() {
  let answer = { status: 200, body: '' };
  const received: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: Record<string, unknown> };
    received.push(data);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
  });

  const answers = (status: number, body: object | string) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  return {
    received,
    answers,
    succeeds: () => answers(200, { result: {} }),
    fails: () => answers(500, { error: { status: 'INTERNAL', message: 'internal' } }),
  };
}
