import type { Page } from 'playwright/test';
import { expect, test } from '../../test/kit/fixtures.ts';
import { emailOf, pageForm } from '../../test/kit/forms.ts';
import { expectBelowHeader, scrolled, scrollTo } from '../../test/kit/layout.ts';
import { arriveEarly } from '../../test/kit/network.ts';
import { footerLink, heading, hydrated, visit } from '../../test/kit/page.ts';
import { brand } from '../../web/src/content/brand.ts';
import { sections } from '../../web/src/content/navigation.ts';

test('§2 links and the logo open pages without a request, at the top, with the focus on the heading', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  for (const title of ['Privacy Policy', 'Terms of Service', 'Contact']) {
    await footerLink(page, title).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('§2 a link to the open page leads to its top, with the focus on the heading', async ({ page }) => {
  await visit(page, '/#benefits');
  await expectBelowHeader(page, 'benefits');
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back closes the dialog', async ({ page }) => {
  await visit(page, '/terms');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('back and forward return to the scroll position, from another document too, with the typed text', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollTo(page, 1500);
  // Clicked without being scrolled to.
  await footerLink(page, 'Privacy Policy').dispatchEvent('click');
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 200);

  await page.goBack();
  await expect(heading(page)).not.toHaveText('Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(heading(page)).toHaveText('Privacy Policy');
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

const SCROLLED: [string, (page: Page) => Promise<unknown>][] = [
  [
    'before hydration',
    async (page) => {
      const release = await arriveEarly(page, '/');
      await scrollTo(page, 1500);
      await release();
    },
  ],
  [
    'at an address with a section',
    async (page) => {
      await visit(page, '/#benefits');
      await scrollTo(page, 1500);
    },
  ],
  [
    'before a reload',
    async (page) => {
      await visit(page, '/');
      await scrollTo(page, 1500);
      await page.reload();
      await hydrated(page);
    },
  ],
];

for (const [when, scroll] of SCROLLED) {
  test(`back returns to the scroll position that the page had ${when}`, async ({ page }) => {
    await scroll(page);
    await footerLink(page, 'Privacy Policy').dispatchEvent('click');
    await expect(heading(page)).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(heading(page)).not.toHaveText('Privacy Policy');
    await expect.poll(() => scrolled(page)).toBe(1500);
  });
}

test('“Skip to content” leads to the content of each page, from any scroll position', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await visit(page, '/');
  await skip.press('Enter');
  await expect(page).toHaveURL('/#main');
  await scrollTo(page, 1500);
  await footerLink(page, 'Privacy Policy').dispatchEvent('click');
  await expect(heading(page)).toHaveText('Privacy Policy');
  await skip.press('Enter');
  await expect(page).toHaveURL('/privacy#main');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('back closes the menu', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/terms');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /menu/i }).click();
  await expect(banner.getByRole('navigation')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(banner.getByRole('navigation')).toBeHidden();
});

test('§2 §9 a section chosen on another page leads to the landing page and scrolls to it after 100 ms', {
  tag: '@both',
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('link', { name: 'How it Works' }).click();
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
