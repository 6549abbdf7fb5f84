import type { Page } from 'playwright';
import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { expectNotSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { expect, expectLogged, test, uniqueEmail } from '../support/visitor.ts';
import { dialogForm, emailOf, expectJoined, join, pageForm, WAITLIST_FORMS } from '../support/waitlistForms.ts';

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
  test('keeps the typed text of both forms, and the dialog open', async ({ page, complaints }) => {
    const finish = await arriveEarly(page, '/');
    await change(page);
    await emailOf(await pageForm.show(page)).fill('joe@exam');
    const form = await dialogForm.show(page);
    await emailOf(form).fill('jane@exam');
    await finish();
    await expect(emailOf(form)).toHaveValue('jane@exam');
    await expect(emailOf(form)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(emailOf(await pageForm.show(page))).toHaveValue('joe@exam');
    await expectLogged(complaints, 'Minified React error #418');
  });

  test.for(WAITLIST_FORMS)('answers an early signup in the %s', async ([, waitlist], { page, entries, complaints }) => {
    const finish = await arriveEarly(page, '/');
    await change(page);
    const form = await waitlist.show(page);
    const email = uniqueEmail('changed');
    await join(form, email);
    await finish();
    await expectJoined(page);
    await expect(emailOf(await waitlist.show(page))).toHaveValue('');
    expect(await entries.signups(email)).toHaveLength(1);
    await expectLogged(complaints, 'Minified React error #418');
  });

  test('keeps an early message that can’t be sent', async ({ page, complaints }) => {
    await page.route('**/api/submitContact', (route) => route.fulfill({ status: 503 }));
    const finish = await arriveEarly(page, '/contact');
    await change(page);
    await sendMessage(page, { message: 'Hello\nthere' });
    await finish();
    await expectNotSent(page);
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello\nthere');
    await expect(sendButton(page)).toBeEnabled();
    complaints.length = 0;
  });
});
