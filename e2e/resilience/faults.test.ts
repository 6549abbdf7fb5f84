import type { Page } from 'playwright';
import { describe } from 'vitest';
import { emailOf, FORMS, join, openForm, pageForm, type SiteForm, submitOf, valuesOf } from '../support/forms.ts';
import { API, answerOnce } from '../support/network.ts';
import { expectToast } from '../support/toasts.ts';
import { expect, expectLogged, test, uniqueEmail } from '../support/visitor.ts';

type Fault = [name: string, cause: (page: Page) => Promise<unknown>];

const OFFLINE: Fault = ['a time offline', (page) => page.context().setOffline(true)];
// web/src/forms/outcome.test.ts tries more answers.
const FAULTS: Fault[] = [
  [
    'a failing function',
    (page) => answerOnce(page, API, (route) => route.fulfill({ status: 500, json: { error: { status: 'INTERNAL' } } })),
  ],
  ['a broken connection', (page) => answerOnce(page, API, (route) => route.abort('connectionreset'))],
  OFFLINE,
];
/** The entry was stored: to the page the same as a broken connection. */
const LOST_ANSWER: Fault = [
  'a lost answer',
  (page) =>
    answerOnce(page, API, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    }),
];

/** Fills in a form, sends it with Enter and waits for the toast and the log of its failure. */
async function failToSend(page: Page, kind: SiteForm, complaints: string[]) {
  const form = await kind.show(page);
  const email = uniqueEmail('fault');
  await kind.fill(form, email);
  const entered = await valuesOf(form);
  await emailOf(form).press('Enter');
  await expectToast(page, kind.notSent);
  await expectLogged(complaints, kind.failure);
  return { form, email, entered };
}

describe.each(FORMS)('the form of the %s', (_, kind) => {
  test.for(FAULTS)('§8 shows and logs the failure after %s', async ([, cause], { shared, complaints }) => {
    const page = await shared(kind.path);
    await cause(page);
    await failToSend(page, kind, complaints);
  });

  test.for(FAULTS)('§4 keeps text, focus and dialog after %s', async ([, cause], { shared, complaints }) => {
    const page = await shared(kind.path);
    await cause(page);
    const { form, entered } = await failToSend(page, kind, complaints);
    expect(await valuesOf(form)).toEqual(entered);
    await expect(emailOf(form)).toBeFocused();
  });

  test.for([LOST_ANSWER, OFFLINE])(
    'stores one entry when it is sent again after %s',
    async ([, cause], { shared, complaints, entries }) => {
      const page = await shared(kind.path);
      await cause(page);
      const { form, email } = await failToSend(page, kind, complaints);
      await page.context().setOffline(false);
      await submitOf(form).click();
      await expectToast(page, kind.sent);
      expect(await entries[kind.stored](email)).toHaveLength(1);
    },
  );
});

test('§8 a form gives up in the end when no answer comes', async ({ page, complaints }) => {
  await page.clock.install();
  // Never answered.
  const { asked } = await answerOnce(page, API, () => {});
  const form = await openForm(page, pageForm);
  const email = uniqueEmail('silence');
  await join(form, email);
  await asked;
  await page.clock.runFor(60_000);
  await expect(submitOf(form)).toBeEnabled();
  await expect(emailOf(form)).toHaveValue(email);
  await expectLogged(complaints, pageForm.failure);
});
