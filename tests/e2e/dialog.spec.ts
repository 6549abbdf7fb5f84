import { asksOnlyEmail, dismiss, outcomeTexts } from '../../web/src/content/forms.ts';
import { expectAccessible, expectReadable } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, test } from '../kit/site.ts';

test('the dialog shows every word on every screen, to everybody', async ({ page, site }) => {
  await site.dialogForm.open();
  // Otherwise a pull down reloads the page on Android.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  await expectAccessible(page, 'open dialog');
  await expectReadable(page, site.dialog);
});

test('§2 the dialog is ready to type in; once closed, it keeps its text and returns the focus', {
  tag: '@engines',
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

test('the page stays in its place under the dialog', async ({ page, site }) => {
  await site.visit('/');
  const places = () => Promise.all([site.banner, site.heading].map((part) => part.boundingBox()));
  const before = await places();
  await site.opener.click();
  expect(await places()).toEqual(before);
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
});

test('an error in the dialog is said once, in view with its form, above a phone’s keyboard, too', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { email, send, show, submit } = site.dialogForm;
  const { title, description: text } = outcomeTexts['email-invalid'];
  const error = site.dialog.getByText(text).filter({ visible: true });
  // With more fields, the button is further down.
  const parts = [email, site.closer, ...(asksOnlyEmail ? [submit] : [])];
  await site.visit('/');
  for (const [width, height] of [
    [1280, 800],
    [320, 568],
    [320, 340],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await show();
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    const before = await submit.boundingBox();
    await send('jane');
    await site.expectToast('email-invalid');
    await expect(site.dialog.getByText(title)).toBeInViewport({ ratio: 1 });
    // Not its description, which the field has.
    await expect(site.dialog.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - /children: equal
      - text: ${title}
      - button "${dismiss}"
    `);
    await expect(email).toHaveAccessibleDescription(text);
    // With more fields, a short screen has no room for the toast and the field.
    for (const part of asksOnlyEmail ? [error, ...parts] : [site.closer]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Fails if something covers it.
      await part.click({ trial: true });
    }
    if (height >= 500) expect(await submit.boundingBox()).toEqual(before);
    // As its one line and its button need, not as the lead has lines.
    expect((await site.dialog.getByRole('presentation').boundingBox())?.height).toBeLessThanOrEqual(68);
    await site.closer.click();
    await expect(site.dialog).toBeHidden();
  }
});
