import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectNotSent, expectSent, fieldOf, sendButton, sendMessage } from '../support/contactForm.ts';
import { answerFirst, hold } from '../support/network.ts';
import { expect, expectLogged, test, uniqueEmail, visit } from '../support/visitor.ts';
import { emailOf, pageForm } from '../support/waitlistForms.ts';

async function lookElsewhere(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
}

describe('a visitor who looks at another page and comes back', () => {
  test('finds the message that was begun', async ({ page }) => {
    await visit(page, '/contact');
    await fieldOf(page, 'Email').fill('jane@exam');
    await fieldOf(page, 'Message').fill('Hello\nthere');
    await lookElsewhere(page);
    await page.goBack();
    await expect(fieldOf(page, 'Email')).toHaveValue('jane@exam');
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello\nthere');
    await expect(fieldOf(page, 'Name')).toHaveValue('');
  });

  test('finds the email that was begun', async ({ page }) => {
    await visit(page, '/');
    await emailOf(await pageForm.show(page)).fill('jane@exam');
    await lookElsewhere(page);
    await page.goBack();
    await expect(emailOf(await pageForm.show(page))).toHaveValue('jane@exam');
  });

  test('finds the message that could not be sent meanwhile, and sends it', async ({ page, entries, complaints }) => {
    await answerFirst(page, '**/api/submitContact', 1, (route) => route.fulfill({ status: 503 }));
    const answer = await hold(page, '**/api/submitContact');
    const email = uniqueEmail('wanderer');
    await visit(page, '/contact');
    await sendMessage(page, { email });
    await lookElsewhere(page);
    answer();
    await expectNotSent(page);
    await expectLogged(complaints, 'Sending the message failed');
    await page.goBack();
    await expect(fieldOf(page, 'Message')).toHaveValue('Hello');
    await sendButton(page).click();
    await expectSent(page);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('finds the message still being sent, and then an empty form', async ({ page, entries }) => {
    const answer = await hold(page, '**/api/submitContact');
    const email = uniqueEmail('waiting');
    await visit(page, '/contact');
    await sendMessage(page, { email });
    await lookElsewhere(page);
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
