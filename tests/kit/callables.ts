import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { LOOPBACK, listen } from '../../tools/lib/ports.ts';

/** Starts a server that replaces the callables. It answers as the test says and records the requests. */
export function callables() {
  let answer = { status: 200, body: '' };
  const received: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: Record<string, unknown> };
    received.push(data);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });

  beforeAll(async () => {
    vi.stubGlobal('location', { origin: `http://${LOOPBACK}:${await listen(server)}` });
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
