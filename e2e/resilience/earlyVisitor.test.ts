import { describe } from 'vitest';
import { arriveEarly } from '../support/arriveEarly.ts';
import { PHONE } from '../support/browser.ts';
import { expect, test } from '../support/visitor.ts';
import { dialogForm, emailOf, WAITLIST_FORMS } from '../support/waitlistForms.ts';

describe('a visitor who is faster than the code', () => {
  test.override('device', PHONE);

  test('§4 closes the dialog again, and it stays closed', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    await dialogForm.show(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await finish();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(emailOf(await dialogForm.show(page))).toBeVisible();
  });

  test.for(WAITLIST_FORMS)(
    '§2 sees the form of the %s, and keeps its typed text and the focus',
    async ([, waitlist], { page }) => {
      const finish = await arriveEarly(page, '/');
      const form = await waitlist.show(page);
      await emailOf(form).pressSequentially('jane@exam');
      await finish();
      await expect(emailOf(form)).toBeVisible();
      await expect(emailOf(form)).toHaveValue('jane@exam');
      await expect(emailOf(form)).toBeFocused();
      await page.keyboard.type('ple.com');
      await expect(emailOf(form)).toHaveValue('jane@example.com');
    },
  );

  test('keeps the question that was chosen', async ({ page }) => {
    const finish = await arriveEarly(page, '/');
    const chosen = page.getByRole('radio', { name: /^When / });
    await chosen.check({ force: true });
    await finish();
    await expect(chosen).toBeChecked();
  });

  test('keeps the message that was begun', async ({ page }) => {
    const finish = await arriveEarly(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('Hello');
    await finish();
    await expect(message).toHaveValue('Hello');
    await expect(message).toBeFocused();
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
});
