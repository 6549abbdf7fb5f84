import type { Page } from 'playwright';
import { describe } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { hold } from '../support/network.ts';
import { DEVICES, expect, test, uniqueEmail, visit } from '../support/visitor.ts';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../support/waitlistForms.ts';

const ROUTES = ['/', '/privacy', '/terms', '/contact'];

/** Elements that reach beyond the right edge, where one would have to scroll sideways to read them. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > width + 1;
    });
    const sideways = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...sideways, ...beyond.map((element) => element.outerHTML.slice(0, 80))];
  });

describe('on a screen of 320 px', () => {
  test.override('device', { ...PHONE, viewport: { width: 320, height: 640 } });

  test.for(ROUTES)('%s fits', async (path, { page }) => {
    await visit(page, path);
    expect(await overflowing(page)).toEqual([]);
  });

  test('the dialog and its toast fit', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await submitOf(form).click();
    await expect(page.getByText('Email required')).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
  });

  test('the menu fits', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Benefits' })).toBeInViewport();
    expect(await overflowing(page)).toEqual([]);
  });
});

describe.each(DEVICES)('with text twice as large on a %s', (_, device) => {
  test.override('device', device);

  test.for(ROUTES)('%s fits', async (path, { page }) => {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowing(page)).toEqual([]);
  });

  test('the dialog fits, and its button can be reached', async ({ page }) => {
    const form = await openForm(page, dialogForm);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await submitOf(form).scrollIntoViewIfNeeded();
    await expect(submitOf(form)).toBeInViewport();
    expect(await overflowing(page)).toEqual([]);
  });
});

describe.each(DEVICES)('motion on a %s', (_, device) => {
  const animations = (page: Page) => page.evaluate(() => document.getAnimations().length);

  describe('where it is wanted', () => {
    test.override('device', { ...device, reducedMotion: 'no-preference' });

    test('§4 the button has a spinner while it sends', async ({ page }) => {
      await hold(page, '**/api/joinWaitlist');
      const form = await openForm(page, dialogForm);
      await join(form, uniqueEmail('spinner'));
      await expect(form.getByRole('button', { name: 'Joining...' })).toBeVisible();
      expect(await animations(page)).toBeGreaterThan(0);
    });
  });

  describe('where it is not', () => {
    test.override('device', { ...device, reducedMotion: 'reduce' });

    test('nothing moves while one joins', async ({ page }) => {
      const release = await hold(page, '**/api/joinWaitlist');
      const form = await openForm(page, pageForm);
      expect(await animations(page)).toBe(0);
      await join(form, uniqueEmail('still'));
      await expect(emailOf(form)).toBeDisabled();
      expect(await animations(page)).toBe(0);
      release();
      await expect(page.getByRole('status').getByText("You're on the list! 🎉")).toBeVisible();
      expect(await animations(page)).toBe(0);
    });
  });
});
