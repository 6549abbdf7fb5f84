import { expect, test } from 'vitest';
import { colorSchemes } from './tokens.ts';

/** As Chromium computes it, from 0 to 255. */
const brightness = (color: string) => {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(color)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return Math.floor((299 * Number(red) + 587 * Number(green) + 114 * Number(blue)) / 1000);
};

test('a browser that darkens light pages by force darkens the marker with its text', () => {
  const { main, dark } = colorSchemes.light.palette.marker;
  // Chromium inverts dark text always, but a background only above this brightness.
  for (const color of [main, dark]) expect(brightness(color)).toBeGreaterThan(205);
});
