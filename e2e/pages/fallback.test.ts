import type { Page } from 'playwright';
import { expectAccessible } from '../support/axe.ts';
import { expect, expectLogged, footerLink, heading, test, visit } from '../support/visitor.ts';

/** Reloads the page with the button of the fallback screen; returns the requested path. */
async function reload(page: Page): Promise<string> {
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
  return new URL((await reloaded).url()).pathname;
}

/** Opens a contact page that fails while it renders, until the returned function is called. */
async function openBroken(page: Page, complaints: string[]): Promise<() => void> {
  let isBroken = true;
  await page.route('**/assets/app-*.js', async (route) => {
    if (!isBroken) return route.fallback();
    const response = await route.fetch();
    const code = await response.text();
    // The label of a field of the contact form.
    const body = code.replace(/message:[`"']Message[`"']/, `get message(){throw Error('The page broke.')}`);
    await route.fulfill({ response, body });
  });
  await visit(page, '/');
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Something went wrong');
  await expectLogged(complaints, 'The page broke.');
  return () => {
    isBroken = false;
  };
}

test('§2 a page that fails while it renders is replaced by the fallback screen', async ({ page, complaints }) => {
  await openBroken(page, complaints);
  await expect(page.getByText("We're sorry, but something unexpected happened.", { exact: true })).toBeVisible();
  await expectAccessible(page, 'fallback screen');
});

test('other pages work after one that failed, which still shows the fallback screen', async ({ page, complaints }) => {
  await openBroken(page, complaints);
  await footerLink(page, 'Terms of Service').click();
  await expect(heading(page)).toHaveText('Terms of Service');
  await page.goBack();
  await expect(heading(page)).toHaveText('Something went wrong');
  complaints.length = 0;
});

test('§2 "Reload Page" reloads a page that failed', async ({ page, complaints }) => {
  const mend = await openBroken(page, complaints);
  mend();
  expect(await reload(page)).toBe('/contact');
  await expect(heading(page)).toHaveText('Contact');
});

test('§8 an application that fails as a whole shows the fallback screen, and "Reload Page" reloads', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { MutationObserver: undefined });
  });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText("We're sorry, but something unexpected happened.", { exact: true })).toBeVisible();
  await expectLogged(complaints, 'MutationObserver');
  await expectAccessible(page, 'fallback screen of the whole application');
  expect(await reload(page)).toBe('/');
  await expectLogged(complaints, 'MutationObserver');
});
