import { expect, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { expectToast } from '../../test/kit/toasts.ts';

for (const kind of [dialogForm, contactForm]) {
  test(`the form of the ${kind.name} suggests a corrected address, and moves nothing`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openForm(page, kind);
    const email = emailOf(form);
    await email.fill('jane.doe@gmial.com');
    // From the field, because the page may scroll.
    const distance = async () => {
      const [field, button] = [await email.boundingBox(), await submitOf(form).boundingBox()];
      return (button?.y ?? Number.NaN) - (field?.y ?? Number.NaN);
    };
    const before = await distance();
    await email.press('Tab');
    const suggestion = form.getByRole('status').getByRole('button', { name: 'Did you mean jane.doe@gmail.com?' });
    await expect(suggestion).toBeVisible();
    expect(await distance()).toBe(before);
    await expect(email).toHaveValue('jane.doe@gmial.com');
    await suggestion.click();
    await expect(email).toHaveValue('jane.doe@gmail.com');
    await expect(email).toBeFocused();
    await expect(suggestion).toBeHidden();
  });
}

test('a suggested address doesn’t block sending, and disappears with the text', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await emailOf(form).fill(`typo.${crypto.randomUUID()}@gmial.com`);
  await submitOf(form).click();
  await expectToast(page, 'joined');
  await expect(emailOf(form)).toHaveValue('');
  await expect(form.getByRole('button', { name: /^Did you mean/ })).toBeHidden();
});
