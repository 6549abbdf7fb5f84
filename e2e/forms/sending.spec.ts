import type { Locator } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  addForeignFields,
  contactForm,
  dialogForm,
  emailOf,
  MESSAGE,
  messageOf,
  openForm,
  pageForm,
  sendingOf,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { API, callsOf, hold } from '../../test/kit/network.ts';
import { footerLink } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

const signup = (source: string) => (email: string) => ({
  email: email.toLowerCase(),
  source,
  submissionId: expect.any(String),
});
const message = (email: string) => ({ ...MESSAGE, email });

/** What each form sends for an email. */
const SENT = [
  { kind: dialogForm, path: '/api/joinWaitlist', sent: signup('modal'), tag: ['@phone', '@engines'] },
  { kind: pageForm, path: '/api/joinWaitlist', sent: signup('website'), tag: ['@engines'] },
  { kind: contactForm, path: '/api/submitContact', sent: message, tag: ['@engines'] },
];

/** The number of animations that run in an element and its descendants. */
const animations = (locator: Locator) =>
  locator.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

for (const { kind, path, sent, tag } of SENT) {
  test(`§2 §4 §5 §7 §8 §9 the form of the ${kind.name} is disabled and reads "${kind.sending}" while it sends its own fields, once; then it says so and is cleared`, {
    tag,
  }, async ({ page, entries }) => {
    const calls = callsOf(page);
    const form = await openForm(page, kind);
    await addForeignFields(form);
    await expect(emailOf(form)).toHaveAttribute('type', 'email');
    const fields = await form.getByRole('textbox').all();
    for (const field of fields) await expect(field).toHaveAttribute('required');
    const email = uniqueEmail('Sent');
    await kind.fill(form, email);
    const release = await hold(page, API);
    await submitOf(form).dblclick();

    await expect(sendingOf(form, kind)).toBeDisabled();
    for (const field of fields) await expect(field).toBeDisabled();
    // For screen readers.
    await expect(page.getByRole('status').filter({ hasText: kind.sending })).toHaveText(kind.sending);
    await page.keyboard.press('Enter');
    // The animation that catches double clicks also runs for a moment.
    await expect.poll(() => animations(page.locator('html'))).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animations(sendingOf(form, kind)), 'a spinner').toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    release();
    await expectToast(page, kind.sent);
    expect(calls).toEqual([{ path, data: sent(email) }]);
    expect(await entries[kind.stored](sent(email).email)).toMatchObject([sent(email)]);
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await kind.show(page);
    expect(await valuesOf(again)).toEqual(fields.map(() => ''));
    for (const control of [...fields, submitOf(again)]) await expect(control).toBeEnabled();
  });
}

test('§4 §8 the dialog closes for an email that is on the list already, and is cleared', async ({ page }) => {
  const email = uniqueEmail('again');
  const first = await openForm(page, pageForm);
  await pageForm.fill(first, email);
  await submitOf(first).click();
  await expectToast(page, 'joined');
  const form = await dialogForm.show(page);
  await dialogForm.fill(form, email.toUpperCase());
  await submitOf(form).click();
  await expectToast(page, 'already-registered');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await valuesOf(await dialogForm.show(page))).toEqual(['']);
});

test('a form that gets the focus starts its function once per page load, and logs nothing', async ({ page }) => {
  const started: string[] = [];
  await page.route(API, (route) => {
    started.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.abort();
  });
  const form = await openForm(page, pageForm);
  expect(started).toEqual([]);
  await emailOf(form).focus();
  await expect.poll(() => started).toEqual(['GET /api/joinWaitlist']);
  await emailOf(await dialogForm.show(page)).focus();
  await page.keyboard.press('Escape');
  await footerLink(page, 'Contact').click();
  const contact = await contactForm.show(page);
  await messageOf(contact).focus();
  await emailOf(contact).focus();
  await expect.poll(() => started).toEqual(['GET /api/joinWaitlist', 'GET /api/submitContact']);
});
