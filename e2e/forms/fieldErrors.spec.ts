import type { Locator, Page } from 'playwright/test';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  messageOf,
  openForm,
  pageForm,
  submitOf,
} from '../../test/kit/forms.ts';
import { addStyles, LARGE_TEXT } from '../../test/kit/layout.ts';
import { API, callsOf } from '../../test/kit/network.ts';
import { expectToast, SPECIFIED } from '../../test/kit/toasts.ts';

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
const toastIn = (page: Page) => dialogOf(page).getByRole('presentation');

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
      const toast = await boxOf(toastIn(page));
      expect(toast.bottom, outcome).toBeLessThan((await boxOf(emailOf(form))).y);
      await expect(toastIn(page)).toBeInViewport({ ratio: 1 });
      if (outcome === 'not-joined') continue;
      const [, description] = SPECIFIED[outcome];
      const inToast = await boxOf(toastIn(page).getByText(description));
      expect(inToast.width * inToast.height).toBe(1);
      const atField = await boxOf(form.getByText(description));
      expect(atField.y).toBeGreaterThan((await boxOf(emailOf(form))).bottom);
      const { bottom } = await textBoxOf(form.getByText(description));
      expect((await boxOf(submitOf(form))).y - bottom).toBeGreaterThanOrEqual(APART_PX);
    }
    await expectLogged(consoleErrors, dialogForm.failure);
  });
}

test('an email that is no address gets an example beside its label, which screen readers read with the error', {
  tag: '@both',
}, async ({ page }) => {
  const form = await openForm(page, dialogForm);
  await join(form, 'abc');
  const [, description] = SPECIFIED['email-invalid'];
  await expect(emailOf(form)).toHaveAccessibleDescription(`${description} like name@company.com`);
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

test('§5 an invalid email is kept and focused; the toast announces its title, the field says once what to do', async ({
  page,
}) => {
  const form = await openForm(page, pageForm);
  for (const [outcome, email] of [
    ['email-required', ''],
    ['email-invalid', 'jane@localhost'],
  ] as const) {
    await join(form, email);
    await expectToast(page, outcome);
    const [title, description] = SPECIFIED[outcome];
    await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
      - alert:
        - text: /^${title}$/
        - button "Dismiss"
    `);
    await expect(emailOf(form)).toHaveAccessibleDescription(new RegExp(`^${description}`));
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toBeFocused();
    await expect(emailOf(form)).toHaveValue(email);
  }
});

test('§2 §5 the contact form requires its three fields, and has a message box of 5 rows in the text’s direction', async ({
  page,
}) => {
  const form = await openForm(page, contactForm);
  const sentence = await boxOf(form.getByText('All fields are required.', { exact: true }));
  expect(sentence.bottom).toBeLessThan((await boxOf(form.getByRole('textbox').first())).y);
  await expect(messageOf(form)).toHaveAttribute('rows', '5');
  const rows = await messageOf(form).evaluate((box: HTMLTextAreaElement) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
    const height = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return height / Number.parseFloat(lineHeight);
  });
  expect(rows).toBeCloseTo(5, 0);
  await messageOf(form).fill('مرحبا');
  await expect(messageOf(form)).toHaveCSS('direction', 'rtl');
});

test('§5 the contact form shows an error near each invalid field, focuses the first, and sends once all are corrected', {
  tag: '@both',
}, async ({ page }) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  const fields = [
    ['Name', 'Please enter your name.', form.getByText('Email', { exact: true }), 'Jane'],
    ['Email', 'Please enter your email address.', form.getByText('Message', { exact: true }), 'jane@localhost'],
    ['Message', 'Please enter a message.', submitOf(form), 'x'.repeat(5_001)],
  ] as const;
  await submitOf(form).click();
  for (const [label, error, next] of fields) {
    const { top, bottom } = await textBoxOf(form.getByText(error));
    const field = form.getByRole('textbox', { name: label, exact: true });
    expect((await boxOf(next)).y - bottom, label).toBeGreaterThan(2 * (top - (await boxOf(field)).bottom));
  }
  for (const [label, error, , text] of fields) {
    const field = form.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(text);
    await expect(field).not.toHaveAccessibleDescription(error);
    await submitOf(form).click();
  }
  await expect(messageOf(form)).toHaveAccessibleDescription(/5,001.*5,000/);
  await expect(messageOf(form)).toHaveValue('x'.repeat(5_001));
  expect(calls).toEqual([]);
  await messageOf(form).fill('x'.repeat(5_000));
  await expect(messageOf(form)).not.toHaveAttribute('aria-invalid', 'true');
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
});
