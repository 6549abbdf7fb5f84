import type { Page } from 'playwright/test';
import { expect, test } from '../kit/site.ts';

/** WCAG's contrast of two computed colours. */
function contrast(...colours: [string, string]): number {
  const [low = 0, high = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Presses Tab until the focus leaves the page, and marks each stop. Returns each stop's name and fault: it is covered or
 * shows no ring.
 */
async function tabThrough(page: Page) {
  const stops: { name: string; fault: string }[] = [];
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
      const isField = element.matches('input, textarea');
      const framed = isField ? (element.parentElement as HTMLElement) : element;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(framed);
      let ground = element.parentElement as HTMLElement;
      while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement ?? document.body;
      return {
        name: element.ariaLabel || element.textContent || element.id,
        isCovered,
        ring: outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0,
        colours: [outlineColor, getComputedStyle(ground).backgroundColor] as const,
      };
    });
    if (!stop) return stops;
    const { name, isCovered, ring, colours } = stop;
    const hasRing = ring >= 2 && contrast(...colours) >= 3;
    stops.push({ name, fault: isCovered ? 'covered' : hasRing ? '' : `ring of ${ring} px, ${colours}` });
  }
  throw new Error('The focus never left the page.');
}

/** Visible controls at which Tab hasn't stopped. It never reaches the honeypot. */
const UNREACHED = ':is(a[href], button, input, textarea):visible:not([data-stop], [aria-hidden] *)';

for (const [path, some] of [
  ['/', ['Skip to content', 'Join the Waitlist', 'Join the Waitlist', 'Contact']],
  ['/contact', ['Skip to content', 'Send message', 'Contact']],
] as const) {
  test(`Tab reaches every control of ${path} in order, with a ring`, { tag: '@both' }, async ({ page, site }) => {
    // Keys must not scroll smoothly even now: the ring would be out of view meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await site.visit(path);
      const stops = await tabThrough(page);
      expect(stops.map(({ name }) => name).filter((name) => some.some((one) => one === name))).toEqual(some);
      expect(stops.filter(({ fault }) => fault)).toEqual([]);
      // "Scroll to top" came into view after Tab had passed its place.
      await site.scrollTo(0);
      await expect(page.locator(UNREACHED)).toHaveCount(0);
    }
  });
}
