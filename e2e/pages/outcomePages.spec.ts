import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { expectReflow, unseenTexts } from '../../test/kit/layout.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';

for (const name of outcomeNames) {
  test(`§8 /form/${name} says what happened to a form, on a full screen and without sideways scroll`, async ({
    page,
  }) => {
    await page.goto(`/form/${name}`);
    await expectOutcomePage(page, name);
    expect(await unseenTexts(page.locator('main, footer'))).toEqual([]);
    const { left, right, bottom } = await page.locator('main figure').evaluate((card) => card.getBoundingClientRect());
    expect(left).toBeGreaterThan(600);
    expect(right).toBeGreaterThan(1200);
    expect(bottom).toBeGreaterThan(400);
    await expectReflow(page);
  });
}

test('the pages of a success and of a failure are accessible', async ({ page }) => {
  for (const name of ['joined', 'not-joined']) {
    await page.goto(`/form/${name}`);
    await expectAccessible(page, name);
  }
});
