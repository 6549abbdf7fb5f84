import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, join, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** Whether the focused element is visible while a toast is shown. Its part below the screen doesn't count. */
const focusIs = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('[role=alert]:not(:empty)')) return 'no toast';
    const focused = document.activeElement as Element;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const onTop = steps.flatMap((x) =>
      steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)).filter((hit) => hit !== null),
    );
    const covered = onTop.filter((hit) => !focused.contains(hit));
    if (onTop.length === 0) return 'off the screen';
    return covered.length === 0 ? 'visible' : `covered by ${covered[0]?.outerHTML.slice(0, 80)}`;
  });

/** Goes through some controls with the keyboard, and back. */
async function expectVisibleFocus(page: Page, controls: number): Promise<void> {
  const keys = ['', ...Array<string>(controls).fill('Tab'), ...Array<string>(controls).fill('Shift+Tab')];
  for (const [index, key] of keys.entries()) {
    if (key) await page.keyboard.press(key);
    await expect.poll(() => focusIs(page), `after ${index} keys`).toBe('visible');
  }
}

for (const viewport of [
  { width: 390, height: 500 },
  // A desktop zoomed to 400 %.
  { width: 320, height: 256 },
]) {
  const size = `${viewport.width} × ${viewport.height} px`;

  test(`an error toast in the dialog never covers the focused element on ${size}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const form = await openForm(page, dialogForm);
    await submitOf(form).press('Enter');
    await expectToast(page, 'email-required');
    // The button, the privacy policy and the cross.
    await expectVisibleFocus(page, 3);
  });

  test(`an error toast on the page never covers the focused element on ${size}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await submitOf(await openForm(page, pageForm)).press('Enter');
    await expectToast(page, 'email-required');
    await expectVisibleFocus(page, 2);
  });
}

test('the toast of a failed message never covers the focused element on 390 × 500 px', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.route(API, (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page, contactForm);
  await contactForm.fill(form, uniqueEmail('covered'));
  await submitOf(form).press('Enter');
  await expectToast(page, 'message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('textbox').first()).toBeFocused();
  await expectVisibleFocus(page, 4);
});

test('a toast doesn’t scroll back to a focused element that the visitor has scrolled away from', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page, pageForm);
  await page.route(API, (route) => route.fulfill({ json: { result: {} } }));
  const release = await hold(page, API);
  await join(form, uniqueEmail('away'));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  release();
  await expectToast(page, 'joined');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
