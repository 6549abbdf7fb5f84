import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, FORMS } from '../../test/kit/forms.ts';
import { expectBelowHeader } from '../../test/kit/layout.ts';
import { arriveEarly } from '../../test/kit/network.ts';

test.describe('before the app arrives', { tag: '@phone' }, () => {
  test('§4 a dialog closed early stays closed, and a question chosen early stays chosen', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const question = page.getByRole('radio', { name: /^When / });
    await question.check({ force: true });
    await dialogForm.show(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(question).toBeChecked();
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
  });

  for (const [name, kind] of FORMS) {
    test(`§2 the form of the ${name} keeps text typed early, and the focus`, async ({ page }) => {
      const finish = await arriveEarly(page, kind.path);
      const email = emailOf(await kind.show(page));
      await email.pressSequentially('jane@exam');
      await finish();
      await expect(email).toBeVisible();
      await expect(email).toHaveValue('jane@exam');
      await expect(email).toBeFocused();
      await page.keyboard.type('ple.com');
      await expect(email).toHaveValue('jane@example.com');
    });
  }

  test('§2 a menu opened early stays open, and leads to a section', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const banner = page.getByRole('banner');
    const toggle = banner.getByRole('button', { name: /menu/i });
    const bars = await toggle.innerHTML();
    await toggle.click();
    await expect(banner.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await finish();
    await expect.poll(() => toggle.innerHTML(), 'It shows a cross.').not.toBe(bars);
    await expect(banner.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await banner.getByRole('link', { name: 'Benefits' }).click();
    await expect(banner.getByRole('navigation')).toBeHidden();
    await expect(page.locator('#benefits')).toBeInViewport();
  });

  test('§2 a section chosen early in the menu is shown, and the menu closes', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /menu/i }).click();
    await banner.getByRole('link', { name: 'Benefits' }).click();
    await expect(banner.getByRole('navigation')).toBeHidden();
    await expectBelowHeader(page, 'benefits');
    await finish();
    await expect(banner.getByRole('navigation')).toBeHidden();
  });
});
