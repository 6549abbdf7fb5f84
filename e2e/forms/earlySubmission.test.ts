import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { chunkWith } from '../support/chunks.ts';
import { fieldOf, sendMessage } from '../support/contactForm.ts';
import { callsOf, hold } from '../support/network.ts';
import { DEVICES, expect, expectLogged, expectToast, test, uniqueEmail } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectJoined,
  join,
  pageForm,
  submitOf,
  WAITLIST_FORMS,
} from '../support/waitlistForms.ts';

describe.each(DEVICES)('a visitor on a %s who submits before the code has arrived', (_, device) => {
  test.override('device', device);

  test.for(WAITLIST_FORMS)('joins with the %s once, and is answered', async ([, waitlist], { page, entries }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/');
    const email = uniqueEmail('early');
    await join(await waitlist.show(page), email);
    await finish();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(emailOf(await waitlist.show(page))).toHaveValue('');
    expect(await entries.signups(email)).toMatchObject([{ source: waitlist.source }]);
    expect(calls).toHaveLength(1);
  });

  test.for(WAITLIST_FORMS)('presses Enter twice in the %s and joins once', async ([, waitlist], { page }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/');
    const form = await waitlist.show(page);
    await emailOf(form).fill(uniqueEmail('impatient'));
    await emailOf(form).press('Enter');
    await emailOf(form).press('Enter');
    await finish();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    expect(calls).toHaveLength(1);
  });

  test('§4 can change and send nothing until there is an answer', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const form = await dialogForm.show(page);
    await join(form, uniqueEmail('hasty'));
    await expect(emailOf(form)).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
    await finish();
    await expectJoined(page);
    await expect(emailOf(await dialogForm.show(page))).toBeEnabled();
  });

  test('keeps the email until the outcome can be shown', async ({ page }) => {
    const release = await hold(page, chunkWith('hydrateRoot='));
    await page.goto('/');
    const form = await pageForm.show(page);
    const email = uniqueEmail('untold');
    const answered = page.waitForResponse('**/api/joinWaitlist');
    await join(form, email);
    await answered;
    await expect(emailOf(form)).toHaveValue(email);
    await expect(form.getByRole('button', { name: 'Joining...' })).toBeDisabled();
    release();
    await expectJoined(page);
    await expect(emailOf(form)).toHaveValue('');
  });

  test('is on the list before React has arrived', async ({ page }) => {
    const release = await hold(page, chunkWith('hydrateRoot='));
    await page.goto('/');
    const answered = page.waitForResponse('**/api/joinWaitlist');
    await join(await dialogForm.show(page), uniqueEmail('wire'));
    expect((await answered).status()).toBe(200);
    release();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
  });

  test('§8 is told "Already registered! 🎉"', async ({ page }) => {
    const email = uniqueEmail('before');
    const finish = await arriveEarly(page, '/');
    await join(await dialogForm.show(page), email);
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await join(await dialogForm.show(page), email);
    await expectToast(
      page,
      'status',
      'Already registered! 🎉',
      "You're already on our waitlist. We'll notify you soon!",
    );
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('§5 is told "Email required", and nothing is sent', async ({ page }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/');
    await submitOf(await dialogForm.show(page)).click();
    await finish();
    await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
    expect(calls).toEqual([]);
  });

  test('§8 is told of a failure, and keeps email and dialog', async ({ page, complaints }) => {
    await page.route('**/api/joinWaitlist', (route) => route.fulfill({ status: 500 }));
    const finish = await arriveEarly(page, '/');
    const form = await dialogForm.show(page);
    const email = uniqueEmail('unlucky');
    await join(form, email);
    await finish();
    await expectToast(page, 'alert', 'Something went wrong', 'Please try again later or contact support.');
    await expect(emailOf(form)).toHaveValue(email);
    await expect(submitOf(form)).toBeEnabled();
    await expectLogged(complaints, 'Joining the waitlist failed');
  });

  test('sends a message once, and it is kept as entered', async ({ page, entries }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/contact');
    const form = page.getByRole('main').getByRole('form');
    const email = uniqueEmail('writer');
    await form.getByRole('textbox', { name: 'Name' }).fill(' Jane');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Message' }).fill('Hello\nthere ');
    await form.getByRole('button', { name: 'Send message' }).click();
    await finish();
    await expectToast(page, 'status', 'Message sent!', "We'll get back to you as soon as possible.");
    expect(await entries.messages(email)).toMatchObject([{ name: ' Jane', message: 'Hello\nthere ' }]);
    expect(calls).toHaveLength(1);
  });

  test('§5 is told by the contact form what is missing', async ({ page }) => {
    const finish = await arriveEarly(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await finish();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
  });

  test('is told the length of a message that is too long', async ({ page }) => {
    const finish = await arriveEarly(page, '/contact');
    await sendMessage(page, { message: 'x'.repeat(5_001) });
    await finish();
    await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(fieldOf(page, 'Message')).toHaveValue('x'.repeat(5_001));
  });
});
