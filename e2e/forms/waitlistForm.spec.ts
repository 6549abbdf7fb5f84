import type { Locator } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  addForeignFields,
  dialogForm,
  emailOf,
  join,
  openForm,
  pageForm,
  sendingOf,
  submitOf,
} from '../../test/kit/forms.ts';
import { API, callsOf, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';
import { VALID } from '../../test/kit/validEntries.ts';

/** The number of animations that run in an element, its descendants and pseudo-elements. */
const animations = (locator: Locator) =>
  locator.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

for (const { name, waitlist, source, tag } of [
  { name: 'dialog', waitlist: dialogForm, source: 'modal', tag: ['@phone'] },
  { name: 'page', waitlist: pageForm, source: 'website', tag: [] },
]) {
  test.describe(`the waitlist form of the ${name}`, { tag }, () => {
    /** Waits until the dialog is closed, and the form shown again is empty and can be used. */
    async function expectCleared(form: Locator) {
      await expect(form.page().getByRole('dialog')).toBeHidden();
      const again = await waitlist.show(form.page());
      await expect(emailOf(again)).toHaveValue('');
      await expect(emailOf(again)).toBeEnabled();
      await expect(submitOf(again)).toBeEnabled();
    }

    test(`§2 §4 the ${name}’s form reads "Joining..." with a spinner and is disabled while it sends, once`, async ({
      page,
    }) => {
      const form = await openForm(page, waitlist);
      await expect(emailOf(form)).toHaveAttribute('required');
      await expect(emailOf(form)).toHaveAttribute('type', 'email');
      const calls = callsOf(page);
      const release = await hold(page, API);
      await emailOf(form).fill(uniqueEmail('once'));
      await submitOf(form).dblclick();
      await expect(form.getByRole('button', { name: 'Joining...', exact: true })).toBeDisabled();
      await expect(emailOf(form)).toBeDisabled();
      await page.keyboard.press('Enter');
      await expectAccessible(page, 'form that sends');
      // The animation that catches double clicks also runs for a moment.
      await expect.poll(() => animations(page.locator('html'))).toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await animations(sendingOf(form))).toBe(1);
      release();
      await expectToast(page, 'joined');
      expect(calls).toHaveLength(1);
    });

    test(`§4 §7 §8 §9 the ${name}’s form sends email, source '${source}' and an id alone, says so and is cleared`, {
      tag: '@engines',
    }, async ({ page, entries }) => {
      const calls = callsOf(page);
      const form = await openForm(page, waitlist);
      const email = uniqueEmail('normalised');
      await addForeignFields(form);
      await join(form, `  ${email.toUpperCase()} `);
      await expectToast(page, 'joined');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page, 'toast of success');
      const data = { email, source, submissionId: expect.any(String) };
      expect(calls).toEqual([{ path: '/api/joinWaitlist', data }]);
      expect(await entries.signups(email)).toMatchObject([calls[0]?.data]);
      await expectCleared(form);
    });

    test(`§4 §8 the ${name}’s form says "Already registered! 🎉" to an email on the list, and is cleared`, async ({
      page,
      request,
      entries,
    }) => {
      const email = uniqueEmail('again');
      await request.post('/api/joinWaitlist', { data: { data: { ...VALID.joinWaitlist, email, source } } });
      const form = await openForm(page, waitlist);
      await join(form, email.toUpperCase());
      await expectToast(page, 'already-registered');
      expect(await entries.signups(email)).toHaveLength(1);
      await expectCleared(form);
    });

    test(`§5 the ${name}’s form keeps a wrong email, says why and sends nothing; corrected, it joins`, async ({
      page,
      entries,
    }) => {
      const calls = callsOf(page);
      const form = await openForm(page, waitlist);
      await join(form, '   ');
      await expectToast(page, 'email-required');
      await expect(emailOf(form)).toBeFocused();
      await join(form, 'jane@localhost');
      await expectToast(page, 'email-invalid');
      await expect(emailOf(form)).toBeFocused();
      await expect(emailOf(form)).toHaveValue('jane@localhost');
      await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
      await expect(emailOf(form)).toHaveAccessibleDescription(/^Please enter a valid email address\. /);
      await expectAccessible(page, 'form that refused an email');
      expect(calls).toEqual([]);

      const email = uniqueEmail('enter');
      await emailOf(form).fill(email);
      await emailOf(form).press('Enter');
      await expectToast(page, 'joined');
      if (waitlist === pageForm) await expect(emailOf(form)).toBeFocused();
      expect(await entries.signups(email)).toHaveLength(1);
    });
  });
}

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
