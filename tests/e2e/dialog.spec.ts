import type { Page } from 'playwright/test';
import { expectAccessible, expectReflow, unseenTexts } from '../kit/checks.ts';
import { expect, test, uniqueEmail } from '../kit/fixtures.ts';
import { dialogForm, emailOf, join, submitOf } from '../kit/forms.ts';
import { expectToast } from '../kit/outcomes.ts';
import { settled, visit } from '../kit/page.ts';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });
const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' });

test('§1 §2 §4 a double click on the hero opens the dialog: all of it shows, is accessible and fits', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(dialogOf(page)).toBeHidden();
  // The second click must neither close it nor take the focus out of its field.
  await opener(page).dblclick();
  await page.keyboard.type('jane');
  await expect(emailOf(dialogOf(page))).toHaveValue('jane');
  // Otherwise a pull down reloads the page on Android.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  expect(await unseenTexts(dialogOf(page))).toEqual([]);
  await expectAccessible(page, 'open dialog');
  await expectReflow(page);
});

test('§2 §4 Escape, Close, a click beside or joining closes the dialog, which gives the focus back; its text stays', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  const email = emailOf(dialogOf(page));
  await opener(page).press('Enter');
  await expect(email).toBeFocused();
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
  await join(dialogOf(page), uniqueEmail('focus'));
  await expectToast(page, 'joined');
  await expect(opener(page)).toBeFocused();
});

test('an error hides no part of the dialog’s form', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  for (const [width, height] of [
    [390, 844],
    // Above a phone's keyboard, and held sideways.
    [320, 340],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const form = await dialogForm.show(page);
    for (const part of [emailOf(form), submitOf(form), closeOf(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    await join(form, 'jane');
    await expectToast(page, 'email-invalid');
    await expect(emailOf(form)).toBeFocused();
    const [toast, error] = [page.getByText('Invalid email'), form.getByText('Please enter a valid email address.')];
    for (const part of [toast, emailOf(form), error, submitOf(form)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Fails if something covers it.
      await part.click({ trial: true });
    }
    await closeOf(page).click();
    await expect(dialogOf(page)).toBeHidden();
  }
});
