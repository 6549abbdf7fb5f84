import type { Page } from 'playwright';
import { describe } from 'vitest';
import { chunkWith } from '../support/chunks.ts';
import { DEVICES, expect, expectLogged, test, visit } from '../support/visitor.ts';

const CONTACT_CHUNK = chunkWith('Sending...');
const BROKEN = 'The page broke.';

/** Has the contact page break while it renders. */
const breakContact = (page: Page) =>
  page.route(CONTACT_CHUNK, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default () => { throw new Error('${BROKEN}'); };` }),
  );

async function followToContact(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
}

describe.each(DEVICES)('an unexpected failure on a %s', (_, device) => {
  test.override('device', device);

  test('§2 shows the fallback screen in place of a page that broke', async ({ page, complaints }) => {
    await breakContact(page);
    await visit(page, '/');
    await followToContact(page);
    const screen = page.getByRole('main');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(screen).toContainText("We're sorry, but something unexpected happened.");
    await expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await expectLogged(complaints, BROKEN);
  });

  test('§2 "Reload Page" reloads the browser page', async ({ page, complaints }) => {
    await breakContact(page);
    await visit(page, '/');
    await followToContact(page);
    await expectLogged(complaints, BROKEN);
    await page.unroute(CONTACT_CHUNK);
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('main').getByRole('button', { name: 'Reload Page' }).click();
    expect(new URL((await reloaded).url()).pathname).toBe('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });

  test('leaves the way to the other pages open', async ({ page, complaints }) => {
    await breakContact(page);
    await visit(page, '/');
    await followToContact(page);
    await expectLogged(complaints, BROKEN);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });

  test('§8 of the whole application shows the fallback screen', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { MutationObserver: undefined });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
    await expectLogged(complaints, 'MutationObserver');
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await reloaded;
    await expectLogged(complaints, 'MutationObserver');
  });
});
