/// <reference lib="dom" />
import type { Locator, Page } from 'playwright';

export interface Call {
  path: string;
  data: Record<string, unknown>;
}

/** What the page sends to the callables from now on. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, data: request.postDataJSON().data });
  });
  return calls;
}

/** Keeps requests on their way until the returned function is called; then they meet what was routed before. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Puts a field first into a form, as some extensions do. */
export const addForeignField = (form: Locator): Promise<void> =>
  form.evaluate((element) => {
    const field = document.createElement('input');
    field.name = 'company';
    field.value = 'Foreign';
    element.prepend(field);
  });
