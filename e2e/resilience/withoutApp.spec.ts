import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  join,
  MESSAGE,
  pageForm,
  submitOf,
  valuesOf,
  writeMessage,
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

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read without JavaScript', async ({ page }) => {
    for (const [path, words] of Object.entries(WORDS)) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      for (const text of words) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toContainText('2024');
    }
  });

  test('§5 the browser asks for an email without JavaScript; Back keeps one that only the server refuses', async ({
    page,
  }) => {
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

  test('§8 a message is sent and stored as it was typed without JavaScript; Back keeps one that is too long', async ({
    page,
    entries,
  }) => {
    const email = uniqueEmail('Scriptless');
    await page.goto('/contact');
    const form = await contactForm.show(page);
    const { name } = MESSAGE;
    const long = 'x'.repeat(5_001);
    await writeMessage(form, { email, message: long });
    await submitOf(form).click();
    await expectOutcomePage(page, 'message-invalid');
    await page.goBack();
    expect(await valuesOf(form)).toEqual([name, email, long]);
    await contactForm.fill(form, email);
    await submitOf(form).click();
    await expectOutcomePage(page, 'message-sent');
    expect(await entries.messages(email)).toMatchObject([{ ...MESSAGE, email }]);
  });
});

for (const { state, javaScriptEnabled } of [
  { state: 'without JavaScript', javaScriptEnabled: false },
  { state: 'when the app can’t be loaded', javaScriptEnabled: true },
]) {
  test.describe(state, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test(`§2 §4 §8 the menu, links and “Join the Waitlist” work ${state}; a visitor joins, and is already registered then`, async ({
      page,
      context,
      entries,
      consoleErrors,
    }) => {
      await page.route(APP, (route) => route.abort());
      const addresses: string[] = [];
      context.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
      const email = uniqueEmail('scriptless');
      await page.goto('/');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: /menu/i }).click();
      await expect(banner.getByRole('link', { name: 'How it Works' })).toBeVisible();
      await page.keyboard.press('Escape');
      await footerLink(page, 'Privacy Policy').click();
      await expect(page).toHaveURL('/privacy');
      await banner.getByRole('link', { name: brand.name }).click();
      await expect(page).toHaveURL('/');
      await join(await pageForm.show(page), `  ${email.toUpperCase()}`);
      await expectOutcomePage(page, 'joined');
      expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);

      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      if (javaScriptEnabled) {
        const form = await dialogForm.show(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await expect(form).toBeHidden();
        await join(await dialogForm.show(page), email);
      } else {
        // Without scripts only some browsers would open the dialog.
        await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
        await expect(emailOf(await pageForm.show(page))).toBeInViewport();
        await join(await pageForm.show(page), email);
      }
      await expectOutcomePage(page, 'already-registered');
      expect(await entries.signups(email)).toHaveLength(1);
      expect(addresses.filter((address) => address.toLowerCase().includes('scriptless'))).toEqual([]);
      // The app that can't be loaded.
      consoleErrors.length = 0;
    });
  });
}
