import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { anotherPage, breakContactPage, followToAnotherPage, footerLink, heading, visit } from '../../test/kit/page.ts';

async function expectFallback(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText("We're sorry, but something unexpected happened.", { exact: true })).toBeVisible();
}

/** Reloads the page with the button of the fallback screen; returns the requested path. */
async function reload(page: Page): Promise<string> {
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
  return new URL((await reloaded).url()).pathname;
}

test('§2 an unknown address answers 404 and is logged; "Return to Home" leads home', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/nope', `${anotherPage.path}/x`, anotherPage.path.toUpperCase()]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expectLogged(consoleErrors, path);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('§2 §8 a page that fails shows the fallback screen; others work; "Reload Page" reloads it', async ({
  page,
  consoleErrors,
}) => {
  const repair = await breakContactPage(page);
  await visit(page, '/');
  await footerLink(page, 'Contact').click();
  await expectFallback(page);
  await expectLogged(consoleErrors, 'The page broke.');

  await followToAnotherPage(page);
  await page.goBack();
  await expectFallback(page);
  await expectLogged(consoleErrors, 'The page broke.');

  repair();
  expect(await reload(page)).toBe('/contact');
  await expect(heading(page)).toHaveText('Contact');
});

test('§8 an app that fails as a whole shows the fallback screen; "Reload Page" reloads', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { MutationObserver: undefined });
  });
  await page.goto('/');
  await expectFallback(page);
  await expectLogged(consoleErrors, 'MutationObserver');
  await expectAccessible(page, 'fallback screen of the whole application');
  expect(await reload(page)).toBe('/');
  await expectLogged(consoleErrors, 'MutationObserver');
});
