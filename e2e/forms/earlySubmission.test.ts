import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { PHONE } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { REACT } from '../support/chunks.ts';
import { expectSent, fieldOf, sendMessage } from '../support/contactForm.ts';
import { callsOf, hold } from '../support/network.ts';
import { expect, expectLogged, test, uniqueEmail } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectAlreadyRegistered,
  expectEmailRequired,
  expectJoined,
  expectNotJoined,
  join,
  pageForm,
  submitOf,
  WAITLIST_FORMS,
} from '../support/waitlistForms.ts';

describe('a visitor who submits before the code has arrived', () => {
  test.override('device', PHONE);

  test.for(WAITLIST_FORMS)(
    '§4 joins with the %s once, however often Enter is pressed; nothing can be changed until the answer',
    async ([, waitlist], { page, entries }) => {
      const calls = callsOf(page);
      const finish = await arriveEarly(page, '/');
      const email = uniqueEmail('early');
      const form = await waitlist.show(page);
      await emailOf(form).fill(email);
      await emailOf(form).press('Enter');
      await emailOf(form).press('Enter');
      await expect(emailOf(form)).toBeDisabled();
      await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
      await finish();
      await expectJoined(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      const again = emailOf(await waitlist.show(page));
      await expect(again).toHaveValue('');
      await expect(again).toBeEnabled();
      expect(await entries.signups(email)).toMatchObject([{ source: waitlist.source }]);
      expect(calls).toHaveLength(1);
    },
  );

  test('is on the list before React has arrived; the email stays until the outcome can be shown', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto('/');
    const form = await pageForm.show(page);
    const email = uniqueEmail('untold');
    const answered = page.waitForResponse('**/api/joinWaitlist');
    await join(form, email);
    expect((await answered).status()).toBe(200);
    await expect(emailOf(form)).toHaveValue(email);
    await expect(form.getByRole('button', { name: 'Joining...' })).toBeDisabled();
    release();
    await expectJoined(page);
    await expect(emailOf(form)).toHaveValue('');
  });

  test('§8 sees "Already registered! 🎉"', async ({ page, stack }) => {
    const email = uniqueEmail('before');
    await call(stack.origin, 'joinWaitlist', { email, source: 'modal' });
    const finish = await arriveEarly(page, '/');
    await join(await dialogForm.show(page), email);
    await finish();
    await expectAlreadyRegistered(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('§5 sees "Email required", and nothing is sent', async ({ page }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/');
    await submitOf(await dialogForm.show(page)).click();
    await finish();
    await expectEmailRequired(page);
    expect(calls).toEqual([]);
  });

  test('§8 sees a failure, and keeps email and dialog', async ({ page, complaints }) => {
    await page.route('**/api/joinWaitlist', (route) => route.fulfill({ status: 500 }));
    const finish = await arriveEarly(page, '/');
    const form = await dialogForm.show(page);
    const email = uniqueEmail('unlucky');
    await join(form, email);
    await finish();
    await expectNotJoined(page);
    await expect(emailOf(form)).toHaveValue(email);
    await expect(submitOf(form)).toBeEnabled();
    await expectLogged(complaints, 'Joining the waitlist failed');
  });

  test('sends exactly the fields of a message once, as entered, whatever fields an extension has added', async ({
    page,
    entries,
    complaints,
  }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/contact');
    await page
      .getByRole('main')
      .getByRole('form')
      .evaluate((form) => {
        for (const name of ['toString', 'id', 'action', 'reset', 'company']) {
          const field = document.createElement('input');
          Object.assign(field, { name, required: true, hidden: true });
          form.prepend(field);
          form.querySelector('fieldset')?.append(field.cloneNode());
        }
      });
    const entered = { name: ' Jane', email: uniqueEmail('writer'), message: 'Hello\nthere ' };
    await sendMessage(page, entered);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
    await expect(fieldOf(page, 'Message')).toBeDisabled();
    await finish();
    await expectSent(page);
    await expect(fieldOf(page, 'Message')).toHaveValue('');
    expect(await entries.messages(entered.email)).toMatchObject([{ name: ' Jane', message: 'Hello\nthere ' }]);
    const data = { ...entered, submissionId: expect.any(String) };
    expect(calls).toEqual([{ path: '/api/submitContact', data }]);
    // React renders the changed page again.
    await expectLogged(complaints, 'Minified React error #418');
  });

  test('§5 sees what is missing in the contact form', async ({ page }) => {
    const finish = await arriveEarly(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await finish();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
  });

  test('sees the length of a message that is too long', async ({ page }) => {
    const finish = await arriveEarly(page, '/contact');
    await sendMessage(page, { message: 'x'.repeat(5_001) });
    await finish();
    await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(fieldOf(page, 'Message')).toHaveValue('x'.repeat(5_001));
  });
});
