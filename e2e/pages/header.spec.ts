import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  addStyles,
  expectBelowHeader,
  expectReflow,
  LARGE_TEXT,
  positions,
  scrolled,
  scrollTo,
} from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { sections } from '../../web/src/content/navigation.ts';

const banner = (page: Page) => page.getByRole('banner');
const joinOf = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const toggle = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });
const topButton = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const items = (page: Page) => banner(page).getByRole('navigation').getByRole('link');

test.beforeEach(({ page }) => visit(page, '/'));

/** Chooses an item, and waits until its section begins below the header and the next Tab leads into it. */
async function choose(page: Page, { id, label }: (typeof sections)[number]) {
  await items(page).filter({ hasText: label }).click();
  await expectBelowHeader(page, id);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${id} :focus, #${id} ~ * :focus`)).toHaveCount(1);
}

test('§2 a wide header stays in place, with "Join Waitlist", the navigation items and no menu', async ({ page }) => {
  await scrollTo(page, 2000);
  await expect(joinOf(page, 'Join Waitlist')).toBeInViewport({ ratio: 1 });
  await expect(items(page)).toHaveCount(sections.length);
  for (const item of await items(page).all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(toggle(page)).toBeHidden();
});

test('a brand of ten letters leaves the narrowest header room for its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wordmark = banner(page).getByRole('img');
  // As wide as ten letters are.
  await wordmark.evaluate((svg) => svg.setAttribute('viewBox', '0 0 200 42'));
  await scrollTo(page, 2000);
  for (const part of [topButton(page), joinOf(page, 'Join'), toggle(page), wordmark]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('§2 each navigation item scrolls to its anchor, leads Tab there, and is marked', async ({ page }) => {
  const current = banner(page).locator('[aria-current=location]');
  await expect(current).toHaveCount(0);
  for (const section of sections) {
    await choose(page, section);
    await expect(page).toHaveURL(`/#${section.id}`);
    await page.locator(`#${section.id}`).evaluate((element) => element.scrollIntoView());
    await expect(current).toHaveText([section.label]);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.locator('#waitlist').evaluate((element) => element.scrollIntoView());
  await expect(current).toHaveCount(0);
});

test('§2 §4 §9 "Scroll to top" appears above 300 px, not at 300, beside the content', { tag: '@both' }, async ({
  page,
}) => {
  await expect(topButton(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(topButton(page)).toBeVisible();
  const gaps = await topButton(page).evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    return bottom <= rectOf('header').bottom ? [] : [left - rectOf('#benefits li').right, innerWidth - right];
  });
  expect(gaps.filter((gap) => gap < 8)).toEqual([]);
  await scrollTo(page, 300);
  await expect(topButton(page)).toBeHidden();
});

test('"Scroll to top" jumps under reduced motion, goes away and focuses the content', async ({ page }) => {
  await scrollTo(page, 2000);
  await expect(topButton(page)).toBeVisible();
  await expectAccessible(page, 'scrolled page');
  const passed = await positions(page);
  await topButton(page).click();
  await expect.poll(() => passed.jsonValue()).toEqual([0]);
  await expect(topButton(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('§2 a navigation item and "Scroll to top" scroll smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const there = await positions(page);
  await page.getByRole('banner').getByRole('link', { name: 'Benefits' }).click();
  await expectBelowHeader(page, 'benefits');
  expect((await there.jsonValue()).length).toBeGreaterThan(2);
  const back = await positions(page);
  await topButton(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect((await back.jsonValue()).length).toBeGreaterThan(2);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('§2 §4 a small header stays in place, with "Join" and a menu that opens and closes', async ({ page }) => {
    await scrollTo(page, 2000);
    await expect(joinOf(page, 'Join')).toBeInViewport({ ratio: 1 });
    await expect(items(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(items(page)).toHaveCount(sections.length);
    for (const item of await items(page).all()) await expect(item).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'open menu');
    // The browser says that its popover is open; the name, which stays, would say it twice.
    await expect(toggle(page)).not.toHaveAttribute('aria-expanded');
    await toggle(page).click();
    await expect(items(page)).toHaveCount(0);
  });

  test('the menu closes with Escape, and when the focus leaves it', async ({ page }) => {
    // As on a desktop at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await toggle(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(items(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(sections.length);
    for (const item of await items(page).all()) {
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(items(page)).toHaveCount(0);
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('the open menu fits, and can be scrolled on a short screen with large text', async ({ page }) => {
    await toggle(page).click();
    await expectReflow(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await addStyles(page, LARGE_TEXT);
    await items(page).last().scrollIntoViewIfNeeded();
    await expect(items(page).last()).toBeInViewport({ ratio: 1 });
  });

  test('§2 each item of the menu scrolls to its anchor and closes the menu, a second time too', async ({ page }) => {
    for (const section of [...sections, sections.at(-1) ?? sections[0]]) {
      await toggle(page).click();
      await choose(page, section);
      await expect(items(page)).toHaveCount(0);
    }
  });
});
