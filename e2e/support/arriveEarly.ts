import type { Page } from 'playwright';
import { hold } from './network.ts';
import { hydrated } from './visitor.ts';

/** Opens a page of which no code has arrived. The returned function lets it come, and waits until React is there. */
export async function arriveEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}
