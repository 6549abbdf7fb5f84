import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DEVICES, expect, expectToast, test, uniqueEmail } from '../support/visitor.ts';
import { dialogForm, join, openForm, pageForm, submitOf } from '../support/waitlistForms.ts';

const MINUTE_MS = 60_000;

/** Has a toast shown while time stands still. */
async function showToast(page: Page) {
  await page.clock.install();
  const form = await openForm(page, pageForm);
  await submitOf(form).click();
  await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
  return page.getByRole('alert').getByText('Email required');
}

describe.each(DEVICES)('toasts on a %s', (_, device) => {
  test.override('device', device);

  test('stay for six seconds at least, and go by themselves', async ({ page }) => {
    const toast = await showToast(page);
    await page.clock.pauseAt(Date.now() + MINUTE_MS);
    await submitOf(page.getByRole('main').getByRole('form')).click();
    await page.clock.runFor(100);
    await expect(toast).toBeVisible();
    await page.clock.runFor(5_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(MINUTE_MS);
    await expect(toast).toBeHidden();
  });

  test('wait while they have the focus', async ({ page }) => {
    const toast = await showToast(page);
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(MINUTE_MS);
    await expect(toast).toBeVisible();
    await submitOf(page.getByRole('main').getByRole('form')).focus();
    await page.clock.runFor(MINUTE_MS);
    await expect(toast).toBeHidden();
  });

  test('can be dismissed', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await submitOf(form).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Email required')).toBeHidden();
  });

  test('are announced by regions that were there before them', async ({ page }) => {
    await page.goto('/');
    for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
    const regions = await page.locator('[role=status], [role=alert]').all();
    for (const region of regions) await expect(region).toBeEmpty();
  });

  test('with the same words are announced again', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await submitOf(form).click();
    const toast = page.getByText('Email required');
    const first = await toast.elementHandle();
    await submitOf(form).click();
    // Another element in the live region: that is what is announced.
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(toast).toHaveCount(1);
  });

  test('§8 of a failing dialog are shown and announced inside it', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await submitOf(form).click();
    const toast = page.getByRole('dialog').getByRole('alert').getByText('Email required');
    await expect(toast).toBeVisible();
    await expect(toast).toBeInViewport();
  });

  test('§8 of a dialog that closed are shown on the page', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await join(form, uniqueEmail('outside'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('status').getByText("You're on the list! 🎉")).toBeInViewport();
  });
});

describe('toasts under a mouse', () => {
  test('wait while they are pointed at', async ({ page }) => {
    const toast = await showToast(page);
    await toast.hover();
    await page.clock.runFor(MINUTE_MS);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(MINUTE_MS);
    await expect(toast).toBeHidden();
  });
});
