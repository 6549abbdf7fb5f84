import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { dialogForm, emailOf, FORMS } from '../support/forms.ts';
import { expectBelowHeader } from '../support/layout.ts';
import { arriveEarly } from '../support/network.ts';
import { expect, test } from '../support/visitor.ts';

describe('a visitor who is faster than the code', () => {
  test.override('device', PHONE);

  test('§4 closes the dialog again, and it stays closed; the chosen question stays chosen', async ({ page }) => {
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

  test.for(FORMS)('§2 sees the form of the %s, and keeps its typed text and the focus', async ([, kind], { page }) => {
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

  test('§2 opens the menu and goes to a section', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /menu/i }).click();
    await expect(banner.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await finish();
    await expect(banner.getByRole('button', { name: /close menu/i })).toBeVisible();
    await banner.getByRole('link', { name: 'Benefits' }).click();
    await expect(banner.getByRole('navigation')).toBeHidden();
    await expect(page.locator('#benefits')).toBeInViewport();
  });

  test('§2 chooses a section in the menu, which closes', async ({ page }) => {
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
