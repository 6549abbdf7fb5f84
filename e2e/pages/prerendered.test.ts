import { describe } from 'vitest';
import { brand } from '../../web/src/content/brand.ts';
import { pages } from '../../web/src/content/pages.ts';
import { PHONE } from '../support/browser.ts';
import { dialogForm } from '../support/forms.ts';
import { expect, footerLink, heading, test } from '../support/visitor.ts';

const WORDS: Record<string, string[]> = {
  '/': ['Lost context', 'AI captures decisions', 'Ask anytime', '5+ hours', '90%', '100%', '500+ teams', 'More Soon'],
  '/privacy': ['Privacy Policy', 'Last updated: 20'],
  '/terms': ['Terms of Service', 'Last updated: 20'],
  '/contact': ['Contact', 'Send message'],
  '/nope': ['Page Not Found', 'Return to Home'],
};

describe('without JavaScript', () => {
  test.override('device', { ...PHONE, javaScriptEnabled: false });

  test.for([...Object.keys(pages), '/nope'])('everything on %s can be read', async (path, { page }) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    for (const text of WORDS[path] ?? []) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2024');
  });

  test('§2 §4 the menu opens, the dialog opens and closes, and the links work', async ({ page }) => {
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
});
