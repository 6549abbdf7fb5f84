import type { Page } from 'playwright/test';
import { expect, test } from '../../test/kit/fixtures.ts';
import { emailOf, pageForm } from '../../test/kit/forms.ts';
import { expectBelowHeader, scrolled, scrollTo } from '../../test/kit/layout.ts';
import { arriveEarly } from '../../test/kit/network.ts';
import { anotherPage, followToAnotherPage, footerLink, heading, hydrated, visit } from '../../test/kit/page.ts';
import { brand } from '../../web/src/content/brand.ts';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';

const banner = (page: Page) => page.getByRole('banner');
const logo = (page: Page) => banner(page).getByRole('link', { name: brand.name });
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });

test('§2 links and the logo open pages without a request, at the top, with focus and title', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  for (const { to, label } of footer.links) {
    await footerLink(page, label).click();
    await expect(page).toHaveURL(to);
    await expect(page).toHaveTitle(pages[to].title);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  }
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('§2 a link to the open page leads to its top, with the focus on the heading', async ({ page }) => {
  await visit(page, '/#benefits');
  await expectBelowHeader(page, 'benefits');
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 1500);
  await logo(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the heading that has the focus after navigation shows no ring, and Tab passes it', async ({ page }) => {
  await visit(page, anotherPage.path);
  await expect(heading(page)).not.toHaveAttribute('tabindex');
  for (const choose of [() => logo(page).click(), () => logo(page).press('Enter')]) {
    await choose();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(banner(page).getByRole('button', { name: 'Join' })).toBeFocused();
  }
});

test('back closes the dialog and the menu', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const dialog = page.getByRole('dialog');
  const menu = banner(page).getByRole('navigation');
  for (const [button, part] of [
    [banner(page).getByRole('button', { name: 'Join' }), dialog],
    [menuButton(page), menu],
  ] as const) {
    await followToAnotherPage(page);
    await button.click();
    await expect(part).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(part).toBeHidden();
    await expect(heading(page)).toBeFocused();
  }
});

test('back and forward return to position and typed text, from another document too', async ({ page }) => {
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
  await scrollTo(page, 1200);
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

test('an address with a section shows that section below the header', { tag: ['@both', '@engines'] }, async ({
  page,
}) => {
  for (const anchor of [...sections.map(({ id }) => id), 'waitlist']) {
    // Else only the anchor would change.
    await page.goto('about:blank');
    await page.goto(`/#${anchor}`);
    await expectBelowHeader(page, anchor);
    await hydrated(page);
    await expectBelowHeader(page, anchor);
  }
});

test('§7 the page requests nothing again when the window gets the focus back', async ({ page }) => {
  await visit(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(async () => {
    for (const name of ['blur', 'focus', 'online', 'pageshow']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((idle) => requestIdleCallback(idle));
  });
  // A request that this test can see, after all that the window's return could have caused.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests.map((request) => new URL(request).pathname)).toEqual(['/robots.txt']);
});
