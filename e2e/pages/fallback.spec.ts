import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { APP } from '../../test/kit/network.ts';
import { footerLink, heading, visit } from '../../test/kit/page.ts';

const TEXT = "We're sorry, but something unexpected happened.";

/** Reloads the page with the button of the fallback screen; returns the requested path. */
async function reload(page: Page): Promise<string> {
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
  return new URL((await reloaded).url()).pathname;
}

/** Makes the contact page fail while it renders, until the returned function is called. */
async function breakContactPage(page: Page): Promise<() => void> {
  let isBroken = true;
  await page.route(APP, async (route) => {
    if (!isBroken) return route.fallback();
    const response = await route.fetch();
    const code = await response.text();
    // The label of a field of the contact form.
    const body = code.replace(/message:[`"']Message[`"']/, `get message(){throw Error('The page broke.')}`);
    await route.fulfill({ response, body });
  });
  return () => {
    isBroken = false;
  };
}

test('§2 a page that fails while it renders shows the fallback screen; others work; "Reload Page" reloads it', async ({
  page,
  consoleErrors,
}) => {
  const repair = await breakContactPage(page);
  await visit(page, '/');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Something went wrong');
  await expectLogged(consoleErrors, 'The page broke.');
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  await expectAccessible(page, 'fallback screen');

  await footerLink(page, 'Terms of Service').click();
  await expect(heading(page)).toHaveText('Terms of Service');
  await page.goBack();
  await expect(heading(page)).toHaveText('Something went wrong');
  await expectLogged(consoleErrors, 'The page broke.');

  repair();
  expect(await reload(page)).toBe('/contact');
  await expect(heading(page)).toHaveText('Contact');
});

test('§8 an application that fails as a whole shows the fallback screen, and "Reload Page" reloads', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { MutationObserver: undefined });
  });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  await expectLogged(consoleErrors, 'MutationObserver');
  await expectAccessible(page, 'fallback screen of the whole application');
  expect(await reload(page)).toBe('/');
  await expectLogged(consoleErrors, 'MutationObserver');
});
