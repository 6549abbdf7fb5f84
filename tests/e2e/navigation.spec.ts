import type { Page } from 'playwright/test';
import { brand } from '../../web/src/content/brand.ts';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';
import { expectAccessible, expectReflow } from '../kit/checks.ts';
import { expect, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, openForm, submitOf } from '../kit/forms.ts';
import { arriveEarly, callsOf } from '../kit/network.ts';
import { expectToast } from '../kit/outcomes.ts';
import {
  anotherPage,
  banner,
  clickAt,
  expectBelowHeader,
  followToAnotherPage,
  footerLink,
  heading,
  hydrated,
  menuButton,
  scrolled,
  scrollTo,
  visit,
} from '../kit/page.ts';

const joinOf = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const logo = (page: Page) => banner(page).getByRole('link', { name: brand.name });
const topButton = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const items = (page: Page) => banner(page).getByRole('navigation').getByRole('link');

test('§2 §4 the header stays in place, wide with all items, small with a menu', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await visit(page, '/');
  await scrollTo(page, 2000);
  await expect(joinOf(page, isMobile ? 'Join' : 'Join Waitlist')).toBeInViewport({ ratio: 1 });
  if (isMobile) {
    await expect(items(page)).toHaveCount(0);
    await menuButton(page).click();
  } else await expect(menuButton(page)).toBeHidden();
  await expect(items(page)).toHaveCount(sections.length);
  for (const item of await items(page).all()) await expect(item).toBeInViewport({ ratio: 1 });
  if (!isMobile) return;
  await expectAccessible(page, 'open menu');
  await menuButton(page).click();
  await expect(items(page)).toHaveCount(0);
  await menuButton(page).click();
  await expectReflow(page);
  // The menu itself scrolls.
  await page.setViewportSize({ width: 568, height: 256 });
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page).last()).toBeInViewport({ ratio: 1 });
});

/** In the page: as Chrome 114, where hiding a hidden popover throws. */
function refuseToHideTwice() {
  const { hidePopover } = HTMLElement.prototype;
  HTMLElement.prototype.hidePopover = function () {
    if (!this.matches(':popover-open')) throw new DOMException('It is hidden.', 'InvalidStateError');
    hidePopover.call(this);
  };
}

test('the menu closes with Escape, and when the focus leaves it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(refuseToHideTwice);
  await visit(page, '/');
  await menuButton(page).press('Enter');
  await page.keyboard.press('Escape');
  await expect(items(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const item of await items(page).all()) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(items(page)).toHaveCount(0);
});

test('a tap beside the open menu closes it, and presses nothing below it', { tag: ['@phone', '@engines'] }, async ({
  page,
}) => {
  // Playwright's builds of the other engines start with a desk's size.
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  await contactForm.fill(form, uniqueEmail('menu'));
  await submitOf(form).scrollIntoViewIfNeeded();
  await menuButton(page).click();
  await clickAt(submitOf(form));
  await expect(items(page)).toHaveCount(0);
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
  expect(calls).toHaveLength(1);
});

test('§2 each item scrolls to its anchor and closes the menu; Tab goes on there', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/');
  const isSmall = await menuButton(page).isVisible();
  for (const { id, label } of sections) {
    if (isSmall) await menuButton(page).click();
    await items(page).filter({ hasText: label }).click();
    await expectBelowHeader(page, id);
    await expect(page).toHaveURL(`/#${id}`);
    if (isSmall) await expect(items(page)).toHaveCount(0);
    else await expect(banner(page).locator('[aria-current=location]')).toHaveText([label]);
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${id} :focus, #${id} ~ * :focus`)).toHaveCount(1);
  }
});

test('§2 an item and "Scroll to top" scroll smoothly, unless motion is reduced', async ({ page }) => {
  await visit(page, '/');
  const steps = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  const [{ id, label }] = sections;
  const isSmooth: boolean[] = [];
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const [part, end] of [
      [items(page).filter({ hasText: label }), () => expectBelowHeader(page, id)],
      [topButton(page), () => expect.poll(() => scrolled(page)).toBe(0)],
    ] as const) {
      await steps.evaluate((seen) => void seen.splice(0));
      await part.click();
      await end();
      // The last event comes with the frame after the scroll.
      await page.waitForFunction((seen) => seen.at(-1) === scrollY, steps);
      isSmooth.push((await steps.evaluate((seen) => seen.length)) > 2);
    }
    await expect(page.getByRole('main')).toBeFocused();
  }
  expect(isSmooth).toEqual([false, false, true, true]);
});

test('§2 §4 §9 "Scroll to top" appears above 300 px, not at 300', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/');
  await expect(topButton(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(topButton(page)).toBeVisible();
  await expectAccessible(page, 'scrolled page');
  await scrollTo(page, 300);
  await expect(topButton(page)).toBeHidden();
});

test('§2 links and the logo open pages without a request, at the top, with focus', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  for (const { to, label } of footer.links) {
    await footerLink(page, label).click();
    await expect(page).toHaveURL(to);
    await expect(page).toHaveTitle(pages[to].title);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
  }
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  // Also the link to the open page.
  await scrollTo(page, 1500);
  await logo(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back and forward return to the position, from another site too', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 1500);
  await followToAnotherPage(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  // A return from the back/forward cache, which Playwright's browser lacks.
  const restoration = await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    return history.scrollRestoration;
  });
  expect(restoration).toBe('manual');
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('back returns to the position before hydration or a reload, despite an anchor', async ({ page }) => {
  const expectBackAt = async (top: number) => {
    await followToAnotherPage(page);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(top);
  };
  const release = await arriveEarly(page, '/#benefits');
  await expectBelowHeader(page, 'benefits');
  // By the wheel: until a visitor scrolls, the browser itself returns to the anchor while the page loads.
  await page.mouse.wheel(0, 1500 - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(1500);
  await release();
  await expectBackAt(1500);
  await page.reload();
  await hydrated(page);
  // The browser may restore a position that is a few pixels off.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await expectBackAt(await scrolled(page));
});

test('§2 §9 a section chosen on another page is scrolled to after 100 ms', { tag: '@both' }, async ({ page }) => {
  await page.clock.install();
  await visit(page, anotherPage.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await banner(page).getByRole('link', { name: 'How it Works' }).click();
  await expect(page.locator('#how-it-works')).toBeVisible();
  await page.clock.runFor(99);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.clock.resume();
  await expect(page).toHaveURL('/#how-it-works');
  await expectBelowHeader(page, 'how-it-works');
});

test('an address with a section shows it below the header', { tag: ['@both', '@engines'] }, async ({ page }) => {
  for (const anchor of [...sections.map(({ id }) => id), 'waitlist']) {
    // Else only the anchor would change.
    await page.goto('about:blank');
    await visit(page, `/#${anchor}`);
    await expectBelowHeader(page, anchor);
  }
});
