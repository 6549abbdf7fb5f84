import type { Page, Route } from 'playwright/test';
import { hydrated } from './page.ts';

/** The callables, and the code of the app. */
export const API = '**/api/*';
export const APP = '**/assets/*.js';

interface Call {
  path: string;
  data: Record<string, unknown>;
}

/** Records what the page sends to the callables. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'POST') {
      calls.push({ path: pathname, data: request.postDataJSON().data });
    }
  });
  return calls;
}

/** Records the addresses that the page requests. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}
export const isApp = (path: string) => path.startsWith('/assets/');

/** Holds requests until the returned function is called. Earlier routes then answer them. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page and holds back its app. The returned function releases the app and waits for hydration. */
export async function arriveEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, APP);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/**
 * Answers the first submission of a form; `asked` resolves then. The route stays, because removing one (`unroute`,
 * `times`) makes paused requests hang in Playwright 1.65.
 */
export async function answerOnce(page: Page, answer: (route: Route) => unknown) {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(API, async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.fallback();
    isFirst = false;
    resolve();
    await answer(route);
  });
  return { asked };
}

/** The entry is stored, but the page sees only a broken connection. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}
