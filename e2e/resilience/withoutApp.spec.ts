import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  pageForm,
  sendMessage,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { APP } from '../../test/kit/network.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';
import { footerLink, heading } from '../../test/kit/page.ts';
import { brand } from '../../web/src/content/brand.ts';
import type { PagePath } from '../../web/src/content/pages.ts';

const WORDS: Record<PagePath | '/nope', string[]> = {
  '/': ['Lost context', 'AI captures decisions', 'Ask anytime', '5+ hours', '90%', '100%', '500+ teams', 'More Soon'],
  '/privacy': ['Privacy Policy', 'Last updated: 20'],
  '/terms': ['Terms of Service', 'Last updated: 20'],
  '/contact': ['Contact', 'Send message'],
  '/nope': ['Page Not Found', 'Return to Home'],
};

for (const { state, javaScriptEnabled } of [
  { state: 'without JavaScript', javaScriptEnabled: false },
  { state: 'when the app can’t be loaded', javaScriptEnabled: true },
]) {
  test.describe(state, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.route(APP, (route) => route.abort()));
    test.afterEach(({ consoleErrors }) => {
      // The app that can't be loaded.
      consoleErrors.length = 0;
    });

    test(`every page can be read ${state}`, async ({ page }) => {
      for (const [path, words] of Object.entries(WORDS)) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        for (const text of words) {
          await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        }
        await expect(page.getByRole('contentinfo')).toContainText('2024');
      }
    });

    test(`§2 §4 the menu opens, the dialog opens and closes, and links work ${state}`, async ({ page }) => {
      await page.goto('/');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: /menu/i }).click();
      await expect(banner.getByRole('link', { name: 'How it Works' })).toBeVisible();
      await page.keyboard.press('Escape');
      const form = await dialogForm.show(page);
      await expect(form).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(form).toBeHidden();
      await footerLink(page, 'Privacy Policy').click();
      await expect(page).toHaveURL('/privacy');
      await banner.getByRole('link', { name: brand.name }).click();
      await expect(page).toHaveURL('/');
    });

    test(`§8 a visitor joins on the page ${state}; the same email in the dialog is already registered`, async ({
      page,
      context,
      entries,
    }) => {
      const addresses: string[] = [];
      context.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
      const email = uniqueEmail('scriptless');
      await page.goto('/');
      await join(await pageForm.show(page), `  ${email.toUpperCase()}`);
      await expectOutcomePage(page, 'joined');
      expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);

      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      await join(await dialogForm.show(page), email);
      await expectOutcomePage(page, 'already-registered');
      expect(await entries.signups(email)).toHaveLength(1);
      expect(addresses.filter((address) => address.toLowerCase().includes('scriptless'))).toEqual([]);
    });

    test(`§5 the browser asks for an email ${state}; Back keeps one that only the server refuses`, async ({ page }) => {
      await page.goto('/');
      const form = await pageForm.show(page);
      await submitOf(form).click();
      await expect(emailOf(form)).toBeFocused();
      await expect(page).toHaveURL('/');
      await join(form, 'jane@localhost');
      await expectOutcomePage(page, 'email-invalid');
      await page.goBack();
      await expect(emailOf(form)).toHaveValue('jane@localhost');
      await expect(emailOf(form)).toBeEnabled();
    });

    test(`§8 a message is sent and stored as it was typed ${state}; Back keeps one that is too long`, async ({
      page,
      entries,
    }) => {
      const email = uniqueEmail('Scriptless');
      await page.goto('/contact');
      const form = await contactForm.show(page);
      const name = ' Zoë "Ω" & Co ';
      await sendMessage(form, { name, email, message: 'x'.repeat(5_001) });
      await expectOutcomePage(page, 'message-invalid');
      await page.goBack();
      expect(await valuesOf(form)).toEqual([name, email, 'x'.repeat(5_001)]);

      const message = 'Hello\n\n+ 100 % <b>👩‍👩‍👧</b> ';
      await sendMessage(form, { name, email, message });
      await expectOutcomePage(page, 'message-sent');
      expect(await entries.messages(email)).toMatchObject([{ name, email, message }]);
    });
  });
}
