import type { Page } from 'playwright';
import { hold } from './network.ts';
import { hydrated } from './visitor.ts';

/** Opens a page and holds back its code. The returned function releases the code and waits for hydration. */
export async function arriveEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}
