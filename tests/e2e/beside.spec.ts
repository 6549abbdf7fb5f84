import type { Page } from 'playwright/test';
import { dismiss } from '../../web/src/content/forms.ts';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { API, expect, test } from '../kit/site.ts';

// What happens beside a form: another part, another tab.

const dismisserOn = (page: Page) => page.getByRole('button', { name: dismiss });

test('Escape first closes the dialog or the menu, then ends a failure', { tag: '@phone' }, async ({ page, site }) => {
  await site.pageForm.open();
  await site.pageForm.send('jane');
  await site.expectToast('email-invalid');
  for (const [opener, part] of [
    [site.opener, site.dialogForm.email],
    [site.menuButton, site.menuItems.first()],
  ] as const) {
    await opener.press('Enter');
    await expect(part).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
    await site.expectToast('email-invalid');
  }
  await page.keyboard.press('Escape');
  await expect(site.toastOf('email-invalid')).toBeHidden();
});

test('the focus stays with the form after a send, and returns to it from the toast', async ({ page, site }) => {
  const dismisser = dismisserOn(page);
  await site.pageForm.open();
  for (const [part, key] of [
    [site.pageForm.email, 'Enter'],
    [site.pageForm.submit, 'Space'],
  ] as const) {
    const release = await site.hold(API);
    await site.pageForm.fill(uniqueEmail('focus'));
    await part.press(key);
    await expect(site.pageForm.root).toBeFocused();
    release();
    await site.expectToast('joined');
    await expect(part).toBeFocused();
    await dismisser.focus();
    await page.keyboard.press('Enter');
    await expect(dismisser).toBeHidden();
    await expect(part).toBeFocused();
  }
  // Unless it has moved meanwhile.
  const release = await site.hold(API);
  await site.pageForm.send(uniqueEmail('moved'));
  await site.footerLink('').first().focus();
  release();
  await site.expectToast('joined');
  await expect(site.footerLink('').first()).toBeFocused();
});

test('a success ends by itself, but not while its tab is hidden, or under a moving pointer or the focus', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('/contact');
  await site.contactForm.send(uniqueEmail('stays'));
  await site.expectToast('message-sent');
  const show = (isShown: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  // Who comes back has time to read it.
  await show(false);
  await page.clock.runFor(TOAST_MS * 0.75);
  await show(true);
  await page.clock.runFor(TOAST_MS / 2);
  await site.expectToast('message-sent');
  for (const [begin, end] of [
    [() => show(false), () => show(true)],
    [() => dismisserOn(page).hover(), () => page.mouse.move(0, 0)],
    [() => dismisserOn(page).focus(), () => site.contactForm.submit.focus()],
  ] as const) {
    await begin();
    await page.clock.runFor(2 * TOAST_MS);
    await site.expectToast('message-sent');
    await end();
  }
  await page.clock.runFor(TOAST_MS);
  await expect(site.toastOf('message-sent')).toBeHidden();
});
