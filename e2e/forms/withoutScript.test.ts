import type { Page } from 'playwright';
import { describe } from 'vitest';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { dialogForm, emailOf, join, pageForm, sendMessage, submitOf } from '../support/forms.ts';
import { overflowing } from '../support/layout.ts';
import { expect, heading, test, uniqueEmail } from '../support/visitor.ts';

const WORDS: Record<(typeof outcomeNames)[number], [title: string, description: string]> = {
  joined: ["You're on the list! 🎉", "We'll notify you when early access opens."],
  'already-registered': ['Already registered! 🎉', "You're already on our waitlist. We'll notify you soon!"],
  'email-required': ['Email required', 'Please enter your email address.'],
  'email-invalid': ['Invalid email', 'Please enter a valid email address.'],
  'not-joined': ['Something went wrong', 'Please try again later or contact support.'],
  'message-sent': ['Message sent!', "We'll get back to you as soon as possible."],
  'message-invalid': ['Error sending message', 'Please check your name, email address and message.'],
  'message-not-sent': ['Error sending message', 'Please try again later.'],
};

async function expectAnswer(page: Page, name: keyof typeof WORDS) {
  const [title, description] = WORDS[name];
  await expect(page).toHaveURL(`/form/${name}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText(description, { exact: true })).toBeVisible();
}

describe('with scripts turned off, a visitor', () => {
  test.override('device', { ...PHONE, javaScriptEnabled: false });

  test('§8 joins with the form on the page; the same email in the dialog is already registered', async ({
    page,
    context,
    entries,
  }) => {
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    const email = uniqueEmail('scriptless');
    await page.goto('/');
    await join(await pageForm.show(page), `  ${email.toUpperCase()}`);
    await expectAnswer(page, 'joined');
    expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);

    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await join(await dialogForm.show(page), email);
    await expectAnswer(page, 'already-registered');
    expect(await entries.signups(email)).toHaveLength(1);
    expect(addresses.filter((address) => address.toLowerCase().includes('scriptless'))).toEqual([]);
  });

  test('§5 has the browser ask for an email; one that only the server refuses is kept for Back', async ({ page }) => {
    await page.goto('/');
    const form = await pageForm.show(page);
    await submitOf(form).click();
    await expect(emailOf(form)).toBeFocused();
    await expect(page).toHaveURL('/');
    await join(form, 'jane@localhost');
    await expectAnswer(page, 'email-invalid');
    await page.goBack();
    await expect(emailOf(form)).toHaveValue('jane@localhost');
    await expect(emailOf(form)).toBeEnabled();
  });

  test('§8 sends a message, stored as entered; one that is too long is refused', async ({ page, entries }) => {
    const email = uniqueEmail('Scriptless');
    await page.goto('/contact');
    await sendMessage(page, { name: ' Zoë "Ω" & Co ', email, message: 'Hello\n\n+ 100 % <b>👩‍👩‍👧</b> ' });
    await expectAnswer(page, 'message-sent');
    expect(await entries.messages(email)).toMatchObject([
      { name: ' Zoë "Ω" & Co ', email, message: 'Hello\n\n+ 100 % <b>👩‍👩‍👧</b> ' },
    ]);
    await page.goto('/contact');
    await sendMessage(page, { email, message: 'x'.repeat(5_001) });
    await expectAnswer(page, 'message-invalid');
    expect(await entries.messages(email)).toHaveLength(1);
  });
});

describe('the page that answers a form:', () => {
  test.for(outcomeNames)('/form/%s says what happened, runs no code and is not indexed', async (name, { page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/form/${name}`);
    await expectAnswer(page, name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(await page.locator('script').count()).toBe(0);
    expect(requests).not.toContain('script');
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, name);
  });
});

describe('where none of the site’s code can be loaded, a visitor', () => {
  test('joins and sends a message all the same', async ({ page, entries, complaints }) => {
    await page.route('**/assets/**', (route) => route.abort());
    const email = uniqueEmail('codeless');
    await page.goto('/');
    await join(await dialogForm.show(page), email);
    await expectAnswer(page, 'joined');
    expect(await entries.signups(email)).toMatchObject([{ source: 'modal' }]);
    await page.goto('/contact');
    await sendMessage(page, { email });
    await expectAnswer(page, 'message-sent');
    expect(await entries.messages(email)).toHaveLength(1);
    complaints.length = 0;
  });
});
