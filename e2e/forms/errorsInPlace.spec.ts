import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, join, openForm, submitOf } from '../../test/kit/forms.ts';
import { addStyles, LARGE_TEXT } from '../../test/kit/layout.ts';
import { API } from '../../test/kit/network.ts';
import { expectToast, OUTCOMES } from '../../test/kit/toasts.ts';

/** The nearest that two lines of text may be, in CSS pixels. */
const APART_PX = 8;

/** An element's rectangle; one that is not shown fails the test. */
async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { x, y, width, height, bottom: y + height };
}

/** The rectangle of an element's first text. */
const textBoxOf = (element: Locator) =>
  element.evaluate((parent) => {
    const range = document.createRange();
    range.selectNode(parent.firstChild as Node);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    return { top, bottom, left, right };
  });

const dialogOf = (page: Page) => page.getByRole('dialog');
const toastOf = (page: Page) => dialogOf(page).getByRole('presentation');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
]) {
  test(`§5 an error in the dialog moves nothing and shows no sentence twice on ${viewport.width} × ${viewport.height} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(viewport);
    await page.route(API, (route) => route.fulfill({ status: 500 }));
    const form = await openForm(page, dialogForm);
    const parts = [dialogOf(page), emailOf(form), form.getByRole('button')];
    const places = () => Promise.all(parts.map(boxOf));
    await expect(emailOf(form)).toBeFocused();
    const before = await places();
    for (const [outcome, email] of [
      ['email-required', ''],
      ['email-invalid', 'abc'],
      ['not-joined', 'jane@example.com'],
    ] as const) {
      await join(form, email);
      await expectToast(page, outcome);
      await expect(submitOf(form)).toBeEnabled();
      expect(await places(), outcome).toEqual(before);
      const toast = await boxOf(toastOf(page));
      expect(toast.bottom, outcome).toBeLessThan((await boxOf(emailOf(form))).y);
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, outcome);
      if (outcome === 'not-joined') continue;
      const [, description] = OUTCOMES[outcome];
      const inToast = await boxOf(toastOf(page).getByText(description));
      expect(inToast.width * inToast.height).toBe(1);
      const atField = await boxOf(form.getByText(description));
      expect(atField.y).toBeGreaterThan((await boxOf(emailOf(form))).bottom);
      const { bottom } = await textBoxOf(form.getByText(description));
      expect((await boxOf(submitOf(form))).y - bottom).toBeGreaterThanOrEqual(APART_PX);
    }
    await expectLogged(consoleErrors, dialogForm.failure);
  });
}

test('the errors of the contact form stand nearer to their own fields than to what follows', {
  tag: '@both',
}, async ({ page }) => {
  const form = await openForm(page, contactForm);
  await submitOf(form).click();
  for (const [field, error, next] of [
    ['Name', 'Please enter your name.', form.getByText('Email', { exact: true })],
    ['Email', 'Please enter your email address.', form.getByText('Message', { exact: true })],
    ['Message', 'Please enter a message.', submitOf(form)],
  ] as const) {
    const text = form.getByText(error);
    await expect(text).toBeVisible();
    const { top, bottom } = await textBoxOf(text);
    const above = top - (await boxOf(form.getByRole('textbox', { name: field, exact: true }))).bottom;
    const below = (await boxOf(next)).y - bottom;
    expect(below, field).toBeGreaterThan(2 * above);
  }
});

test('what is not an address gets an example beside its label, which screen readers read with the error', {
  tag: '@both',
}, async ({ page }) => {
  const form = await openForm(page, dialogForm);
  await join(form, 'abc');
  await expect(emailOf(form)).toHaveAccessibleDescription('Please enter a valid email address. like name@company.com');
  const example = form.getByText('like name@company.com');
  const field = await boxOf(emailOf(form));
  const label = await textBoxOf(form.getByText('Email address', { exact: true }));
  const text = await textBoxOf(example);
  expect(text.left - label.right).toBeGreaterThanOrEqual(APART_PX / 2);
  expect(text.bottom).toBeLessThan(field.y);

  // Where the label leaves no room, it isn't cut but out of sight.
  await addStyles(page, LARGE_TEXT);
  await page.setViewportSize({ width: 320, height: 844 });
  const { bottom } = await boxOf(example);
  expect((await textBoxOf(example)).top).toBeGreaterThanOrEqual(bottom - 1);
});

test('§5 the contact form says beforehand that all its fields are required', async ({ page }) => {
  const form = await openForm(page, contactForm);
  const sentence = await boxOf(form.getByText('All fields are required.', { exact: true }));
  expect(sentence.bottom).toBeLessThan((await boxOf(form.getByRole('textbox').first())).y);
});
