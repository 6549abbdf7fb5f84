import type { JSHandle, Page } from 'playwright';
import { expect } from './visitor.ts';

/** The scroll position. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Jumps to a position and waits for the scroll event. */
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

/** Records every position that the page scrolls through. */
export const positions = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(scrollY));
    return passed;
  });

/** Waits until a section begins right below the header; the last one stops where the page ends. */
export async function expectBelowHeader(page: Page, anchor: string): Promise<void> {
  const distance = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header;
    }, anchor);
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(128);
}
