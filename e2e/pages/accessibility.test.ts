import { describe } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { chunkWith } from '../support/chunks.ts';
import { hold } from '../support/network.ts';
import { DEVICES, expect, expectLogged, expectToast, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../support/waitlistForms.ts';

const LOOKS = DEVICES.flatMap(([device, options]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ device, colorScheme, options: { ...options, colorScheme } })),
);

describe.each(LOOKS)('on a $device, $colorScheme, axe finds nothing wrong with', ({ options }) => {
  test.override('device', options);

  test.for(['/', '/privacy', '/terms', '/contact'])('%s', async (path, { page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });

  test('the 404 page', async ({ page, complaints }) => {
    await page.goto('/nope');
    await hydrated(page);
    await expectLogged(complaints, '/nope');
    await expectAccessible(page);
  });

  test('the open dialog', async ({ page }) => {
    await openForm(page, dialogForm);
    await expectAccessible(page);
  });

  test('the dialog that refused an email, with its toast', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await join(form, 'jane');
    await expectToast(page, 'alert', 'Invalid email', 'Please enter a valid email address.');
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expectAccessible(page);
  });

  test('the form on the page that refused an email, with its toast', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await submitOf(form).click();
    await expectToast(page, 'alert', 'Email required', 'Please enter your email address.');
    await expectAccessible(page);
  });

  test('a form that sends, and the toast of success', async ({ page }) => {
    const release = await hold(page, '**/api/joinWaitlist');
    const form = await openForm(page, dialogForm);
    await join(form, uniqueEmail('axe'));
    await expect(emailOf(form)).toBeDisabled();
    await expectAccessible(page);
    release();
    await expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");
    await expectAccessible(page);
  });

  test('the contact form with everything missing', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('the end of the landing page, where one can go back up', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the fallback screen', async ({ page, complaints }) => {
    await page.route(chunkWith('Sending...'), (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expectLogged(complaints, 'Failed to fetch');
    await expectAccessible(page);
  });
});

describe.each(LOOKS.filter(({ device }) => device === 'phone'))(
  'on a $device, $colorScheme, axe finds nothing wrong with',
  ({ options }) => {
    test.override('device', options);

    test('the open menu', async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Benefits' })).toBeVisible();
      await expectAccessible(page);
    });
  },
);

describe('axe finds nothing wrong with', () => {
  test('the fallback screen of the whole application', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { MutationObserver: undefined });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expectLogged(complaints, 'MutationObserver');
    await expectAccessible(page);
  });
});
