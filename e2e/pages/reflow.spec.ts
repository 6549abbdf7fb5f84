import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, submitOf } from '../../test/kit/forms.ts';
import { addStyles, LARGE_TEXT, overflowing, TEXT_SPACING } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

// everyPage.spec.ts checks the pages themselves on narrow screens and with large text.

test.beforeEach(({ page }) => visit(page, '/'));

test('the open menu needs no sideways scroll on 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /menu/i }).click();
  await expect(banner.getByRole('link', { name: 'Benefits' })).toBeInViewport();
  expect(await overflowing(page)).toEqual([]);
});

test('the dialog on small screens shows its toast, the field, its error and the button together', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await dialogForm.show(page);
  for (const viewport of [
    { width: 390, height: 500 },
    { width: 320, height: 568 },
    // Above a phone's keyboard.
    { width: 320, height: 340 },
  ]) {
    await page.setViewportSize(viewport);
    await join(form, 'jane');
    await expectToast(page, 'email-invalid');
    await expect(page.getByText('Invalid email')).toBeInViewport({ ratio: 1 });
    await expect(emailOf(form)).toBeInViewport({ ratio: 1 });
    await expect(form.getByText('Please enter a valid email address.')).toBeInViewport({ ratio: 1 });
    await expect(submitOf(form)).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
  }
});

test('the dialog with text twice as large needs no sideways scroll, and its button can be reached', {
  tag: '@both',
}, async ({ page }) => {
  const form = await dialogForm.show(page);
  await addStyles(page, LARGE_TEXT);
  await submitOf(form).scrollIntoViewIfNeeded();
  await expect(submitOf(form)).toBeInViewport();
  expect(await overflowing(page)).toEqual([]);
});

test('a placeholder is whole and a tick stands at the height of its line, with text twice as large too', {
  tag: '@phone',
}, async ({ page }) => {
  const faults = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const cut = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')]
        .filter((field) => field.checkVisibility())
        .filter((field) => {
          canvas.font = getComputedStyle(field, '::placeholder').font;
          const { paddingLeft, paddingRight } = getComputedStyle(field);
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return canvas.measureText(field.placeholder).width > room;
        });
      const low = [...document.querySelectorAll('li > svg')]
        .filter((tick) => tick.checkVisibility())
        .filter((tick) => {
          const range = document.createRange();
          range.selectNodeContents(tick.nextSibling as Node);
          const line = range.getClientRects()[0] as DOMRect;
          const { top, height } = tick.getBoundingClientRect();
          return Math.abs(top + height / 2 - line.top - line.height / 2) > line.height / 10;
        });
      return [...cut, ...low].map((element) => element.parentElement?.textContent || element.outerHTML);
    });
  for (const [width, css] of [
    [390, ''],
    [320, ''],
    [390, LARGE_TEXT],
    [1280, LARGE_TEXT],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await addStyles(page, css);
    expect(await faults(), `${width} px${css}`).toEqual([]);
    await dialogForm.show(page);
    expect(await faults(), `dialog, ${width} px${css}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('no question word of the hero breaks, with larger text or wider spacing on 320 px', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const css of [LARGE_TEXT, TEXT_SPACING]) {
    await addStyles(page, css);
    const lines = await page.locator('main label [aria-hidden]').evaluateAll((words) =>
      words.map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1]);
  }
});
