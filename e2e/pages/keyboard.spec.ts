import type { Page } from 'playwright/test';
import { uniqueEmail } from '../support/entries.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailOf } from '../support/forms.ts';
import { visit } from '../support/page.ts';
import { expectToast } from '../support/toasts.ts';

/** Enough to pass through everything on any page. */
const MANY = 80;

/** What has the focus: its name or words, where it is, and whether the header lies over its top. */
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

test('everything is reached with Tab in the order of the page, and nothing is left under the header', {
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

test('whatever has the focus shows it', async ({ page }) => {
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
