import type { Page } from 'playwright/test';
import { contact } from '../../web/src/content/forms.ts';
import { lastUpdated } from '../../web/src/content/legal.ts';
import { fallback, pageNames, pages } from '../../web/src/content/site.ts';
import { expectAccessible, expectReadable } from '../kit/checks.ts';
import { expect, expectLogged, type Site, test } from '../kit/site.ts';

for (const path of [...Object.keys(pages), '/nope', '/form/joined', '/form/not-joined']) {
  test(`${path} shows every word on every screen, to everybody`, async ({ page, consoleErrors, site }) => {
    await (path.startsWith('/form/') ? page.goto(path) : site.visit(path));
    if (path === '/nope') await expectLogged(consoleErrors, path);
    // With "Scroll to top".
    await site.scrollTo(400);
    await expectAccessible(page, path);
    await expectReadable(page, page.locator('main, footer'));
  });
}

test('a visit stores nothing in the browser', async ({ page, site }) => {
  await site.visit('/');
  for (const title of Object.values(pageNames)) await site.followTo(title);
  expect(await page.evaluate(async () => [sessionStorage.length, await caches.keys()])).toEqual([0, []]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test('§2 a legal page shows the visitor’s current year as its last update', async ({ page, site }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00');
  await site.visit('/privacy');
  await expect(page.getByText(`${lastUpdated}: `)).toHaveText(`${lastUpdated}: 2031`);
});

test('nothing moves while the page, its font and the app load', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await site.visit('/');
    // Waits until the visitor has seen what is there now.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), `${width} px`).toEqual([]);
  }
});

test('forced colours draw the edges of fields and buttons', { tag: '@engines' }, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.visit('/contact');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    const frame = field.locator('..');
    await expect(frame).toHaveCSS('outline-style', 'solid');
    await expect(frame).toHaveCSS('outline-color', text);
  }
  await expect(page.getByRole('button', { name: contact.submit })).not.toHaveCSS('border-top-width', '0px');
});

async function expectFallback(page: Page, site: Site, consoleErrors: string[], error: string) {
  await expect(site.heading).toHaveText(fallback.title);
  await expect(page.getByText(fallback.lead, { exact: true })).toBeVisible();
  await expect(site.heading).toBeFocused();
  await expectLogged(consoleErrors, error);
}

test('§2 a page that fails shows a fallback, which can reload it', async ({ page, consoleErrors, site }) => {
  await site.visit('/');
  // The contact page reads its address.
  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('The page broke.');
    };
  });
  await site.footerLink(pageNames['/contact']).click();
  await expectFallback(page, site, consoleErrors, 'The page broke.');
  await expectAccessible(page, 'fallback screen');
  // Another page works, and Back leads to the fallback again.
  await site.followTo(pageNames['/privacy']);
  await page.goBack();
  await expectFallback(page, site, consoleErrors, 'The page broke.');
  await page.getByRole('button', { name: fallback.reload, exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(site.heading).toHaveText(pageNames['/contact']);
});

test('an app that fails as a whole shows the fallback screen', async ({ page, site, consoleErrors }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/');
  await expectFallback(page, site, consoleErrors, 'IntersectionObserver');
});
