import type { Page } from 'playwright/test';
import { HONEYPOT } from '../../shared/contract.ts';
import { honeypot } from '../../web/src/content/formTexts.ts';
import { expectAccessible } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { API } from '../kit/network.ts';
import { expect, expectLogged, test } from '../kit/site.ts';

test('a screen reader announces each refusal, also the same one again', async ({ page, site }) => {
  await site.pageForm.open();
  // Screen readers don't announce a live region that is added together with its text.
  for (const role of ['status', 'alert'] as const) await expect(page.getByRole(role).first()).toBeAttached();
  for (const region of await page.locator(':is([role=status], [role=alert])').all()) await expect(region).toBeEmpty();
  await site.pageForm.send('jane');
  await site.expectToast('email-invalid');
  const first = await site.toastOf('email-invalid').getByRole('presentation').elementHandle();
  await site.pageForm.submit.click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await site.expectToast('email-invalid');
});

test('a late error focuses its field, unless the visitor has moved the focus', async ({ site }) => {
  const { email, open, send, sending } = site.pageForm;
  const refusal = { error: { status: 'INVALID_ARGUMENT', message: '', details: { reason: 'email-invalid' } } };
  const elsewhere = site.footerLink('Contact');
  for (const moves of [false, true]) {
    await open();
    await site.answerOnce((route) => route.fulfill({ status: 400, json: refusal }));
    const release = await site.hold(API);
    await send(uniqueEmail('late'));
    await expect(sending).toBeVisible();
    if (moves) await elsewhere.focus();
    release();
    await site.expectToast('email-invalid');
    await expect(moves ? elsewhere : email).toBeFocused();
  }
});

test('a person whose program fills in the honeypot joins when they press again', async ({
  page,
  site: { expectToast, pageForm },
  consoleErrors,
  entries,
}) => {
  const { failure, fill, open, root, submit } = pageForm;
  const email = uniqueEmail('autofilled');
  await open();
  await fill(email);
  const copied = () => `${getSelection()?.selectAllChildren(document.body) ?? getSelection()}`;
  expect(await page.evaluate(copied)).not.toContain(honeypot);
  await root.locator(`[name=${HONEYPOT}]`).fill('Jane', { force: true });
  await submit.click();
  await expectToast('not-joined');
  await expectLogged(consoleErrors, failure);
  expect(await entries.signups(email)).toEqual([]);
  await submit.click();
  await expectToast('joined');
});

test('the contact form says each error at its field, and focuses the first', { tag: '@both' }, async ({ site }) => {
  const { open, root, submit } = site.contactForm;
  const calls = site.requests('POST /api/');
  await open();
  await submit.click();
  for (const [label, error, text] of [
    ['Name', 'Please enter your name.', 'Jane'],
    ['Email', 'Please enter your email address.', 'jane'],
    ['Email', /^Please enter a valid email address\./, 'jane@localhost'],
    ['Message', 'Please enter a message.', 'x'.repeat(5_001)],
    ['Message', /5,001.*5,000/, 'x'.repeat(5_000)],
  ] as const) {
    const field = root.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(error);
    await expect(root.getByText(error)).toBeVisible();
    expect(calls).toEqual([]);
    await field.fill(text);
    await expect(field).not.toHaveAccessibleDescription(error);
    await submit.click();
  }
  await site.expectToast('message-sent');
});

test('the forms are accessible in every state', { tag: '@both' }, async ({ page, site, consoleErrors }) => {
  await site.answerOnce();
  await site.dialogForm.open();
  await site.dialogForm.send('abc');
  await site.expectToast('email-invalid');
  await expectAccessible(page, 'refused email');
  await site.dialogForm.email.fill('jane.doe@gmial.com');
  await site.dialogForm.email.press('Tab');
  await expect(site.dialogForm.root.getByRole('button', { name: /^Did you mean/ })).toBeVisible();
  await expectAccessible(page, 'suggested email');
  const release = await site.hold(API);
  await site.dialogForm.send(uniqueEmail('accessible'));
  await expect(site.dialogForm.sending).toBeVisible();
  await expectAccessible(page, 'sending');
  release();
  await site.expectToast('not-joined');
  await expectLogged(consoleErrors, site.dialogForm.failure);
  await expectAccessible(page, 'failure');
  await site.dialogForm.submit.click();
  await site.expectToast('joined');
  await expectAccessible(page, 'success and record');
  await site.contactForm.open();
  await site.contactForm.submit.click();
  await expect(site.contactForm.root.getByText('Please enter a message.')).toBeVisible();
  await expectAccessible(page, 'refused message');
});

for (const name of ['dialogForm', 'pageForm'] as const) {
  test(`Tab leads from the ${name} to "contact support"`, async ({ page, site, consoleErrors }) => {
    const { failure, fill, open, submit } = site[name];
    await site.answerOnce();
    await open();
    await fill(uniqueEmail('support'));
    await submit.press('Enter');
    await site.expectToast('not-joined');
    await expectLogged(consoleErrors, failure);
    // The link to the privacy policy is between them.
    for (const _ of ['Privacy Policy', 'contact support']) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'contact support' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });
}

/** Whether the middle of the focused element is on top. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { left, top, width, height } = focused.getClientRects()[0] as DOMRect;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });

test('a toast never covers the focus, at 400 % zoom and at the end of a page', { tag: '@both' }, async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.answerOnce();
  await site.pageForm.open();
  await site.pageForm.send(uniqueEmail('covered'));
  await site.expectToast('not-joined');
  await expectLogged(consoleErrors, site.pageForm.failure);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await expect.poll(() => focusIsSeen(page), key).toBe(true);
    await page.keyboard.press(key);
  }
  // At the end of a page, which scrolls no further.
  await page.setViewportSize({ width: 900, height: 600 });
  await site.followTo('Contact');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect.poll(() => focusIsSeen(page)).toBe(true);
});

test('a toast does not scroll the page', { tag: '@both' }, async ({ page, site, isMobile, consoleErrors }) => {
  const { email, failure, open } = site.pageForm;
  await open();
  // Where the visitor sees the form, a success brings its record into view.
  if (!isMobile) await site.answerOnce();
  const release = await site.hold(API);
  await email.fill(uniqueEmail('away'));
  // Where there is just room for a desktop's toast below it.
  await email.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  // A visitor may scroll away from the field.
  if (isMobile) await site.scrollTo(0);
  const before = await site.scrolled();
  release();
  await site.expectToast(isMobile ? 'joined' : 'not-joined');
  if (!isMobile) await expectLogged(consoleErrors, failure);
  expect(await site.scrolled()).toBe(before);
});
