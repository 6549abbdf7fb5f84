import type { Locator } from 'playwright';
import { describe } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { call } from '../support/call.ts';
import {
  addForeignFields,
  dialogForm,
  emailOf,
  join,
  openForm,
  pageForm,
  sendingOf,
  submitOf,
} from '../support/forms.ts';
import { API, callsOf, hold } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, test, uniqueEmail } from '../support/visitor.ts';

/** What moves in an element, its own parts and pseudo-elements included. */
const animations = (locator: Locator) =>
  locator.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

describe.each([
  { name: 'dialog on a phone', waitlist: dialogForm, source: 'modal', device: PHONE },
  { name: 'page on a desktop', waitlist: pageForm, source: 'website', device: DESKTOP },
])('the waitlist form of the $name', ({ waitlist, source, device }) => {
  test.override('device', device);

  test('§5 is marked required and of type email', async ({ shared }) => {
    const form = await waitlist.show(await shared('/', device));
    await expect(emailOf(form)).toHaveAttribute('required');
    await expect(emailOf(form)).toHaveAttribute('type', 'email');
  });

  test('§4 reads "Joining..." and is disabled while sending', async ({ shared }) => {
    const page = await shared('/', device);
    const release = await hold(page, API);
    const form = await waitlist.show(page);
    await join(form, uniqueEmail('sending'));
    await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
    await expect(emailOf(form)).toBeDisabled();
    await expectAccessible(page, 'form that sends');
    release();
    await expectToast(page, 'joined');
  });

  test('§2 has a spinner while sending, which stands still where the visitor wants no motion', async ({ shared }) => {
    const page = await shared('/', device);
    const release = await hold(page, API);
    const form = await waitlist.show(page);
    await join(form, uniqueEmail('spinner'));
    await expect(sendingOf(form)).toBeVisible();
    // What catches double clicks on the opener counts for a moment.
    await expect.poll(() => animations(page.locator('html'))).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animations(sendingOf(form))).toBe(1);
    release();
    await expectToast(page, 'joined');
  });

  test('sends once after a double click and Enter', async ({ shared }) => {
    const page = await shared('/', device);
    const calls = callsOf(page);
    const release = await hold(page, API);
    const form = await waitlist.show(page);
    await emailOf(form).fill(uniqueEmail('once'));
    await submitOf(form).dblclick();
    await expect(sendingOf(form)).toBeDisabled();
    await page.keyboard.press('Enter');
    release();
    await expectToast(page, 'joined');
    expect(calls).toHaveLength(1);
  });

  test('§8 says "You\'re on the list! 🎉" after joining', async ({ shared }) => {
    const page = await shared('/', device);
    await join(await waitlist.show(page), uniqueEmail('success'));
    await expectToast(page, 'joined');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page, 'toast of success');
  });

  test('§8 says "Already registered! 🎉" to an email on the list', async ({ shared, stack, entries }) => {
    const page = await shared('/', device);
    const email = uniqueEmail('again');
    await call(stack.origin, 'joinWaitlist', { email, source });
    await join(await waitlist.show(page), email.toUpperCase());
    await expectToast(page, 'already-registered');
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test.for([
    ['joining', 'joined'],
    ['the answer "Already registered!"', 'already-registered'],
  ] as const)('§4 is closed, empty and enabled after %s', async ([, outcome], { shared, stack }) => {
    const page = await shared('/', device);
    const email = uniqueEmail('cleared');
    if (outcome === 'already-registered') await call(stack.origin, 'joinWaitlist', { email, source });
    await join(await waitlist.show(page), email);
    await expectToast(page, outcome);
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await waitlist.show(page);
    await expect(emailOf(again)).toHaveValue('');
    await expect(emailOf(again)).toBeEnabled();
    await expect(submitOf(again)).toBeEnabled();
  });

  test(`§9 stores the email trimmed and in lowercase, and the source '${source}'`, async ({ shared, entries }) => {
    const page = await shared('/', device);
    const email = uniqueEmail('normalised');
    await join(await waitlist.show(page), `  ${email.toUpperCase()} `);
    await expectToast(page, 'joined');
    expect(await entries.signups(email)).toMatchObject([{ email, source }]);
  });

  test('§7 sends email, source and an id, and nothing that an extension adds', async ({ page, entries }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('foreign');
    await addForeignFields(form);
    await join(form, `  ${email.toUpperCase()} `);
    await expectToast(page, 'joined');
    const data = { email, source, submissionId: expect.any(String) };
    expect(calls).toEqual([{ path: '/api/joinWaitlist', data }]);
    expect(await entries.signups(email)).toMatchObject([calls[0]?.data]);
  });

  test.for([
    ['Email required', '   ', 'email-required'],
    ['Invalid email', 'jane@localhost', 'email-invalid'],
  ] as const)('§5 says "%s" to "%s" and sends nothing', async ([, email, outcome], { shared }) => {
    const page = await shared('/', device);
    const calls = callsOf(page);
    await join(await waitlist.show(page), email);
    await expectToast(page, outcome);
    expect(calls).toEqual([]);
  });

  test('keeps a refused email and says beside the field why', async ({ shared }) => {
    const page = await shared('/', device);
    const form = await waitlist.show(page);
    await join(form, 'jane@localhost');
    await expect(emailOf(form)).toBeFocused();
    await expect(emailOf(form)).toHaveValue('jane@localhost');
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expectAccessible(page, 'form that refused an email');
  });

  test('joins with a corrected email and Enter', async ({ shared, entries }) => {
    const page = await shared('/', device);
    const form = await waitlist.show(page);
    await join(form, '   ');
    await expectToast(page, 'email-required');
    await expect(emailOf(form)).toBeFocused();
    const email = uniqueEmail('enter');
    await emailOf(form).fill(email);
    await emailOf(form).press('Enter');
    await expectToast(page, 'joined');
    if (waitlist === pageForm) await expect(emailOf(form)).toBeFocused();
    expect(await entries.signups(email)).toHaveLength(1);
  });
});

test('a visitor who joins in two tabs at once is on the list once, and sees so', async ({ context, entries }) => {
  const email = uniqueEmail('tabs');
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const forms = await Promise.all(tabs.map((tab) => openForm(tab, pageForm)));
  for (const form of forms) await emailOf(form).fill(email);
  await Promise.all(forms.map((form) => submitOf(form).dispatchEvent('click')));
  const titles = tabs.map((tab) => tab.getByRole('status').getByText(/You're on the list!|Already registered!/));
  const answers = await Promise.all(titles.map((title) => title.textContent()));
  expect(answers.toSorted()).toEqual(['Already registered! 🎉', "You're on the list! 🎉"]);
  expect(await entries.signups(email)).toHaveLength(1);
});
