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

test('each page embeds every letter that it sets in the display face, and the app brings those of all pages', async ({
  page,
}) => {
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
