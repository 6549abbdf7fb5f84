import type { Page, Route } from 'playwright/test';
import { expect, expectLogged, test, uniqueEmail } from '../kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  MESSAGE,
  messageOf,
  openForm,
  pageForm,
  type SiteForm,
  sendingOf,
  submitOf,
  valuesOf,
} from '../kit/forms.ts';
import { API, answerOnce, callsOf, hold, loseAnswer } from '../kit/network.ts';
import { expectToast } from '../kit/outcomes.ts';
import { footerLink, heading, scrolled, visit } from '../kit/page.ts';

/** The fields that each form requires; what it sends for an email; and what it answers when it is sent again. */
const SENT = [
  {
    kind: dialogForm,
    required: ['Email address'],
    sent: (email: string) => ({ email: email.toLowerCase(), source: 'modal', submissionId: expect.any(String) }),
    again: 'already-registered' as const,
    tag: ['@both', '@engines'],
  },
  {
    kind: contactForm,
    required: ['Name', 'Email', 'Message'],
    sent: (email: string) => ({ ...MESSAGE, email }),
    again: 'message-sent' as const,
    tag: ['@engines'],
  },
];

for (const { kind, required, sent, again, tag } of SENT) {
  test(`§2 §4 §5 §7 §8 §9 the ${kind.name} sends its fields once, and is then cleared`, { tag }, async ({
    page,
    entries,
  }) => {
    const calls = callsOf(page);
    const form = await openForm(page, kind);
    await expect(emailOf(form)).toHaveAttribute('type', 'email');
    const fields = await form.getByRole('textbox').all();
    for (const label of required) {
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('required');
    }
    const email = uniqueEmail('Sent');
    await kind.fill(form, email);
    const release = await hold(page, API);
    await submitOf(form).dblclick();
    await expect(sendingOf(form, kind)).toBeDisabled();
    await expect(sendingOf(form, kind).locator('[aria-hidden]')).toBeVisible();
    for (const field of fields) await expect(field).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: kind.sending })).toHaveText(kind.sending);

    release();
    await expectToast(page, kind.sent);
    await expect(page.getByRole('dialog')).toBeHidden();
    const path = kind === contactForm ? '/api/submitContact' : '/api/joinWaitlist';
    expect(calls).toEqual([{ path, data: sent(email) }]);
    const shown = await kind.show(page);
    expect(await valuesOf(shown)).toEqual(fields.map(() => ''));
    await kind.fill(shown, email);
    await submitOf(shown).click();
    await expectToast(page, again);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await entries[kind.stored](sent(email).email)).toMatchObject([sent(email)]);
  });
}

test('a signup keeps the campaign of the link, through navigation and from both forms', async ({ page, entries }) => {
  await visit(page, `${contactForm.path}?ref=Product_Hunt`);
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
  for (const kind of [dialogForm, pageForm]) {
    const email = uniqueEmail('campaign');
    await join(await kind.show(page), email);
    await expectToast(page, 'joined');
    expect(await entries.signups(email)).toMatchObject([{ campaign: 'product_hunt' }]);
  }
});

const FAULTS: [name: string, kind: SiteForm, answer: (route: Route) => Promise<unknown>][] = [
  ['a failing function', pageForm, (route) => route.fulfill({ status: 500 })],
  ['a lost answer', dialogForm, loseAnswer],
  ['a lost answer', contactForm, loseAnswer],
];

for (const [name, kind, answer] of FAULTS) {
  test(`§4 §8 after ${name} the ${kind.name} keeps its text, stored once`, async ({ page, consoleErrors, entries }) => {
    const form = await openForm(page, kind);
    await answerOnce(page, answer);
    const email = uniqueEmail('fault');
    await kind.fill(form, email);
    const typed = await valuesOf(form);
    await emailOf(form).press('Enter');
    await expectToast(page, kind.notSent);
    await expectLogged(consoleErrors, kind.failure);
    expect(await valuesOf(form)).toEqual(typed);
    await expect(emailOf(form)).toBeFocused();
    await submitOf(form).click();
    await expectToast(page, kind.sent);
    expect(await entries[kind.stored](email)).toHaveLength(1);
  });
}

test('§8 a form fails after its timeout when no answer comes', async ({ page, consoleErrors }) => {
  await page.clock.install();
  const { asked } = await answerOnce(page, () => {});
  const form = await openForm(page, pageForm);
  await join(form, 'jane@example.com');
  await asked;
  await page.clock.runFor(60_000);
  await expect(submitOf(form)).toBeEnabled();
  await expectLogged(consoleErrors, pageForm.failure);
});

async function follow(page: Page, name: string) {
  await footerLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
}

test('a form suggests a corrected address, and takes it on a click', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, dialogForm);
  const email = emailOf(form);
  await email.fill('jane.doe@gmial.com');
  await email.press('Tab');
  const suggestion = form.getByRole('button', { name: 'Did you mean jane.doe@gmail.com?' });
  // Orca reads no button that appears in a live region.
  await expect(form.getByRole('status')).toHaveText('Did you mean jane.doe@gmail.com?');
  await suggestion.click();
  await expect(email).toHaveValue('jane.doe@gmail.com');
  await expect(email).toBeFocused();
  await expect(suggestion).toBeHidden();
});

test('a form that gets the focus starts its function once', async ({ page }) => {
  const started: string[] = [];
  await page.route(API, (route) => {
    started.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.abort();
  });
  const form = await openForm(page, pageForm);
  expect(started).toEqual([]);
  await emailOf(form).focus();
  await emailOf(await dialogForm.show(page)).focus();
  await page.keyboard.press('Escape');
  await follow(page, 'Contact');
  await messageOf(await contactForm.show(page)).focus();
  await expect.poll(() => started).toEqual(['GET /api/joinWaitlist', 'GET /api/submitContact']);
});

test('the page records a signup where it said what becomes of it, and moves nothing', async ({ page }) => {
  const record = page.locator('#waitlist figure');
  const answers = record.getByRole('definition');
  /** Where the parts are that a finger may be on, in the document. */
  const places = () =>
    page
      .locator('main form button, #waitlist figure, footer')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await expect(answers).toHaveText(['Your work email', 'A place on the waitlist', /minute/, /try/, /list/]);
  const before = await places();
  const email = uniqueEmail('record');
  await join(await pageForm.show(page), email);
  await expectToast(page, 'joined');
  await expect(answers).toHaveText([email, 'A place on the waitlist', /\d{4}, \d{1,2}:\d\d/, /try/, /list/]);
  expect(await places()).toEqual(before);
  // On the same page.
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(answers.first()).toHaveText(email);
  await follow(page, 'Contact');
  await page.goBack();
  await expect(answers.first()).toHaveText('Your work email');
});

test('§5 an address that the browser refuses is cleaned, and invalid with the app, too; one of another script is sent', {
  tag: '@engines',
}, async ({ page, entries }) => {
  const calls = callsOf(page);
  const form = await openForm(page, pageForm);
  for (const email of ['jane@example.com|joe@example.com', 'jane;joe@example.com', 'jane@exam!ple.com']) {
    await join(form, ` <${email}>`);
    await expectToast(page, 'email-invalid');
    await expect(emailOf(form)).toHaveValue(email);
  }
  expect(calls).toEqual([]);
  const name = uniqueEmail('münchen').split('@')[0]?.replace('ü', 'u');
  await join(form, `(${name}@münchen.de)`);
  await expectToast(page, 'joined');
  expect(await entries.signups(`${name}@münchen.de`)).toHaveLength(1);
});
