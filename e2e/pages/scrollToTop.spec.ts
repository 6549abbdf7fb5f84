import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { DESKTOP } from '../../test/kit/browser.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { positions, scrolled, scrollTo } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

/** The texts of the content that a button covers, apart from those below the header. */
function coveredText(button: Element): (string | null)[] {
  const { left, top, bottom } = button.getBoundingClientRect();
  if (bottom <= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)) return [];
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const covered = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(text);
    const lines = [...range.getClientRects()];
    if (lines.some((line) => line.right > left && line.bottom > top && line.top < bottom))
      covered.push(text.textContent);
  }
  return covered;
}

test.beforeEach(({ page }) => visit(page, '/'));

test('§9 "Scroll to top" appears above 300 px, and not at 300; it covers no text', { tag: '@both' }, async ({
  page,
}) => {
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(button(page)).toBeVisible();
  expect(await button(page).evaluate(coveredText)).toEqual([]);
  await scrollTo(page, 300);
  await expect(button(page)).toBeHidden();
});

test('"Scroll to top" keeps 8 px from the window’s edge and from the content', async ({ page }) => {
  await scrollTo(page, 2000);
  const [box, content] = await Promise.all([
    button(page).boundingBox(),
    page.locator('#benefits li').first().boundingBox(),
  ]);
  const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
  expect(DESKTOP.viewport.width - right).toBeGreaterThanOrEqual(8);
  expect(left - (content?.x ?? 0) - (content?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

test('"Scroll to top" jumps where the visitor wants no motion, goes away and leaves the focus on the content', async ({
  page,
}) => {
  await scrollTo(page, 2000);
  await expect(button(page)).toBeVisible();
  await expectAccessible(page, 'scrolled page');
  const passed = await positions(page);
  await button(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect.poll(() => passed.jsonValue()).toEqual([0]);
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('§2 "Scroll to top" scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(page, 2000);
  await expect(button(page)).toBeVisible();
  const passed = await positions(page);
  await button(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect((await passed.jsonValue()).filter((y) => y > 0 && y < 2000)).not.toEqual([]);
});
