import { waitlist } from '../../web/src/content/formTexts.ts';
import { expectAccessible, expectReflow, unseenTexts } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, expectLogged, test } from '../kit/site.ts';

test('§2 a double click on the hero opens the dialog, ready to type', { tag: '@both' }, async ({ page, site }) => {
  await site.visit('/');
  await expect(site.dialog).toBeHidden();
  // The second click must neither close it nor take the focus out of its field.
  await site.opener.dblclick();
  await page.keyboard.type('jane');
  await expect(site.dialogForm.email).toHaveValue('jane');
});

test('the dialog shows every word on every screen, to everybody', { tag: '@both' }, async ({ page, site }) => {
  await site.dialogForm.open();
  // Otherwise a pull down reloads the page on Android.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  expect(await unseenTexts(site.dialog)).toEqual([]);
  await expectAccessible(page, 'open dialog');
  await expectReflow(page);
});

test('§2 the dialog that is closed keeps its text and gives the focus back', { tag: '@engines' }, async ({
  page,
  site: { closer, dialog, dialogForm, expectToast, opener, visit },
}) => {
  const { email, send } = dialogForm;
  await visit('/');
  await opener.press('Enter');
  await expect(email).toBeFocused();
  await email.fill('jane@exam');
  for (const close of [() => page.keyboard.press('Escape'), () => closer.click(), () => page.mouse.click(5, 5)]) {
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(email).toHaveValue('jane@exam');
  }
  await send(uniqueEmail('focus'));
  await expectToast('joined');
  await expect(opener).toBeFocused();
});

test('an error hides no part of the dialog’s form', { tag: '@phone' }, async ({ page, site }) => {
  const { email, root, send, show, submit } = site.dialogForm;
  await site.visit('/');
  for (const [width, height] of [
    [390, 844],
    // Above a phone's keyboard, and held sideways.
    [320, 340],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await show();
    for (const part of [email, submit, site.closer]) await expect(part).toBeInViewport({ ratio: 1 });
    await send('jane');
    await site.expectToast('email-invalid');
    const error = root.getByText('Please enter a valid email address.');
    for (const part of [page.getByText('Invalid email'), email, error, submit]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Fails if something covers it.
      await part.click({ trial: true });
    }
    await site.closer.click();
    await expect(site.dialog).toBeHidden();
  }
});

test('a failure hides neither the dialog’s form nor, where there is room, its benefits', {
  tag: '@phone',
}, async ({ page, site, consoleErrors }) => {
  const { email, failure, send, show, submit } = site.dialogForm;
  const benefits = waitlist.benefits.map((benefit) => site.dialog.getByText(benefit));
  await site.visit('/');
  for (const [width, height, isShort] of [
    [390, 844, false],
    [390, 500, true],
    [320, 568, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await site.answerOnce();
    await show();
    await send(uniqueEmail('failure'));
    await site.expectToast('not-joined');
    await expectLogged(consoleErrors, failure);
    const title = site.dialog.getByRole('heading', { name: waitlist.title });
    for (const part of [title, page.getByText('Something went wrong'), email, submit, ...(isShort ? [] : benefits)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Fails if something covers it.
      await part.click({ trial: true });
    }
    await site.closer.click();
  }
});
