import { describe } from 'vitest';
import { expectNotSent, expectSent, FIELDS, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { callsOf, hold } from '../support/network.ts';
import { DEVICES, expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';

describe.each(DEVICES)('the contact form on a %s', (_, device) => {
  test.override('device', device);

  test('§8 success says "Message sent!" and clears the fields', async ({ page }) => {
    await visit(page, '/contact');
    await sendMessage(page, {});
    await expectSent(page);
    for (const name of FIELDS) await expect(fieldOf(page, name)).toHaveValue('');
  });

  test('§3 the message is kept byte for byte, name and email as entered', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('As.Entered');
    const message = '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n';
    await sendMessage(page, { name: "  Zoë  O'Neil ", email, message });
    await expectSent(page);
    const kept = await entries.messages(email);
    expect(kept).toMatchObject([{ name: "  Zoë  O'Neil ", email, message }]);
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(['createdAt', 'email', 'expiresAt', 'id', 'message', 'name']);
  });

  test('§7 the call carries name, email and message', async ({ page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    const entered = { name: 'Jane', email: uniqueEmail('payload'), message: 'Hello' };
    await sendMessage(page, entered);
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/api/submitContact', data: entered });
  });

  test('§8 failure says "Error sending message" and keeps the fields', async ({ page, complaints }) => {
    await page.route('**/api/submitContact', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
    await visit(page, '/contact');
    await sendMessage(page, { name: 'Jane', message: 'Do keep this' });
    await expectNotSent(page);
    await expect(fieldOf(page, 'Name')).toHaveValue('Jane');
    await expect(fieldOf(page, 'Email')).not.toHaveValue('');
    await expect(fieldOf(page, 'Message')).toHaveValue('Do keep this');
    await expectLogged(complaints, 'Sending the message failed');
  });

  test('§4 while sending, the button reads "Sending..." and nothing can be changed', async ({ page }) => {
    const release = await hold(page, '**/api/submitContact');
    await visit(page, '/contact');
    await sendMessage(page, {});
    await expect(page.getByRole('main').getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
    for (const name of FIELDS) await expect(fieldOf(page, name)).toBeDisabled();
    release();
    await expectSent(page);
    await expect(sendButton(page)).toBeEnabled();
    await expect(fieldOf(page, 'Name')).toBeEnabled();
  });

  test('§2 the message box has 5 rows', async ({ page }) => {
    await visit(page, '/contact');
    const heights = await fieldOf(page, 'Message').evaluate((box: HTMLTextAreaElement) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      return (
        (box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      );
    });
    expect(heights).toBeCloseTo(5, 0);
    await expect(fieldOf(page, 'Message')).toHaveAttribute('rows', '5');
  });
});

describe('the contact form', () => {
  test('§5 the email field is of type email', async ({ page }) => {
    await visit(page, '/contact');
    await expect(fieldOf(page, 'Email')).toHaveAttribute('type', 'email');
  });

  test.for([
    ['Name', { name: '' }],
    ['Email', { email: '' }],
    ['Message', { message: '' }],
    ['Name', { name: '   ' }],
    ['Message', { message: ' \n ' }],
  ] as const)('§5 %s is required: %o is not sent, and the field says why', async ([name, missing], { page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await expect(fieldOf(page, name)).toHaveAttribute('required');
    await sendMessage(page, missing);
    await expect(fieldOf(page, name)).toBeFocused();
    await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(/.{10}/);
    expect(calls).toEqual([]);
  });

  test('§5 a malformed email is not sent, and the field says why', async ({ page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await sendMessage(page, { email: 'jane' });
    await expect(fieldOf(page, 'Email')).toBeFocused();
    await expect(fieldOf(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription(/.{10}/);
    expect(calls).toEqual([]);
  });

  test('what the field says is gone once it is right', async ({ page }) => {
    await visit(page, '/contact');
    await sendMessage(page, { name: '' });
    await expect(fieldOf(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await fieldOf(page, 'Name').fill('Jane');
    await expect(fieldOf(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    await sendButton(page).click();
    await expectSent(page);
  });

  test('§5 an email as HTML takes it is taken: jane@localhost', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = `${uniqueEmail('jane').replaceAll('@', '.at.')}@localhost`;
    await sendMessage(page, { email });
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('a message that is too long is told beside the field, and nothing is cut off', async ({ page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await sendMessage(page, { message: 'x'.repeat(5_001) });
    await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(fieldOf(page, 'Message')).toHaveValue('x'.repeat(5_001));
    expect(calls).toEqual([]);
  });

  test('a message of 5,000 characters is kept whole', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('long');
    await sendMessage(page, { email, message: 'x'.repeat(5_000) });
    await expectSent(page);
    expect(await entries.messages(email)).toMatchObject([{ message: 'x'.repeat(5_000) }]);
  });

  test('two deliberate messages with the same words are two entries', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('again');
    await sendMessage(page, { email });
    await expect(fieldOf(page, 'Message')).toHaveValue('');
    await sendMessage(page, { email });
    await expect(fieldOf(page, 'Message')).toHaveValue('');
    expect(await entries.messages(email)).toHaveLength(2);
  });
});
