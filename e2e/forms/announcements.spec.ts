import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { contactForm, emailOf, FORMS, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { API, hold } from '../../test/kit/network.ts';
import { visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

for (const [name, form] of FORMS) {
  test(`a screen reader announces that the form of the ${name} is sending`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ json: { result: {} } }));
    const element = await openForm(page, form);
    const release = await hold(page, API);
    await form.fill(element, uniqueEmail('announced'));
    await submitOf(element).click();
    const text = form === contactForm ? 'Sending...' : 'Joining...';
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text);
    release();
    await expectToast(page, form.sent);
  });
}

test('a screen reader hears an email error once: the toast names it, the field says what to do', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await submitOf(form).click();
  await expectToast(page, 'email-required');
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - text: /^Email required$/
      - button "Dismiss"
  `);
  await expect(emailOf(form)).toHaveAccessibleDescription('Please enter your email address.');
});

test('toasts are announced: their live regions exist before them, and a repeated toast is a new element', async ({
  page,
}) => {
  await visit(page, '/');
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert])').all()) await expect(region).toBeEmpty();
  const form = await pageForm.show(page);
  await submitOf(form).click();
  const toast = page.getByRole('alert').getByText('Email required');
  const first = await toast.elementHandle();
  await submitOf(form).click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toast).toBeVisible();
});
