import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/checks.ts';
import { expect, expectLogged, test, uniqueEmail } from '../kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  messageOf,
  openForm,
  pageForm,
  sendingOf,
  submitOf,
} from '../kit/forms.ts';
import { API, answerOnce, callsOf, hold } from '../kit/network.ts';
import { expectToast, SPECIFIED, toastOf } from '../kit/outcomes.ts';
import { heading, scrolled, scrollTo, visit } from '../kit/page.ts';

test('§5 a form keeps and focuses an invalid email, says what to do, and announces it each time', async ({ page }) => {
  await visit(page, '/');
  const form = await pageForm.show(page);
  // Live regions that come with their text aren't announced.
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert])').all()) await expect(region).toBeEmpty();
  for (const [outcome, email] of [
    ['email-required', ''],
    ['email-invalid', 'jane@localhost'],
  ] as const) {
    await join(form, email);
    await expectToast(page, outcome);
    const [, description] = SPECIFIED[outcome];
    await expect(emailOf(form)).toHaveAccessibleDescription(new RegExp(`^${description}`));
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toBeFocused();
    await expect(emailOf(form)).toHaveValue(email);
  }
  const first = await toastOf(page, 'email-invalid').getByRole('presentation').elementHandle();
  await submitOf(form).click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expectToast(page, 'email-invalid');
});

test('§2 §5 the contact form says each error at its field, and focuses the first', { tag: '@both' }, async ({
  page,
}) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  await expect(messageOf(form)).toHaveAttribute('rows', '5');
  await submitOf(form).click();
  for (const [label, error, text] of [
    ['Name', 'Please enter your name.', 'Jane'],
    // The browser refuses it.
    ['Email', 'Please enter your email address.', 'jane;joe@example.com'],
    ['Email', /^Please enter a valid email address\./, 'jane@localhost'],
    ['Message', 'Please enter a message.', 'x'.repeat(5_001)],
  ] as const) {
    const field = form.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(error);
    await expect(form.getByText(error)).toBeVisible();
    await field.fill(text);
    await expect(field).not.toHaveAccessibleDescription(error);
    await submitOf(form).click();
  }
  await expect(messageOf(form)).toHaveAccessibleDescription(/5,001.*5,000/);
  expect(calls).toEqual([]);
  await messageOf(form).fill('x'.repeat(5_000));
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
});

test('the forms are accessible in every state, light and dark', { tag: '@both' }, async ({ page, consoleErrors }) => {
  await answerOnce(page, (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page, dialogForm);
  await join(form, 'abc');
  await expectToast(page, 'email-invalid');
  await expectAccessible(page, 'refused email');
  await emailOf(form).fill('jane.doe@gmial.com');
  await emailOf(form).press('Tab');
  await expect(form.getByRole('button', { name: /^Did you mean/ })).toBeVisible();
  await expectAccessible(page, 'suggested email');
  const release = await hold(page, API);
  await join(form, uniqueEmail('accessible'));
  await expect(sendingOf(form, dialogForm)).toBeVisible();
  await expectAccessible(page, 'sending');
  release();
  await expectToast(page, 'not-joined');
  await expectLogged(consoleErrors, dialogForm.failure);
  await expectAccessible(page, 'failure');
  await submitOf(form).click();
  await expectToast(page, 'joined');
  await expectAccessible(page, 'success and record');
  const contact = await openForm(page, contactForm);
  await submitOf(contact).click();
  await expect(contact.getByText('Please enter a message.')).toBeVisible();
  await expectAccessible(page, 'refused message');
});

test('the toast of a failure stays until Escape or its button, and gives the focus back to the field', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await page.route(API, (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page, pageForm);
  for (const key of ['Escape', 'Enter']) {
    await emailOf(form).fill(uniqueEmail('stays'));
    await emailOf(form).press('Enter');
    await expectToast(page, 'not-joined');
    await expectLogged(consoleErrors, pageForm.failure);
    await page.clock.runFor(600_000);
    await page.getByRole('button', { name: 'Dismiss' }).press(key);
    await expect(toastOf(page, 'not-joined')).toBeHidden();
    await expect(emailOf(form)).toBeFocused();
  }
});

for (const kind of [dialogForm, pageForm]) {
  test(`§8 Tab leads from the ${kind.name} to "contact support", and Back to the email`, async ({
    page,
    consoleErrors,
  }) => {
    await answerOnce(page, (route) => route.abort());
    const form = await openForm(page, kind);
    await kind.fill(form, uniqueEmail('support'));
    await submitOf(form).press('Enter');
    await expectToast(page, 'not-joined');
    await expectLogged(consoleErrors, kind.failure);
    // The privacy policy lies between.
    for (const _ of ['Privacy Policy', 'contact support']) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'contact support' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).toHaveText('Contact');
    await expect(toastOf(page, 'not-joined')).toBeHidden();
    await page.goBack();
    await submitOf(await kind.show(page)).click();
    await expectToast(page, 'joined');
  });
}

/** Whether the middle of the focused element is on top. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { left, top, width, height } = focused.getClientRects()[0] as DOMRect;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });

test('a toast never covers the focus at 400 %', { tag: '@phone' }, async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route(API, (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page, pageForm);
  await join(form, uniqueEmail('covered'));
  await expectToast(page, 'not-joined');
  await expectLogged(consoleErrors, pageForm.failure);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await expect.poll(() => focusIsSeen(page), key).toBe(true);
    await page.keyboard.press(key);
  }
});

test('a toast scrolls nothing beside the focus, and not back to a field that was scrolled away', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const form = await openForm(page, pageForm);
  const release = await hold(page, API);
  await emailOf(form).fill(uniqueEmail('away'));
  // A toast of a success is at the bottom: on a phone across the screen, on a desktop beside the form.
  await emailOf(form).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  if (isMobile) await scrollTo(page, 0);
  const before = await scrolled(page);
  release();
  await expectToast(page, 'joined');
  expect(await scrolled(page)).toBe(before);
});
