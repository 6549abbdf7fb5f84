import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, messageOf, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API, arriveEarly } from '../../test/kit/network.ts';
import { visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** Translates the page as a browser does. React then renders it again. */
const translate = (page: Page) =>
  page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1, h2')) {
      const font = document.createElement('font');
      font.append('Überschrift');
      heading.replaceChildren(font);
    }
  });

/** As password managers do. */
const decorate = (page: Page) =>
  page.evaluate(() => {
    for (const email of document.querySelectorAll('[name=email]')) {
      email.after(document.createElement('div'), document.createElement('input'));
    }
    document.body.append(document.createElement('form'), document.createElement('form'));
  });

const CHANGES: [string, (page: Page) => Promise<void>][] = [
  ['was translated', translate],
  ['a password manager has written into', decorate],
];

for (const [name, change] of CHANGES) {
  test(`a page that ${name} before the app arrived keeps typed text and the open dialog, and joins`, async ({
    page,
    entries,
    consoleErrors,
  }) => {
    const finish = await arriveEarly(page, '/');
    await change(page);
    const email = uniqueEmail('changed');
    await emailOf(await pageForm.show(page)).fill(email);
    const form = await dialogForm.show(page);
    await emailOf(form).fill('jane@exam');
    await finish();
    await expect(emailOf(form)).toHaveValue('jane@exam');
    await expect(emailOf(form)).toBeVisible();
    await expectLogged(consoleErrors, 'Minified React error');
    await page.keyboard.press('Escape');
    await submitOf(await pageForm.show(page)).click();
    await expectToast(page, 'joined');
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test(`a contact page that ${name} before the app arrived keeps a message that can’t be sent`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route(API, (route) => route.fulfill({ status: 503 }));
    const finish = await arriveEarly(page, '/contact');
    await change(page);
    const form = await contactForm.show(page);
    await contactForm.fill(form, uniqueEmail('changed'));
    const typed = await messageOf(form).inputValue();
    await finish();
    await expectLogged(consoleErrors, 'Minified React error');
    await submitOf(form).click();
    await expectToast(page, 'message-not-sent');
    await expectLogged(consoleErrors, contactForm.failure);
    await expect(messageOf(form)).toHaveValue(typed);
    await expect(submitOf(form)).toBeEnabled();
  });
}

test('the form of an extension keeps its own validation', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.append(document.createElement('form'))),
  );
  await visit(page, '/');
  await expect(page.locator('body > form')).toHaveJSProperty('noValidate', false);
});
