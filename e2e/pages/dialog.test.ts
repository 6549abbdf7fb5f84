import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DEVICES, expect, test, visit } from '../support/visitor.ts';

const hero = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });

async function openDialog(page: Page) {
  await visit(page, '/');
  await hero(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

describe.each(DEVICES)('the waitlist dialog on a %s', (_, device) => {
  test.override('device', device);

  test('§1 says what joining means', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('heading')).toHaveText('Join the Waitlist');
    await expect(dialog).toContainText(
      'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
    );
  });

  test('§1 lists its three benefits', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('listitem')).toHaveText([
      /free during beta/i,
      /priority support/i,
      /shape the roadmap/i,
    ]);
  });

  test('§2 shows the logo, one email field and its button', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('img', { name: 'Stet' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
    await expect(dialog.getByPlaceholder('Enter your work email', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Join Waitlist', exact: true })).toHaveAttribute('type', 'submit');
  });

  test('§4 is closed until it is opened', async ({ page }) => {
    await visit(page, '/');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('§4 closes with its button', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(hero(page)).toBeFocused();
  });

  test('§4 closes with a click beside it', async ({ page }) => {
    const dialog = await openDialog(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('§4 opens again and again', async ({ page }) => {
    const dialog = await openDialog(page);
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await hero(page).click();
      await expect(dialog).toBeVisible();
    }
  });

  test('keeps what was typed when it is closed by mistake', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox').fill('jane@exam');
    await page.keyboard.press('Escape');
    await hero(page).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('jane@exam');
  });
});
