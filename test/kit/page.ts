import type { Locator, Page } from 'playwright/test';

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Whether React has hydrated every part of the page; for the browser. */
export function isHydrated(): boolean {
  const parts = [...document.querySelectorAll('main h1, main section, main form, dialog form, footer')];
  const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps$'));
  return parts.length > 0 && parts.every(isReacts);
}

export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Waits for the end of every animation in an element. */
export const settled = (element: Locator): Promise<unknown> =>
  element.evaluate((part) => Promise.all(part.getAnimations({ subtree: true }).map((animation) => animation.finished)));

/** A link in the footer. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** The page's one heading of the first level. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The drawing of the proofreader's word. */
export const handIn = (place: Locator): Locator => place.locator('svg[viewBox="0 0 380 220"]');
