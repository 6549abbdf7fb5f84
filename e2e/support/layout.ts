import type { Page } from 'playwright';

/** Elements that reach beyond the right edge, where one would have to scroll sideways to read them. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll<HTMLElement>('body :not(svg *)')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > width + 1;
    });
    const sideways = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...sideways, ...beyond.map((element) => element.outerHTML.slice(0, 80))];
  });

/** WCAG 1.4.12 asks that a page bears this. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** WCAG 1.4.4. */
export const LARGE_TEXT = ':root { font-size: 200% !important; }';

/** Adds a visitor's own styles while a check runs. */
export async function withStyles(page: Page, css: string, check: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
