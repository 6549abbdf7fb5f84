import type { Page } from 'playwright/test';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { expectAccessible } from '../../test/kit/axe.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { addStyles, LARGE_TEXT, overflowing } from '../../test/kit/layout.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';
import { handIn, heading } from '../../test/kit/page.ts';

for (const name of outcomeNames) {
  test(`/form/${name} says what happened to a form, loads no app and is not indexed`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.resourceType()));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/form/${name}`);
    await expectOutcomePage(page, name);
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await overflowing(page)).toEqual([]);
    await addStyles(page, LARGE_TEXT);
    expect(await overflowing(page), 'text twice as large').toEqual([]);
    await addStyles(page, '');
    await expectAccessible(page, name);
    expect(loaded).not.toContain('script');
  });
}

const WAITLIST = ['email-required', 'email-invalid', 'not-joined'];
const CONTACT = ['message-invalid', 'message-not-sent'];
const SUCCESS = ['joined', 'already-registered', 'message-sent'];

/** What moves on the page. */
const animations = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('the page of a failure has a link to its form, beside the sentence about the Back button', async ({ page }) => {
  for (const [names, form] of [
    [WAITLIST, '/#waitlist'],
    [CONTACT, '/contact'],
  ] as const) {
    for (const name of names) {
      await page.goto(`/form/${name}`);
      await expect(page.getByText('Back button leads to the form')).toBeVisible();
      await page.getByRole('link', { name: 'To the form' }).click();
      await expect(page).toHaveURL(form);
    }
  }
});

test('the page of a success is signed; nothing moves under reduced motion, and screen readers hear no signature', async ({
  page,
}) => {
  for (const name of SUCCESS) {
    await page.goto(`/form/${name}`);
    const hand = handIn(page.getByRole('main'));
    // The size of a rotated box is rounded.
    await expect(hand).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('main')).not.toContainText('stet');
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('stet');
    expect(await animations(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    expect(await hand.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.9s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  for (const name of [...WAITLIST, ...CONTACT]) {
    await page.goto(`/form/${name}`);
    await expect(heading(page)).toBeVisible();
    await expect(handIn(page.getByRole('main'))).toHaveCount(0);
  }
});

test('no page of an outcome or of an unknown address leaves half of a desktop’s screen empty', async ({
  page,
  consoleErrors,
}) => {
  for (const path of [...outcomeNames.map((name) => `/form/${name}`), '/nope']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const { left, right, bottom } = await page.locator('main figure').evaluate((card) => card.getBoundingClientRect());
    expect(left, path).toBeGreaterThan(600);
    expect(right, path).toBeGreaterThan(1200);
    expect(bottom, path).toBeGreaterThan(400);
  }
  await expectLogged(consoleErrors, '/nope');
});
