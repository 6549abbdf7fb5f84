import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
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
import { callsOf, hold } from '../support/network.ts';
import {
  dismissToast,
  expectAlreadyRegistered,
  expectEmailInvalid,
  expectEmailRequired,
  expectJoined,
} from '../support/toasts.ts';
import { expect, forEachCase, test, uniqueEmail } from '../support/visitor.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What moves in an element, its own parts and pseudo-elements included. */
const animations = (locator: Locator) =>
  locator.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

describe.each([
  { name: 'dialog on a phone', waitlist: dialogForm, device: PHONE },
  { name: 'page on a desktop', waitlist: pageForm, device: DESKTOP },
])('the waitlist form of the $name', ({ waitlist, device }) => {
  test.override('device', device);

  test('§4 §8 says "Joining..." with a spinner while sending, once, then "You\'re on the list! 🎉", and clears the field', async ({
    page,
  }) => {
    const calls = callsOf(page);
    const release = await hold(page, waitlist.api);
    const form = await openForm(page, waitlist);
    await emailOf(form).fill(uniqueEmail('success'));
    await submitOf(form).dblclick();
    await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
    await expect(emailOf(form)).toBeDisabled();
    await page.keyboard.press('Enter');
    // Where the visitor wants no motion, nothing moves. What catches double clicks on the opener counts for a moment.
    await expect.poll(() => animations(page.locator('html'))).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animations(sendingOf(form))).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'form that sends');

    release();
    await expectJoined(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page, 'toast of success');
    const again = await waitlist.show(page);
    await expect(emailOf(again)).toHaveValue('');
    await expect(emailOf(again)).toBeEnabled();
    await expect(submitOf(again)).toBeEnabled();
    expect(calls).toHaveLength(1);
  });

  test(`§7 §9 sends exactly the trimmed, lowercase email, the source '${waitlist.source}' and an id, whatever an extension adds, and that is stored; §8 the same email again is "Already registered! 🎉", one entry, an empty field`, async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('normalised');
    await addForeignFields(form);
    await join(form, `  ${email.toUpperCase()} `);
    await expectJoined(page);
    const submissionId = calls[0]?.data.submissionId;
    expect(submissionId).toMatch(UUID);
    expect(calls).toEqual([{ path: '/api/joinWaitlist', data: { email, source: waitlist.source, submissionId } }]);
    expect(await entries.signups(email)).toMatchObject([{ email, source: waitlist.source, submissionId }]);

    await dismissToast(page);
    await join(await waitlist.show(page), email.toUpperCase());
    await expectAlreadyRegistered(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(emailOf(await waitlist.show(page))).toHaveValue('');
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('§5 is marked required and of type email; "Email required" or "Invalid email" is sent nowhere and stays to be corrected', async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    await expect(emailOf(form)).toHaveAttribute('required');
    await expect(emailOf(form)).toHaveAttribute('type', 'email');
    const refused: [string, [email: string, expectRefusal: (page: Page) => Promise<void>]][] = [
      ['nothing', ['', expectEmailRequired]],
      ['spaces', ['   ', expectEmailRequired]],
      ['no at sign', ['jane', expectEmailInvalid]],
      ['no dot', ['jane@localhost', expectEmailInvalid]],
      ['a space inside', ['ja ne@example.com', expectEmailInvalid]],
    ];
    await forEachCase(refused, async ([email, expectRefusal]) => {
      await join(form, email);
      await expectRefusal(page);
      await expect(emailOf(form)).toBeFocused();
      await expect(emailOf(form)).toHaveValue(email.trim());
      await dismissToast(page);
    });
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toHaveAccessibleDescription('Please enter a valid email address.');
    await submitOf(form).click();
    await expectAccessible(page, 'form that refused an email');
    expect(calls).toEqual([]);

    const email = uniqueEmail('enter');
    await emailOf(form).fill(email);
    await emailOf(form).press('Enter');
    await expectJoined(page);
    if (waitlist === pageForm) await expect(emailOf(form)).toBeFocused();
    expect(await entries.signups(email)).toHaveLength(1);
  });
});

test('§5 the waitlist takes unusual emails', async ({ page, entries }) => {
  const form = await openForm(page, pageForm);
  await forEachCase(
    ["o'neil+lists", 'a/b'].map((start) => [start, `${start}-${uniqueEmail('unusual')}`] as const),
    async (email) => {
      await join(form, email);
      await expectJoined(page);
      expect(await entries.signups(email.toLowerCase())).toHaveLength(1);
      await dismissToast(page);
    },
  );
});

test('a visitor who joins in two tabs at once is on the list once, and sees so', async ({ context, entries }) => {
  const email = uniqueEmail('tabs');
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const forms = await Promise.all(tabs.map((tab) => openForm(tab, pageForm)));
  for (const form of forms) await emailOf(form).fill(email);
  await Promise.all(forms.map((form) => submitOf(form).dispatchEvent('click')));
  const answers = await Promise.all(
    tabs.map(async (tab) => {
      const answer = tab.getByRole('status').getByText(/You're on the list!|Already registered!/);
      await expect(answer).toBeVisible();
      return answer.textContent();
    }),
  );
  expect(answers.sort()).toEqual(['Already registered! 🎉', "You're on the list! 🎉"]);
  expect(await entries.signups(email)).toHaveLength(1);
});
