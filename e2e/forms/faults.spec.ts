import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  FORMS,
  join,
  openForm,
  pageForm,
  type SiteForm,
  sendingOf,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { API, answerOnce, hold } from '../../test/kit/network.ts';
import { expectToast } from '../../test/kit/toasts.ts';

interface Situation {
  name: string;
  /** The forms that differ in it. */
  forms: SiteForm[];
  cause(page: Page): Promise<unknown>;
}

// web/src/forms/call.test.ts tries more answers.
const SITUATIONS: Situation[] = [
  {
    name: 'a failing function',
    // Each has its own focus, layout and live regions.
    forms: FORMS,
    cause: (page) => answerOnce(page, (route) => route.fulfill({ status: 500 })),
  },
  {
    name: 'a time offline',
    forms: [pageForm],
    cause: (page) => page.context().setOffline(true),
  },
  {
    // The entry is stored, but the page sees only a broken connection.
    name: 'a lost answer',
    // A signup is recognised by its id, a message by its content.
    forms: [dialogForm, contactForm],
    cause: (page) =>
      answerOnce(page, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
  },
];

for (const { name, forms, cause } of SITUATIONS) {
  for (const kind of forms) {
    test(`§4 §8 the form of the ${kind.name} reports ${name}, keeps text and focus, and sent again stores one entry`, async ({
      page,
      consoleErrors,
      entries,
    }) => {
      const form = await openForm(page, kind);
      await cause(page);
      const release = await hold(page, API);
      const email = uniqueEmail('fault');
      await kind.fill(form, email);
      const typed = await valuesOf(form);
      await emailOf(form).press('Enter');
      await expect(sendingOf(form, kind)).toBeDisabled();
      await expect(form, 'Disabled controls lose the focus, so the form holds it.').toBeFocused();
      release();
      await expectToast(page, kind.notSent);
      await expectLogged(consoleErrors, kind.failure);
      expect(await valuesOf(form)).toEqual(typed);
      await expect(emailOf(form)).toBeFocused();
      await expect(form).not.toHaveAttribute('tabindex');

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
