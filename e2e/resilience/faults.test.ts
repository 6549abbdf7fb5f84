import type { Route } from 'playwright';
import { describe } from 'vitest';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';
import {
  emailOf,
  expectJoined,
  expectNotJoined,
  join,
  openForm,
  submitOf,
  WAITLIST_FORMS,
} from '../support/waitlistForms.ts';

const page = { contentType: 'text/html', body: '<h1>Error</h1>' };
const failure = (status: string) => ({ error: { status, message: status.toLowerCase() } });

const FAULTS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['the function fails', (route) => route.fulfill({ status: 500, json: failure('INTERNAL') })],
  [
    'the function has had too many calls',
    (route) => route.fulfill({ status: 429, json: failure('RESOURCE_EXHAUSTED') }),
  ],
  ['a proxy answers with an error', (route) => route.fulfill({ status: 502, ...page })],
  ['a proxy answers with a page', (route) => route.fulfill({ status: 200, ...page })],
  ['a proxy reports a conflict', (route) => route.fulfill({ status: 409, ...page })],
  ['a firewall forbids it', (route) => route.fulfill({ status: 403, ...page })],
  ['the function is missing', (route) => route.fulfill({ status: 404, ...page })],
  ['nobody answers', (route) => route.abort('connectionrefused')],
  ['the connection breaks', (route) => route.abort('connectionreset')],
];

describe.each(WAITLIST_FORMS)('the waitlist form of the %s', (_, waitlist) => {
  test.for(FAULTS)(
    '§8 when %s: "Something went wrong", the email is kept, and the error is logged',
    async ([, answer], { page, complaints }) => {
      await page.route('**/api/joinWaitlist', answer);
      const form = await openForm(page, waitlist);
      const email = uniqueEmail('fault');
      await join(form, email);
      await expectNotJoined(page);
      await expect(emailOf(form)).toBeVisible();
      await expect(emailOf(form)).toHaveValue(email);
      await expect(submitOf(form)).toBeEnabled();
      await expectLogged(complaints, 'Joining the waitlist failed');
    },
  );

  test('when one is offline the email is kept, and sent once one is back', async ({
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

  test('when no answer comes the visitor is told in the end', async ({ page, complaints }) => {
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
  test.for(FAULTS)(
    '§8 when %s: "Error sending message", and the message is kept',
    async ([, answer], { page, complaints }) => {
      await page.route('**/api/submitContact', answer);
      await visit(page, '/contact');
      await sendMessage(page, { message: 'Do keep this' });
      await expectNotSent(page);
      await expect(fieldOf(page, 'Message')).toHaveValue('Do keep this');
      await expect(sendButton(page)).toBeEnabled();
      await expectLogged(complaints, 'Sending the message failed');
    },
  );

  test('when one is offline the message is kept, and sent once one is back', async ({
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
