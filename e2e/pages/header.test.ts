import type { Page } from 'playwright';
import { describe } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { expectBelowHeader, positions, scrollTo } from '../support/scroll.ts';
import { DEVICES, expect, test, visit } from '../support/visitor.ts';

const SECTIONS: [label: string, anchor: string][] = [
  ['Problem', 'problem'],
  ['Solution', 'solution'],
  ['How it Works', 'how-it-works'],
  ['Benefits', 'benefits'],
];

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => banner(page).getByRole('button', { name: /menu/i });
const navigation = (page: Page) => banner(page).getByRole('navigation');

describe.each(DEVICES)('the header on a %s', (_, device) => {
  test.override('device', device);

  test('§2 its logo links to the landing page', async ({ page }) => {
    await visit(page, '/privacy');
    await banner(page).getByRole('link', { name: 'Stet' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy Policy');
  });

  test('§2 stays in place while the page scrolls', async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 2000);
    expect(await banner(page).boundingBox()).toMatchObject({ y: 0 });
  });

  test('§2 its button opens the waitlist dialog, on other pages too', async ({ page }) => {
    await visit(page, '/terms');
    await banner(page).getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible();
  });
});

describe('the header on a desktop', () => {
  test.override('device', DESKTOP);

  test('§2 its button reads "Join Waitlist"', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page).getByRole('button', { name: 'Join Waitlist', exact: true })).toBeVisible();
  });

  test('§2 shows the four navigation items as links, and no menu', async ({ page }) => {
    await visit(page, '/');
    await expect(navigation(page).getByRole('link')).toHaveText(SECTIONS.map(([label]) => label));
    await expect(menuButton(page)).toBeHidden();
  });

  test.for(SECTIONS)('§2 "%s" scrolls to its anchor', async ([label, anchor], { page }) => {
    await visit(page, '/');
    await navigation(page).getByRole('link', { name: label }).click();
    await expectBelowHeader(page, anchor);
    await expect(page).toHaveURL(`/#${anchor}`);
  });

  describe('with motion', () => {
    test.override('device', { ...DESKTOP, reducedMotion: 'no-preference' });

    test('§2 scrolls smoothly to an anchor', async ({ page }) => {
      await visit(page, '/');
      const passed = await positions(page);
      await navigation(page).getByRole('link', { name: 'Benefits' }).click();
      await expectBelowHeader(page, 'benefits');
      expect((await passed.jsonValue()).length).toBeGreaterThan(2);
    });
  });
});

describe('the header on a phone', () => {
  test.override('device', PHONE);

  test('§2 its button reads "Join"', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page).getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  });

  test('§4 the menu is closed at first', async ({ page }) => {
    await visit(page, '/');
    await expect(menuButton(page)).toBeVisible();
    await expect(navigation(page)).toBeHidden();
  });

  test('§2 the toggle opens and closes the menu of four links', async ({ page }) => {
    await visit(page, '/');
    await menuButton(page).click();
    await expect(navigation(page).getByRole('link')).toHaveText(SECTIONS.map(([label]) => label));
    await expect(navigation(page).getByRole('link').first()).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page).click();
    await expect(navigation(page)).toBeHidden();
    await expect(menuButton(page)).not.toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu closes with Escape, and the toggle has the focus', async ({ page }) => {
    await visit(page, '/');
    await menuButton(page).click();
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test.for(SECTIONS)(
    '§2 "%s" in the menu scrolls to its anchor and closes the menu',
    async ([label, anchor], { page }) => {
      await visit(page, '/');
      await menuButton(page).click();
      await navigation(page).getByRole('link', { name: label }).click();
      await expectBelowHeader(page, anchor);
      await expect(navigation(page)).toBeHidden();
    },
  );

  test('§2 the menu closes after the choice of the section one is at already', async ({ page }) => {
    await visit(page, '/#problem');
    await menuButton(page).click();
    await navigation(page).getByRole('link', { name: 'Problem' }).click();
    await expect(navigation(page)).toBeHidden();
  });
});
