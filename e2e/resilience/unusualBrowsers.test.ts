import type { Page } from 'playwright';
import { describe } from 'vitest';
import { expectSent, sendMessage } from '../support/contactForm.ts';
import { callsOf } from '../support/network.ts';
import { expect, hydrated, test, uniqueEmail, visit } from '../support/visitor.ts';
import { dialogForm, emailOf, expectJoined, join, openForm, pageForm } from '../support/waitlistForms.ts';

/** As in browsers that are a few years old. */
async function withoutInvokers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // The platform’s own answer to the attribute, which can't be taken away otherwise.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
}

describe('a browser', () => {
  test('without crypto.randomUUID joins and sends messages', async ({ page, entries }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    });
    const calls = callsOf(page);
    const email = uniqueEmail('insecure');
    await join(await openForm(page, dialogForm), email);
    await expectJoined(page);
    await visit(page, '/contact');
    await sendMessage(page, { email });
    await expectSent(page);
    expect(calls.map(({ data }) => data.submissionId)).toEqual([undefined, undefined]);
    expect(await entries.signups(email)).toHaveLength(1);
    expect(await entries.messages(email)).toHaveLength(1);
  });

  test('without popovers joins', async ({ page, entries }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
      const { matches } = Element.prototype;
      const value = function (this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException('Unknown pseudo-class.', 'SyntaxError');
        return matches.call(this, selectors);
      };
      Object.defineProperty(Element.prototype, 'matches', { value });
    });
    const email = uniqueEmail('popoverless');
    await join(await openForm(page, dialogForm), email);
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('that blocks all storage joins', async ({ page, entries }) => {
    await page.addInitScript(() => {
      const blocked = {
        get(): never {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, blocked);
      }
      Object.defineProperty(Document.prototype, 'cookie', blocked);
    });
    const email = uniqueEmail('blocked');
    await join(await openForm(page, pageForm), email);
    await expectJoined(page);
    expect(await entries.signups(email)).toHaveLength(1);
  });

  test('whose clock is a year ahead joins at the server’s time', async ({ page, entries }) => {
    await page.clock.install({ time: Date.now() + 365 * 24 * 3_600_000 });
    const email = uniqueEmail('future');
    await join(await openForm(page, pageForm), email);
    await expectJoined(page);
    const [entry] = await entries.signups(email);
    expect(Math.abs(entry?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  test('without invoker commands opens and closes the dialog', async ({ page }) => {
    await withoutInvokers(page);
    await page.goto('/');
    const form = await dialogForm.show(page);
    await expect(emailOf(form)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await hydrated(page);
    await dialogForm.show(page);
    await expect(emailOf(form)).toBeVisible();
  });

  test('that leaves and comes back still has the typed text', async ({ page }) => {
    const form = await openForm(page, pageForm);
    await emailOf(form).fill('jane@exam');
    await page.evaluate(() => location.assign('/robots.txt'));
    await page.waitForURL('/robots.txt');
    await page.goBack();
    await hydrated(page);
    await expect(emailOf(form)).toHaveValue('jane@exam');
  });
});
