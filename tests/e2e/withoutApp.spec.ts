import type { Page } from 'playwright/test';
import { waitlist } from '../../web/src/content/formTexts.ts';
import { sections } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';
import { unseenTexts } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { APP } from '../kit/network.ts';
import { expect, test } from '../kit/site.ts';

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its words', async ({ page, site }) => {
    // A link of these words replaces each button of the dialog.
    const unseen: Record<string, string[]> = { '/': ['Join the Waitlist', 'Join the Waitlist'] };
    for (const path of Object.keys(pages)) {
      await page.goto(path);
      await expect(site.heading).toBeVisible();
      expect(await unseenTexts(page.locator('main, footer')), path).toEqual(unseen[path] ?? []);
    }
  });
});

for (const [state, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['when the app can’t be loaded', true],
] as const) {
  test.describe(state, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page }) => {
      await page.route(APP, (route) => route.abort());
      await page.goto('/');
    });

    test('the menu and the links work', async ({ page, site }) => {
      await site.menuButton.click();
      await expect(site.menuItems.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(site.menuItems).toHaveCount(0);
      await site.menuButton.click();
      // Without scripts, a link has these words.
      const join = page.getByRole('main').locator('a, button').filter({ hasText: 'Join', visible: true }).first();
      await join.click({ force: true });
      await expect(site.menuItems).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
      await site.footerLink('Privacy Policy').click();
      await expect(page).toHaveURL('/privacy');
      await site.banner.getByRole('link', { name: 'home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('§3 a visitor joins the page’s waitlist once', async ({ page, site, entries }) => {
      const email = uniqueEmail('scriptless');
      await site.pageForm.send(`  ${email.toUpperCase()}`);
      await site.expectOutcomePage('joined');
      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      // The dialog is the last part of the HTML. Before it arrives, the button leads to the form.
      await page.waitForURL('/');
      // Without scripts only some browsers would open the dialog, so a link leads to the form.
      const link = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).first();
      if (!javaScriptEnabled) await link.click();
      const form = javaScriptEnabled ? site.dialogForm : site.pageForm;
      await form.show();
      await expect(form.email).toBeInViewport();
      await form.send(email);
      await site.expectOutcomePage('already-registered');
      expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);
    });
  });
}

test('a browser without dialogs loads no app and hides ours; "Join" leads to the form', async ({ page, site }) => {
  const loads = site.requests('GET /assets/');
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.addInitScript(removeInvokers);
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/(<\/?)dialog\b/g, '$1unknown') });
  });
  await page.goto('/contact');
  await expect(page.getByText(waitlist.lead)).toBeHidden();
  await site.banner.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(site.pageForm.email).toBeInViewport();
  expect(loads).toEqual([]);
});

/** Serves a page whose styles have another selector. */
const serveWith = (page: Page, path: string, selector: string, other: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    // Without the policy, which would refuse the changed styles.
    const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, body: html.replaceAll(selector, other) });
  });

test('a browser without popovers shows links instead of the menu', { tag: '@phone' }, async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await serveWith(page, '/contact', 'popover-open', 'unknown');
  await page.goto('/contact');
  await expect(site.menuButton).toBeHidden();
  const links = site.banner.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(sections.map(({ label }) => label));
  await links.last().click();
  await expect(page).toHaveURL('/#benefits');
});

test('"Join" leads to the form while the dialog is still on its way', async ({ page, site }) => {
  await page.route(APP, (route) => route.abort());
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<dialog.*/s, '') });
  });
  await page.goto('/');
  await site.openers.first().click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(site.pageForm.email).toBeInViewport();
});

/** In the page: every way to store something throws, as where all cookies are blocked. */
function blockStorage() {
  const blocked = {
    get(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, blocked);
  }
  Object.defineProperty(Document.prototype, 'cookie', blocked);
}

test('a visitor whose browser blocks all storage can join', async ({ page, site }) => {
  await page.addInitScript(blockStorage);
  await site.dialogForm.open();
  await site.dialogForm.send(uniqueEmail('unusual'));
  await site.expectToast('joined');
});

/** In the page: no invoker commands, as in Safari 17 and Firefox 125. */
function removeInvokers() {
  for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  // Cancels the browser's own handling of the attributes, which can't be removed otherwise.
  addEventListener('command', (event) => event.preventDefault(), true);
}

test('an older browser opens and closes the dialog', async ({ page, site: { closer, dialog, dialogForm } }) => {
  await page.addInitScript(removeInvokers);
  await dialogForm.open();
  await dialogForm.email.fill('jane@exam');
  await closer.click();
  await expect(dialog).toBeHidden();
  await dialogForm.show();
  await expect(dialogForm.email).toHaveValue('jane@exam');
  // A selection that ends beside the dialog.
  await dialogForm.email.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
