import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { expectReflow, unseenTexts } from '../../test/kit/layout.ts';
import { anotherPage, visit } from '../../test/kit/page.ts';
import { hero } from '../../web/src/content/landing.ts';
import { pages } from '../../web/src/content/pages.ts';

/** The page for unknown addresses. */
const UNKNOWN = '/nope';

/** The hero shows one question at a time. */
const NOT_ASKED = hero.fiveQuestions.rows.filter(({ word }) => word !== hero.fiveQuestions.start);

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

/** Controls without a visible border. MUI draws a field's border on a sibling of the field. */
const edgeless = (page: Page) =>
  page
    .locator('main :is(button, [type=radio], fieldset[aria-hidden])')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => Number.parseFloat(getComputedStyle(frame).borderTopWidth) < 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

for (const path of [...Object.keys(pages), UNKNOWN]) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, consoleErrors }) => {
      await visit(page, path);
      if (path === UNKNOWN) await expectLogged(consoleErrors, path);
    });

    test(`§1 §2 ${path} shows all its words, is accessible, light and dark, and stores nothing`, {
      tag: '@both',
    }, async ({ page }) => {
      const expected = path === '/' ? NOT_ASKED.map(({ question }) => question) : [];
      expect(await unseenTexts(page.locator('main, footer'))).toEqual(expected);
      await expectAccessible(page, path);
      expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    });

    test(`${path} needs no sideways scroll, on a narrow screen, with large or spaced text, or right to left`, async ({
      page,
    }) => {
      await expectReflow(page);
    });

    test(`${path} prints black on white; forced colours keep the edges of its controls`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await looks(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'active' });
      expect(await edgeless(page)).toEqual([]);
    });
  });
}

test('§2 §9 a legal page shows the visitor’s current year, and its copyright line reads 2024', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00');
  await visit(page, anotherPage.path);
  await expect(page.getByText(/^Last updated: \d{4}$/)).toHaveText('Last updated: 2031');
  await expect(page.getByRole('contentinfo')).toContainText('© 2024');
  await expect(page.getByRole('contentinfo')).not.toContainText('2031');
});

test('forced colours draw the borders of fields like text', { tag: '@engines' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/contact');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const frame of await page.locator('main fieldset[aria-hidden]').all()) {
    await expect(frame).toHaveCSS('border-top-color', text);
  }
});
