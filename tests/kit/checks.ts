import axe, { type RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';

/** Every rule of WCAG 2.2 A and AA, axe's best practices, and AAA's contrast of texts. */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};
/** The rules that another colour scheme can break. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] } };

/** Checks the page as it is now, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await violations(page, EVERYTHING), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, CONTRAST), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const violations = (page: Page, options: RunOptions) =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // A palette may have a lighter colour for buttons, with the contrast of AA. Each text is measured once.
    const buttons = 'button, button *, .MuiButton-root';
    const enhanced = { id: 'color-contrast-enhanced', selector: `:not(${buttons})` };
    axe.configure({ rules: [enhanced, { id: 'color-contrast', selector: buttons }] });
    const { violations: found } = await axe.run(given);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);

/** WCAG 1.4.12 and 1.4.4: spaced text, and text of twice the size. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const LARGE = ':root { font-size: 200% !important; }';
const OTHER_FACE = '* { font-family: serif !important; }';

const VISITORS: (readonly [name: string, width: number, css: string, dir: 'ltr' | 'rtl'])[] = [
  ['a small phone', 320, '', 'ltr'],
  ...[400, 640, 900, 1400].map((width) => ['text twice as large', width, LARGE, 'ltr'] as const),
  ...[320, 480, 768, 1280].map((width) => ['spaced text', width, SPACED, 'ltr'] as const),
  ...[320, 1280].map((width) => ['without the display face', width, OTHER_FACE, 'ltr'] as const),
  ...[320, 1280].map((width) => ['right to left', width, '', 'rtl'] as const),
];

/** Expects nothing to overflow the page's edges, for all these visitors. */
export async function expectReflow(page: Page): Promise<void> {
  for (const [name, width, css, dir] of VISITORS) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(
      ([text, direction]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
        document.documentElement.dir = direction;
        const { clientWidth: edge, scrollWidth } = document.documentElement;
        const beyond = [...document.querySelectorAll<HTMLElement>('body :not(svg *, [data-nosnippet] *)')]
          .filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            return own > 1 && (left < -1 || right > edge + 1);
          })
          .map((element) => element.outerHTML.slice(0, 80));
        return scrollWidth > edge ? ['The page scrolls sideways.', ...beyond] : beyond;
      },
      [css, dir] as const,
    );
    expect(found, `${name}, ${width} px`).toEqual([]);
  }
}

/** The hidden texts in some elements. The honeypot, and a part of the example's chat, are hidden on purpose. */
export const unseenTexts = (places: Locator): Promise<string[]> =>
  places.locator('*:not(noscript, option, [data-nosnippet] *)').evaluateAll((elements) =>
    elements
      .filter(({ childNodes }) => [...childNodes].some((child) => child instanceof Text && /\w/.test(child.data)))
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return !isVisible || width <= 1 || height <= 1 || right <= 0;
      })
      .map(({ textContent }) => textContent),
  );
