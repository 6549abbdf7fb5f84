import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflowing } from '../support/layout.ts';
import { expectOutcomePage } from '../support/outcomePages.ts';

for (const name of outcomeNames) {
  test(`/form/${name} says what happened to a form, loads no app and is not indexed`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.resourceType()));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/form/${name}`);
    await expectOutcomePage(page, name);
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, name);
    expect(loaded).not.toContain('script');
  });
}
