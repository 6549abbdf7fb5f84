import type { Page, Route } from 'playwright';
import { hydrated } from './visitor.ts';

/** The callables, what hydrates the page, and what sends its forms. */
export const API = '**/api/*';
export const REACT = '**/assets/react-*.js';
export const FORMS_CHUNK = '**/assets/forms-*.js';

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
 * Answers the first request for an address; `asked` resolves then. The route stays: to remove one (`unroute`, `times`)
 * while other requests are paused makes some of those hang.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => unknown) {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(url, async (route) => {
    requests += 1;
    resolve();
    await (requests > 1 ? route.fallback() : answer(route));
  });
  return { asked };
}
