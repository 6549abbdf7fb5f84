import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../../cli/project.ts';
import { expect, test } from '../support/fixtures.ts';

/** Bundles a page whose parent component holds the dialog's state. */
async function bundle(): Promise<string> {
  const [result] = (await build({
    root: join(ROOT, 'web'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'test/dialogParent.tsx', formats: ['iife'], name: 'parent' },
    },
    define: { 'process.env.NODE_ENV': '"development"', __NAME_WIDTH__: '1' },
  })) as Rolldown.RolldownOutput[];
  return (result as Rolldown.RolldownOutput).output[0].code;
}

test('§2 the dialog’s parent opens and closes it, and follows the visitor who closes it', async ({ page }) => {
  await page.route('**/parent', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Parent</title><div id="root"></div>` }),
  );
  await page.goto('/parent');
  await page.addScriptTag({ content: await bundle() });
  const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
  const state = page.locator('h1');
  const set = (open: boolean) =>
    page.evaluate((value) => (window as unknown as { setDialog(open: boolean): void }).setDialog(value), open);
  await expect(dialog).toBeVisible();
  await set(false);
  await expect(dialog).toBeHidden();
  await set(true);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(state).toHaveText('closed');

  // The visitor's closing is reported after the parent has opened the dialog again.
  await page.locator('dialog').evaluate((element) => {
    const { setDialog } = window as unknown as { setDialog(open: boolean): void };
    requestAnimationFrame(() => setTimeout(() => setDialog(true)));
    for (const open of [true, false]) element.toggleAttribute('open', open);
  });
  await expect(dialog).toBeVisible();
});
