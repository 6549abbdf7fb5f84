import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API, answerOnce } from '../../test/kit/network.ts';
import { handIn, visit } from '../../test/kit/page.ts';
import { dismissButton, expectToast, toastOf } from '../../test/kit/toasts.ts';

const MINUTE_MS = 60_000;

const failure = (page: Page) => toastOf(page, 'not-joined');
const success = (page: Page) => toastOf(page, 'joined');

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
    await expect(dismissButton(page)).toBeVisible();
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
  await dismissButton(page).focus();
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
  for (const dismiss of [() => page.keyboard.press('Escape'), () => dismissButton(page).click()]) {
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
  await answerOnce(page, (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page, pageForm);
  await join(form, uniqueEmail('signed'));
  await expectToast(page, 'not-joined');
  await expectLogged(consoleErrors, pageForm.failure);
  const hand = handIn(page.locator('[role=status], [role=alert]'));
  await expect(hand).toHaveCount(0);
  await submitOf(form).press('Enter');
  await expectToast(page, 'joined');
  // The size of a rotated box is rounded.
  await expect(hand).toBeInViewport({ ratio: 0.99 });
  expect(await success(page).ariaSnapshot()).not.toContain('stet');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('toasts are announced: their live regions exist before them, and a repeated toast is a new element', async ({
  page,
}) => {
  await visit(page, '/');
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert])').all()) await expect(region).toBeEmpty();
  const form = await pageForm.show(page);
  await submitOf(form).click();
  const first = await toastOf(page, 'email-required').getByRole('presentation').elementHandle();
  await submitOf(form).click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expectToast(page, 'email-required');
});

// The button and the privacy policy lie between field and toast.
for (const { key, place, tabs, target } of [
  { key: 'Enter', place: 'the toast', tabs: 3, target: emailOf },
  { key: 'Escape', place: 'the toast', tabs: 3, target: emailOf },
  { key: 'Escape', place: 'another control', tabs: 1, target: submitOf },
]) {
  test(`${key} on ${place} dismisses the toast; the focus stays, or returns to the field from the toast`, async ({
    page,
  }) => {
    const form = await openForm(page, pageForm);
    await join(form, 'abc');
    await expectToast(page, 'email-invalid');
    await expect(emailOf(form)).toBeFocused();
    for (let pressed = 0; pressed < tabs; pressed += 1) await page.keyboard.press('Tab');
    await expect(place === 'the toast' ? dismissButton(page) : target(form)).toBeFocused();
    await page.keyboard.press(key);
    await expect(toastOf(page, 'email-invalid')).toHaveCount(0);
    await expect(target(form)).toBeFocused();
  });
}

for (const kind of [dialogForm, pageForm]) {
  test(`§8 Tab reaches "contact support" in the toast right after the form of the ${kind.name}; it leads there, and Back to the kept email`, async ({
    page,
    consoleErrors,
  }) => {
    await answerOnce(page, (route) => route.abort());
    const form = await openForm(page, kind);
    await kind.fill(form, uniqueEmail('support'));
    await submitOf(form).press('Enter');
    await expectToast(page, 'not-joined');
    await expectLogged(consoleErrors, kind.failure);
    await expect(submitOf(form)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(failure(page).getByRole('link', { name: 'contact support' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(failure(page)).toBeHidden();
    await page.goBack();
    await submitOf(await kind.show(page)).click();
    await expectToast(page, 'joined');
  });
}
