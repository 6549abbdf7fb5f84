import { describe } from 'vitest';
import { DEVICES, expect, test, visit } from '../support/visitor.ts';

const LINKS: [label: string, address: RegExp][] = [
  ['Privacy Policy', /^\/privacy$/],
  ['Terms of Service', /^\/terms$/],
  ['Contact', /^\/contact$/],
  ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
];

describe.each(DEVICES)('the footer on a %s', (_, device) => {
  test.override('device', device);

  test.for(['/', '/privacy', '/terms', '/contact'])(
    '§2 of %s links to the other pages and to the company',
    async (path, { page }) => {
      await visit(page, path);
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links).toHaveText(LINKS.map(([label]) => label));
      for (const [index, [, address]] of LINKS.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', address);
      }
    },
  );

  test('§9 has a copyright line that reads 2024, whatever the year', async ({ page }) => {
    await page.clock.setFixedTime('2031-06-01');
    await visit(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    await expect(page.getByRole('contentinfo')).not.toContainText('2031');
  });
});
