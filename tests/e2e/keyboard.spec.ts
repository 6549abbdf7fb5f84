import type { Page } from 'playwright/test';
import { contact, waitlist } from '../../web/src/content/forms.ts';
import { footer, navigation } from '../../web/src/content/site.ts';
import { expect, test } from '../kit/site.ts';

/** Presses Tab until the focus leaves the page, and marks each stop. Returns each stop's name, and whether it is seen. */
async function tabThrough(page: Page) {
  const stops: { name: string; isSeen: boolean }[] = [];
  // More than the stops of any page.
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      element.dataset.stop = '';
      const header = document.querySelector('header') as HTMLElement;
      const { left, top, width } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + 1);
      const isCovered = !onTop || (header.contains(onTop) && !header.contains(element));
      // A field's frame belongs to its parent.
      const isField = element.matches('input, select, textarea');
      const { outlineStyle, outlineWidth } = getComputedStyle(isField ? (element.parentElement as Element) : element);
      const hasRing = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      return { name: element.ariaLabel || element.textContent || element.id, isSeen: !isCovered && hasRing };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never left the page.');
}

/** Visible controls at which Tab hasn't stopped. It never reaches the honeypot, and of radio buttons only the chosen one. */
const UNREACHED =
  ':is(a[href], button, input, select, textarea):visible:not([data-stop], [aria-hidden] *, [type=radio])';

for (const [path, some] of [
  ['/', [navigation.skip, waitlist.title, footer.company]],
  ['/contact', [navigation.skip, contact.submit, footer.company]],
] as const) {
  test(`Tab reaches every control of ${path} in order, with a ring`, { tag: '@both' }, async ({ page, site }) => {
    // Keys must not scroll smoothly even now: the ring would be out of view meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await site.visit(path);
    const stops = await tabThrough(page);
    const names = new Set(stops.map(({ name }) => name));
    expect([...names].filter((name) => some.some((one) => one === name))).toEqual(some);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    // "Scroll to top" came into view after Tab had passed its place.
    await site.scrollTo(0);
    await expect(page.locator(UNREACHED)).toHaveCount(0);
  });
}
