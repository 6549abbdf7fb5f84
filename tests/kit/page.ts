import { expect, type Locator, type Page } from 'playwright/test';
import type { PagePath } from '../../web/src/content/pages.ts';

/** An example of another page, which has text and a link in the footer. */
export const anotherPage = { path: '/privacy', title: 'Privacy Policy' } as const satisfies {
  path: PagePath;
  title: string;
};

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Follows the footer's link to another page, without scrolling to it. */
export async function followToAnotherPage(page: Page): Promise<void> {
  await footerLink(page, anotherPage.title).dispatchEvent('click');
  await heading(page).filter({ hasText: anotherPage.title }).waitFor();
}

/** Whether React has hydrated every part of the page. It runs in the browser. */
function isHydrated(): boolean {
  const parts = [...document.querySelectorAll('main h1, main section, main form, dialog form, footer')];
  const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps$'));
  return parts.length > 0 && parts.every(isReacts);
}

export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Waits for the end of every animation in an element. */
export const settled = (element: Locator): Promise<unknown> =>
  element.evaluate((part) => Promise.all(part.getAnimations({ subtree: true }).map((animation) => animation.finished)));

/** Clicks at an element's position, whatever covers it. */
export async function clickAt(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the visitor has seen what is there now. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const banner = (page: Page): Locator => page.getByRole('banner');
export const menuButton = (page: Page): Locator => banner(page).getByRole('button', { name: 'Menu', exact: true });

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Jumps to a position and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

/** Waits until a section begins where the header ends, to a pixel. */
export async function expectBelowHeader(page: Page, anchor: string): Promise<void> {
  const distance = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
    }, anchor);
  await expect.poll(distance).toBeLessThan(1);
}

/** Makes the contact page fail when it reads its address. Stops when the returned function is called. */
export async function breakContactPage(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name) {
      if (name === 'about' && !sessionStorage.getItem('repaired')) throw new Error('The page broke.');
      return get.call(this, name);
    };
  });
  return () => page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
}
