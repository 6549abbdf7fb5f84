import type { JSHandle, Page } from 'playwright';
import { expect } from './visitor.ts';

/** How far the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls at once, and waits until the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((noticed) => {
        addEventListener('scroll', noticed, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

/** Everywhere the page passes from now on. */
export const positions = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(scrollY));
    return passed;
  });

/** Waits until a section begins right below the header, which covers nothing of it. */
export async function expectBelowHeader(page: Page, anchor: string): Promise<void> {
  const isBelow = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const distance = (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header;
      // The last section of a page that ends can't come up higher.
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return distance >= 0 && (distance < 64 || atEnd);
    }, anchor);
  await expect.poll(isBelow).toBe(true);
}
