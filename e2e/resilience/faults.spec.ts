import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { emailOf, FORMS, join, openForm, pageForm, submitOf, valuesOf } from '../../test/kit/forms.ts';
import { answerOnce } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

// web/src/forms/call.test.ts tests more answers.
const FAULTS: [name: string, cause: (page: Page) => Promise<unknown>][] = [
  [
    'a failing function',
    (page) => answerOnce(page, (route) => route.fulfill({ status: 500, json: { error: { status: 'INTERNAL' } } })),
  ],
  ['a time offline', (page) => page.context().setOffline(true)],
  [
    // The entry is stored, but the page sees only a broken connection.
    'a lost answer',
    (page) =>
      answerOnce(page, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
  ],
];

for (const [name, kind] of FORMS) {
  for (const [fault, cause] of FAULTS) {
    test(`§4 §8 the form of the ${name} reports ${fault}, keeps its text, and sent again stores one entry`, async ({
      page,
      consoleErrors,
      entries,
    }) => {
      const form = await openForm(page, kind);
      await cause(page);
      const email = uniqueEmail('fault');
      await kind.fill(form, email);
      const typed = await valuesOf(form);
      await emailOf(form).press('Enter');
      await expectToast(page, kind.notSent);
      await expectLogged(consoleErrors, kind.failure);
      expect(await valuesOf(form)).toEqual(typed);
      await expect(emailOf(form)).toBeFocused();

      await page.context().setOffline(false);
      await submitOf(form).click();
      await expectToast(page, kind.sent);
      expect(await entries[kind.stored](email)).toHaveLength(1);
    });
  }
}

test('§8 a form fails after its timeout when no answer comes', async ({ page, consoleErrors }) => {
  await page.clock.install();
  // Never answered.
  const { asked } = await answerOnce(page, () => {});
  const form = await openForm(page, pageForm);
  const email = uniqueEmail('silence');
  await join(form, email);
  await asked;
  await page.clock.runFor(60_000);
  await expect(submitOf(form)).toBeEnabled();
  await expect(emailOf(form)).toHaveValue(email);
  await expectLogged(consoleErrors, pageForm.failure);
});
