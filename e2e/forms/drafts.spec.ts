import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  emailOf,
  messageOf,
  openForm,
  pageForm,
  sendingOf,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { API, answerOnce, hold } from '../../test/kit/network.ts';
import { footerLink, heading } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

async function follow(page: Page, name: string) {
  await footerLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
}

test('a visitor who looks at another page and comes back finds the unfinished email and message', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await emailOf(form).fill('jane@exam');
  await follow(page, 'Contact');
  await emailOf(form).fill('joe@exam');
  await messageOf(form).fill('Hello\nthere');
  // Some extensions report only the end of a change.
  await form.getByRole('textbox', { name: 'Name' }).evaluate((field: HTMLInputElement) => {
    field.value = 'Joe';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await follow(page, 'Terms of Service');
  await page.goBack();
  await expect(messageOf(form)).toHaveValue('Hello\nthere');
  expect(await valuesOf(form)).toEqual(['Joe', 'joe@exam', 'Hello\nthere']);
  await page.goBack();
  await expect(emailOf(form)).toHaveValue('jane@exam');
});

test('“Leave the waitlist” begins a message, and replaces none that the visitor has begun', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/contact?about=leave');
  await expect(message).toHaveValue('Please remove me from the waitlist.');
  await message.fill('');
  for (const text of ['Please remove me from the waitlist.', 'Not yet.']) {
    await follow(page, 'Privacy Policy');
    await page.getByRole('link', { name: 'Leave the waitlist' }).click();
    await expect(heading(page)).toHaveText('Contact');
    await expect(message).toHaveValue(text);
    await message.fill('Not yet.');
  }
});

test('a visitor who leaves while a message is sent finds it kept if that failed, still being sent, and then gone', async ({
  page,
  entries,
  consoleErrors,
}) => {
  await answerOnce(page, (route) => route.fulfill({ status: 503 }));
  const fail = await hold(page, API);
  const form = await openForm(page, contactForm);
  const email = uniqueEmail('away');
  await contactForm.fill(form, email);
  const typed = await valuesOf(form);
  await submitOf(form).click();
  await follow(page, 'Terms of Service');
  fail();
  await expectToast(page, 'message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await page.goBack();
  await expect(submitOf(form)).toBeEnabled();
  expect(await valuesOf(form)).toEqual(typed);

  const succeed = await hold(page, API);
  await submitOf(form).click();
  await follow(page, 'Terms of Service');
  await page.goBack();
  await expect(sendingOf(form, contactForm)).toBeDisabled();
  await expect(messageOf(form)).toBeDisabled();
  expect(await valuesOf(form)).toEqual(typed);
  succeed();
  await expectToast(page, 'message-sent');
  await expect(messageOf(form)).toBeEnabled();
  expect(await valuesOf(form)).toEqual(['', '', '']);
  expect(await entries.messages(email)).toHaveLength(1);
});
