import type { Dialog, Page } from 'playwright/test';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { API } from '../kit/network.ts';
import { expect, expectLogged, test } from '../kit/site.ts';

// What happens at the same time: another form, another page, another tab.

/** Records what a screen reader announces. The returned function returns the record and empties it. */
async function listen(page: Page, role: 'alert' | 'status') {
  await page.addInitScript((live) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isLive = target instanceof Element && target.closest(`[role=${live}]`);
        if (isLive) for (const node of addedNodes) heard.push(`${node.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  }, role);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

test('a failure outlasts the outcome of another form, and is then announced once more', async ({
  page,
  site: { answerOnce, banner, closer, contactForm, dialogForm, expectToast, followTo, hold, toastOf },
  consoleErrors,
}) => {
  const alerts = await listen(page, 'alert');
  await contactForm.open();
  await answerOnce();
  const release = await hold(API);
  await contactForm.send(uniqueEmail('slow'));
  await followTo('Privacy Policy');
  await banner.getByRole('button', { name: /^Join/ }).click();
  await dialogForm.email.fill('jane');
  release();
  await expectToast('message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await dialogForm.email.pressSequentially('@');
  await dialogForm.submit.click();
  await expectToast('email-invalid');
  await expect(toastOf('message-not-sent')).toBeHidden();
  await closer.click();
  await expectToast('message-not-sent');
  expect(await alerts()).toEqual(
    [/^Error sending/, /^Invalid/, /^Error sending/].map((text) => expect.stringMatching(text)),
  );
  await banner.getByRole('button', { name: /^Join/ }).evaluate(async (button: HTMLElement) => {
    button.click();
    await null;
    // This runs before the frame in which the dialog shows the failure, too.
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  const failure = page.getByText('Error sending message');
  await expect(dialogForm.email).toBeFocused();
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogForm.email).toBeHidden();
  await expect(failure).toBeVisible();
  expect(await alerts()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
});

test('a retry that fails before the next frame is announced once', async ({
  page,
  site: { answerOnce, contactForm, expectToast },
  consoleErrors,
}) => {
  const alerts = await listen(page, 'alert');
  await page.clock.install();
  await contactForm.open();
  await answerOnce();
  await contactForm.send(uniqueEmail('retry'));
  await expectToast('message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  expect(await alerts()).toHaveLength(1);
  // No frame comes until `runFor`.
  await page.clock.pauseAt(Date.now() + 60_000);
  await answerOnce();
  await contactForm.submit.click();
  await expectLogged(consoleErrors, contactForm.failure);
  await page.clock.runFor(20);
  await expectToast('message-not-sent');
  expect(await alerts()).toHaveLength(1);
});

test('a screen reader can read a toast’s description where it can’t reach the field', async ({ page, site }) => {
  const words = 'Please enter a valid email address.';
  await site.pageForm.open();
  await site.pageForm.send('jane');
  await site.expectToast('email-invalid');
  await site.dialogForm.show();
  await expect(site.dialog.getByText(words)).toBeInViewport();
  await expect(site.dialog.getByText(words)).not.toHaveAttribute('aria-hidden');
  await page.keyboard.press('Escape');
  await site.followTo('Privacy Policy');
  await expect(page.getByText(words)).not.toHaveAttribute('aria-hidden');
});

test('each form announces once that it is on its way', async ({ page, site }) => {
  const said = await listen(page, 'status');
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

test('the toast of a success stays while its tab is hidden', async ({ page, site }) => {
  await page.clock.install();
  await site.visit('/contact');
  await site.contactForm.send(uniqueEmail('hidden'));
  await site.expectToast('message-sent');
  const show = (isShown: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  await show(false);
  await page.clock.runFor(2 * TOAST_MS);
  await site.expectToast('message-sent');
  await show(true);
  await page.clock.runFor(TOAST_MS);
  await expect(site.toastOf('message-sent')).toBeHidden();
});

test('a request to leave the waitlist is filled in once the message before it is stored', async ({
  page,
  site: { answerOnce, contactForm, expectToast, followTo, hold },
  consoleErrors,
}) => {
  await contactForm.open();
  await answerOnce();
  const release = await hold(API);
  await contactForm.send(uniqueEmail('first'));
  await followTo('Privacy Policy');
  await page.getByRole('link', { name: 'Leave the waitlist' }).click();
  await expect(contactForm.sending).toBeVisible();
  release();
  await expectToast('message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await contactForm.submit.click();
  await expectToast('message-sent');
  expect(await contactForm.values()).toEqual(['', '', 'Please remove me from the waitlist.']);
  await contactForm.fill(uniqueEmail('leaving'));
  await contactForm.submit.click();
  await expect.poll(contactForm.values).toEqual(['', '', '']);
  await followTo('Contact');
  await page.goBack();
  await expect.poll(contactForm.values).toEqual(['', '', 'Please remove me from the waitlist.']);
});

test('the dialog offers the right address after a typo was sent, and joins with it', async ({
  page,
  site,
  entries,
}) => {
  const { open, root, send, show } = site.dialogForm;
  const typo = uniqueEmail('typo').replace('@site.example.com', '@gmial.com');
  const meant = typo.replace('gmial', 'gmail');
  await page.clock.install();
  await open();
  await send(typo);
  await expect(site.toastOf('joined')).toContainText(
    "You're on the list! 🎉 We'll notify you when early access opens.",
  );
  await page.clock.runFor(2 * TOAST_MS);
  await show();
  const offer = page.getByRole('button', { name: `Did you mean ${meant}?` });
  await expect(offer).toHaveCount(1);
  await expect(site.dismisser).toBeVisible();
  const release = await site.hold(API);
  await offer.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Joining...' })).toBeAttached();
  // The form is free, and has the focus again.
  await expect(root.locator(':focus')).toBeEnabled();
  release();
  await site.expectToast('joined');
  for (const address of [typo, meant]) expect(await entries.signups(address)).toHaveLength(1);
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
