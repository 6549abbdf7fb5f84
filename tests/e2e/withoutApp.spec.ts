import { brand } from '../../web/src/content/brand.ts';
import { pages } from '../../web/src/content/pages.ts';
import { NOT_ASKED, unseenTexts } from '../kit/checks.ts';
import { expect, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, join, MESSAGE, openForm, pageForm, submitOf } from '../kit/forms.ts';
import { APP, isApp, requestsOf } from '../kit/network.ts';
import { expectOutcomePage, expectToast } from '../kit/outcomes.ts';
import { banner, clickAt, footerLink, heading, menuButton, settled, visit } from '../kit/page.ts';

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its words', async ({ page }) => {
    // A link of these words replaces the dialog's button.
    const unseen: Record<string, string[]> = { '/': ['Join the Waitlist', ...NOT_ASKED] };
    for (const path of Object.keys(pages)) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await unseenTexts(page.locator('main, footer')), path).toEqual(unseen[path] ?? []);
    }
  });

  test('§5 the browser asks for an email; Back keeps one that the server refuses', async ({ page }) => {
    await page.goto('/');
    const form = await pageForm.show(page);
    await submitOf(form).click();
    await expect(emailOf(form)).toBeFocused();
    await expect(page).toHaveURL('/');
    await join(form, 'jane@localhost');
    await expectOutcomePage(page, 'email-invalid');
    await page.goBack();
    await expect(emailOf(form)).toHaveValue('jane@localhost');
  });

  test('§8 a message is stored as typed', async ({ page, entries }) => {
    const email = uniqueEmail('Scriptless');
    await page.goto('/contact');
    await contactForm.fill(await contactForm.show(page), email);
    await submitOf(await contactForm.show(page)).click();
    await expectOutcomePage(page, 'message-sent');
    expect(await entries.messages(email)).toMatchObject([{ ...MESSAGE, email }]);
  });
});

for (const [state, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['when the app can’t be loaded', true],
] as const) {
  test.describe(state, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('§2 §4 §8 the menu, links and forms work; a visitor joins once', async ({ page, entries, consoleErrors }) => {
      await page.route(APP, (route) => route.abort());
      const email = uniqueEmail('scriptless');
      await page.goto('/');
      const item = banner(page).getByRole('link', { name: 'How it Works' });
      await menuButton(page).click();
      await expect(item).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(item).toBeHidden();
      await menuButton(page).click();
      // A link of these words, where there are no scripts.
      await clickAt(page.getByRole('main').locator('a, button').filter({ hasText: 'Join', visible: true }).first());
      await expect(item).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog')).toBeHidden();
      await footerLink(page, 'Privacy Policy').click();
      await expect(page).toHaveURL('/privacy');
      await banner(page).getByRole('link', { name: brand.name }).click();
      await expect(page).toHaveURL('/');
      await join(await pageForm.show(page), `  ${email.toUpperCase()}`);
      await expectOutcomePage(page, 'joined');
      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      if (javaScriptEnabled) {
        await join(await dialogForm.show(page), email);
      } else {
        // Without scripts only some browsers would open the dialog.
        await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
        await expect(emailOf(await pageForm.show(page))).toBeInViewport();
        await join(await pageForm.show(page), email);
      }
      await expectOutcomePage(page, 'already-registered');
      expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);
      // The app that can't be loaded.
      consoleErrors.length = 0;
    });
  });
}

test('an unsupported browser doesn’t load the app, and posts the form', async ({ page }) => {
  const requests = requestsOf(page);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/');
  await join(await pageForm.show(page), uniqueEmail('old'));
  await expectOutcomePage(page, 'joined');
  expect(requests.filter(isApp)).toEqual([]);
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

test('a browser that blocks all storage joins', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await join(await openForm(page, dialogForm), uniqueEmail('unusual'));
  await expectToast(page, 'joined');
});

/** In the page: neither invoker commands nor `closedby`, as in Safari 17 and Firefox 125. */
function removeInvokers() {
  for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  // Cancels the platform's own answer to both attributes, which can't be taken away otherwise.
  for (const type of ['command', 'cancel']) addEventListener(type, (event) => event.preventDefault(), true);
}

test('an older browser opens and closes the dialog, with the app too', async ({ page }) => {
  await page.addInitScript(removeInvokers);
  await visit(page, '/');
  const dialog = page.getByRole('dialog');
  const email = emailOf(await dialogForm.show(page));
  await email.fill('jane@exam');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await dialogForm.show(page);
  await expect(email).toHaveValue('jane@exam');
  await settled(dialog);
  // A selection that ends beside the dialog.
  await email.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
