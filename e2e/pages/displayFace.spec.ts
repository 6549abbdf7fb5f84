import type { Page } from 'playwright/test';
import { expect, test } from '../../test/kit/fixtures.ts';
import { arriveEarly } from '../../test/kit/network.ts';
import { pages } from '../../web/src/content/pages.ts';
import { displayFace } from '../../web/src/theme/displayFace.ts';

/** The letters that the page sets in the display face. */
const lettersOf = (page: Page): Promise<string> =>
  page.evaluate((family) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let letters = '';
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement && getComputedStyle(parentElement).fontFamily.startsWith(family)) letters += nodeValue;
    }
    return letters.replace(/\s/g, '');
  }, displayFace.family);

/** The letters that the face lacks: their width depends on the fallback. */
const lacking = (page: Page, letters: string): Promise<string[]> =>
  page.evaluate(
    ([family, all = '']) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const width = (letter: string, fallback: string) => {
        canvas.font = `100px ${family}, ${fallback}`;
        return canvas.measureText(letter).width;
      };
      return [...new Set(all)].filter((letter) => width(letter, 'monospace') !== width(letter, 'sans-serif'));
    },
    [displayFace.family, letters],
  );

test('each page embeds its letters of the display face, and the app brings those of all pages', async ({ page }) => {
  let all = '';
  for (const path of Object.keys(pages)) {
    const finish = await arriveEarly(page, path);
    const letters = await lettersOf(page);
    expect(letters).not.toBe('');
    expect(await lacking(page, letters), `${path}: see web/prerender/displayedTexts.ts.`).toEqual([]);
    all += letters;
    await finish();
  }
  await expect.poll(() => lacking(page, all)).toEqual([]);
});

// A monospaced face is wider than any serif that a system may have.
const FALLBACK = 'monospace';

interface Seen {
  /** The size of every layout shift. */
  shifts: number[];
  /** Whether the embedded faces are loaded in the frame that first paints the headline. */
  faces: FontFaceLoadStatus[];
}

test.describe('', () => {
  // The test changes the styles whose hashes are in the policy.
  test.use({ bypassCSP: true });

  test('nothing moves when the display face arrives, at any width', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: Seen = { shifts: [], faces: [] };
      Object.assign(window, { seen });
      const onFrame = () => {
        if (!document.querySelector('h1')) return requestAnimationFrame(onFrame);
        seen.faces = [...document.fonts].map(({ status }) => status);
        return;
      };
      requestAnimationFrame(onFrame);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/(font-family:\w+),[^;}]+/g, `$1,${FALLBACK}`);
      expect(html).toContain(`${displayFace.family},${FALLBACK}`);
      await route.fulfill({ response, body: html });
    });
    for (const width of [320, 390, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      expect(seen, `${width} px`).toEqual({ faces: ['loaded'], shifts: [] });
    }
  });
});
