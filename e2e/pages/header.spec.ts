import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { addStyles, expectBelowHeader, LARGE_TEXT, positions, scrollTo } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { sections } from '../../web/src/content/navigation.ts';

const LABELS = ['Problem', 'Solution', 'How it Works', 'Benefits'];

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => banner(page).getByRole('button', { name: /menu/i });
const navigation = (page: Page) => banner(page).getByRole('navigation');

/** Waits until a section begins below the header and has the focus: the next Tab leads into it. */
async function expectChosen(page: Page, id: string) {
  await expectBelowHeader(page, id);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${id} :focus, #${id} ~ * :focus`)).toHaveCount(1);
}

test('§2 the header stays in place while the page scrolls', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 2000);
  expect(await banner(page).boundingBox()).toMatchObject({ y: 0 });
});

test('§2 the header’s button reads "Join Waitlist", beside the four navigation items as links and no menu', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(banner(page).getByRole('button', { name: 'Join Waitlist', exact: true })).toBeVisible();
  await expect(navigation(page).getByRole('link')).toHaveText(LABELS);
  await expect(menuButton(page)).toBeHidden();
});

test('§2 each navigation item scrolls to its anchor, and the next Tab leads into that section', async ({ page }) => {
  await visit(page, '/');
  for (const { label, id } of sections) {
    await navigation(page).getByRole('link', { name: label }).click();
    await expectChosen(page, id);
    await expect(page).toHaveURL(`/#${id}`);
  }
});

test('§2 a navigation item scrolls smoothly to its anchor', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const passed = await positions(page);
  await navigation(page).getByRole('link', { name: 'Benefits' }).click();
  await expectBelowHeader(page, 'benefits');
  expect((await passed.jsonValue()).length).toBeGreaterThan(2);
});

test('the navigation marks the section that is read, and none at the top', async ({ page }) => {
  await visit(page, '/');
  const current = navigation(page).locator('[aria-current=location]');
  await expect(current).toHaveCount(0);
  for (const { label, id } of sections) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(current).toHaveText([label]);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.locator('#waitlist').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveCount(0);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => visit(page, '/'));

  test('§2 §4 the header’s button reads "Join", and its toggle opens and closes the menu of four links', async ({
    page,
  }) => {
    await expect(banner(page).getByRole('button', { name: 'Join', exact: true })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(navigation(page).getByRole('link')).toHaveText(LABELS);
    await expect(navigation(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'open menu');
    await menuButton(page).click();
    await expect(navigation(page)).toBeHidden();
  });

  test('the toggle says once whether the menu is open: its name stays, its state changes', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const heard = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const toggles = nodes.filter(({ role, name }) => role?.value === 'button' && /menu/i.test(name?.value));
      return toggles.map(({ name, properties }) => [
        name?.value,
        properties?.find((property) => property.name === 'expanded')?.value.value,
      ]);
    };
    expect(await heard()).toEqual([['Menu', false]]);
    await menuButton(page).click();
    await expect(navigation(page)).toBeVisible();
    expect(await heard()).toEqual([['Menu', true]]);
  });

  test('the menu closes with Escape, and the toggle has the focus', async ({ page }) => {
    await menuButton(page).click();
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu closes when the focus leaves it, so that it never covers the focused element', async ({ page }) => {
    // As on a desktop at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await menuButton(page).press('Enter');
    await expect(navigation(page)).toBeVisible();
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(navigation(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(navigation(page)).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('all of the menu can be reached on a short screen with text twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await addStyles(page, LARGE_TEXT);
    await menuButton(page).click();
    const last = navigation(page).getByRole('link', { name: 'Benefits' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('§2 each item of the menu scrolls to its anchor and closes the menu, a second time too', async ({ page }) => {
    for (const { label, id } of sections) {
      for (const _ of ['first', 'second']) {
        await menuButton(page).click();
        await navigation(page).getByRole('link', { name: label }).click();
        await expect(navigation(page)).toBeHidden();
        await expectChosen(page, id);
      }
    }
  });
});
