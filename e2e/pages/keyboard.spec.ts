import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { emailOf } from '../../test/kit/forms.ts';
import { heading, visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** More than the tab stops of any page. */
const MANY = 80;

/** The focused element: its name, its position, and whether the header covers its top. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const header = document.querySelector('header') as HTMLElement;
    const { left, top, width } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + 1);
    return {
      name: element.ariaLabel || element.textContent || element.id,
      inDialog: element.closest('dialog') !== null,
      nowhere: element === document.body,
      covered: header.contains(onTop) && !header.contains(element),
    };
  });

/** Presses a key until the focus has left the page, and returns where it was. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  for (let pressed = 0; pressed < MANY; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.nowhere) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus went round in circles: ${stops.map(({ name }) => name).join(', ')}`);
}

test('Tab reaches every control in page order, and the header covers none', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  const forth = await tabThrough(page, 'Tab');
  const names = forth.map(({ name }) => name);
  const some = ['Skip to content', 'Join the Waitlist', 'Contact'];
  expect(names.filter((name) => some.includes(name))).toEqual(some);
  expect(forth.filter(({ covered }) => covered)).toEqual([]);
  const back = await tabThrough(page, 'Shift+Tab');
  expect(back.filter(({ covered }) => covered)).toEqual([]);
});

test('every focused element has a visible focus ring', async ({ page }) => {
  await visit(page, '/contact');
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(async () => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || element.id === 'main') return null;
      const parts = [element, ...(element.parentElement?.children ?? [])];
      const widths = () =>
        parts
          .map((part) => getComputedStyle(part))
          .flatMap(({ outlineStyle, outlineWidth, borderTopWidth }) => [
            outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
            Number.parseFloat(borderTopWidth),
          ]);
      const withFocus = widths();
      element.blur();
      // React, too, notices that the focus is gone.
      await new Promise((noticed) => requestAnimationFrame(noticed));
      const without = widths();
      element.focus();
      return withFocus.some((width, index) => width - (without[index] ?? 0) >= 2) ? null : element.outerHTML;
    });
    expect(unseen).toBeNull();
  }
});

test('every ring of focus has a contrast of 3:1 with what is behind it, light and dark', async ({ page }) => {
  await visit(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rings = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const isPainted = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const behind = (element: Element | null): string => {
        while (element && !isPainted(element)) element = element.parentElement;
        return getComputedStyle(element ?? document.body).backgroundColor;
      };
      const stops = [...document.querySelectorAll<HTMLElement>('a, button, input[type=radio]')];
      return stops
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        .map((stop) => {
          stop.focus({ focusVisible: true } as FocusOptions);
          const { outlineColor, outlineStyle } = getComputedStyle(stop);
          const [ring, ground] = [luminance(outlineColor), luminance(behind(stop.parentElement))];
          const contrast = Math.max(ring, ground) / Math.min(ring, ground);
          return { name: stop.ariaLabel || stop.textContent, outlineStyle, contrast };
        });
    });
    expect(rings.length).toBeGreaterThan(10);
    expect(rings.filter(({ contrast, outlineStyle }) => outlineStyle !== 'solid' || contrast < 3)).toEqual([]);
  }
});

test('“Skip to content” has the ink of the page, light and dark', async ({ page }) => {
  await visit(page, '/');
  const ink = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await ink('a[href="#main"]')).toBe(await ink('body'));
  }
});

test('the heading that gets the focus after navigation shows no ring, and Tab passes it', async ({ page }) => {
  await visit(page, '/contact');
  await expect(heading(page)).not.toHaveAttribute('tabindex');
  const logo = page.getByRole('banner').getByRole('link').first();
  for (const choose of [() => logo.click(), () => logo.press('Enter')]) {
    await choose();
    await expect(heading(page)).toHaveText(/already decided/);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' })).toBeFocused();
  }
});

test('§2 the dialog opens with the focus in its field, keeps it inside, and gives it back after joining', async ({
  page,
}) => {
  await visit(page, '/');
  const opener = page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' });
  const email = emailOf(page.getByRole('dialog'));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const { inDialog, nowhere, name } = await focused(page);
    // After the last stop the focus goes to the browser's own window.
    expect(inDialog || nowhere, name).toBe(true);
  }
  await email.fill(uniqueEmail('focus'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'joined');
  await expect(opener).toBeFocused();
});
