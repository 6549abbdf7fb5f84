import { expect, type JSHandle, type Page } from 'playwright/test';

/** Elements that overflow the right edge of the page, and wordmarks that are cut off. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll<HTMLElement>('body :not(svg *)')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > width + 1;
    });
    const cut = [...document.querySelectorAll('svg text')].filter((text) => {
      const picture = text.parentElement as Element;
      const isWhole = getComputedStyle(picture).overflow === 'visible';
      const edge = isWhole ? width : picture.getBoundingClientRect().right + 2;
      return text.getBoundingClientRect().right > edge;
    });
    const sideways = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...sideways, ...[...beyond, ...cut].map((element) => element.outerHTML.slice(0, 80))];
  });

/** WCAG 1.4.12: the page must stay readable with this text spacing. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** WCAG 1.4.4: the same for text of twice the size. */
export const LARGE_TEXT = ':root { font-size: 200% !important; }';

/** Adds a visitor's own styles. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The scroll position. */
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

/** Records every position that the page scrolls through. */
export const positions = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(scrollY));
    return passed;
  });

/** Waits until a section begins where the header ends, to a pixel: nothing is left of the section before it. */
export async function expectBelowHeader(page: Page, anchor: string): Promise<void> {
  const distance = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header;
    }, anchor);
  await expect.poll(distance).toBeGreaterThan(-1);
  await expect.poll(distance).toBeLessThan(1);
}
