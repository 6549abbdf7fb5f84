import type { Dialog, Page } from 'playwright/test';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { API } from '../kit/network.ts';
import { expect, test } from '../kit/site.ts';

// What happens at the same time: another form, another page, another tab.

/** Records what a screen reader announces. The returned function returns the record and empties it. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isInRegion = target instanceof Element && target.closest('[role=status]');
        if (isInRegion) for (const node of addedNodes) heard.push(`${node.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

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
  // With an input method, Escape ends the composition.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })));
  await site.expectToast('email-invalid');
  await page.keyboard.press('Escape');
  await expect(site.toastOf('email-invalid')).toBeHidden();
});

test('the focus stays with the form after a send, and returns to it from the toast', async ({ page, site }) => {
  await site.pageForm.open();
  for (const [part, key] of [
    [site.pageForm.email, 'Enter'],
    [site.pageForm.submit, 'Space'],
  ] as const) {
    await site.pageForm.fill(uniqueEmail('focus'));
    await part.press(key);
    await site.expectToast('joined');
    await expect(part).toBeFocused();
    await site.dismisser.focus();
    await page.keyboard.press('Enter');
    await expect(site.dismisser).toBeHidden();
    await expect(part).toBeFocused();
  }
});

test('each form announces once that it is on its way', async ({ page, site }) => {
  const said = await listen(page);
  const release = await site.hold(API);
  await site.contactForm.open();
  await site.contactForm.send(uniqueEmail('way'));
  await expect.poll(said).toEqual(['Sending...']);
  await site.followTo('Privacy Policy');
  await site.openers.click();
  await site.dialogForm.send(uniqueEmail('way'));
  await expect.poll(said).toEqual(['Joining...']);
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await site.openers.click();
  await expect(site.dialogForm.sending).toBeVisible();
  expect(await said()).toEqual([]);
  release();
  // The second answer covers the first.
  await expect.poll(said).toContainEqual(expect.stringMatching(/^(Message sent|You're on the list)!/));
});

test('a success stays while its tab is hidden, or under a moving pointer or the focus', async ({ page, site }) => {
  await page.clock.install();
  await site.visit('/contact');
  await site.contactForm.send(uniqueEmail('stays'));
  await site.expectToast('message-sent');
  const show = (isShown: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  for (const [begin, end] of [
    [() => show(false), () => show(true)],
    [() => site.dismisser.hover(), () => page.mouse.move(0, 0)],
    [() => site.dismisser.focus(), () => site.contactForm.submit.focus()],
  ] as const) {
    await begin();
    await page.clock.runFor(2 * TOAST_MS);
    await site.expectToast('message-sent');
    await end();
  }
  // A toast that appears under a resting pointer ends.
  await site.dismisser.hover();
  await page.clock.runFor(TOAST_MS);
  await site.contactForm.email.focus();
  await page.keyboard.press('Escape');
  await site.contactForm.fill(uniqueEmail('rests'));
  await site.contactForm.email.press('Enter');
  await site.expectToast('message-sent');
  await page.clock.runFor(TOAST_MS);
  await expect(site.toastOf('message-sent')).toBeHidden();
});

test('the browser asks before it closes a tab only while a form is on its way', async ({ page, site }) => {
  await site.contactForm.open();
  const release = await site.hold(API);
  await site.contactForm.send(uniqueEmail('closing'));
  const asks = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  release();
  await site.expectToast('message-sent');
  const questions: Dialog[] = [];
  page.on('dialog', async (question) => {
    questions.push(question);
    await question.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual([]);
});
