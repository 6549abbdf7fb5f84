import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectBelowHeader, scrolled, scrollTo } from '../support/scroll.ts';
import { SECTIONS } from '../support/site.ts';
import { DEVICES, expect, hydrated, test, visit } from '../support/visitor.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function chooseSection(page: Page, name: string) {
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

test('goes from page to page without a load, to the top of each, with the focus on its content', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await visit(page, '/');
  for (const title of ['Privacy Policy', 'Terms of Service', 'Contact']) {
    await footerLink(page, title).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
  expect(documents).toHaveLength(1);
});

test('back and forward return to the scroll position, from another site too', async ({ page }) => {
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
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(1500);
});

describe.each(DEVICES)('on a %s', (_, device) => {
  test.override('device', device);

  test('§2 a section chosen on another page leads to the landing page and scrolls to it', async ({ page }) => {
    await visit(page, '/contact');
    await chooseSection(page, 'Benefits');
    await expect(page).toHaveURL('/#benefits');
    await expectBelowHeader(page, 'benefits');
  });

  test.for([...SECTIONS.map(({ id }) => id), 'waitlist'])(
    'an address with #%s shows that section below the header',
    async (anchor, { page }) => {
      await page.goto(`/#${anchor}`);
      await expectBelowHeader(page, anchor);
      await hydrated(page);
      await expectBelowHeader(page, anchor);
    },
  );
});

test('§9 scrolls to a section 100 ms after the page has changed', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await chooseSection(page, 'How it Works');
  await expect(page.locator('#how-it-works')).toBeVisible();
  await page.clock.runFor(99);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('back closes the dialog and leaves the focus on the content', async ({ page }) => {
  await visit(page, '/');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('§7 requests nothing again when the window gets the focus back', async ({ page }) => {
  await page.addInitScript(() => {
    // Where the visitor saves data nothing is fetched ahead.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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
