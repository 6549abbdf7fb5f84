import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  addForeignFields,
  contactForm,
  emailOf,
  messageOf,
  openForm,
  sendMessage,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { API, callsOf, hold } from '../../test/kit/network.ts';
import { dismissToast, expectToast } from '../../test/kit/toasts.ts';
import { VALID } from '../../test/kit/validEntries.ts';

test('§2 §5 the contact form marks its fields as required, and has a message box of 5 rows in the text’s direction', async ({
  page,
}) => {
  const form = await openForm(page, contactForm);
  const fields = await form.getByRole('textbox').all();
  expect(fields).toHaveLength(3);
  for (const field of fields) await expect(field).toHaveAttribute('required');
  await expect(emailOf(form)).toHaveAttribute('type', 'email');
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

test('§4 §8 the contact form reads "Sending..." and is disabled while it sends once; then it says so and is empty', async ({
  page,
}) => {
  const form = await openForm(page, contactForm);
  const calls = callsOf(page);
  const release = await hold(page, API);
  await sendMessage(form, {});
  await expect(form.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  const fields = await form.getByRole('textbox').all();
  expect(fields).toHaveLength(3);
  for (const field of fields) await expect(field).toBeDisabled();
  release();
  await expectToast(page, 'message-sent');
  for (const field of [...fields, submitOf(form)]) await expect(field).toBeEnabled();
  expect(await valuesOf(form)).toEqual(['', '', '']);
  expect(calls).toHaveLength(1);
});

test('§3 §7 a message is sent and stored byte for byte, with nothing that an extension adds', {
  tag: '@engines',
}, async ({ page, entries }) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  const message = {
    ...VALID.submitContact,
    name: "  Zoë  O'Neil ",
    email: uniqueEmail('Unchanged'),
    message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
  };
  await addForeignFields(form);
  await sendMessage(form, message);
  await expectToast(page, 'message-sent');
  expect(calls).toEqual([{ path: '/api/submitContact', data: message }]);
  expect(await entries.messages(message.email)).toMatchObject([message]);
});

test('§5 the contact form sends nothing while a field is invalid; the first invalid one has the focus and an error', async ({
  page,
}) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  for (const [name, message] of [
    ['Name', { name: '' }],
    ['Email', { email: '' }],
    ['Message', { message: '' }],
    ['Name', { name: '   ', message: '' }],
    ['Email', { email: 'jane', message: '' }],
    ['Message', { message: ' \n ' }],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await sendMessage(form, message);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/.{10}/);
    // Clears all errors.
    await contactForm.fill(form, uniqueEmail('corrected'));
  }
  expect(calls).toEqual([]);
});

test('the contact form clears the error of a corrected field, and sends the message', async ({ page }) => {
  const form = await openForm(page, contactForm);
  await sendMessage(form, { message: '' });
  await expect(messageOf(form)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'contact form that refused a message');
  await messageOf(form).fill('Hello');
  await expect(messageOf(form)).not.toHaveAttribute('aria-invalid', 'true');
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
});

test('a message that is too long stays whole, and its length is shown; one of 5,000 characters is stored whole', async ({
  page,
  entries,
}) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  const email = uniqueEmail('long');
  await sendMessage(form, { email, message: 'x'.repeat(5_001) });
  await expect(messageOf(form)).toHaveAccessibleDescription(/5,001.*5,000/);
  await expect(messageOf(form)).toHaveValue('x'.repeat(5_001));
  expect(calls).toEqual([]);
  const message = 'x'.repeat(5_000);
  await sendMessage(form, { email, message });
  await expectToast(page, 'message-sent');
  expect(await entries.messages(email)).toMatchObject([{ message }]);
});

test('§5 the same words sent twice are one message, from an email that HTML accepts: jane@localhost', async ({
  page,
  entries,
}) => {
  const form = await openForm(page, contactForm);
  const email = `${uniqueEmail('jane').replaceAll('@', '.at.')}@localhost`;
  for (const _ of ['first', 'second']) {
    await sendMessage(form, { email });
    await expectToast(page, 'message-sent');
    await dismissToast(page);
  }
  expect(await entries.messages(email)).toHaveLength(1);
});
