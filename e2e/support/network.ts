/// <reference lib="dom" />
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/stack/project.ts';
import { hydrated } from './visitor.ts';

interface Call {
  path: string;
  data: Record<string, unknown>;
}

/** Records what the page sends to the callables. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, data: request.postDataJSON().data });
  });
  return calls;
}

/** Holds requests until the returned function is called; earlier routes then answer them. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page and holds back its code. The returned function releases the code and waits for hydration. */
export async function arriveEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/**
 * Answers the first n requests for an address. The route stays: to remove one (`unroute`, `times`) while other requests
 * are paused makes some of those hang.
 */
export async function answerFirst(
  page: Page,
  url: string,
  n: number,
  answer: (route: Route) => unknown,
): Promise<void> {
  let answered = 0;
  await page.route(url, async (route) => {
    answered += 1;
    await (answered > n ? route.fallback() : answer(route));
  });
}

/** What hydrates the page, what sends its forms, and all pages. */
export const REACT = '**/assets/react-*.js';
export const FORMS_CHUNK = '**/assets/forms-*.js';
export const PAGES = '**/assets/app-*.js';

/** Fails a chunk as after a deployment, n times. Returns the requests that failed. */
export async function lose(page: Page, chunk: string, times: number): Promise<string[]> {
  const requests: string[] = [];
  await answerFirst(page, chunk, times, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  });
  return requests;
}

/** Breaks off a chunk in the middle of its body, once. Returns the requests that broke. */
export async function breakOff(page: Page, chunk: string): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const file = readFileSync(join(ROOT, 'web/dist', request.url ?? ''));
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await answerFirst(page, chunk, 1, (route) =>
    route.continue({ url: `http://127.0.0.1:${port}${new URL(route.request().url()).pathname}` }),
  );
  return requests;
}
