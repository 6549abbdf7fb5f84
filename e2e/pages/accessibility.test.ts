import { describe } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { BROKEN, breakContact } from '../support/chunks.ts';
import { hold } from '../support/network.ts';
import { ROUTES } from '../support/site.ts';
import { dismissToast } from '../support/toasts.ts';
import { DEVICES, expect, expectLogged, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';
import {
  dialogForm,
  emailOf,
  expectEmailInvalid,
  expectEmailRequired,
  expectJoined,
  join,
  pageForm,
  submitOf,
} from '../support/waitlistForms.ts';

describe.each(DEVICES)('on a %s, light and dark, axe finds nothing wrong with', (_, device) => {
  test.override('device', device);

  test.for(ROUTES.filter((path) => path !== '/'))('%s', async (path, { page }) => {
    await visit(page, path);
    await expectAccessible(page, path);
  });

  test('the landing page, its menu, its end and its form that refused an email', async ({ page }) => {
    await visit(page, '/');
    await expectAccessible(page, 'landing page');

    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Benefits' })).toBeVisible();
      await expectAccessible(page, 'open menu');
      await menu.click();
    }

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    await expectAccessible(page, 'end of the page');

    await submitOf(await pageForm.show(page)).click();
    await expectEmailRequired(page);
    await expectAccessible(page, 'form that refused an email');
  });

  test('the dialog: open, refusing an email, sending and answered', async ({ page }) => {
    const release = await hold(page, '**/api/joinWaitlist');
    await visit(page, '/');
    const form = await dialogForm.show(page);
    await expectAccessible(page, 'open dialog');

    await join(form, 'jane');
    await expectEmailInvalid(page);
    await expect(emailOf(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(emailOf(form)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expectAccessible(page, 'dialog that refused an email');
    await dismissToast(page);

    await join(form, uniqueEmail('axe'));
    await expect(emailOf(form)).toBeDisabled();
    await expectAccessible(page, 'dialog that sends');
    release();
    await expectJoined(page);
    await expectAccessible(page, 'toast of success');
  });

  test('the contact form with everything missing', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'contact form');
  });

  test('the 404 page', async ({ page, complaints }) => {
    await page.goto('/nope');
    await hydrated(page);
    await expectLogged(complaints, '/nope');
    await expectAccessible(page, '404 page');
  });

  test('the fallback screen', async ({ page, complaints }) => {
    await breakContact(page);
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expectLogged(complaints, BROKEN);
    await expectAccessible(page, 'fallback screen');
  });
});

test('axe finds nothing wrong with the fallback screen of the whole application', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.assign(window, { MutationObserver: undefined });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expectLogged(complaints, 'MutationObserver');
  await expectAccessible(page, 'fallback screen');
});
