import type { Page } from 'playwright';
import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import {
  contactForm,
  emailOf,
  FORMS,
  messageOf,
  type SiteForm,
  sendingOf,
  sendMessage,
  valuesOf,
} from '../support/forms.ts';
import { API, arriveEarly, callsOf, hold, REACT } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, test, uniqueEmail } from '../support/visitor.ts';

/** Fills in a form before hydration. `showOutcome` lets the page hydrate and waits for the toast. */
async function fillEarly(page: Page, kind: SiteForm) {
  const release = await hold(page, REACT);
  await page.goto(kind.path);
  const form = await kind.show(page);
  const email = uniqueEmail('early');
  await kind.fill(form, email);
  const showOutcome = () => {
    release();
    return expectToast(page, kind.sent);
  };
  return { form, email, showOutcome };
}

describe('before the code has arrived', () => {
  test.override('device', PHONE);

  test.for(FORMS)(
    'the form of the %s is sent once, after Enter twice and a password manager',
    async ([, kind], { page, entries }) => {
      const calls = callsOf(page);
      const { form, email, showOutcome } = await fillEarly(page, kind);
      await emailOf(form).press('Enter');
      await emailOf(form).press('Enter');
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await showOutcome();
      expect(await entries[kind.stored](email)).toHaveLength(1);
      expect(calls).toHaveLength(1);
    },
  );

  test.for(FORMS)(
    '§4 the sent form of the %s stays disabled and keeps its text until the outcome shows',
    async ([, kind], { page }) => {
      const { form, showOutcome } = await fillEarly(page, kind);
      const entered = await valuesOf(form);
      const answered = page.waitForResponse(API);
      await emailOf(form).press('Enter');
      expect((await answered).status()).toBe(200);
      await expect(emailOf(form)).toBeDisabled();
      await expect(sendingOf(form)).toBeDisabled();
      expect(await valuesOf(form)).toEqual(entered);

      await showOutcome();
      await expect(page.getByRole('dialog')).toBeHidden();
      const again = await kind.show(page);
      await expect(emailOf(again)).toBeEnabled();
      expect((await valuesOf(again)).join('')).toBe('');
    },
  );

  test('§5 the contact form says what is missing, and how long a message is that is too long', async ({ page }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/contact');
    const form = await contactForm.show(page);
    await sendMessage(form, { name: '', message: 'x'.repeat(5_001) });
    await finish();
    const name = form.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(messageOf(form)).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(messageOf(form)).toHaveValue('x'.repeat(5_001));
    expect(calls).toEqual([]);
  });
});
