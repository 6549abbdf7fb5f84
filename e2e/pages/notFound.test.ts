import { describe } from 'vitest';
import { DEVICES, expect, expectLogged, hydrated, test } from '../support/visitor.ts';

describe.each(DEVICES)('a path that does not exist, on a %s', (_, device) => {
  test.override('device', device);

  test.for(['/nope', '/a/b/c', '/privacy/x', '/index.php', '/CONTACT'])(
    '§2 %s answers 404 with "Page Not Found"',
    async (path, { page, complaints }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expectLogged(complaints, path);
    },
  );

  test('§2 the link "Return to Home" leads to the landing page', async ({ page, complaints }) => {
    await page.goto('/nope');
    await hydrated(page);
    await expectLogged(complaints, '/nope');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' })).toBeVisible();
  });

  test('has the header, the footer and the waitlist dialog of the site', async ({ page, complaints }) => {
    await page.goto('/nope');
    await expectLogged(complaints, '/nope');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
