import type { Locator, Page } from 'playwright';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../support/forms.ts';
import { API, answerOnce, hold } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';

const MINUTE_MS = 60_000;

const toastIn = (page: Page) => page.getByRole('alert').getByText('Email required');
const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
/** Keeps the toast from going by itself: the mouse stays on it. */
const holdToast = (page: Page) => toasts(page).hover();

/** Leaves a toast of failure, with the mouse on it. */
async function failToJoin(page: Page, complaints: string[]): Promise<Locator> {
  await answerOnce(page, API, (route) => route.fulfill({ status: 500 }));
  const form = await pageForm.show(page);
  await join(form, uniqueEmail('failed'));
  await expectToast(page, 'not-joined');
  await expectLogged(complaints, pageForm.failure);
  await holdToast(page);
  return form;
}

/** A page whose clock stands still, just after a toast has appeared on it. */
async function pauseAtToast(page: Page): Promise<void> {
  await page.clock.install();
  const form = await openForm(page, pageForm);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await submitOf(form).click();
  await page.clock.runFor(100);
}

test('a toast goes by itself, after six seconds at least', async ({ page }) => {
  await pauseAtToast(page);
  await page.clock.runFor(5_900);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeHidden();
});

test('a toast stays while it has the focus', async ({ page }) => {
  await pauseAtToast(page);
  await toasts(page).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeVisible();
  await submitOf(await pageForm.show(page)).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeHidden();
});

test('a toast stays while a mouse that moved is over it', async ({ page }) => {
  await pauseAtToast(page);
  await toastIn(page).hover();
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeHidden();
});

test('a toast goes by itself under a mouse at rest', async ({ page }) => {
  await pauseAtToast(page);
  const { x = 0, y = 0 } = (await toastIn(page).boundingBox()) ?? {};
  await page.clock.runFor(MINUTE_MS);
  await page.mouse.move(x + 1, y + 1);
  await submitOf(await pageForm.show(page)).press('Enter');
  await page.clock.runFor(100);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(toastIn(page)).toBeHidden();
});

test('the regions that announce toasts exist before them', async ({ page }) => {
  await visit(page, '/');
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert]):not([hidden])').all())
    await expect(region).toBeEmpty();
});

test('a toast with the same words is announced again', async ({ shared }) => {
  const page = await shared('/');
  const form = await pageForm.show(page);
  await submitOf(form).click();
  const first = await toastIn(page).elementHandle();
  await submitOf(form).click();
  // Another element in the live region: that is what is announced.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toastIn(page)).toBeVisible();
});

test('a toast replaces the one before it', async ({ shared }) => {
  const page = await shared('/');
  const form = await pageForm.show(page);
  // Neither typing nor sending dismisses a success.
  await join(form, uniqueEmail('replaced'));
  await expectToast(page, 'joined');
  await holdToast(page);
  await submitOf(form).press('Enter');
  await expectToast(page, 'email-required');
  expect(await toasts(page).count()).toBe(1);
});

test('typing dismisses the toast of a failure', async ({ shared, complaints }) => {
  const page = await shared('/');
  const form = await failToJoin(page, complaints);
  await emailOf(form).pressSequentially('x');
  await expect(toasts(page)).toHaveCount(0);
});

test('sending again dismisses the toast of a failure', async ({ shared, complaints }) => {
  const page = await shared('/');
  const form = await failToJoin(page, complaints);
  const release = await hold(page, API);
  await submitOf(form).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  release();
  await expectToast(page, 'joined');
});

test('typing leaves the toast of success', async ({ shared }) => {
  const page = await shared('/');
  const form = await pageForm.show(page);
  await join(form, uniqueEmail('typing'));
  await expectToast(page, 'joined');
  await emailOf(form).pressSequentially('jane');
  await expect(toasts(page)).toHaveCount(1);
});

test('opening the dialog dismisses a toast', async ({ shared }) => {
  const page = await shared('/');
  await submitOf(await pageForm.show(page)).click();
  await expectToast(page, 'email-required');
  await dialogForm.show(page);
  expect(await page.getByRole('dialog').getByRole('alert').textContent()).toBe('');
});

test('closing the dialog dismisses its toast', async ({ shared }) => {
  const page = await shared('/');
  await submitOf(await dialogForm.show(page)).click();
  await expectToast(page, 'email-required');
  await holdToast(page);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('the toast of a failure in the dialog shows inside it', async ({ shared }) => {
  const page = await shared('/');
  await submitOf(await dialogForm.show(page)).click();
  await expectToast(page, 'email-required');
  await expect(page.getByRole('dialog').getByRole('alert').getByText('Email required')).toBeInViewport();
});

test('the toast of success in the dialog shows on the page', async ({ shared }) => {
  const page = await shared('/');
  await join(await dialogForm.show(page), uniqueEmail('success'));
  await expectToast(page, 'joined');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').getByText("You're on the list! 🎉")).toBeInViewport();
});

test('§8 "contact support" in a toast leads out of the dialog, and back leads to the kept email', async ({
  page,
  complaints,
}) => {
  await answerOnce(page, API, (route) => route.abort());
  await join(await openForm(page, dialogForm), uniqueEmail('support'));
  await expectToast(page, 'not-joined');
  await expectLogged(complaints, dialogForm.failure);
  await page.getByRole('alert').getByRole('link', { name: 'contact support' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await submitOf(await dialogForm.show(page)).click();
  await expectToast(page, 'joined');
});
