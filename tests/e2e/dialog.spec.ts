import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectReflow, unseenTexts } from '../kit/checks.ts';
import { expect, test, uniqueEmail } from '../kit/fixtures.ts';
import { dialogForm, emailOf, join, submitOf } from '../kit/forms.ts';
import { expectToast } from '../kit/outcomes.ts';
import { anotherPage, settled, visit } from '../kit/page.ts';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });
const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' });

test('§1 §2 §4 the hero opens the dialog: all of it shows, is accessible and fits', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/');
  await expect(dialogOf(page)).toBeHidden();
  await opener(page).hover();
  await page.mouse.down();
  await expect(opener(page)).toHaveCSS('translate', '0px 1px');
  await page.mouse.up();
  await closeOf(page).click();
  // The second click must not close it.
  await opener(page).dblclick();
  await emailOf(dialogOf(page)).click();
  expect(await unseenTexts(dialogOf(page))).toEqual([]);
  await expectAccessible(page, 'open dialog');
  await expectReflow(page);
});

test('a double click opens the dialog once, with the focus in its field', async ({ page }) => {
  // Tests reduce motion, and the dialog rises only with it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  for (const delay of [0, 100, 350]) {
    await opener(page).dblclick({ delay });
    await page.keyboard.type(`${delay}`);
    await expect(emailOf(dialogOf(page))).toHaveValue(`${delay}`);
    await emailOf(dialogOf(page)).clear();
    await closeOf(page).click();
  }
});

test('§2 the header of any page opens the dialog, which gives the focus back', async ({ page }) => {
  await visit(page, anotherPage.path);
  const button = page.getByRole('banner').getByRole('button', { name: 'Join' });
  await button.press('Space');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('§2 the open dialog keeps the focus, and gives it back after joining', async ({ page }) => {
  await visit(page, '/');
  await opener(page).press('Enter');
  const email = emailOf(dialogOf(page));
  await expect(email).toBeFocused();
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // After the last stop the focus goes to the browser's own window.
    await expect(page.locator('dialog :focus, html:not(:has(:focus))')).toHaveCount(1);
  }
  await email.fill(uniqueEmail('focus'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'joined');
  await expect(opener(page)).toBeFocused();
});

test('§4 Escape, Close or a click beside closes the dialog, and its text stays', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page, '/');
  const email = emailOf(dialogOf(page));
  await opener(page).click();
  await email.fill('jane@exam');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closeOf(page).click(),
    () => settled(dialogOf(page)).then(() => page.mouse.click(5, 5)),
  ]) {
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(email).toHaveValue('jane@exam');
  }
});

/** How far one part is below another, in pixels. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return Number(below?.y) - Number(above?.y) - Number(above?.height);
}

for (const [width, height] of [
  [390, 844],
  // Above a phone's keyboard, and held sideways.
  [320, 340],
  [568, 320],
] as const) {
  test(`an error on ${width} × ${height} px hides no part of the dialog’s form`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const form = await dialogForm.show(page);
    for (const part of [emailOf(form), submitOf(form), closeOf(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    const before = await emailOf(form).boundingBox();
    await join(form, 'jane');
    await expectToast(page, 'email-invalid');
    const [toast, error] = [page.getByText('Invalid email'), form.getByText('Please enter a valid email address.')];
    for (const part of [toast, emailOf(form), error, submitOf(form)]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await emailOf(form).boundingBox()).toEqual(before);
    // The toast is above the field, the error between field and button.
    for (const [upper, lower] of [
      [dialogOf(page).getByRole('presentation'), emailOf(form)],
      [emailOf(form), error],
      [error, submitOf(form)],
    ] as const) {
      expect(await gap(upper, lower)).toBeGreaterThanOrEqual(0);
    }
    await closeOf(page).click();
    await expect(dialogOf(page)).toBeHidden();
  });
}
