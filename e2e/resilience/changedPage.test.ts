import type { Page } from 'playwright';
import { describe } from 'vitest';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  messageOf,
  pageForm,
  sendMessage,
  submitOf,
} from '../support/forms.ts';
import { API, arriveEarly } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';

/** As a browser does that translates the page: React then renders it again. */
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

describe.each(CHANGES)('a page that %s before its code arrived', (_, change) => {
  test('answers an early signup, and keeps the dialog open with its typed text', async ({
    page,
    entries,
    complaints,
  }) => {
    const finish = await arriveEarly(page, '/');
    await change(page);
    const email = uniqueEmail('changed');
    await join(await pageForm.show(page), email);
    const form = await dialogForm.show(page);
    await emailOf(form).fill('jane@exam');
    await finish();
    await expectToast(page, 'joined');
    expect(await entries.signups(email)).toHaveLength(1);
    await expect(emailOf(form)).toHaveValue('jane@exam');
    await expect(emailOf(form)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(emailOf(await pageForm.show(page))).toHaveValue('');
    await expectLogged(complaints, 'Minified React error #418');
  });

  test('keeps an early message that can’t be sent', async ({ page, complaints }) => {
    await page.route(API, (route) => route.fulfill({ status: 503 }));
    const finish = await arriveEarly(page, '/contact');
    await change(page);
    const form = await contactForm.show(page);
    await sendMessage(form, { message: 'Hello\nthere' });
    await finish();
    await expectToast(page, 'message-not-sent');
    await expect(messageOf(form)).toHaveValue('Hello\nthere');
    await expect(submitOf(form)).toBeEnabled();
    complaints.length = 0;
  });
});

test('leaves the form of an extension its own validation', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.append(document.createElement('form'))),
  );
  await visit(page, '/');
  await expect(page.locator('body > form')).toHaveJSProperty('noValidate', false);
});
