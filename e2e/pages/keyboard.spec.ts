import type { Page } from 'playwright/test';
import { expect, test } from '../../test/kit/fixtures.ts';
import { scrolled, scrollTo } from '../../test/kit/layout.ts';
import { anotherPage, followToAnotherPage, visit } from '../../test/kit/page.ts';

/** Presses a key until the focus leaves the page; returns what had it, and whether the header covered its top or it was out of view. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: { name: string; covered: boolean }[] = [];
  // More than the stops of any page.
  while (stops.length < 80) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      const header = document.querySelector('header') as HTMLElement;
      const { left, top, width } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + 1);
      const covered = !onTop || (header.contains(onTop) && !header.contains(element));
      return { name: element.ariaLabel || element.textContent || element.id, covered };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus went round in circles.');
}

test('Tab reaches every control in page order, at once in view, and the header covers none', { tag: '@both' }, async ({
  page,
}) => {
  // A smooth scroll would leave the ring out of view meanwhile.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const forth = await tabThrough(page, 'Tab');
  const names = forth.map(({ name }) => name);
  const some = ['Skip to content', 'Join the Waitlist', 'Contact'];
  expect(names.filter((name) => some.includes(name))).toEqual(some);
  const back = await tabThrough(page, 'Shift+Tab');
  expect([...forth, ...back].filter(({ covered }) => covered)).toEqual([]);
});

test('“Skip to content” shows at the first Tab, and leads to the content of each page', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(skip).toHaveCSS('color', await page.locator('body').evaluate((body) => getComputedStyle(body).color));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  await scrollTo(page, 1500);
  await followToAnotherPage(page);
  await skip.press('Enter');
  await expect(page).toHaveURL(`${anotherPage.path}#main`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

/** The ring of each control when it has the focus: its width, and its contrast with what is behind it. */
async function rings() {
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
  const found = [];
  for (const control of document.querySelectorAll<HTMLElement>('a, button, input, textarea')) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus({ focusVisible: true } as FocusOptions);
    // React, too, notices the focus.
    await new Promise((noticed) => requestAnimationFrame(noticed));
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    // MUI draws a field's border on a sibling of the field: wider with the focus.
    const border = control.parentElement?.querySelector(':scope > fieldset');
    const { borderTopWidth, borderTopColor } = getComputedStyle(border ?? control);
    const width = border ? borderTopWidth : outlineStyle === 'solid' ? outlineWidth : '0';
    const ring = luminance(border ? borderTopColor : outlineColor);
    const ground = luminance(behind(control.parentElement));
    const contrast = Math.max(ring, ground) / Math.min(ring, ground);
    found.push({
      name: control.ariaLabel || control.textContent || control.id,
      width: Number.parseFloat(width),
      contrast,
    });
  }
  return found;
}

for (const path of ['/', '/contact']) {
  test(`every control of ${path} has a ring of focus, with a contrast of 3:1, light and dark`, async ({ page }) => {
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(rings);
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter(({ width, contrast }) => width < 2 || contrast < 3)).toEqual([]);
    }
  });
}
