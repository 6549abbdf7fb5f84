import { expect, heading, test, visit } from '../support/visitor.ts';

test.for([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const)(
  "§2 §9 %s is the %s of the visitor's current year, and its copyright line reads 2024",
  async ([path, title], { page }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00');
    await visit(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    await expect(page.getByRole('contentinfo')).not.toContainText('2031');
  },
);
