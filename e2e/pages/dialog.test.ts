import type { Locator, Page } from 'playwright';
import { describe } from 'vitest';
import { brand } from '../../web/src/content/brand.ts';
import { expectAccessible } from '../support/axe.ts';
import { DEVICES, expect, test } from '../support/visitor.ts';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });

async function openDialog(page: Page): Promise<Locator> {
  await opener(page).click();
  return dialogOf(page);
}

describe.each(DEVICES)('the waitlist dialog on a %s', (_, device) => {
  test('§4 is opened by the button in the hero', async ({ shared }) => {
    const page = await shared('/', device);
    await expect(dialogOf(page)).toBeHidden();
    await opener(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page, 'open dialog');
  });

  test('§2 shows the logo, the title and the specified copy', async ({ shared }) => {
    const dialog = await openDialog(await shared('/', device));
    await expect(dialog.getByRole('img', { name: brand.name })).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText('Join the Waitlist');
    await expect(
      dialog.getByText(
        'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
        { exact: true },
      ),
    ).toBeVisible();
  });

  test('§1 lists the three benefits', async ({ shared }) => {
    const dialog = await openDialog(await shared('/', device));
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^free during beta$/i,
      /^priority support$/i,
      /^shape the roadmap$/i,
    ]);
  });

  test('§2 has one email field and the button "Join Waitlist"', async ({ shared }) => {
    const dialog = await openDialog(await shared('/', device));
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
    await expect(dialog.getByPlaceholder('Enter your work email', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Join Waitlist', exact: true })).toHaveAttribute('type', 'submit');
  });

  test('stays open after a double click on its opener', async ({ shared }) => {
    const page = await shared('/', device);
    await opener(page).dblclick();
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
    const email = dialogOf(page).getByRole('textbox');
    await opener(page).click();
    await email.fill('jane@exam');
    await close(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(email).toBeVisible();
    await expect(email).toHaveValue('jane@exam');
  });
});
