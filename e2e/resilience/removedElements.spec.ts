import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, messageOf, openForm, submitOf, valuesOf } from '../../test/kit/forms.ts';
import { scrolled } from '../../test/kit/layout.ts';
import { answerOnce } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

const TOAST = '.MuiAlert-root';

/** As an extension does that blocks banners: removes elements that React owns. */
const remove = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => {
    for (const element of found) element.remove();
  });

/** What React says of an element that isn't where it put it. */
const expectRenderedAgain = (consoleErrors: string[]) => expectLogged(consoleErrors, 'NotFoundError');

test('a removed toast costs neither the page nor the text, the cursor or the scroll position', async ({
  page,
  entries,
  consoleErrors,
}) => {
  await answerOnce(page, (route) => route.fulfill({ status: 503 }));
  const form = await openForm(page, contactForm);
  const email = uniqueEmail('removed');
  await contactForm.fill(form, email);
  await messageOf(form).fill('x'.repeat(200));
  await submitOf(form).click();
  await expectToast(page, 'message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await messageOf(form).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await remove(page, TOAST);
  const top = await scrolled(page);
  await page.keyboard.type('yz');
  await expectRenderedAgain(consoleErrors);
  await expect(messageOf(form)).toBeFocused();
  await expect(messageOf(form)).toHaveValue(`yz${'x'.repeat(200)}`);
  expect(await scrolled(page)).toBe(top);
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
  // Again: the page renders once more for each removal.
  await remove(page, TOAST);
  await messageOf(form).fill('Another');
  await expectRenderedAgain(consoleErrors);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(messageOf(form)).toHaveValue('Another');
  expect(await entries.messages(email)).toHaveLength(1);
});

test('the dialog stays open, with its text and focus, when its toast is removed', async ({ page, consoleErrors }) => {
  const form = await openForm(page, dialogForm);
  await emailOf(form).fill('jane@');
  await submitOf(form).click();
  await expectToast(page, 'email-invalid');
  await remove(page, `dialog ${TOAST}`);
  await emailOf(form).press('End');
  await page.keyboard.type('x');
  await expectRenderedAgain(consoleErrors);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(emailOf(form)).toHaveValue('jane@x');
  await expect(emailOf(form)).toBeFocused();
});

test('a removed live region costs neither the form nor its text', async ({ page, consoleErrors }) => {
  const form = await openForm(page, contactForm);
  await contactForm.fill(form, '');
  const typed = await valuesOf(form);
  await remove(page, 'main form [role=status]');
  await submitOf(form).click();
  await expectRenderedAgain(consoleErrors);
  await expect(emailOf(form)).toHaveAccessibleDescription(/Please enter/);
  expect(await valuesOf(form)).toEqual(typed);
  await expect(page.getByRole('banner')).toBeVisible();
});
