import { expectAccessible } from '../support/axe.ts';
import {
  addForeignFields,
  contactForm,
  emailOf,
  messageOf,
  openForm,
  sendMessage,
  submitOf,
  valuesOf,
} from '../support/forms.ts';
import { API, callsOf, hold } from '../support/network.ts';
import { dismissToast, expectToast } from '../support/toasts.ts';
import { expect, test, uniqueEmail } from '../support/visitor.ts';

const ENTERED = {
  name: "  Zoë  O'Neil ",
  email: uniqueEmail('As.Entered'),
  message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
};

test('§2 has a message box of 5 rows', async ({ shared }) => {
  const form = await contactForm.show(await shared('/contact'));
  await expect(messageOf(form)).toHaveAttribute('rows', '5');
  const rows = await messageOf(form).evaluate((box: HTMLTextAreaElement) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
    const height = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return height / Number.parseFloat(lineHeight);
  });
  expect(rows).toBeCloseTo(5, 0);
});

test('shows a message in the direction of its text', async ({ shared }) => {
  const form = await contactForm.show(await shared('/contact'));
  await messageOf(form).fill('مرحبا');
  await expect(messageOf(form)).toHaveCSS('direction', 'rtl');
});

test('§4 reads "Sending..." and is disabled while sending', async ({ shared }) => {
  const page = await shared('/contact');
  const release = await hold(page, API);
  const form = await contactForm.show(page);
  await sendMessage(form, {});
  await expect(form.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
  const fields = await form.getByRole('textbox').all();
  expect(fields).toHaveLength(3);
  for (const field of fields) await expect(field).toBeDisabled();
  release();
  await expectToast(page, 'message-sent');
  for (const field of [...fields, submitOf(form)]) await expect(field).toBeEnabled();
});

test('sends once when Enter follows the click', async ({ shared }) => {
  const page = await shared('/contact');
  const calls = callsOf(page);
  const release = await hold(page, API);
  const form = await contactForm.show(page);
  await sendMessage(form, {});
  await page.keyboard.press('Enter');
  release();
  await expectToast(page, 'message-sent');
  expect(calls).toHaveLength(1);
});

test('§8 says "Message sent!"', async ({ shared }) => {
  const page = await shared('/contact');
  await sendMessage(await contactForm.show(page), {});
  await expectToast(page, 'message-sent');
});

test('§4 is empty after success', async ({ shared }) => {
  const page = await shared('/contact');
  const form = await contactForm.show(page);
  await sendMessage(form, {});
  await expectToast(page, 'message-sent');
  expect(await valuesOf(form)).toEqual(['', '', '']);
});

test('§3 stores name, email and message byte for byte as entered', async ({ shared, entries }) => {
  const page = await shared('/contact');
  await sendMessage(await contactForm.show(page), ENTERED);
  await expectToast(page, 'message-sent');
  expect(await entries.messages(ENTERED.email)).toMatchObject([ENTERED]);
});

test('§7 sends name, email, message and an id, and nothing that an extension adds', async ({ page, entries }) => {
  const calls = callsOf(page);
  const form = await openForm(page, contactForm);
  const entered = { ...ENTERED, email: uniqueEmail('foreign') };
  await addForeignFields(form);
  await sendMessage(form, entered);
  await expectToast(page, 'message-sent');
  expect(calls).toEqual([{ path: '/api/submitContact', data: { ...entered, submissionId: expect.any(String) } }]);
  expect(await entries.messages(entered.email)).toMatchObject([{ id: calls[0]?.data.submissionId }]);
});

test('§5 marks name, email and message as required, and the email as one', async ({ shared }) => {
  const form = await contactForm.show(await shared('/contact'));
  const fields = await form.getByRole('textbox').all();
  expect(fields).toHaveLength(3);
  for (const field of fields) await expect(field).toHaveAttribute('required');
  await expect(emailOf(form)).toHaveAttribute('type', 'email');
});

test.for([
  ['no name', 'Name', { name: '' }],
  ['no email', 'Email', { email: '' }],
  ['a malformed email', 'Email', { email: 'jane' }],
  ['no message', 'Message', { message: '' }],
  ['a blank name', 'Name', { name: '   ' }],
  ['a blank message', 'Message', { message: ' \n ' }],
] as const)('§5 sends nothing with %s, and the field says why', async ([, name, message], { shared }) => {
  const page = await shared('/contact');
  const calls = callsOf(page);
  const form = await contactForm.show(page);
  const field = form.getByRole('textbox', { name });
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await sendMessage(form, message);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/.{10}/);
  expect(calls).toEqual([]);
});

test('takes back the error of a corrected field, and sends the message', async ({ shared }) => {
  const page = await shared('/contact');
  const form = await contactForm.show(page);
  await sendMessage(form, { message: '' });
  await expect(messageOf(form)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'contact form that refused a message');
  await messageOf(form).fill('Hello');
  await expect(messageOf(form)).not.toHaveAttribute('aria-invalid', 'true');
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
});

test('says how long a message that is too long is, and keeps it whole', async ({ shared }) => {
  const page = await shared('/contact');
  const calls = callsOf(page);
  const form = await contactForm.show(page);
  await sendMessage(form, { message: 'x'.repeat(5_001) });
  await expect(messageOf(form)).toHaveAccessibleDescription(/5,001.*5,000/);
  await expect(messageOf(form)).toHaveValue('x'.repeat(5_001));
  expect(calls).toEqual([]);
});

test('stores a message of 5,000 characters whole', async ({ shared, entries }) => {
  const page = await shared('/contact');
  const entered = { email: uniqueEmail('long'), message: 'x'.repeat(5_000) };
  await sendMessage(await contactForm.show(page), entered);
  await expectToast(page, 'message-sent');
  expect(await entries.messages(entered.email)).toMatchObject([entered]);
});

test('§5 takes an email as HTML does, jane@localhost', async ({ shared, entries }) => {
  const page = await shared('/contact');
  const email = `${uniqueEmail('jane').replaceAll('@', '.at.')}@localhost`;
  await sendMessage(await contactForm.show(page), { email });
  await expectToast(page, 'message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
});

test('stores two messages when a visitor sends the same words twice', async ({ shared, entries }) => {
  const page = await shared('/contact');
  const form = await contactForm.show(page);
  const email = uniqueEmail('twice');
  for (const _ of ['first', 'second']) {
    await sendMessage(form, { email });
    await expectToast(page, 'message-sent');
    await dismissToast(page);
  }
  expect(await entries.messages(email)).toHaveLength(2);
});
