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
  for (const [colorScheme, rules] of [
    ['dark', CONTRAST],
    ['light', EVERYTHING],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
}

const violations = (page: Page, options: RunOptions) =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // A palette may have a lighter colour for buttons, with the contrast of AA. The rule of AAA leaves out what misses AA.
    const selector = ':not(button, button *, .MuiButton-root)';
    axe.configure({ rules: [{ id: 'color-contrast-enhanced', selector }] });
    const { violations: found } = await axe.run(given);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);

/** WCAG 1.4.12 and 1.4.4: spaced text, and text of twice the size. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const VISITORS: [name: string, widths: number[], css: string, dir?: 'rtl'][] = [
  ['a small phone', [320], ''],
  ['text twice as large', [400, 640, 900, 1400], ':root { font-size: 200% !important; }'],
  ['spaced text', [320, 480, 768, 1280], SPACED],
  ['without the display face', [320, 1280], '* { font-family: serif !important; }'],
  ['right to left', [320, 1280], '', 'rtl'],
];

/** Expects all these visitors to see each word of some places, and nothing to overflow the page's edges. */
export async function expectReadable(page: Page, places: Locator): Promise<void> {
  for (const [name, widths, css, dir = 'ltr'] of VISITORS) {
    await page.evaluate(
      async ([text, direction]) => {
        document.dir = direction;
        document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
      },
      [css, dir] as const,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = { ...(await page.evaluate(overflow)), unseen: await unseenTexts(places) };
      expect(found, `${name}, ${width} px`).toEqual({ isWide: false, beyond: [], unseen: [] });
    }
  }
}

/** In the page: whether it scrolls sideways, and what is beyond its edges. */
function overflow() {
  const { clientWidth: edge, scrollWidth } = document.documentElement;
  const beyond = [...document.querySelectorAll('body :not(svg *, [data-nosnippet] *)')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > edge + 1);
  });
  return { isWide: scrollWidth > edge, beyond: beyond.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
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
