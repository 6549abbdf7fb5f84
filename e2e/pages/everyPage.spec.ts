import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { emailOf, submitOf } from '../../test/kit/forms.ts';
import { addStyles, LARGE_TEXT, overflowing, TEXT_SPACING } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';
import { footer } from '../../web/src/content/navigation.ts';
import { pages } from '../../web/src/content/pages.ts';

const LINKS: [label: string, address: string | RegExp][] = [
  ...footer.links.map(({ label, to }): [string, string] => [label, to]),
  [footer.company, /^https:\/\/www\.linkedin\.com\//],
];

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** The colours of the page's parts, and whether they are fixed. */
const looks = (page: Page) =>
  page.locator('body, body *').evaluateAll((elements) => {
    const all = elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => {
        const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element);
        const isFixed = position === 'fixed' || position === 'sticky';
        return `${color} on ${backgroundColor}, ${backgroundImage}${isFixed ? ', fixed' : ''}`;
      });
    return [...new Set(all)];
  });

/** Buttons and fields without a visible border. */
const edgeless = (page: Page) =>
  page.locator('main :is(button, input:not([type=hidden]), textarea)').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      // MUI draws a field's border on a sibling of the field.
      .map((control) => control.parentElement?.querySelector(':scope > fieldset') ?? control)
      .filter((frame) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(frame);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((frame) => frame.outerHTML.slice(0, 80)),
  );

for (const path of Object.keys(pages)) {
  test(`§2 ${path} begins with a link that skips to its content, ends with the footer's links, and stores nothing`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText(LINKS.map(([label]) => label));
    for (const [index, [, address]] of LINKS.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });

  test(`${path} needs no sideways scroll on a narrow screen, with text twice as large or wider text spacing`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const [name, viewport, css] of [
      ['320 px', NARROW, ''],
      ['text twice as large on 390 px', { width: 390, height: 844 }, LARGE_TEXT],
      ['text twice as large on 1280 px', WIDE, LARGE_TEXT],
      ['wider text spacing on 320 px', NARROW, TEXT_SPACING],
      ['wider text spacing on 1280 px', WIDE, TEXT_SPACING],
    ] as const) {
      await page.setViewportSize(viewport);
      await addStyles(page, css);
      expect(await overflowing(page), name).toEqual([]);
    }
  });

  test(`${path} prints black on white with nothing fixed, and keeps the edges of controls in forced colours`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await looks(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'active' });
    expect(await edgeless(page)).toEqual([]);
  });

  test(`${path} is accessible, light and dark`, { tag: '@both' }, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page, path);
  });

  test(`§2 the header of ${path} opens the waitlist dialog, and gets the focus back`, async ({ page }) => {
    await visit(page, path);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Join' });
    const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
    await opener.press('Space');
    await emailOf(dialog).fill('jane@');
    await submitOf(dialog).click();
    await expectToast(page, 'email-invalid');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
