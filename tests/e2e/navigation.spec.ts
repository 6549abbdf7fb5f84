import type { Page } from 'playwright/test';
import { brand } from '../../web/src/content/brand.ts';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';
import { expectAccessible, expectReflow } from '../kit/checks.ts';
import { expect, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, emailOf, openForm, pageForm, submitOf } from '../kit/forms.ts';
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
  painted,
  scrolled,
  scrollTo,
  visit,
} from '../kit/page.ts';

const joinOf = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const logo = (page: Page) => banner(page).getByRole('link', { name: brand.name });
const topButton = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const items = (page: Page) => banner(page).getByRole('navigation').getByRole('link');

test('§2 a wide header stays in place, with "Join Waitlist" and all items, no menu', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 2000);
  await expect(items(page)).toHaveCount(sections.length);
  for (const part of [joinOf(page, 'Join Waitlist'), ...(await items(page).all())]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(menuButton(page)).toBeHidden();
});

test('§2 §4 a small header stays in place, with "Join" and a menu', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 2000);
  await expect(joinOf(page, 'Join')).toBeInViewport({ ratio: 1 });
  await expect(items(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(items(page)).toHaveCount(sections.length);
  for (const item of await items(page).all()) await expect(item).toBeInViewport({ ratio: 1 });
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

test('the menu closes with Escape, and when the focus leaves it', { tag: '@phone' }, async ({ page }) => {
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
  /** Counts the positions that the page scrolls through. */
  const steps = async (act: () => Promise<void>, end: () => Promise<void>) => {
    const passed = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await act();
    await end();
    // The last event comes with the frame after the scroll.
    await page.waitForFunction((seen) => seen.at(-1) === scrollY, passed);
    return passed.evaluate((seen) => seen.length);
  };
  const toBenefits = () =>
    steps(
      () => items(page).filter({ hasText: 'Benefits' }).click(),
      () => expectBelowHeader(page, 'benefits'),
    );
  const toTop = () =>
    steps(
      () => topButton(page).click(),
      () => expect.poll(() => scrolled(page)).toBe(0),
    );
  expect([await toBenefits(), await toTop()]).toEqual([1, 1]);
  await expect(page.getByRole('main')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const count of [await toBenefits(), await toTop()]) expect(count).toBeGreaterThan(2);
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

test('back closes the dialog and the menu', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  for (const [button, part] of [
    [joinOf(page, 'Join'), page.getByRole('dialog')],
    [menuButton(page), banner(page).getByRole('navigation')],
  ] as const) {
    await followToAnotherPage(page);
    await button.click();
    await expect(part).toBeVisible();
    await painted(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(part).toBeHidden();
  }
});

test('back and forward return to position and typed text, from another site too', async ({ page }) => {
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

  const email = emailOf(await pageForm.show(page));
  await email.evaluate((field: HTMLInputElement) => {
    // `fill` would scroll to the field.
    field.value = 'jane@exam';
  });
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await expect(email).toHaveValue('jane@exam');
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
