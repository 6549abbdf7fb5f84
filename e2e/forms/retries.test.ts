import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { answerFirst, callsOf, hold } from '../support/network.ts';
import { dismissToast } from '../support/toasts.ts';
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
  await answerFirst(page, url, 1, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

describe.each(WAITLIST_FORMS)(
  'the waitlist form of the %s, when an answer is lost after the entry was stored',
  (_, waitlist) => {
    test('takes a retry as a success and keeps one entry; another email instead is another entry', async ({
      page,
      complaints,
      entries,
    }) => {
      const form = await openForm(page, waitlist);
      const [lost, first, second] = [uniqueEmail('lost'), uniqueEmail('first'), uniqueEmail('second')];
      await loseAnswer(page, '**/api/joinWaitlist');
      await join(form, lost);
      await expectNotJoined(page);
      await expectLogged(complaints, 'Joining the waitlist failed');
      await dismissToast(page);
      await submitOf(form).click();
      await expectJoined(page);
      await dismissToast(page);
      expect(await entries.signups(lost)).toHaveLength(1);

      await loseAnswer(page, '**/api/joinWaitlist');
      await join(await waitlist.show(page), first);
      await expectNotJoined(page);
      await expectLogged(complaints, 'Joining the waitlist failed');
      await dismissToast(page);
      await join(form, second);
      await expectJoined(page);
      expect(await entries.signups(first)).toHaveLength(1);
      expect(await entries.signups(second)).toHaveLength(1);
    });
  },
);

describe.each(WAITLIST_FORMS)('the waitlist form of the %s', (_, waitlist) => {
  test('sends once, however often the button is clicked or Enter pressed', async ({ page }) => {
    const calls = callsOf(page);
    const form = await openForm(page, waitlist);
    await emailOf(form).fill(uniqueEmail('click'));
    await submitOf(form).dblclick();
    await expectJoined(page);
    expect(calls).toHaveLength(1);
    await dismissToast(page);

    const release = await hold(page, '**/api/joinWaitlist');
    await waitlist.show(page);
    await emailOf(form).fill(uniqueEmail('enter'));
    await emailOf(form).press('Enter');
    await page.keyboard.press('Enter');
    await expect(emailOf(form)).toBeDisabled();
    await page.keyboard.press('Enter');
    release();
    await expectJoined(page);
    expect(calls).toHaveLength(2);
  });
});

describe('the contact form', () => {
  test('takes a retry after a lost answer as a success and keeps one message; a corrected one is another', async ({
    page,
    complaints,
    entries,
  }) => {
    await visit(page, '/contact');
    const [lost, corrected] = [uniqueEmail('lost'), uniqueEmail('corrected')];
    await loseAnswer(page, '**/api/submitContact');
    await sendMessage(page, { email: lost });
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await dismissToast(page);
    await sendButton(page).click();
    await expectSent(page);
    await dismissToast(page);
    expect(await entries.messages(lost)).toHaveLength(1);

    await loseAnswer(page, '**/api/submitContact');
    await sendMessage(page, { email: corrected, message: 'Helo' });
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await dismissToast(page);
    await sendMessage(page, { email: corrected, message: 'Hello' });
    await expectSent(page);
    expect((await entries.messages(corrected)).map(({ message }) => message).sort()).toEqual(['Hello', 'Helo']);
  });

  test('sends once, however often the button is clicked', async ({ page, entries }) => {
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
