import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, openForm } from '../../test/kit/forms.ts';
import { arriveEarly } from '../../test/kit/network.ts';
import { settled, visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

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

test('a browser that blocks all storage joins', async ({ page, entries }) => {
  await page.addInitScript(withoutStorage);
  const email = uniqueEmail('unusual');
  await join(await openForm(page, dialogForm), email);
  await expectToast(page, 'joined');
  expect(await entries.signups(email)).toHaveLength(1);
});

for (const [when, arrive] of [
  ['before the app arrives', arriveEarly],
  ['with the app', visit],
] as const) {
  test(`a browser without invoker commands and closedby opens and closes the dialog ${when}`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      // Cancels the platform's own answer to both attributes, which can't be taken away otherwise.
      for (const type of ['command', 'cancel']) addEventListener(type, (event) => event.preventDefault(), true);
    });
    await arrive(page, '/');
    const dialog = page.getByRole('dialog');
    const email = emailOf(await dialogForm.show(page));
    await expect(email).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await dialogForm.show(page);
    await email.fill('jane@exam');
    await settled(dialog);
    await dialog.click({ position: { x: 5, y: 5 } });
    // A selection that ends beside the dialog.
    await email.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(email).toHaveValue('jane@exam');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
}
