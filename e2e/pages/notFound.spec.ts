import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { heading, visit } from '../../test/kit/page.ts';

test('§2 a path that does not exist answers 404 with "Page Not Found", and is logged', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/nope', '/privacy/x', '/CONTACT']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expectLogged(consoleErrors, path);
  }
});

test('§2 the 404 page has header, footer and waitlist dialog, and "Return to Home" leads to the landing page', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/nope');
  await expectLogged(consoleErrors, '/nope');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page, '404 page');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' })).toBeVisible();
});
