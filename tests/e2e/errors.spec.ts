import { HONEYPOT } from '../../shared/contract.ts';
import { contact, didYouMean, fieldErrors, supportLink } from '../../web/src/content/forms.ts';
import { expectAccessible } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
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

test('a person whose program fills in the honeypot joins when they press again', async ({
  site: { expectToast, pageForm },
  consoleErrors,
  entries,
}) => {
  const { failure, fill, open, root, submit } = pageForm;
  const email = uniqueEmail('autofilled');
  await open();
  await fill(email);
  await root.locator(`[name=${HONEYPOT}]`).fill('Jane', { force: true });
  await submit.click();
  await expectToast('not-joined');
  await expectLogged(consoleErrors, failure);
  expect(await entries.signups(email)).toEqual([]);
  await submit.click();
  await expectToast('joined');
});

test('the contact form says each error at its field, and focuses the first', async ({ page, site }) => {
  const { open, root, submit } = site.contactForm;
  const calls = site.requests('POST /api/');
  await open();
  // As in Safari, where a pressed button doesn't take the focus, and what is around it does.
  await page.getByRole('main').focus();
  await root.evaluate((form: HTMLFormElement) => form.requestSubmit());
  for (const [label, reason, text] of [
    ['name', 'name-required', 'Jane'],
    ['email', 'email-required', 'jane'],
    ['email', 'email-invalid', 'jane@localhost'],
    ['message', 'message-required', 'x'.repeat(5_001)],
    ['message', 'message-too-long', 'x'.repeat(5_000)],
  ] as const) {
    const field = root.getByRole('textbox', { name: contact.labels[label], exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(fieldErrors[reason]);
    await expect(root.getByText(fieldErrors[reason])).toBeVisible();
    if (label === 'name') await expectAccessible(page, 'refused message');
    expect(calls).toEqual([]);
    await field.fill(text);
    await expect(field).not.toHaveAccessibleDescription(fieldErrors[reason]);
    await submit.click();
  }
  await site.expectToast('message-sent');
});

test('the waitlist is accessible in every state', { tag: '@phone' }, async ({ page, site, consoleErrors }) => {
  await site.failOnce();
  await site.dialogForm.open();
  await site.dialogForm.send('abc');
  await site.expectToast('email-invalid');
  await expectAccessible(page, 'refused email');
  await site.dialogForm.email.fill('jane.doe@gmial.com');
  await site.dialogForm.email.press('Tab');
  await expect(site.dialogForm.root.getByRole('button', { name: didYouMean })).toBeVisible();
  await expectAccessible(page, 'suggested email');
  await site.dialogForm.send(uniqueEmail('accessible'));
  await site.expectToast('not-joined');
  await expectLogged(consoleErrors, site.dialogForm.failure);
  await expectAccessible(page, 'failure');
  await site.dialogForm.submit.click();
  await site.expectToast('joined');
  await expectAccessible(page, 'success and record');
});

test('a toast is right below the header, never covers the focus, and Tab leads to its link, at 400 % zoom, too', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.failOnce();
  await site.pageForm.open();
  await site.pageForm.send(uniqueEmail('covered'));
  await site.expectToast('not-joined');
  await expectLogged(consoleErrors, site.pageForm.failure);
  const [header, toast] = await Promise.all([site.banner.boundingBox(), site.toastOf('not-joined').boundingBox()]);
  expect(Number(toast?.y) - Number(header?.height)).toBe(15);
  /** Whether the middle of the focused element is on top. */
  const focusIsSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement as Element;
      const { left, top, width, height } = focused.getClientRects()[0] as DOMRect;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
  await expect.poll(focusIsSeen).toBe(true);
  for (const height of [256, 192, 180]) {
    await page.setViewportSize({ width: 320, height });
    await site.banner.getByRole('button').first().focus();
    await expect.poll(focusIsSeen, `${height} px, header`).toBe(true);
    await site.pageForm.submit.focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect.poll(focusIsSeen, `${height} px, ${key}`).toBe(true);
    }
  }
  // After the link to the privacy policy.
  await expect(page.getByRole('link', { name: supportLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});
