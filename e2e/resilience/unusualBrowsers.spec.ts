import type { Page } from 'playwright/test';
import { uniqueEmail } from '../support/entries.ts';
import { expect, test } from '../support/fixtures.ts';
import { dialogForm, emailOf, join, openForm } from '../support/forms.ts';
import { visit } from '../support/page.ts';
import { expectToast } from '../support/toasts.ts';

const withoutRandomUuid = () => {
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
};

const withoutPopovers = () => {
  for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  const { matches } = Element.prototype;
  const value = function (this: Element, selectors: string) {
    if (selectors.includes(':popover-open')) throw new DOMException('Unknown pseudo-class.', 'SyntaxError');
    return matches.call(this, selectors);
  };
  Object.defineProperty(Element.prototype, 'matches', { value });
};

const withoutStorage = () => {
  const blocked = {
    get(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, blocked);
  }
  Object.defineProperty(Document.prototype, 'cookie', blocked);
};

const BROWSERS: [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['without crypto.randomUUID', (page) => page.addInitScript(withoutRandomUuid)],
  ['without popovers', (page) => page.addInitScript(withoutPopovers)],
  ['that blocks all storage', (page) => page.addInitScript(withoutStorage)],
  ['whose clock is a year ahead', (page) => page.clock.install({ time: Date.now() + 365 * 24 * 3_600_000 })],
];

for (const [name, prepare] of BROWSERS) {
  test(`a browser ${name} joins, at the server’s time`, async ({ page, entries }) => {
    await prepare(page);
    const email = uniqueEmail('unusual');
    await join(await openForm(page, dialogForm), email);
    await expectToast(page, 'joined');
    const [entry] = await entries.signups(email);
    expect(Math.abs(entry?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });
}

test('a browser without invoker commands opens and closes the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // The platform’s own answer to the attribute, which can't be taken away otherwise.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await visit(page, '/');
  const form = await dialogForm.show(page);
  await expect(emailOf(form)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
