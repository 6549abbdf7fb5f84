import { waitlist } from '../../web/src/content/formTexts.ts';
import { outcomeTexts } from '../../web/src/content/outcomeTexts.ts';
import { expectAccessible, expectReflow, unseenTexts } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, expectLogged, test } from '../kit/site.ts';

test('the dialog shows every word on every screen, to everybody', { tag: '@both' }, async ({ page, site }) => {
  await site.dialogForm.open();
  // Otherwise a pull down reloads the page on Android.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  expect(await unseenTexts(site.dialog)).toEqual([]);
  await expectAccessible(page, 'open dialog');
  await expectReflow(page);
});

test('§2 the dialog is ready to type in; once closed, it keeps its text and returns the focus', {
  tag: ['@both', '@engines'],
}, async ({ page, site: { closer, dialog, dialogForm, expectToast, opener, visit } }) => {
  const { email, send } = dialogForm;
  await visit('/');
  await expect(dialog).toBeHidden();
  // The second click must neither close it nor take the focus out of its field.
  await opener.dblclick();
  await page.keyboard.type('jane@exam');
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

test('an error or a failure keeps the dialog’s form in view, and its benefits if there is room', {
  tag: '@phone',
}, async ({ page, site, consoleErrors }) => {
  const { email, failure, root, send, show, submit } = site.dialogForm;
  const error = root.getByText('Please enter a valid email address.');
  const title = site.dialog.getByRole('heading', { name: waitlist.title });
  const benefits = waitlist.benefits.map((benefit) => site.dialog.getByText(benefit));
  await site.visit('/');
  for (const [outcome, width, height, also] of [
    ['email-invalid', 390, 844, [error]],
    // Above a phone's keyboard, and held sideways.
    ['email-invalid', 320, 340, [error]],
    ['email-invalid', 568, 320, [error]],
    ['not-joined', 390, 844, [title, ...benefits]],
    ['not-joined', 390, 500, [title]],
    ['not-joined', 320, 568, [title]],
  ] as const) {
    const isRefused = outcome === 'email-invalid';
    await page.setViewportSize({ width, height });
    await show();
    for (const part of [email, submit, site.closer]) await expect(part).toBeInViewport({ ratio: 1 });
    if (!isRefused) await site.answerOnce();
    await send(isRefused ? 'jane' : uniqueEmail('failure'));
    await site.expectToast(outcome);
    if (!isRefused) await expectLogged(consoleErrors, failure);
    for (const part of [page.getByText(outcomeTexts[outcome].title), email, submit, ...also]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Fails if something covers it.
      await part.click({ trial: true });
    }
    await site.closer.click();
    await expect(site.dialog).toBeHidden();
  }
});
