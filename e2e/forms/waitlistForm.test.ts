import { describe } from 'vitest';
import { callsOf, hold } from '../support/network.ts';
import { DEVICES, expect, expectToast, test, uniqueEmail } from '../support/visitor.ts';
import { emailOf, join, openForm, pageForm, submitOf, WAITLIST_FORMS } from '../support/waitlistForms.ts';

const CASES = DEVICES.flatMap(([deviceName, device]) =>
  WAITLIST_FORMS.map(([name, waitlist]) => ({ deviceName, device, name, waitlist })),
);

const MALFORMED = ['jane', 'jane@localhost', 'ja ne@example.com'];
const UNUSUAL = ["o'neil+lists", 'a/b'];

describe.each(CASES)('the waitlist form of the $name on a $deviceName', ({ device, waitlist }) => {
  test.override('device', device);

  test('§8 success says "You\'re on the list! 🎉" and clears the field', async ({ page }) => {
    const form = await openForm(page, waitlist);
    await join(form, uniqueEmail('success'));
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    await expect(emailOf(await waitlist.show(page))).toHaveValue('');
  });

  test(`§9 the entry has the trimmed, lowercase email and the source '${waitlist.source}'`, async ({
    page,
    entries,
  }) => {
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('normalised');
    await join(form, `  ${email.toUpperCase()} `);
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    expect(await entries.signups(email)).toMatchObject([{ email, source: waitlist.source }]);
  });

  test(`§7 the call carries the email and the source '${waitlist.source}'`, async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('payload');
    await join(form, email);
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/api/joinWaitlist', data: { email, source: waitlist.source } });
  });

  test('§8 a duplicate says "Already registered! 🎉", clears the field and stays one entry', async ({
    page,
    entries,
  }) => {
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('duplicate');
    await join(form, email);
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    await join(await waitlist.show(page), email.toUpperCase());
    await expectToast(
      page,
      'status',
      'Already registered! 🎉',
      "You're already on our waitlist. We'll notify you soon!",
    );
    await expect(emailOf(await waitlist.show(page))).toHaveValue('');
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('§4 while sending, input and button are disabled and the button reads "Joining..."', async ({ page }) => {
    const release = await hold(page, '**/api/joinWaitlist');
    const form = await openForm(page, waitlist);
    await join(form, uniqueEmail('sending'));
    await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
    await expect(emailOf(form)).toBeDisabled();
    release();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    const again = await waitlist.show(page);
    await expect(submitOf(again)).toBeEnabled();
    await expect(emailOf(again)).toBeEnabled();
  });

  test('§5 an empty email says "Email required", and nothing is sent', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    await submitOf(form).click();
    await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
    await expect(emailOf(form)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('§5 an email of spaces counts as empty', async ({ page }) => {
    const form = await openForm(page, waitlist);
    await join(form, '   ');
    await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
  });

  test('§5 a malformed email says "Invalid email", stays, and is not sent', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    await join(form, 'jane@localhost');
    await expectToast(page, 'alert', 'Invalid email', 'Please enter a valid email address.');
    await expect(emailOf(form)).toHaveValue('jane@localhost');
    await expect(emailOf(form)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('§5 the input is marked required and of type email', async ({ page }) => {
    const form = await openForm(page, waitlist);
    await expect(emailOf(form)).toHaveAttribute('required');
    await expect(emailOf(form)).toHaveAttribute('type', 'email');
  });

  test('Enter in the field sends it, too', async ({ page, entries }) => {
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('enter');
    await emailOf(form).fill(email);
    await emailOf(form).press('Enter');
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    expect(await entries.signups(email)).toHaveLength(1);
  });
});

describe('the emails that the waitlist takes', () => {
  test.for(MALFORMED)('§5 %s is refused', async (email, { page }) => {
    const form = await openForm(page, pageForm);
    await join(form, email);
    await expectToast(page, 'alert', 'Invalid email', 'Please enter a valid email address.');
  });

  test.for(UNUSUAL)('§5 %s before the at sign is accepted', async (start, { page, entries }) => {
    const form = await openForm(page, pageForm);
    const email = `${start}-${uniqueEmail('unusual')}`;
    await join(form, email);
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    expect(await entries.signups(email.toLowerCase())).toHaveLength(1);
  });
});
