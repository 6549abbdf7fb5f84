import type { Page } from 'playwright';
import { describe } from 'vitest';
import { NAME } from '../support/site.ts';
import { DEVICES, expect, test } from '../support/visitor.ts';

const hero = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });

async function openDialog(page: Page) {
  await hero(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

describe.each(DEVICES)('the waitlist dialog on a %s', (_, device) => {
  test('§4 is closed until the button in the hero opens it', async ({ shared }) => {
    const { page } = await shared('/', device);
    await expect(dialogOf(page)).toBeHidden();
    await openDialog(page);
    await close(page);
  });

  test('§1 says what joining means and lists its three benefits', async ({ shared }) => {
    const { page } = await shared('/', device);
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('heading')).toHaveText('Join the Waitlist');
    await expect(
      dialog.getByText(
        'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^free during beta$/i,
      /^priority support$/i,
      /^shape the roadmap$/i,
    ]);
    await close(page);
  });

  test('§2 shows the logo, one email field and its button', async ({ shared }) => {
    const { page } = await shared('/', device);
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('img', { name: NAME })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
    await expect(dialog.getByPlaceholder('Enter your work email', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Join Waitlist', exact: true })).toHaveAttribute('type', 'submit');
    await close(page);
  });

  test('§4 closes with its button', async ({ shared }) => {
    const { page } = await shared('/', device);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(hero(page)).toBeFocused();
  });

  test('§4 closes with a click beside it', async ({ shared }) => {
    const { page } = await shared('/', device);
    const dialog = await openDialog(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('§4 opens any number of times, and keeps typed text when closed', async ({ shared }) => {
    const { page } = await shared('/', device);
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox').fill('jane@exam');
    for (let time = 0; time < 3; time += 1) {
      await close(page);
      await openDialog(page);
      await expect(dialog.getByRole('textbox')).toHaveValue('jane@exam');
    }
  });
});
