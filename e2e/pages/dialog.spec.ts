import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, submitOf } from '../../test/kit/forms.ts';
import { expectReflow, unseenTexts } from '../../test/kit/layout.ts';
import { anotherPage, settled, visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join the Waitlist' });
const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' });

test('§1 §2 §4 the hero’s button opens the dialog; all of it shows, is accessible and fits', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/');
  const dialog = dialogOf(page);
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await expect(dialog).toBeVisible();
  expect(await unseenTexts(dialog)).toEqual([]);
  await expectAccessible(page, 'open dialog');
  await expectReflow(page);
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

test('§1 the dialog is as high as its content, scrolls neither way, and stores nothing of what is typed', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  const form = await dialogForm.show(page);
  const dialog = dialogOf(page);
  await settled(dialog);
  const [height, content] = await dialog.evaluate((element) => {
    const { paddingBottom } = getComputedStyle(element);
    const bottoms = [...element.children].map((child) => child.getBoundingClientRect().bottom);
    const { top, height } = element.getBoundingClientRect();
    return [height, Math.max(...bottoms) + Number.parseFloat(paddingBottom) - top];
  });
  // Within the border.
  expect(height).toBeCloseTo(content ?? 0, -1);
  for (const [inner, outer] of await dialog.evaluate((element) => [
    [element.scrollWidth, element.clientWidth],
    [element.scrollHeight, element.clientHeight],
  ])) {
    expect(inner).toBe(outer);
  }
  await emailOf(form).fill('jane@exam');
  await emailOf(form).blur();
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test('the dialog stays open after a double click on its opener', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/');
  await opener(page).dblclick();
  await dialogOf(page).getByRole('textbox').click();
});

test('§2 the open dialog has the focus in its field, keeps it, and gives it back after joining', async ({ page }) => {
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

test('§4 the dialog closes with Escape, its button or a click beside it, and keeps typed text', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  const email = emailOf(dialogOf(page));
  await opener(page).click();
  await email.fill('jane@exam');
  const closings: [string, () => Promise<void>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => closeOf(page).click()],
    ['a click beside it', () => settled(dialogOf(page)).then(() => page.mouse.click(5, 5))],
  ];
  for (const [name, close] of closings) {
    await close();
    await expect(dialogOf(page), name).toBeHidden();
    await expect(opener(page), name).toBeFocused();
    await opener(page).click();
    await expect(email, name).toBeVisible();
    await expect(email, name).toHaveValue('jane@exam');
  }
});

test('an error in the dialog is as high as its words, stands above the form and moves nothing', async ({ page }) => {
  await visit(page, '/');
  const form = await dialogForm.show(page);
  const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const before = await placeOf(form);
  await join(form, 'jane');
  await expectToast(page, 'email-invalid');
  const toast = await placeOf(dialogOf(page).getByRole('presentation'));
  expect(toast.height).toBeLessThan(60);
  expect(before.y - toast.y - toast.height).toBeLessThan(32);
  expect(await placeOf(form)).toEqual(before);
});

test('every press is answered: a button moves 1 px, and the dialog rises', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  await opener(page).hover();
  await page.mouse.down();
  await expect(opener(page)).toHaveCSS('translate', '0px 1px');
  await page.mouse.up();
  await expect(dialogOf(page)).toHaveCSS('animation-duration', '0.2s');
});

test('a phone held sideways shows title, form and Close of the dialog at once, the title beside an error, too, if it is wide, and Close always', async ({
  page,
}) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    await opener(page).click();
    const dialog = dialogOf(page);
    const email = emailOf(dialog);
    await expect(email).toBeFocused();
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    for (const part of [dialog.getByRole('heading'), email, submitOf(dialog), closeOf(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await join(dialog, 'jane');
    await expectToast(page, 'email-invalid');
    const title = dialog.getByRole('heading');
    // Playwright refuses what something else covers.
    if (viewport.width > 760) await title.click({ trial: true });
    const last = dialog.getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    for (const part of [last, closeOf(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    await closeOf(page).click();
    await expect(dialog).toBeHidden();
  }
});

test('the dialog on small screens shows toast, field, error and button together', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  const form = await dialogForm.show(page);
  for (const viewport of [
    { width: 390, height: 500 },
    { width: 320, height: 568 },
    // Above a phone's keyboard.
    { width: 320, height: 340 },
  ]) {
    await page.setViewportSize(viewport);
    await join(form, 'jane');
    await expectToast(page, 'email-invalid');
    const toast = page.getByText('Invalid email');
    const error = form.getByText('Please enter a valid email address.');
    for (const part of [toast, emailOf(form), error, submitOf(form)]) await expect(part).toBeInViewport({ ratio: 1 });
  }
});
