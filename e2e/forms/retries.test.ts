import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { callsOf, hold } from '../support/network.ts';
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

/** Lets one call through to the function, and loses the answer. */
async function loseAnswer(page: Page, url: string) {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

describe.each(WAITLIST_FORMS)('the waitlist form of the %s', (_, waitlist) => {
  test('an answer lost after the entry was made: trying again is a success, and one entry', async ({
    page,
    complaints,
    entries,
  }) => {
    await loseAnswer(page, '**/api/joinWaitlist');
    const form = await openForm(page, waitlist);
    const email = uniqueEmail('lost');
    await join(form, email);
    await expectNotJoined(page);
    await expectLogged(complaints, 'Joining the waitlist failed');
    await submitOf(form).click();
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('an answer lost, and another email tried: both are entries', async ({ page, complaints, entries }) => {
    await loseAnswer(page, '**/api/joinWaitlist');
    const form = await openForm(page, waitlist);
    const [first, second] = [uniqueEmail('first'), uniqueEmail('second')];
    await join(form, first);
    await expectNotJoined(page);
    await expectLogged(complaints, 'Joining the waitlist failed');
    await join(form, second);
    await expectJoined(page);
    expect(await entries.signups(first)).toHaveLength(1);
    expect(await entries.signups(second)).toHaveLength(1);
  });

  test('a double click sends it once', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    await emailOf(form).fill(uniqueEmail('click'));
    await submitOf(form).dblclick();
    await expectJoined(page);
    expect(calls).toHaveLength(1);
  });

  test('Enter pressed again while it sends changes nothing', async ({ page }) => {
    const calls = callsOf(page);
    const release = await hold(page, '**/api/joinWaitlist');
    const form = await openForm(page, waitlist);
    await emailOf(form).fill(uniqueEmail('enter'));
    await emailOf(form).press('Enter');
    await page.keyboard.press('Enter');
    await expect(emailOf(form)).toBeDisabled();
    await page.keyboard.press('Enter');
    release();
    await expectJoined(page);
    expect(calls).toHaveLength(1);
  });
});

describe('the contact form', () => {
  test('an answer lost after the message was kept: trying again is a success, and one message', async ({
    page,
    complaints,
    entries,
  }) => {
    await loseAnswer(page, '**/api/submitContact');
    await visit(page, '/contact');
    const email = uniqueEmail('lost');
    await sendMessage(page, { email });
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await sendButton(page).click();
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('an answer lost, and the message corrected: both are kept', async ({ page, complaints, entries }) => {
    await loseAnswer(page, '**/api/submitContact');
    await visit(page, '/contact');
    const email = uniqueEmail('corrected');
    await sendMessage(page, { email, message: 'Helo' });
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await sendMessage(page, { email, message: 'Hello' });
    await expectSent(page);
    expect((await entries.messages(email)).map(({ message }) => message).sort()).toEqual(['Hello', 'Helo']);
  });

  test('a double click sends it once', async ({ page, entries }) => {
    const calls = callsOf(page);
    await visit(page, '/contact');
    const email = uniqueEmail('click');
    await fieldOf(page, 'Name').fill('Jane');
    await fieldOf(page, 'Email').fill(email);
    await fieldOf(page, 'Message').fill('Hello');
    await sendButton(page).dblclick();
    await expectSent(page);
    expect(calls).toHaveLength(1);
    expect(await entries.messages(email)).toHaveLength(1);
  });
});
