import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { addStyles, LARGE_TEXT } from '../../test/kit/layout.ts';
import { handIn, heading, visit } from '../../test/kit/page.ts';

test('the hand beside the headline covers none of its words, at any width and with large text', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  for (const styles of ['', LARGE_TEXT]) {
    await addStyles(page, styles);
    for (const width of [320, 360, 390, 412, 600, 768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await heading(page).evaluate((title) => {
        const hand = title.querySelector('svg')?.getBoundingClientRect();
        if (!hand || hand.width === 0) return [];
        const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (words.nextNode()) {
          const range = new Range();
          range.selectNodeContents(words.currentNode);
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const beside = right <= hand.left || left >= hand.right || bottom <= hand.top || top >= hand.bottom;
            if (!beside) found.push(`${words.currentNode.textContent}`);
          }
        }
        return found;
      });
      expect(covered, `${width} px ${styles}`).toEqual([]);
    }
  }
});

test('the hand is seen from 360 px on, never read aloud, and at rest under reduced motion', async ({ page }) => {
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
  await expect(heading(page)).toHaveAccessibleName('Your team already decided this.');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await hand.evaluate((drawing) => getComputedStyle(drawing).animationDelay)).toBe('1s');
});

test('the hand signs the 404 page, whose title stays as specified', async ({ page, consoleErrors }) => {
  await visit(page, '/nope');
  await expectLogged(consoleErrors, '/nope');
  await expect(handIn(heading(page))).toBeInViewport();
  await expect(heading(page)).toHaveText('Page Not Found');
});
