import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { DEVICES, expect, test, uniqueEmail } from '../support/visitor.ts';

const PAGES: [path: string, words: string[]][] = [
  ['/', ['Lost context', 'AI captures decisions', 'Ask anytime', '5+ hours', '90%', '100%', '500+ teams', 'More Soon']],
  ['/privacy', ['Privacy Policy', 'Last updated: 20']],
  ['/terms', ['Terms of Service', 'Last updated: 20']],
  ['/contact', ['Contact']],
  ['/nope', ['Page Not Found', 'Return to Home']],
];

describe.each(DEVICES)('without JavaScript on a %s', (_, device) => {
  test.override('device', { ...device, javaScriptEnabled: false });

  test.for(PAGES)('everything on %s can be read', async ([path, words], { page }) => {
    await page.goto(path);
    for (const text of words) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2024');
  });

  test('the links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Stet' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the waitlist dialog opens and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test.for(['/', '/contact'])('the form on %s says why it can’t send', async (path, { page }) => {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByRole('form')
        .getByText(/JavaScript/),
    ).toBeVisible();
  });

  test('the dialog says why it can’t send', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(page.getByRole('dialog').getByText(/JavaScript/)).toBeVisible();
  });

  test('an email sent all the same gets into no address', async ({ page, context }) => {
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    const form = page.getByRole('main').getByRole('form');
    await form.getByRole('textbox', { name: 'Email address' }).fill(uniqueEmail('scriptless'));
    await Promise.all([
      page.waitForEvent('framenavigated'),
      form.getByRole('button', { name: 'Join Waitlist' }).click(),
    ]);
    expect([...addresses, page.url()].filter((address) => address.includes('scriptless'))).toEqual([]);
  });
});

describe('without JavaScript on a phone', () => {
  test.override('device', { ...PHONE, javaScriptEnabled: false });

  test('§2 the menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'How it Works' })).toBeVisible();
  });
});
