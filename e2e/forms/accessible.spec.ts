import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, join, openForm, sendingOf, submitOf } from '../../test/kit/forms.ts';
import { API, answerOnce, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

test('the dialog and the contact form are accessible in every state, light and dark', {
  tag: '@both',
}, async ({ page, consoleErrors }) => {
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
