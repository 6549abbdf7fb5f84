import type { Page } from 'playwright/test';
import { contrast } from '../kit/checks.ts';
import { expect, test } from '../kit/fixtures.ts';
import { visit } from '../kit/page.ts';

/** Presses Tab until the focus leaves the page; returns each stop that shows no ring or is covered, and all names. */
async function tabThrough(page: Page) {
  const stops: { name: string; fault: string }[] = [];
  // More than the stops of any page.
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      const header = document.querySelector('header') as HTMLElement;
      const { left, top, width } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + 1);
      const isCovered = !onTop || (header.contains(onTop) && !header.contains(element));
      // MUI draws a field's border on a sibling of the field.
      const border = element.parentElement?.querySelector(':scope > fieldset');
      const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, borderTopColor } = getComputedStyle(
        border ?? element,
      );
      const thickness = border ? borderTopWidth : outlineStyle === 'solid' ? outlineWidth : '0';
      let ground = element.parentElement as HTMLElement;
      while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement ?? document.body;
      return {
        name: element.ariaLabel || element.textContent || element.id,
        isCovered,
        ring: Number.parseFloat(thickness),
        colours: [border ? borderTopColor : outlineColor, getComputedStyle(ground).backgroundColor] as const,
      };
    });
    if (!stop) return stops;
    const { name, isCovered, ring, colours } = stop;
    const hasRing = ring >= 2 && contrast(...colours) >= 3;
    stops.push({ name, fault: isCovered ? 'covered' : hasRing ? '' : `ring of ${ring} px, ${colours}` });
  }
  throw new Error('The focus went round in circles.');
}

test('Tab reaches every control in order, with a ring, and the header covers none', { tag: '@both' }, async ({
  page,
}) => {
  // A smooth scroll would leave the ring out of view meanwhile.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [path, colorScheme, some] of [
    ['/', 'light', ['Skip to content', 'Join the Waitlist', 'Contact']],
    ['/', 'dark', ['Skip to content', 'Join the Waitlist', 'Contact']],
    ['/contact', 'light', ['Skip to content', 'Send message', 'Contact']],
    ['/contact', 'dark', ['Skip to content', 'Send message', 'Contact']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, path);
    const stops = await tabThrough(page);
    expect(stops.map(({ name }) => name).filter((name) => some.some((one) => one === name))).toEqual(some);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
  }
});
