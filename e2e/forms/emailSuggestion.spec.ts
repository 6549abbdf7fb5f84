import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { emailOf, FORMS, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { expectToast } from '../../test/kit/toasts.ts';

for (const [name, kind] of FORMS) {
  test(`the form of the ${name} suggests a corrected address, and moves nothing`, {
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
    await expectAccessible(page, 'suggested address');
    await suggestion.click();
    await expect(email).toHaveValue('jane.doe@gmail.com');
    await expect(email).toBeFocused();
    await expect(suggestion).toBeHidden();
  });
}

test('a suggested address doesn’t block sending, and disappears when the text changes', async ({ page }) => {
  const form = await openForm(page, pageForm);
  const email = uniqueEmail('typo').replace(/@.*/, '@gmial.com');
  await emailOf(form).fill(email);
  await submitOf(form).click();
  await expectToast(page, 'joined');
  await expect(emailOf(form)).toHaveValue('');
  await expect(form.getByRole('button', { name: /^Did you mean/ })).toBeHidden();
});

test('an address at a real domain gets no suggestion', async ({ page }) => {
  const form = await openForm(page, pageForm);
  await emailOf(form).fill('jane@ymail.com');
  await emailOf(form).press('Tab');
  await expect(submitOf(form)).toBeFocused();
  await expect(form.getByRole('status')).toBeEmpty();
});
