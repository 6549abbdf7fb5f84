import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { dialogForm, emailOf, FORMS, fieldOf, sendingOf, sendMessage, submitOf, valuesOf } from '../support/forms.ts';
import { arriveEarly, callsOf, hold, REACT } from '../support/network.ts';
import { expectEmailRequired } from '../support/toasts.ts';
import { expect, test, uniqueEmail } from '../support/visitor.ts';

describe('a visitor who submits before the code has arrived', () => {
  test.override('device', PHONE);

  test.for(FORMS)(
    '§4 sends the form of the %s once, however often Enter is pressed and a password manager submits; the text stays until the outcome can be shown',
    async ([, kind], { page, entries }) => {
      const calls = callsOf(page);
      const release = await hold(page, REACT);
      await page.goto(kind.path);
      const form = await kind.show(page);
      const email = uniqueEmail('early');
      await kind.fill(form, email);
      const entered = await valuesOf(form);
      const answered = page.waitForResponse(kind.api);
      await emailOf(form).press('Enter');
      await emailOf(form).press('Enter');
      await form.evaluate((element) => element.closest('form')?.requestSubmit());
      expect((await answered).status()).toBe(200);
      await expect(emailOf(form)).toBeDisabled();
      await expect(sendingOf(form)).toBeDisabled();
      expect(await valuesOf(form)).toEqual(entered);

      release();
      await kind.expectSent(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      const again = await kind.show(page);
      await expect(emailOf(again)).toBeEnabled();
      expect((await valuesOf(again)).join('')).toBe('');
      expect(await kind.stored(entries, email)).toHaveLength(1);
      expect(calls).toHaveLength(1);
    },
  );

  test('§5 sees "Email required", and nothing is sent', async ({ page }) => {
    const calls = callsOf(page);
    const finish = await arriveEarly(page, '/');
    await submitOf(await dialogForm.show(page)).click();
    await finish();
    await expectEmailRequired(page);
    expect(calls).toEqual([]);
  });

  test('§5 sees what is missing in the contact form, and the length of a message that is too long', async ({
    page,
  }) => {
    const finish = await arriveEarly(page, '/contact');
    await sendMessage(page, { name: '', message: 'x'.repeat(5_001) });
    await finish();
    await expect(fieldOf(page, 'Name')).toBeFocused();
    await expect(fieldOf(page, 'Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,001.*5,000/);
    await expect(fieldOf(page, 'Message')).toHaveValue('x'.repeat(5_001));
  });
});
