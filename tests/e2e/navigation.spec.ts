import type { Page } from 'playwright/test';
import { navigation, pageNames } from '../../web/src/content/site.ts';
import { expectAccessible, expectReadable } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, test } from '../kit/site.ts';

/** The sections in the navigation, which may have pages, too. */
const SECTIONS = navigation.links.flatMap(({ to, label }) => (to.startsWith('/#') ? { id: to.slice(2), label } : []));
const LAST = SECTIONS.at(-1) as (typeof SECTIONS)[number];

/** Waits until a section begins where the header ends, to a pixel. */
async function expectBelowHeader(page: Page, anchor: string) {
  const distance = async () => {
    const [header, section] = [
      await page.locator('header').boundingBox(),
      await page.locator(`#${anchor}`).boundingBox(),
    ];
    return Math.abs(Number(section?.y) - Number(header?.height));
  };
  await expect.poll(distance).toBeLessThan(1);
}

const topButton = (page: Page) => page.getByRole('button', { name: navigation.scrollToTop, exact: true });

test('§2 the fixed header has "Join", or "Join Waitlist" and all items', {
  tag: '@both',
}, async ({ isMobile, site }) => {
  await site.visit('/');
  await site.scrollTo(2000);
  const join = site.banner.getByRole('button', {
    name: isMobile ? navigation.join[0] : navigation.join.join(' '),
    exact: true,
  });
  await expect(join).toBeInViewport({ ratio: 1 });
  await expect(site.menuButton).toBeVisible({ visible: isMobile });
  await expect(site.menuItems).toHaveCount(isMobile ? 0 : navigation.links.length);
});

test('§2 the toggle opens and closes the menu, and a choice closes it, too', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await site.visit('/');
  for (const close of [site.menuButton, site.menuItem(LAST.label)]) {
    await site.menuButton.click();
    await expect(site.menuItems).toHaveCount(navigation.links.length);
    for (const item of await site.menuItems.all()) await expect(item).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(site.menuItems).toHaveCount(0);
  }
  await expectBelowHeader(page, LAST.id);
  await site.menuButton.click();
  await expectAccessible(page, 'open menu');
  await expectReadable(page, page.getByRole('main'));
});

test('the menu closes when the focus leaves it', { tag: '@phone' }, async ({ page, site }) => {
  await site.visit('/');
  await site.menuButton.press('Enter');
  for (const item of await site.menuItems.all()) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(site.menuItems).toHaveCount(0);
});

test('a tap beside the open menu presses nothing below it', { tag: ['@phone', '@engines'] }, async ({ page, site }) => {
  // Playwright's builds of the other engines start with a desktop's size.
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = site.requests('POST /api/');
  const form = site.contactForm;
  await form.open();
  await form.fill(uniqueEmail('menu'));
  await form.submit.scrollIntoViewIfNeeded();
  await site.menuButton.click();
  await form.submit.click({ force: true });
  await expect(site.menuItems).toHaveCount(0);
  await form.submit.click();
  await site.expectToast('message-sent');
  expect(calls).toHaveLength(1);
});

test('Tab goes on in the chosen section, and "Skip to content" leads to the content', async ({ page, site }) => {
  await site.visit('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const { id, label } of SECTIONS) {
    await site.menuItem(label).click();
    await expectBelowHeader(page, id);
    await page.keyboard.press('Tab');
    const isBefore = (focused: Element, section: Element | null) =>
      focused.compareDocumentPosition(section as Element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const section = await page.locator(`#${id}`).elementHandle();
    expect(await page.locator(':focus').evaluate(isBefore, section), id).toBe(0);
  }
});

test('§2 an item and "Scroll to top" scroll smoothly, unless motion is reduced', async ({ page, site }) => {
  await site.visit('/');
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const [part, end] of [
      [site.menuItem(LAST.label), () => expectBelowHeader(page, LAST.id)],
      [topButton(page), () => expect.poll(() => site.scrolled()).toBe(0)],
    ] as const) {
      const events = await page.evaluateHandle(() => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        return seen;
      });
      await part.click();
      await end();
      // The last event comes with the frame after the scroll.
      await page.waitForFunction((seen) => seen.at(-1) === scrollY, events);
      expect(await events.evaluate((seen) => seen.length > 2)).toBe(reducedMotion === 'no-preference');
    }
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('§2 "Scroll to top" shows above 300 px, not at 300', async ({ page, site }) => {
  await site.visit('/');
  await expect(topButton(page)).toBeHidden();
  await site.scrollTo(301);
  await expect(topButton(page)).toBeVisible();
  await site.scrollTo(300);
  await expect(topButton(page)).toBeHidden();
});

test('Back and Forward return to the position, also from another site', async ({ page, site }) => {
  await site.visit('/');
  await site.scrollTo(1500);
  await expect(topButton(page)).toBeVisible();
  await site.followTo(pageNames['/privacy']);
  await expect(topButton(page)).toBeHidden();
  await site.scrollTo(400);
  await expect(topButton(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => site.scrolled()).toBe(1500);
  await page.goForward();
  await expect.poll(() => site.scrolled()).toBe(400);
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('/robots.txt');
  await page.goBack();
  await site.hydrated();
  await expect.poll(() => site.scrolled()).toBe(400);
});

test('§2 a section of another page shows after 100 ms', { tag: '@phone' }, async ({ page, site }) => {
  await page.clock.install();
  await site.visit('/privacy');
  await page.clock.pauseAt(Date.now() + 60_000);
  await site.menuButton.click();
  await site.menuItem(LAST.label).click();
  await expect(page.locator(`#${LAST.id}`)).toBeVisible();
  await page.clock.runFor(99);
  expect(await site.scrolled()).toBe(0);
  await page.clock.runFor(1);
  expect(await site.scrolled()).toBeGreaterThan(0);
  await page.clock.resume();
  await expect(page).toHaveURL(`/#${LAST.id}`);
  await expectBelowHeader(page, LAST.id);
});

test('an address with a section shows it below the header', { tag: '@engines' }, async ({ page, site }) => {
  for (const anchor of [LAST.id, `${LAST.id}?utm_source=news`, 'waitlist&fbclid=1']) {
    // Otherwise only the anchor would change, and no page would load.
    await page.goto('about:blank');
    await site.visit(`/#${anchor}`);
    await expectBelowHeader(page, anchor.replace(/[?&].*/, ''));
  }
});
