import type { Route } from 'playwright';
import { describe } from 'vitest';
import { emailOf, FORMS, join, openForm, pageForm, submitOf, valuesOf } from '../support/forms.ts';
import { answerFirst } from '../support/network.ts';
import { dismissToast } from '../support/toasts.ts';
import { expect, expectLogged, forEachCase, test, uniqueEmail } from '../support/visitor.ts';

// web/src/forms/outcome.test.ts tries more answers.
const FAULTS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['the function fails', (route) => route.fulfill({ status: 500, json: { error: { status: 'INTERNAL' } } })],
  ['a proxy answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Error</h1>' })],
  ['the connection breaks', (route) => route.abort('connectionreset')],
  [
    'the answer is lost after the entry was stored',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ],
];

describe.each(FORMS)('the form of the %s', (_, kind) => {
  test('§4 §8 says "Something went wrong" or "Error sending message", keeps the text, the focus and the dialog, and logs the error, whatever failed; back online a retry is stored once', async ({
    page,
    context,
    complaints,
    entries,
  }) => {
    const form = await openForm(page, kind);
    const email = uniqueEmail('fault');
    await kind.fill(form, email);
    const entered = await valuesOf(form);
    const expectKept = async () => {
      await kind.expectNotSent(page);
      expect(await valuesOf(form)).toEqual(entered);
      await expect(emailOf(form)).toBeFocused();
      await expectLogged(complaints, kind.failure);
      await dismissToast(page);
    };
    await forEachCase(FAULTS, async (answer) => {
      await answerFirst(page, kind.api, 1, answer);
      await emailOf(form).press('Enter');
      await expectKept();
    });
    await context.setOffline(true);
    await emailOf(form).press('Enter');
    await expectKept();
    await context.setOffline(false);
    await submitOf(form).click();
    await kind.expectSent(page);
    expect(await kind.stored(entries, email)).toHaveLength(1);
  });
});

test('§8 a form gives up in the end when no answer comes', async ({ page, complaints }) => {
  await page.clock.install();
  const sent = Promise.withResolvers<void>();
  await page.route(pageForm.api, () => sent.resolve());
  const form = await openForm(page, pageForm);
  const email = uniqueEmail('silence');
  await join(form, email);
  await sent.promise;
  await page.clock.runFor(60_000);
  await expect(submitOf(form)).toBeEnabled();
  await expect(emailOf(form)).toHaveValue(email);
  await expectLogged(complaints, pageForm.failure);
});
