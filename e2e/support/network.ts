/// <reference lib="dom" />
import type { Locator, Page, Route } from 'playwright';

export interface Call {
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

/**
 * Answers the first n requests for an address. The route stays: Playwright's own `times` removes it while other requests
 * are paused, and some of those then hang.
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

/** Puts a field first into a form, as some extensions do. */
export const addForeignField = (form: Locator): Promise<void> =>
  form.evaluate((element) => {
    const field = document.createElement('input');
    field.name = 'company';
    field.value = 'Foreign';
    element.prepend(field);
  });
