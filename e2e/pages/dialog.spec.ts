import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { settled, visit } from '../../test/kit/page.ts';
import { brand } from '../../web/src/content/brand.ts';

const COPY =
  'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });

test('§1 §2 §4 the button in the hero opens the dialog: logo, title, copy, benefits, one field and one button', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  const dialog = dialogOf(page);
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img', { name: brand.name })).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText('Join the Waitlist');
  await expect(dialog.getByText(COPY, { exact: true })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(COPY);
  await expect(dialog.getByRole('form')).toHaveAccessibleName('Waitlist');
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
});

test('the dialog stays open after a double click on its opener', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/');
  await opener(page).dblclick();
  await dialogOf(page).getByRole('textbox').click();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

const CLOSINGS: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
  [
    'a click beside it',
    async (page) => {
      await settled(dialogOf(page));
      await page.mouse.click(5, 5);
    },
  ],
];

test('§4 the dialog closes with Escape, its button or a click beside it, keeps typed text and opens again', {
  tag: ['@both', '@engines'],
}, async ({ page }) => {
  await visit(page, '/');
  const email = dialogOf(page).getByRole('textbox');
  await opener(page).click();
  await email.fill('jane@exam');
  for (const [name, close] of CLOSINGS) {
    await close(page);
    await expect(dialogOf(page), name).toBeHidden();
    await expect(opener(page), name).toBeFocused();
    await opener(page).click();
    await expect(email, name).toBeVisible();
    await expect(email, name).toHaveValue('jane@exam');
  }
});

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
]) {
  test(`a phone of ${viewport.width} × ${viewport.height} px shows title, form and Close of the dialog at once, and Close always`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    await opener(page).click();
    const dialog = dialogOf(page);
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const parts = [dialog.getByRole('heading'), dialog.getByRole('textbox'), dialog.getByRole('button'), close];
    for (const part of parts) await expect(part.first()).toBeInViewport({ ratio: 1 });
    const last = dialog.getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(dialog).toBeHidden();
  });
}
