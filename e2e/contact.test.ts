import type { Page } from 'playwright';
import { describe } from 'vitest';
import { callsOf, hold } from './support/network.ts';
import { DEVICES, expect, expectLogged, expectToast, test, uniqueEmail, visit } from './support/visitor.ts';

const field = (page: Page, name: 'Name' | 'Email' | 'Message') =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send message', exact: true });

/** Fills what is given, the rest with something acceptable, and sends it. */
async function send(page: Page, entered: { name?: string; email?: string; message?: string }) {
  await field(page, 'Name').fill(entered.name ?? 'Jane');
  await field(page, 'Email').fill(entered.email ?? uniqueEmail('contact'));
  await field(page, 'Message').fill(entered.message ?? 'Hello');
  await button(page).click();
}

const expectSent = (page: Page) =>
  expectToast(page, 'status', 'Message sent!', "We'll get back to you as soon as possible.");

describe.each(DEVICES)('the contact form on a %s', (_, device) => {
  test.override('device', device);

  test('§8 success says "Message sent!" and clears the fields', async ({ page }) => {
    await visit(page, '/contact');
    await send(page, {});
    await expectSent(page);
    for (const name of ['Name', 'Email', 'Message'] as const) await expect(field(page, name)).toHaveValue('');
  });

  test('§3 the message is kept byte for byte, name and email as entered', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('As.Entered');
    const message = '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n';
    await send(page, { name: "  Zoë  O'Neil ", email, message });
    await expectSent(page);
    const kept = await entries.messages(email);
    expect(kept).toMatchObject([{ name: "  Zoë  O'Neil ", email, message }]);
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(['createdAt', 'email', 'id', 'message', 'name']);
  });

  test('§8 failure says "Error sending message" and keeps the fields', async ({ page, complaints }) => {
    await page.route('**/api/submitContact', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
    await visit(page, '/contact');
    await send(page, { name: 'Jane', message: 'Do keep this' });
    await expectToast(page, 'alert', 'Error sending message', 'Please try again later.');
    await expect(field(page, 'Name')).toHaveValue('Jane');
    await expect(field(page, 'Email')).not.toHaveValue('');
    await expect(field(page, 'Message')).toHaveValue('Do keep this');
    await expectLogged(complaints, 'Sending the message failed');
  });

  test('§4 while sending, the button reads "Sending..." and nothing can be changed', async ({ page }) => {
    const release = await hold(page, '**/api/submitContact');
    await visit(page, '/contact');
    await send(page, {});
    await expect(page.getByRole('main').getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
    for (const name of ['Name', 'Email', 'Message'] as const) await expect(field(page, name)).toBeDisabled();
    release();
    await expectSent(page);
    await expect(button(page)).toBeEnabled();
    await expect(field(page, 'Name')).toBeEnabled();
  });

  test('§2 the message box has 5 rows', async ({ page }) => {
    await visit(page, '/contact');
    const heights = await field(page, 'Message').evaluate((box: HTMLTextAreaElement) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      return (
        (box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      );
    });
    expect(heights).toBeCloseTo(5, 0);
    await expect(field(page, 'Message')).toHaveAttribute('rows', '5');
  });
});

describe('the contact form', () => {
  test('§5 the email field is of type email', async ({ page }) => {
    await visit(page, '/contact');
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
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
    await expect(field(page, name)).toHaveAttribute('required');
    await send(page, missing);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/.{10}/);
    expect(calls).toEqual([]);
  });

  test('§5 a malformed email is not sent, and the field says why', async ({ page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await send(page, { email: 'jane' });
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/.{10}/);
    expect(calls).toEqual([]);
  });

  test('what the field says is gone once it is right', async ({ page }) => {
    await visit(page, '/contact');
    await send(page, { name: '' });
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Name').fill('Jane');
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    await button(page).click();
    await expectSent(page);
  });

  test('§5 an email as HTML takes it is taken: jane@localhost', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = `${uniqueEmail('jane').replaceAll('@', '.at.')}@localhost`;
    await send(page, { email });
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('a message that is too long is told beside the field, and nothing is cut off', async ({ page }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await send(page, { message: 'x'.repeat(5_001) });
    await expect(field(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(field(page, 'Message')).toHaveValue('x'.repeat(5_001));
    expect(calls).toEqual([]);
  });

  test('a message of 5,000 characters is kept whole', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('long');
    await send(page, { email, message: 'x'.repeat(5_000) });
    await expectSent(page);
    expect(await entries.messages(email)).toMatchObject([{ message: 'x'.repeat(5_000) }]);
  });

  test('two deliberate messages with the same words are two entries', async ({ page, entries }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('again');
    await send(page, { email });
    await expect(field(page, 'Message')).toHaveValue('');
    await send(page, { email });
    await expect(field(page, 'Message')).toHaveValue('');
    expect(await entries.messages(email)).toHaveLength(2);
  });
});
