import { describe } from 'vitest';
import { DEVICES, expect, test, visit } from '../support/visitor.ts';

describe.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s', (path, title) => {
  describe.each(DEVICES)('on a %s', (_, device) => {
    test.override('device', device);

    test('§2 is the page with that title', async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
    });

    test("§2 was last updated in the visitor's current year, whenever the site was built", async ({ page }) => {
      await page.clock.setFixedTime('2031-06-01T12:00:00');
      await visit(page, path);
      await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
    });
  });
});
