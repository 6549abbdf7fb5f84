import type { Page } from 'playwright';
import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { expectNotSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { DEVICES, expect, expectLogged, test, uniqueEmail } from '../support/visitor.ts';
import { emailOf, expectJoined, join, WAITLIST_FORMS } from '../support/waitlistForms.ts';

/** As a browser does that translates the page: React then makes it anew. */
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
  });

const CHANGES: [string, (page: Page) => Promise<void>][] = [
  ['has been translated', translate],
  ['a password manager has written into', decorate],
];

describe.each(DEVICES)('on a %s, in a page', (_, device) => {
  test.override('device', device);

  describe.each(CHANGES)('that %s before its code arrived,', (_, change) => {
    test.for(WAITLIST_FORMS)('the %s keeps what was typed', async ([, waitlist], { page, complaints }) => {
      const finish = await arriveEarly(page, '/');
      await change(page);
      const form = await waitlist.show(page);
      await emailOf(form).fill('jane@exam');
      await finish();
      await expect(emailOf(form)).toHaveValue('jane@exam');
      await expect(emailOf(form)).toBeVisible();
      await expectLogged(complaints, 'Minified React error #418');
    });

    test.for(WAITLIST_FORMS)(
      'an early signup in the %s is answered',
      async ([, waitlist], { page, entries, complaints }) => {
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
      },
    );

    test('an early message that can’t be sent is kept', async ({ page, complaints }) => {
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
});
