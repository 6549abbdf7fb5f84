import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API, answerOnce, hold } from '../../test/kit/network.ts';
import { handIn } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

const MINUTE_MS = 60_000;

const failure = (page: Page) => page.getByRole('alert').getByText('Something went wrong');
const success = (page: Page) => page.getByRole('status').getByText("You're on the list!");
const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
/** Keeps the toast open by moving the mouse over it. */
const holdToast = (page: Page) => toasts(page).hover();

/** Opens a page whose clock stands still. The returned function makes a toast appear. */
async function openPaused(page: Page, status: number): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.route(API, (route) => route.fulfill({ status, json: { result: {} } }));
  const form = await openForm(page, pageForm);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  return async () => {
    await emailOf(form).fill(uniqueEmail('paused'));
    const answered = page.waitForResponse(API);
    await emailOf(form).press('Enter');
    await (await answered).finished();
    await expect(submitOf(form)).toBeEnabled();
    await page.clock.runFor(100);
    await expect(toasts(page)).toBeVisible();
  };
}

test('a success toast dismisses itself after at least six seconds, but not while it has the focus or a moving mouse', async ({
  page,
}) => {
  const showToast = await openPaused(page, 200);
  await showToast();
  await page.clock.runFor(5_900);
  await expect(success(page)).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeHidden();

  await showToast();
  await toasts(page).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeVisible();
  await submitOf(await pageForm.show(page)).focus();
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeHidden();

  await showToast();
  await success(page).hover();
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeHidden();
});

test('a success toast dismisses itself under a resting mouse', async ({ page }) => {
  const showToast = await openPaused(page, 200);
  await showToast();
  const { x = 0, y = 0 } = (await success(page).boundingBox()) ?? {};
  await page.clock.runFor(MINUTE_MS);
  await page.mouse.move(x + 1, y + 1);
  await showToast();
  await page.clock.runFor(MINUTE_MS);
  await expect(success(page)).toBeHidden();
});

test('the toast of a failure stays until Escape or its button dismisses it', async ({ page, consoleErrors }) => {
  const showToast = await openPaused(page, 500);
  for (const dismiss of [() => page.keyboard.press('Escape'), () => toasts(page).click()]) {
    await showToast();
    await expectLogged(consoleErrors, pageForm.failure);
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(failure(page)).toBeVisible();
    await dismiss();
    await expect(failure(page)).toBeHidden();
  }
});

test('the toast of a success is signed, silently and at rest under reduced motion; that of a failure is not', async ({
  page,
  consoleErrors,
}) => {
  let status = 500;
  await page.route(API, (route) => route.fulfill({ status, json: { result: {} } }));
  const form = await openForm(page, pageForm);
  await join(form, uniqueEmail('signed'));
  await expectToast(page, 'not-joined');
  await expectLogged(consoleErrors, pageForm.failure);
  const hand = handIn(page.locator('[role=status], [role=alert]'));
  await expect(hand).toHaveCount(0);
  status = 200;
  await submitOf(form).press('Enter');
  await expectToast(page, 'joined');
  // The size of a rotated box is rounded.
  await expect(hand).toBeInViewport({ ratio: 0.99 });
  expect(await page.getByRole('status').filter({ hasText: 'on the list' }).ariaSnapshot()).not.toContain('stet');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('typing leaves the toast of success, and the next toast replaces it', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await join(form, uniqueEmail('replaced'));
  await expectToast(page, 'joined');
  await holdToast(page);
  await emailOf(form).pressSequentially('jane');
  await expect(toasts(page)).toHaveCount(1);
  await submitOf(form).press('Enter');
  await expectToast(page, 'email-invalid');
  await expect(toasts(page)).toHaveCount(1);
});

test('typing dismisses the toast of a failure, and so does sending again', async ({ page, consoleErrors }) => {
  let isBroken = true;
  await page.route(API, (route) => (isBroken ? route.fulfill({ status: 500 }) : route.fallback()));
  const form = await openForm(page, pageForm);
  const fail = async () => {
    await join(form, uniqueEmail('failed'));
    await expectToast(page, 'not-joined');
    await expectLogged(consoleErrors, pageForm.failure);
    await holdToast(page);
  };
  await fail();
  await emailOf(form).pressSequentially('x');
  await expect(toasts(page)).toHaveCount(0);

  await fail();
  isBroken = false;
  const release = await hold(page, API);
  await submitOf(form).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  release();
  await expectToast(page, 'joined');
});

test('opening or closing the dialog dismisses a toast; a failure shows inside it, a success on the page', async ({
  page,
}) => {
  await submitOf(await openForm(page, pageForm)).click();
  await expectToast(page, 'email-required');
  const form = await dialogForm.show(page);
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('alert').textContent()).toBe('');
  await submitOf(form).click();
  await expectToast(page, 'email-required');
  await expect(dialog.getByRole('alert').getByText('Email required')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Email required')).toHaveCount(0);

  await join(await dialogForm.show(page), uniqueEmail('success'));
  await expectToast(page, 'joined');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText("You're on the list! 🎉")).toBeInViewport();
});

test('§8 "contact support" in a toast leads out of the dialog, and back leads to the kept email', async ({
  page,
  consoleErrors,
}) => {
  await answerOnce(page, (route) => route.abort());
  await join(await openForm(page, dialogForm), uniqueEmail('support'));
  await expectToast(page, 'not-joined');
  await expectLogged(consoleErrors, dialogForm.failure);
  await page.getByRole('alert').getByRole('link', { name: 'contact support' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await submitOf(await dialogForm.show(page)).click();
  await expectToast(page, 'joined');
});
