import { expect, test } from 'vitest';
import { colorSchemes } from './tokens.ts';

/** As Chromium computes it, from 0 to 255. */
const brightness = (color: string) => {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(color)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return Math.floor((299 * Number(red) + 587 * Number(green) + 114 * Number(blue)) / 1000);
};

test('a forced dark mode changes both the marker and its text, so the text stays readable', () => {
  // Chromium always inverts dark text, but inverts a background only above this brightness.
  expect(brightness(colorSchemes.light.palette.marker.main)).toBeGreaterThan(205);
});
