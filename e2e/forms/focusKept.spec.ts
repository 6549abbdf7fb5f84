import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, FORMS, join, openForm, pageForm, sendingOf, submitOf } from '../../test/kit/forms.ts';
import { API, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

for (const key of ['Enter', 'Escape']) {
  test(`a toast that is dismissed with ${key} gives the focus back to the field`, async ({ page }) => {
    const form = await openForm(page, pageForm);
    await join(form, 'abc');
    await expectToast(page, 'email-invalid');
    await expect(emailOf(form)).toBeFocused();
    // The button and the privacy policy lie between.
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('alert').getByText('Invalid email')).toHaveCount(0);
    await expect(emailOf(form)).toBeFocused();
  });
}

test('a toast that is dismissed leaves the focus where the visitor has moved it', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await join(form, 'abc');
  await expectToast(page, 'email-invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText('Invalid email')).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();
});

for (const [name, kind] of [
  ['dialog', dialogForm],
  ['page', pageForm],
] as const) {
  test(`§8 "contact support" is the first that Tab reaches after the form of the ${name}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route(API, (route) => route.fulfill({ status: 500 }));
    const form = await openForm(page, kind);
    await emailOf(form).fill(uniqueEmail('support'));
    await submitOf(form).press('Enter');
    await expectToast(page, 'not-joined');
    await expectLogged(consoleErrors, kind.failure);
    await expect(submitOf(form)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert').getByRole('link', { name: 'contact support' })).toBeFocused();
  });
}

for (const [name, kind] of FORMS) {
  test(`§4 the form of the ${name} holds the focus while it sends, and gives it back`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route(API, (route) => route.fulfill({ status: 500 }));
    const form = await openForm(page, kind);
    const release = await hold(page, API);
    await kind.fill(form, uniqueEmail('held'));
    await emailOf(form).press('Enter');
    await expect(sendingOf(form)).toBeDisabled();
    await expect(form).toBeFocused();
    release();
    await expectToast(page, kind.notSent);
    await expectLogged(consoleErrors, kind.failure);
    await expect(emailOf(form)).toBeFocused();
    await expect(form).not.toHaveAttribute('tabindex');
  });
}
