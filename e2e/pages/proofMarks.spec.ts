import type { Locator } from 'playwright/test';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { addStyles, LARGE_TEXT } from '../../test/kit/layout.ts';
import { handIn, heading, visit } from '../../test/kit/page.ts';
import { hero } from '../../web/src/content/landing.ts';

/** The words of an element, and where the browser draws each. */
const wordsOf = (element: Locator) =>
  element.evaluate((node) => {
    const words: { word: string; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        words.push({ word, left, right, top, bottom });
      }
    }
    return words;
  });

/** The words that a title's hand covers. */
async function coveredWords(title: Locator): Promise<string[]> {
  const hand = await handIn(title).boundingBox();
  if (!hand) return [];
  const [right, bottom] = [hand.x + hand.width, hand.y + hand.height];
  const covered = (await wordsOf(title)).filter(
    (word) => word.left < right && word.right > hand.x && word.top < bottom && word.bottom > hand.y,
  );
  return covered.map(({ word }) => word);
}

const WIDTHS = [320, 360, 390, 412, 600, 768, 900, 1024, 1280, 1920];

test('no width leaves the headline’s last word alone, or lets the hand cover a word', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page, '/');
  // WebKit doesn't balance lines with cloned boxes.
  for (const mark of await page.locator('h1 mark').all()) {
    await expect(mark).toHaveCSS('-webkit-box-decoration-break', 'slice');
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await addStyles(page, '');
    const [beforeLast, last] = (await wordsOf(heading(page))).slice(-2);
    // Each font and stroke has an upper edge of its own.
    expect(Math.abs(Number(beforeLast?.top) - Number(last?.top)), `${width} px`).toBeLessThan(12);
    expect(await coveredWords(heading(page)), `${width} px`).toEqual([]);
    await addStyles(page, LARGE_TEXT);
    expect(await coveredWords(heading(page)), `${width} px, text twice as large`).toEqual([]);
  }
});

test('on a page turned right to left the wordmark is whole, and the hand covers no word', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredWords(heading(page)), `${width} px`).toEqual([]);
    const wordmark = page.getByRole('banner').getByRole('img');
    const picture = await wordmark.boundingBox();
    const letters = await wordmark.locator('text').boundingBox();
    expect(Number(letters?.x) + Number(letters?.width) / 2, `${width} px`).toBeGreaterThan(Number(picture?.x));
  }
});

test('the repeated words start where their heading does, and are struck the second time', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page, '/');
  const title = page.locator('#problem h2');
  const repeated = title.locator('span');
  // Firefox aligns an inline block to its last line.
  await expect(repeated).toHaveCSS('display', 'block');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [start, ...words] = await wordsOf(title);
    const [again] = await wordsOf(repeated);
    expect(new Set([start, ...words].map((word) => word?.top)).size, `${width} px`).toBe(2);
    expect(again?.top, `${width} px`).toBeGreaterThan(Number(start?.top));
    expect(Math.abs(Number(again?.left) - Number(start?.left)), `${width} px`).toBeLessThan(2);
  }
  const strike = await repeated.evaluate((words) => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(words, '::after');
    return [textDecorationLine, Number.parseFloat(textDecorationThickness)];
  });
  expect(strike).toEqual(['line-through', expect.closeTo(2.8, 1)]);
});

test('the hand beside the headline is seen from 360 px on, and never read aloud; it rests, or writes before five dots drop in', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  const hand = handIn(heading(page));
  for (const [width, seen] of [
    [320, false],
    [390, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(hand).toBeVisible({ visible: seen });
  }
  await expect(heading(page)).toHaveAccessibleName(hero.title.join(''));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const delays = (parts: Locator) =>
    parts.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).animationDelay));
  // Two strokes of the word, its bars, its dots.
  expect(await delays(hand.locator('path'))).toEqual(['1s', '1s', '1.8s', '2s']);
  expect(await delays(page.getByRole('radio'))).toEqual(['2.4s', '2.52s', '2.64s', '2.76s', '2.88s']);
});

test('the 404 page is signed, and its struck word has five dots', { tag: '@engines' }, async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/nope');
  await expectLogged(consoleErrors, '/nope');
  await expect(handIn(heading(page))).toBeInViewport();
  const struck = page.getByText('Not', { exact: true });
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(struck).toHaveCSS('background-size', /^20% /);
  await expect(struck).toHaveCSS('background-repeat', /^repeat(-x| no-repeat)$/);
  // Browsers draw dotted borders as squares, or as many dots as they like.
  await expect(struck).toHaveCSS('border-bottom-width', '0px');
});

test('the page of a success is signed, that of a failure is not', async ({ page }) => {
  const hand = handIn(page.getByRole('main'));
  await page.goto('/form/joined');
  // The size of a rotated box is rounded.
  await expect(hand).toBeInViewport({ ratio: 0.99 });
  await page.goto('/form/not-joined');
  await expect(heading(page)).toBeVisible();
  await expect(hand).toHaveCount(0);
});
