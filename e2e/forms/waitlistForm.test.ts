import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { addForeignField, callsOf, hold } from '../support/network.ts';
import { dismissToast } from '../support/toasts.ts';
import { expect, forEachCase, test, uniqueEmail } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectAlreadyRegistered,
  expectEmailInvalid,
  expectEmailRequired,
  expectJoined,
  join,
  openForm,
  pageForm,
  submitOf,
} from '../support/waitlistForms.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe.each([
  { name: 'dialog on a phone', waitlist: dialogForm, device: PHONE },
  { name: 'page on a desktop', waitlist: pageForm, device: DESKTOP },
])('the waitlist form of the $name', ({ waitlist, device }) => {
  test.override('device', device);

  test('§4 §8 says "Joining..." while sending, then "You\'re on the list! 🎉", and clears the field', async ({
    page,
  }) => {
    const release = await hold(page, '**/api/joinWaitlist');
    const form = await openForm(page, waitlist);
    await join(form, uniqueEmail('success'));
    await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
    await expect(emailOf(form)).toBeDisabled();
    release();
    await expectJoined(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await waitlist.show(page);
    await expect(emailOf(again)).toHaveValue('');
    await expect(emailOf(again)).toBeEnabled();
    await expect(submitOf(again)).toBeEnabled();
  });

  test(`§7 §9 sends exactly the trimmed, lowercase email, the source '${waitlist.source}' and an id, whatever an extension adds, and that is stored; §8 the same email again is "Already registered! 🎉", one entry, an empty field`, async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('normalised');
    await addForeignField(form);
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
    expect(calls).toEqual([]);

    const email = uniqueEmail('enter');
    await emailOf(form).fill(email);
    await emailOf(form).press('Enter');
    await expectJoined(page);
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
