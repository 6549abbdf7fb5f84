import { describe } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { addForeignFields, CONTACT_FIELDS, fieldOf, sendMessage, submitOf } from '../support/forms.ts';
import { callsOf, hold } from '../support/network.ts';
import { dismissToast, expectSent } from '../support/toasts.ts';
import { DEVICES, expect, forEachCase, test, uniqueEmail, visit } from '../support/visitor.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe.each(DEVICES)('the contact form on a %s', (_, device) => {
  test.override('device', device);

  test('§2 §4 §8 has a message box of 5 rows that follows its text’s direction, reads "Sending..." and can’t be changed or sent again while sending, then says "Message sent!" and is empty', async ({
    page,
  }) => {
    const calls = callsOf(page);
    const release = await hold(page, '**/api/submitContact');
    await visit(page, '/contact');
    await expect(fieldOf(page, 'Message')).toHaveAttribute('rows', '5');
    const rows = await fieldOf(page, 'Message').evaluate((box: HTMLTextAreaElement) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      const height = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return height / Number.parseFloat(lineHeight);
    });
    expect(rows).toBeCloseTo(5, 0);

    await fieldOf(page, 'Message').fill('مرحبا');
    await expect(fieldOf(page, 'Message')).toHaveCSS('direction', 'rtl');

    await sendMessage(page, {});
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
    for (const name of CONTACT_FIELDS) await expect(fieldOf(page, name)).toBeDisabled();
    release();
    await expectSent(page);
    await expect(submitOf(page.getByRole('main'))).toBeEnabled();
    for (const name of CONTACT_FIELDS) {
      await expect(fieldOf(page, name)).toBeEnabled();
      await expect(fieldOf(page, name)).toHaveValue('');
    }
    expect(calls).toHaveLength(1);
  });
});

describe('the contact form', () => {
  test('§3 §7 sends exactly name, email, message and an id, whatever an extension adds, and they are stored byte for byte as entered', async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    const entered = {
      name: "  Zoë  O'Neil ",
      email: uniqueEmail('As.Entered'),
      message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
    };
    await addForeignFields(page.getByRole('main').getByRole('form'));
    await sendMessage(page, entered);
    await expectSent(page);
    const submissionId = calls[0]?.data.submissionId;
    expect(submissionId).toMatch(UUID);
    expect(calls).toEqual([{ path: '/api/submitContact', data: { ...entered, submissionId } }]);
    expect(await entries.messages(entered.email)).toMatchObject([{ ...entered, id: submissionId }]);
  });

  test('§5 requires name, email and message; the field says why and sends nothing, until it is right', async ({
    page,
  }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    await expect(fieldOf(page, 'Email')).toHaveAttribute('type', 'email');
    for (const name of CONTACT_FIELDS) await expect(fieldOf(page, name)).toHaveAttribute('required');
    const refused: [string, [name: (typeof CONTACT_FIELDS)[number], missing: Parameters<typeof sendMessage>[1]]][] = [
      ['no name', ['Name', { name: '' }]],
      ['no email', ['Email', { email: '' }]],
      ['a malformed email', ['Email', { email: 'jane' }]],
      ['no message', ['Message', { message: '' }]],
      ['a blank name', ['Name', { name: '   ' }]],
      ['a blank message', ['Message', { message: ' \n ' }]],
    ];
    await forEachCase(refused, async ([name, missing]) => {
      await sendMessage(page, missing);
      await expect(fieldOf(page, name)).toBeFocused();
      await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(page, name)).toHaveAccessibleDescription(/.{10}/);
    });
    expect(calls).toEqual([]);
    await expectAccessible(page, 'contact form that refused a message');

    await fieldOf(page, 'Message').fill('Hello');
    await expect(fieldOf(page, 'Message')).not.toHaveAttribute('aria-invalid', 'true');
    await submitOf(page.getByRole('main')).click();
    await expectSent(page);
  });

  test('says beside the field that a message is too long and cuts nothing off; 5,000 characters are stored whole', async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    const email = uniqueEmail('long');
    await sendMessage(page, { email, message: 'x'.repeat(5_001) });
    await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(fieldOf(page, 'Message')).toHaveValue('x'.repeat(5_001));
    expect(calls).toEqual([]);
    await sendMessage(page, { email, message: 'x'.repeat(5_000) });
    await expectSent(page);
    expect(await entries.messages(email)).toMatchObject([{ message: 'x'.repeat(5_000) }]);
  });

  test('§5 takes an email as HTML does, jane@localhost; two deliberate messages with the same words are two entries', async ({
    page,
    entries,
  }) => {
    await visit(page, '/contact');
    const email = `${uniqueEmail('jane').replaceAll('@', '.at.')}@localhost`;
    for (const _ of ['first', 'second']) {
      await sendMessage(page, { email });
      await expectSent(page);
      await expect(fieldOf(page, 'Message')).toHaveValue('');
      await dismissToast(page);
    }
    expect(await entries.messages(email)).toHaveLength(2);
  });
});
