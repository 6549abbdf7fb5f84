import { expect, test } from '../../test/kit/fixtures.ts';
import { heading, visit } from '../../test/kit/page.ts';

for (const [path, title] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const) {
  test(`§2 §9 ${path} is the ${title} of the visitor's current year, and its copyright line reads 2024`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00');
    await visit(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    await expect(page.getByRole('contentinfo')).not.toContainText('2031');
  });
}
