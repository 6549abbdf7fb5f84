import { expect, type JSHandle, type Locator, type Page } from 'playwright/test';

/** WCAG 1.4.12: the page must stay readable with this text spacing. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** WCAG 1.4.4: the same for text of twice the size. */
export const LARGE_TEXT = ':root { font-size: 200% !important; }';

const VISITORS: [name: string, width: number, css: string][] = [
  ['320 px', 320, ''],
  ['text twice as large on 390 px', 390, LARGE_TEXT],
  ['text twice as large on 1280 px', 1280, LARGE_TEXT],
  ['wider text spacing on 320 px', 320, TEXT_SPACING],
  ['wider text spacing on 1280 px', 1280, TEXT_SPACING],
];

/**
 * Expects no sideways scroll on narrow screens, nor with a visitor's own size or spacing of text, nor when a translation
 * turns the page right to left.
 */
export async function expectReflow(page: Page): Promise<void> {
  for (const [name, width, css] of VISITORS) {
    await page.setViewportSize({ width, height: 800 });
    await addStyles(page, css);
    expect(await page.evaluate(overflowing), name).toEqual([]);
  }
  await addStyles(page, '');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflowing), `right to left on ${width} px`).toEqual([]);
  }
}

/** Elements that overflow an edge of the page, and wordmarks that are cut off. */
function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  const beyond = [...document.querySelectorAll<HTMLElement>('body :not(svg *)')].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 1 && (left < -1 || right > width + 1);
  });
  const cut = [...document.querySelectorAll('svg text')].filter((text) => {
    const picture = text.parentElement as Element;
    const isWhole = getComputedStyle(picture).overflow === 'visible';
    const edge = isWhole ? width : picture.getBoundingClientRect().right + 2;
    return text.getBoundingClientRect().right > edge;
  });
  const sideways = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
  return [...sideways, ...[...beyond, ...cut].map((element) => element.outerHTML.slice(0, 80))];
}

/** The texts in some elements that nobody sees. */
export const unseenTexts = (places: Locator): Promise<string[]> =>
  places.locator('*:not(noscript)').evaluateAll((elements) =>
    elements
      .filter(({ childNodes }) => [...childNodes].some((child) => child instanceof Text && /\w/.test(child.data)))
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return !isVisible || width <= 1 || height <= 1 || right <= 0;
      })
      .map(({ textContent }) => textContent),
  );

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
      return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
    }, anchor);
  await expect.poll(distance).toBeLessThan(1);
}
