import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  emailOf,
  FORMS,
  join,
  pageForm,
  type SiteForm,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { API, APP, callsOf, hold } from '../../test/kit/network.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';
import { hydrated, isHydrated } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** Fills in a form whose app never arrives. */
async function fillEarly(page: Page, kind: SiteForm) {
  await hold(page, APP);
  await page.goto(kind.path);
  const form = await kind.show(page);
  const email = uniqueEmail('early');
  await kind.fill(form, email);
  return { form, email };
}

for (const [name, kind] of FORMS) {
  test(`§8 the form of the ${name}, submitted twice before the app arrives, is stored once and answered by a page`, {
    tag: '@phone',
  }, async ({ page, entries }) => {
    const calls = callsOf(page);
    const answer = await hold(page, API);
    const { form, email } = await fillEarly(page, kind);
    await submitOf(form).dblclick({ noWaitAfter: true });
    await expect.poll(() => calls).toHaveLength(1);
    await page.keyboard.press('Enter');
    answer();
    await expectOutcomePage(page, kind.sent);
    expect(await entries[kind.stored](email)).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });
}

test('§8 a form submitted before the app arrives is stored once when Enter follows after hydration', async ({
  page,
  entries,
}) => {
  const calls = callsOf(page);
  const answer = await hold(page, API);
  // Playwright evaluates nothing while a navigation is pending, so the page itself says when it is hydrated.
  const announced = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.addInitScript(`
    const check = () => ((${isHydrated})() ? console.debug('hydrated') : requestAnimationFrame(check));
    check();
  `);
  const release = await hold(page, APP);
  await page.goto('/');
  const form = await pageForm.show(page);
  const email = uniqueEmail('overtaken');
  await emailOf(form).fill(email);
  await submitOf(form).click({ noWaitAfter: true });
  await expect.poll(() => calls).toHaveLength(1);
  release();
  await announced;
  await page.keyboard.press('Enter');
  answer();
  await expectOutcomePage(page, 'joined');
  expect(await entries.signups(email)).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('Back from the answer to an early submission keeps the text, and the corrected form joins', async ({
  page,
  entries,
}) => {
  const release = await hold(page, APP);
  await page.goto('/');
  const form = await pageForm.show(page);
  await join(form, 'jane@localhost');
  await expectOutcomePage(page, 'email-invalid');
  release();
  await page.goBack();
  await hydrated(page);
  expect(await valuesOf(form)).toEqual(['jane@localhost']);
  const email = uniqueEmail('corrected');
  await join(form, email);
  await expectToast(page, 'joined');
  expect(await entries.signups(email)).toHaveLength(1);
});

test('a message that the browser has posted is stored once when the app sends it again', async ({ page, entries }) => {
  const release = await hold(page, APP);
  await page.goto('/contact');
  const form = await contactForm.show(page);
  const email = uniqueEmail('again');
  await contactForm.fill(form, email);
  await submitOf(form).click();
  await expectOutcomePage(page, 'message-sent');
  release();
  await page.goBack();
  await hydrated(page);
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
});
