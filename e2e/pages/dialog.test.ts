import type { Page } from 'playwright';
import { describe } from 'vitest';
import { brand } from '../../web/src/content/brand.ts';
import { expectAccessible } from '../support/axe.ts';
import { DEVICES, expect, test } from '../support/visitor.ts';

const hero = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });

async function openDialog(page: Page) {
  await hero(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

describe.each(DEVICES)('the waitlist dialog on a %s', (_, device) => {
  test('§1 §2 §4 is opened by the button in the hero, and shows the logo, what joining means, its three benefits, one email field and its button', async ({
    shared,
  }) => {
    const page = await shared('/', device);
    await expect(dialogOf(page)).toBeHidden();
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('img', { name: brand.name })).toBeVisible();
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
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
    await expect(dialog.getByPlaceholder('Enter your work email', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Join Waitlist', exact: true })).toHaveAttribute('type', 'submit');
    await expectAccessible(page, 'open dialog');
    await page.keyboard.press('Escape');
  });

  test('stays open after a double click on its opener', async ({ shared }) => {
    const page = await shared('/', device);
    await hero(page).dblclick();
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByRole('textbox').click();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  test.for<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
    [
      'a click beside it',
      async (page) => {
        await dialogOf(page).evaluate((dialog) =>
          Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
        );
        await page.mouse.click(5, 5);
      },
    ],
  ])('§4 closes with %s, keeps typed text and opens again', async ([, close], { shared }) => {
    const page = await shared('/', device);
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox').fill('jane@exam');
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(hero(page)).toBeFocused();
    await openDialog(page);
    await expect(dialog.getByRole('textbox')).toHaveValue('jane@exam');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
