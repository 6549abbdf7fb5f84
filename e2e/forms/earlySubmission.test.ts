import type { Page } from 'playwright';
import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { chunkWith } from '../support/chunks.ts';
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

/** Whether React has taken over an element: it then carries its keys. */
const isAlive = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

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
    await expect(form.getByRole('button')).toBeDisabled();
    await finish();
    await expectJoined(page);
    await expect(emailOf(await dialogForm.show(page))).toBeEnabled();
  });

  test('joins with a second email before React has arrived', async ({ page, entries }) => {
    const release = await hold(page, chunkWith('hydrateRoot='));
    await page.goto('/');
    const form = await pageForm.show(page);
    const emails = [uniqueEmail('first'), uniqueEmail('second')];
    for (const email of emails) {
      const answered = page.waitForResponse('**/api/joinWaitlist');
      await join(form, email);
      await answered;
      await expect(emailOf(form)).toHaveValue('');
    }
    release();
    await expectJoined(page);
    for (const email of emails) expect(await entries.signups(email)).toHaveLength(1);
  });

  test('can try again when neither form nor page could be loaded', async ({ page, complaints }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/');
    const form = await pageForm.show(page);
    await join(form, uniqueEmail('stranded'));
    release();
    await expect(page.getByRole('alertdialog')).toContainText('Something went wrong');
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    const answered = page.waitForResponse('**/api/joinWaitlist');
    await submitOf(form).click();
    expect((await answered).status()).toBe(200);
    complaints.length = 0;
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

  test('joins with the form on the page while only that part of the page has no code yet', async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    const release = await hold(page, chunkWith('Every team decides twice'));
    await page.goto('/');
    await expect.poll(() => isAlive(page, 'footer')).toBe(true);
    expect(await isAlive(page, '#waitlist')).toBe(false);
    const email = uniqueEmail('partly');
    const form = await pageForm.show(page);
    await join(form, email);
    await expect.poll(() => calls.length).toBe(1);
    release();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    await expect(emailOf(form)).toHaveValue('');
    expect(await entries.signups(email)).toHaveLength(1);
    expect(calls).toHaveLength(1);
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
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await finish();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });
});
