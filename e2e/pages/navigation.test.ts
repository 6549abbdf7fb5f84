import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectBelowHeader, scrolled, scrollTo } from '../support/scroll.ts';
import { DEVICES, expect, hydrated, test, visit } from '../support/visitor.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function chooseSection(page: Page, name: string) {
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

describe.each(DEVICES)('navigation on a %s', (_, device) => {
  test.override('device', device);

  test('goes from page to page without loading one', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await visit(page, '/');
    for (const [link, title] of [
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Service', 'Terms of Service'],
      ['Contact', 'Contact'],
    ] as const) {
      await footerLink(page, link).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
    }
    expect(documents).toHaveLength(1);
  });

  test('begins at the top of a page', async ({ page }) => {
    await visit(page, '/');
    await footerLink(page, 'Terms of Service').click();
    await expect(heading(page)).toHaveText('Terms of Service');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('back and forward return to where one was', async ({ page }) => {
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
  });

  test('back from elsewhere returns to where one was', async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 1500);
    await page.evaluate(() => location.assign('/robots.txt'));
    await page.waitForURL('/robots.txt');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(1500);
  });

  test('§2 a section chosen on another page leads to the landing page and scrolls to it', async ({ page }) => {
    await visit(page, '/contact');
    await chooseSection(page, 'Benefits');
    await expect(page).toHaveURL('/#benefits');
    await expectBelowHeader(page, 'benefits');
  });

  test('§9 it scrolls there 100 ms after the page has changed', async ({ page }) => {
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

  test.for(['problem', 'solution', 'how-it-works', 'benefits', 'waitlist'])(
    'an address with #%s shows that section below the header',
    async (anchor, { page }) => {
      await visit(page, `/#${anchor}`);
      await expectBelowHeader(page, anchor);
    },
  );

  test('moves the focus to the new page', async ({ page }) => {
    await visit(page, '/');
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('Contact');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('closes the dialog when one goes back', async ({ page }) => {
    await visit(page, '/');
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('Contact');
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).not.toHaveText('Contact');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('§7 nothing is fetched again when the window gets the focus back', async ({ page }) => {
    await page.addInitScript(() => {
      // Where data is dear nothing is fetched ahead, either.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await visit(page, '/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'online']) dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
      return new Promise((idle) => requestIdleCallback(idle));
    });
    expect(requests).toEqual([]);
  });

  test.for(['/', '/privacy', '/terms', '/contact'])(
    '%s is taken over without a complaint',
    async (path, { page, complaints }) => {
      await visit(page, path);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(complaints).toEqual([]);
    },
  );
});
