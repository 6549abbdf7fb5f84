import type { Locator } from 'playwright';
import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { LARGE_TEXT, overflowing, withStyles } from '../support/layout.ts';
import { hold } from '../support/network.ts';
import { dismissToast } from '../support/toasts.ts';
import { DEVICES, expect, test, uniqueEmail, visit } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectEmailInvalid,
  expectEmailRequired,
  expectJoined,
  join,
  openForm,
  submitOf,
} from '../support/waitlistForms.ts';

// How the pages themselves bear narrow screens and large text: everyPage.test.ts.
describe('on a screen of 320 px', () => {
  test.override('device', { ...PHONE, viewport: { width: 320, height: 640 } });

  test('the open menu needs no sideways scroll', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Benefits' })).toBeInViewport();
    expect(await overflowing(page)).toEqual([]);
  });

  test('the dialog and its toast need no sideways scroll', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await submitOf(form).click();
    await expectEmailRequired(page);
    expect(await overflowing(page)).toEqual([]);
  });
});

describe.each([
  { width: 390, height: 500 },
  { width: 320, height: 568 },
])('on a short screen of $width × $height px', (viewport) => {
  test.override('device', { ...PHONE, viewport });

  test('the dialog shows the field, its error and the button together', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await join(form, 'jane');
    await expectEmailInvalid(page);
    await dismissToast(page);
    await expect(emailOf(form)).toBeInViewport({ ratio: 1 });
    await expect(form.getByText('Please enter a valid email address.')).toBeInViewport({ ratio: 1 });
    await expect(submitOf(form)).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
  });
});

describe.each(DEVICES)('with text twice as large on a %s', (_, device) => {
  test.override('device', device);

  test('the dialog needs no sideways scroll, and its button can be reached', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await withStyles(page, LARGE_TEXT, async () => {
      await submitOf(form).scrollIntoViewIfNeeded();
      await expect(submitOf(form)).toBeInViewport();
      expect(await overflowing(page)).toEqual([]);
    });
  });
});

describe('motion', () => {
  /** What moves in an element, its own parts and pseudo-elements included. */
  const animations = (locator: Locator) =>
    locator.evaluate((element) => element.getAnimations({ subtree: true }).length);

  test('§4 the button has a spinner while sending; where the visitor wants no motion, nothing moves', async ({
    page,
  }) => {
    const release = await hold(page, '**/api/joinWaitlist');
    const form = await openForm(page, dialogForm);
    expect(await animations(page.locator('html'))).toBe(0);
    await join(form, uniqueEmail('motion'));
    await expect(emailOf(form)).toBeDisabled();
    expect(await animations(page.locator('html'))).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animations(form.getByRole('button', { name: 'Joining...' }))).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    release();
    await expectJoined(page);
    expect(await animations(page.locator('html'))).toBe(0);
  });
});
