import type { Page } from 'playwright/test';
import { expect, test, uniqueEmail } from '../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  MESSAGE,
  openForm,
  pageForm,
  submitOf,
  valuesOf,
  writeMessage,
} from '../test/kit/forms.ts';
import { API, APP, arriveEarly, callsOf, hold } from '../test/kit/network.ts';
import { expectOutcomePage, expectToast } from '../test/kit/outcomes.ts';
import { banner, expectBelowHeader, footerLink, hydrated, menuButton, settled, visit } from '../test/kit/page.ts';
import { brand } from '../web/src/content/brand.ts';

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

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

  test('§8 a message is stored as typed; Back keeps one that is too long', async ({ page, entries }) => {
    const email = uniqueEmail('Scriptless');
    await page.goto('/contact');
    const form = await contactForm.show(page);
    const long = 'x'.repeat(5_001);
    await writeMessage(form, { email, message: long });
    await submitOf(form).click();
    await expectOutcomePage(page, 'message-invalid');
    await page.goBack();
    expect(await valuesOf(form)).toEqual([MESSAGE.name, email, long]);
    await contactForm.fill(form, email);
    await submitOf(form).click();
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
      await menuButton(page).click();
      await expect(banner(page).getByRole('link', { name: 'How it Works' })).toBeVisible();
      await page.keyboard.press('Escape');
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

for (const [kind, again] of [
  [pageForm, 'already-registered'],
  [contactForm, 'message-sent'],
] as const) {
  test(`§8 the ${kind.name}, sent twice before the app and after Back, is stored once`, {
    tag: '@phone',
  }, async ({ page, entries }) => {
    const calls = callsOf(page);
    const answer = await hold(page, API);
    const release = await hold(page, APP);
    await page.goto(kind.path);
    const form = await kind.show(page);
    const email = uniqueEmail('early');
    await kind.fill(form, email);
    await submitOf(form).dblclick({ noWaitAfter: true });
    await expect.poll(() => calls).toHaveLength(1);
    await page.keyboard.press('Enter');
    answer();
    await expectOutcomePage(page, kind.sent);
    expect(calls).toHaveLength(1);
    release();
    await page.goBack();
    await hydrated(page);
    await submitOf(form).click();
    await expectToast(page, again);
    expect(await entries[kind.stored](email)).toHaveLength(1);
  });
}

test.describe('before the app arrives', { tag: '@phone' }, () => {
  for (const kind of [dialogForm, contactForm]) {
    test(`§2 the ${kind.name} keeps text typed early, and the focus`, async ({ page }) => {
      const finish = await arriveEarly(page, kind.path);
      const email = emailOf(await kind.show(page));
      await email.pressSequentially('jane@exam');
      await finish();
      await expect(email).toBeFocused();
      await page.keyboard.type('ple.com');
      await expect(email).toHaveValue('jane@example.com');
    });
  }

  test('§4 a dialog closed early stays closed, and a question stays chosen', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const question = page.getByRole('radio', { name: /^When / });
    await question.check({ force: true });
    await dialogForm.show(page);
    await page.keyboard.press('Escape');
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(question).toBeChecked();
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
  });

  test('§2 a menu opened early stays open; one that was used early is closed', async ({ page }) => {
    const navigation = banner(page).getByRole('navigation');
    const benefits = banner(page).getByRole('link', { name: 'Benefits' });
    const finish = await arriveEarly(page, '/');
    await menuButton(page).click();
    await finish();
    await expect(benefits).toBeVisible();
    await benefits.click();
    await expect(navigation).toBeHidden();
    const again = await arriveEarly(page, '/');
    await menuButton(page).click();
    await benefits.click();
    await expectBelowHeader(page, 'benefits');
    await again();
    await expect(navigation).toBeHidden();
  });
});

/** In the page: the browser reports no paint. */
function reportNoPaint() {
  window.PerformanceObserver = class extends PerformanceObserver {
    override observe() {}
  };
}

test('the app starts after three seconds if the browser reports no paint', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(reportNoPaint);
  await page.goto('/');
  await page.clock.fastForward(3_000);
  await hydrated(page);
});

test('an unsupported browser doesn’t load the app, and posts the form', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/');
  await join(await pageForm.show(page), uniqueEmail('old'));
  await expectOutcomePage(page, 'joined');
  expect(requests.filter((url) => url.includes('/assets/'))).toEqual([]);
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

for (const [when, arrive] of [
  ['before the app arrives', (page: Page) => arriveEarly(page, '/')],
  ['with the app', (page: Page) => visit(page, '/')],
] as const) {
  test(`an older browser opens and closes the dialog ${when}`, async ({ page }) => {
    await page.addInitScript(removeInvokers);
    await arrive(page);
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
}
