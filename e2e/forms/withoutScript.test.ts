import type { Page } from 'playwright';
import { describe } from 'vitest';
import { type OutcomeName, outcomeNames } from '../../functions/src/contract/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { contactForm, dialogForm, emailOf, join, pageForm, sendMessage, submitOf } from '../support/forms.ts';
import { overflowing } from '../support/layout.ts';
import { OUTCOMES } from '../support/toasts.ts';
import { expect, heading, test, uniqueEmail } from '../support/visitor.ts';

async function expectAnswer(page: Page, name: OutcomeName) {
  const [title, description] = OUTCOMES[name];
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
    const entered = { name: ' Zoë "Ω" & Co ', email, message: 'Hello\n\n+ 100 % <b>👩‍👩‍👧</b> ' };
    await sendMessage(await contactForm.show(page), entered);
    await expectAnswer(page, 'message-sent');
    expect(await entries.messages(email)).toMatchObject([entered]);
    await page.goto('/contact');
    await sendMessage(await contactForm.show(page), { email, message: 'x'.repeat(5_001) });
    await expectAnswer(page, 'message-invalid');
    expect(await entries.messages(email)).toHaveLength(1);
  });
});

test.for(outcomeNames)(
  '/form/%s says what happened to a form, runs no code and is not indexed',
  async (name, { page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/form/${name}`);
    await expectAnswer(page, name);
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('script')).toHaveCount(0);
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, name);
  },
);

test('a visitor joins and sends a message where none of the site’s code can be loaded', async ({
  page,
  entries,
  complaints,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  const email = uniqueEmail('codeless');
  await page.goto('/');
  await join(await dialogForm.show(page), email);
  await expectAnswer(page, 'joined');
  expect(await entries.signups(email)).toMatchObject([{ source: 'modal' }]);
  await page.goto('/contact');
  await sendMessage(await contactForm.show(page), { email });
  await expectAnswer(page, 'message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
  complaints.length = 0;
});
