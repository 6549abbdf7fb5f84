import type { Page } from 'playwright';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../support/forms.ts';
import { answerFirst, hold } from '../support/network.ts';
import { expectEmailInvalid, expectEmailRequired, expectJoined, expectNotJoined } from '../support/toasts.ts';
import { expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';

const MINUTE_MS = 60_000;

const toastIn = (page: Page) => page.getByRole('alert').getByText('Email required');
const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

test('toasts stay for six seconds at least and go by themselves, but not while they have the focus or a moving mouse', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, pageForm);
  const toast = toastIn(page);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await submitOf(form).click();
  await page.clock.runFor(6_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeHidden();

  await submitOf(form).click();
  await page.clock.runFor(100);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeVisible();
  await submitOf(form).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeHidden();

  await submitOf(form).click();
  await page.clock.runFor(100);
  await toast.hover();
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeVisible();
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(0, 0);
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeHidden();

  // A mouse that rests where the toast appears.
  await page.mouse.move(x + 1, y + 1);
  await submitOf(form).press('Enter');
  await page.clock.runFor(100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(toast).toBeHidden();
});

test('toasts are announced by regions that exist before them, again if the words are the same, one at a time; typing and sending again dismiss one of a failure', async ({
  page,
  complaints,
}) => {
  await answerFirst(page, '**/api/joinWaitlist', 1, (route) => route.fulfill({ status: 500 }));
  await visit(page, '/');
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert]):not([hidden])').all())
    await expect(region).toBeEmpty();

  const form = await pageForm.show(page);
  await submitOf(form).click();
  const first = await toastIn(page).elementHandle();
  await submitOf(form).click();
  // Another element in the live region: that is what is announced.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toasts(page)).toHaveCount(1);
  await emailOf(form).fill('x');
  await expect(toasts(page)).toHaveCount(0);
  await submitOf(form).click();
  await expectEmailInvalid(page);

  await join(form, uniqueEmail('failed'));
  await expectNotJoined(page);
  await expectLogged(complaints, 'Joining the waitlist failed');
  const release = await hold(page, '**/api/joinWaitlist');
  // The mouse keeps the toast from going by itself.
  await page.getByRole('alert').getByText('Something went wrong').hover();
  await submitOf(form).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  release();
  await expectJoined(page);
  await expect(toasts(page)).toHaveCount(1);
});

test('§8 toasts are shown inside a failing dialog, go with it, and lead out of it by "contact support"; success shows on the page', async ({
  page,
  complaints,
}) => {
  await answerFirst(page, '**/api/joinWaitlist', 1, (route) => route.abort());
  const form = await openForm(page, dialogForm);
  await submitOf(form).click();
  await expectEmailRequired(page);
  await expect(page.getByRole('dialog').getByRole('alert').getByText('Email required')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);

  await join(await dialogForm.show(page), uniqueEmail('support'));
  await expectNotJoined(page);
  await page.getByRole('alert').getByRole('link', { name: 'contact support' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectLogged(complaints, 'Joining the waitlist failed');

  await page.goBack();
  await submitOf(await dialogForm.show(page)).click();
  await expectJoined(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').getByText("You're on the list! 🎉")).toBeInViewport();
});
