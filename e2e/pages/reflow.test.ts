import { DESKTOP, PHONE } from '../support/browser.ts';
import { dialogForm, emailOf, join, submitOf } from '../support/forms.ts';
import { LARGE_TEXT, overflowing, withStyles } from '../support/layout.ts';
import { dismissToast, expectEmailInvalid } from '../support/toasts.ts';
import { expect, test } from '../support/visitor.ts';

// everyPage.test.ts checks the pages themselves on narrow screens and with large text.

test('the open menu needs no sideways scroll on 320 px', async ({ shared }) => {
  const page = await shared('/', PHONE);
  await page.setViewportSize({ width: 320, height: 640 });
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /menu/i }).click();
  await expect(banner.getByRole('link', { name: 'Benefits' })).toBeInViewport();
  expect(await overflowing(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test.for([
  { width: 390, height: 500 },
  { width: 320, height: 568 },
])(
  'the dialog shows its toast, then the field, its error and the button together on $width × $height px',
  async (viewport, { shared }) => {
    const page = await shared('/', PHONE);
    await page.setViewportSize(viewport);
    const form = await dialogForm.show(page);
    await join(form, 'jane');
    await expectEmailInvalid(page);
    expect(await overflowing(page)).toEqual([]);
    await dismissToast(page);
    await expect(emailOf(form)).toBeInViewport({ ratio: 1 });
    await expect(form.getByText('Please enter a valid email address.')).toBeInViewport({ ratio: 1 });
    await expect(submitOf(form)).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press('Escape');
  },
);

test.for([PHONE, DESKTOP])(
  'the dialog with text twice as large needs no sideways scroll, and its button can be reached, on $viewport.width px',
  async (device, { shared }) => {
    const page = await shared('/', device);
    await page.setViewportSize(device.viewport);
    const form = await dialogForm.show(page);
    await withStyles(page, LARGE_TEXT, async () => {
      await submitOf(form).scrollIntoViewIfNeeded();
      await expect(submitOf(form)).toBeInViewport();
      expect(await overflowing(page)).toEqual([]);
    });
  },
);
