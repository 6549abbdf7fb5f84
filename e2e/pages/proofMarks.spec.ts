import type { Locator } from 'playwright/test';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { heading, visit } from '../../test/kit/page.ts';

/** What the browser draws as lines of text: the words of each, and where it starts. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const lines: { top: number; left: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { top, left } = range.getBoundingClientRect();
        const last = lines.at(-1);
        // Each font and stroke has an upper edge of its own.
        if (last && Math.abs(last.top - top) < 12) last.words.push(word);
        else lines.push({ top, left, words: [word] });
      }
    }
    return lines;
  });

const WIDTHS = [320, 390, 412, 768, 1280, 1920];

test('no width leaves the last word of the headline alone on its line', { tag: '@engines' }, async ({ page }) => {
  await visit(page, '/');
  // WebKit doesn't balance lines with cloned boxes.
  for (const mark of await page.locator('h1 mark').all()) {
    await expect(mark).toHaveCSS('-webkit-box-decoration-break', 'slice');
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await linesOf(heading(page));
    expect(lines.at(-1)?.words, `${width} px`).toEqual(['decided', 'this.']);
  }
});

test('the repeated words stand below one another, struck the second time, and start where their heading does', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  const title = page.locator('#problem h2');
  // Firefox aligns an inline block to its last line.
  await expect(title.locator('span')).toHaveCSS('display', 'block');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await linesOf(title);
    expect(lines.map(({ words }) => words.join(' '))).toEqual(['Every team', 'decides twice']);
    expect(Math.abs(Number(lines[0]?.left) - Number(lines[1]?.left)), `${width} px`).toBeLessThan(2);
  }
  const strike = await title.locator('span').evaluate((words) => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(words, '::after');
    return [textDecorationLine, Number.parseFloat(textDecorationThickness)];
  });
  expect(strike).toEqual(['line-through', expect.closeTo(2.8, 1)]);
});

test('the struck word of the 404 page has five dots, drawn by no border', { tag: '@engines' }, async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/nope');
  await expectLogged(consoleErrors, '/nope');
  const struck = page.getByText('Not', { exact: true });
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(struck).toHaveCSS('background-size', /^20% /);
  await expect(struck).toHaveCSS('background-repeat', /^repeat(-x| no-repeat)$/);
  await expect(struck).toHaveCSS('border-bottom-width', '0px');
});

test('the hero’s dots have the ink of their words', { tag: '@engines' }, async ({ page }) => {
  await visit(page, '/');
  for (const label of await page.locator('label', { has: page.getByRole('radio') }).all()) {
    const ink = await label.evaluate((element) => getComputedStyle(element).color);
    await expect(label.getByRole('radio')).toHaveCSS('border-bottom-color', ink);
  }
});

test('the end mark has each of its words below the middle of a dot, from the first letter to the end of the last', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  const { middles, words, right, end } = await page.locator('footer svg').evaluate((mark: SVGSVGElement) => {
    const dots = mark.querySelector('path') as SVGPathElement;
    const { strokeDasharray, strokeWidth } = getComputedStyle(dots);
    const gap = Number.parseFloat(strokeDasharray.split(/[\s,]+/)[1] ?? '');
    const middles = [0, 1, 2, 3, 4].map((index) => dots.getPointAtLength(index * gap).x);
    const [name, ...texts] = [...mark.querySelectorAll('text')].map((text) => text.getBBox());
    return {
      middles,
      words: texts.map(({ x, width }) => x + width / 2),
      right: Number(middles[4]) + Number.parseFloat(strokeWidth) / 2,
      end: (name?.x ?? 0) + (name?.width ?? 0),
    };
  });
  expect(words.map((word, index) => Math.abs(word - Number(middles[index])) < 0.1)).toEqual(Array(5).fill(true));
  expect(Math.abs(right - end)).toBeLessThan(0.5);
});
