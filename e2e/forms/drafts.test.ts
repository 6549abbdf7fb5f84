import type { Page } from 'playwright';
import { describe } from 'vitest';
import { emailOf, fieldOf, openForm, pageForm, sendMessage, submitOf } from '../support/forms.ts';
import { answerFirst, hold } from '../support/network.ts';
import { expectNotSent, expectSent } from '../support/toasts.ts';
import { expect, expectLogged, footerLink, heading, test, uniqueEmail, visit } from '../support/visitor.ts';

async function follow(page: Page, name: string) {
  await footerLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
}

describe('a visitor who looks at another page and comes back', () => {
  test('finds the unfinished email and message', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await emailOf(form).fill('jane@exam');
    await follow(page, 'Contact');
    await fieldOf(page, 'Email').fill('joe@exam');
    await fieldOf(page, 'Message').fill('Hello\nthere');
    await follow(page, 'Terms of Service');
    await page.goBack();
    await expect(fieldOf(page, 'Email')).toHaveValue('joe@exam');
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello\nthere');
    await expect(fieldOf(page, 'Name')).toHaveValue('');
    await page.goBack();
    await expect(emailOf(form)).toHaveValue('jane@exam');
  });

  test('finds the message that could not be sent meanwhile, and sends it', async ({ page, entries, complaints }) => {
    await answerFirst(page, '**/api/submitContact', 1, (route) => route.fulfill({ status: 503 }));
    const answer = await hold(page, '**/api/submitContact');
    const email = uniqueEmail('away');
    await visit(page, '/contact');
    await sendMessage(page, { email });
    await follow(page, 'Terms of Service');
    answer();
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await page.goBack();
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello');
    await submitOf(page.getByRole('main')).click();
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('finds the message still being sent, and then an empty form', async ({ page, entries }) => {
    const answer = await hold(page, '**/api/submitContact');
    const email = uniqueEmail('waiting');
    await visit(page, '/contact');
    await sendMessage(page, { email });
    await follow(page, 'Terms of Service');
    await page.goBack();
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello');
    await expect(fieldOf(page, 'Message')).toBeDisabled();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expectSent(page);
    await expect(fieldOf(page, 'Message')).toHaveValue('');
    await expect(fieldOf(page, 'Message')).toBeEnabled();
    expect(await entries.messages(email)).toHaveLength(1);
  });
});
