/// <reference lib="dom" />
import type { Locator, Page } from 'playwright';

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

/** Puts a field first into a form, as some extensions do. */
export const addForeignField = (form: Locator): Promise<void> =>
  form.evaluate((element) => {
    const field = document.createElement('input');
    field.name = 'company';
    field.value = 'Foreign';
    element.prepend(field);
  });
