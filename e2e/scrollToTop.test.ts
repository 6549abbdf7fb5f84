import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DEVICES, expect, test, visit } from './support/visitor.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Everywhere the page passes from now on. */
const positions = (page: Page) =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(scrollY));
    return passed;
  });

describe.each(DEVICES)('scroll to top on a %s', (_, device) => {
  test.override('device', device);

  test('§9 appears above 300 px, and not at 300', async ({ page }) => {
    await visit(page, '/');
    await expect(button(page)).toBeHidden();
    await scroll(page, 301);
    await expect(button(page)).toBeVisible();
    await scroll(page, 300);
    await expect(button(page)).toBeHidden();
  });

  test('§2 takes back to the top and is gone', async ({ page }) => {
    await visit(page, '/');
    await scroll(page, 2000);
    await button(page).click();
    await expect(button(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  describe('with motion', () => {
    test.override('device', { ...device, reducedMotion: 'no-preference' });

    test('§2 scrolls smoothly', async ({ page }) => {
      await visit(page, '/');
      await scroll(page, 2000);
      await expect(button(page)).toBeVisible();
      const passed = await positions(page);
      await button(page).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect((await passed.jsonValue()).filter((y) => y > 0 && y < 2000)).not.toEqual([]);
    });
  });

  test('jumps where the visitor wants no motion', async ({ page }) => {
    await visit(page, '/');
    await scroll(page, 2000);
    await expect(button(page)).toBeVisible();
    const passed = await positions(page);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await passed.jsonValue()).toEqual([0]);
  });
});
