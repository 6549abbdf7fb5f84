import type { Page } from 'playwright/test';
import { records } from '../../web/src/content/records.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { addStyles, LARGE_TEXT, overflowing } from '../support/layout.ts';
import { visit } from '../support/page.ts';

const [[id, record]] = Object.entries(records) as [[keyof typeof records, (typeof records)[keyof typeof records]]];

const door = (page: Page, section = id) => page.locator(`#${section}`).getByRole('button', { name: /^stet: / });
const slip = (page: Page, section = id) => page.locator(`#${section}-record`);

test.describe('without JavaScript', { tag: '@both' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the word beside a heading shows how it was decided, until Escape', async ({ page }) => {
    await page.goto('/');
    for (const [section, { drafts, title, answers }] of Object.entries(records)) {
      const shown = slip(page, section as typeof id);
      await expect(shown).toBeHidden();
      await door(page, section as typeof id).click();
      await expect(shown.getByRole('deletion')).toHaveText([...drafts]);
      await expect(shown.getByRole('insertion')).toHaveText(title);
      await expect(shown.getByRole('definition')).toHaveText(Object.values(answers));
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
    }
  });
});

test('a record opens and closes with the keyboard, and the focus stays at its word', async ({ page }) => {
  await visit(page, '/');
  await door(page).press('Enter');
  await expect(slip(page)).toBeVisible();
  await expect(door(page)).toHaveAttribute('aria-label', new RegExp(record.title));
  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeHidden();
  await expect(door(page)).toBeFocused();
});

test('an open record is accessible, and fits on 320 px with text twice as large', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  await door(page).click();
  await expectAccessible(page, 'open record');
  await page.setViewportSize({ width: 320, height: 640 });
  await addStyles(page, LARGE_TEXT);
  await expect(slip(page)).toBeInViewport({ ratio: 1 });
  expect(await overflowing(page)).toEqual([]);
});

test('on a wide screen the word stands in the margin, beside its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/');
  const heading = await page.locator(`#${id} h2`).boundingBox();
  const word = await door(page).boundingBox();
  expect((word?.x ?? 0) + (word?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  expect(word?.x).toBeGreaterThan(0);
});
