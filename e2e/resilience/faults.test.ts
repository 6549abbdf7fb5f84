import type { Route } from 'playwright';
import { describe } from 'vitest';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { dismissToast } from '../support/toasts.ts';
import { expect, expectLogged, forEachCase, test, uniqueEmail, visit } from '../support/visitor.ts';
import {
  emailOf,
  expectJoined,
  expectNotJoined,
  join,
  openForm,
  submitOf,
  WAITLIST_FORMS,
} from '../support/waitlistForms.ts';

const html = { contentType: 'text/html', body: '<h1>Error</h1>' };
const failure = (status: string) => ({ error: { status, message: status.toLowerCase() } });

const FAULTS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['the function fails', (route) => route.fulfill({ status: 500, json: failure('INTERNAL') })],
  [
    'the function has had too many calls',
    (route) => route.fulfill({ status: 429, json: failure('RESOURCE_EXHAUSTED') }),
  ],
  ['a proxy answers with an error', (route) => route.fulfill({ status: 502, ...html })],
  ['a proxy answers with a page', (route) => route.fulfill({ status: 200, ...html })],
  ['a proxy reports a conflict', (route) => route.fulfill({ status: 409, ...html })],
  ['a firewall forbids it', (route) => route.fulfill({ status: 403, ...html })],
  ['the function is missing', (route) => route.fulfill({ status: 404, ...html })],
  ['nobody answers', (route) => route.abort('connectionrefused')],
  ['the connection breaks', (route) => route.abort('connectionreset')],
];

describe.each(WAITLIST_FORMS)('the waitlist form of the %s', (_, waitlist) => {
  test('§8 says "Something went wrong", keeps the email and logs the error, whatever failed on the way', async ({
    page,
    complaints,
  }) => {
    const form = await openForm(page, waitlist);
    await forEachCase(FAULTS, async (answer) => {
      await page.route('**/api/joinWaitlist', answer);
      const email = uniqueEmail('fault');
      await join(form, email);
      await expectNotJoined(page);
      await expect(emailOf(form)).toBeVisible();
      await expect(emailOf(form)).toHaveValue(email);
      await expect(submitOf(form)).toBeEnabled();
      await expectLogged(complaints, 'Joining the waitlist failed');
      await dismissToast(page);
      await page.unroute('**/api/joinWaitlist');
    });
  });

  test('§8 keeps the email of a visitor who is offline, and sends it later', async ({
    page,
    context,
    complaints,
    entries,
  }) => {
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('offline');
    await context.setOffline(true);
    await join(form, email);
    await expectNotJoined(page);
    await expect(emailOf(form)).toHaveValue(email);
    await expectLogged(complaints, 'Joining the waitlist failed');
    await context.setOffline(false);
    await submitOf(form).click();
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('§8 gives up in the end when no answer comes', async ({ page, complaints }) => {
    await page.clock.install();
    const sent = Promise.withResolvers<void>();
    await page.route('**/api/joinWaitlist', () => sent.resolve());
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('silence');
    await join(form, email);
    await sent.promise;
    await page.clock.runFor(60_000);
    await expect(submitOf(form)).toBeEnabled();
    await expect(emailOf(form)).toHaveValue(email);
    await expectLogged(complaints, 'Joining the waitlist failed');
  });
});

describe('the contact form', () => {
  test('§8 says "Error sending message", keeps the fields and logs the error, whatever failed on the way', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/contact');
    await forEachCase(FAULTS, async (answer) => {
      await page.route('**/api/submitContact', answer);
      const email = uniqueEmail('fault');
      await sendMessage(page, { name: 'Jane', email, message: 'Do keep this' });
      await expectNotSent(page);
      await expect(fieldOf(page, 'Name')).toHaveValue('Jane');
      await expect(fieldOf(page, 'Email')).toHaveValue(email);
      await expect(fieldOf(page, 'Message')).toHaveValue('Do keep this');
      await expect(sendButton(page)).toBeEnabled();
      await expectLogged(complaints, 'Sending the message failed');
      await dismissToast(page);
      await page.unroute('**/api/submitContact');
    });
  });

  test('§8 keeps the message of a visitor who is offline, and sends it later', async ({
    page,
    context,
    complaints,
    entries,
  }) => {
    await visit(page, '/contact');
    const email = uniqueEmail('offline');
    await context.setOffline(true);
    await sendMessage(page, { email });
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await context.setOffline(false);
    await sendButton(page).click();
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });
});
