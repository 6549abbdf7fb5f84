import { defineConfig, type PlaywrightTestOptions } from 'playwright/test';
import base from '../../playwright.config.ts';
import { launchOptions } from '../../test/kit/browser.ts';
import { FOLDER } from './contactSheet.ts';

const contextOptions = { ...base.use?.contextOptions, forcedColors: 'active' } as const;

/** Screen sizes and modes in which each state is captured. */
const VIEWS: [name: string, width: number, height: number, use: Partial<PlaywrightTestOptions>][] = [
  ...(['light', 'dark'] as const).flatMap((colorScheme): typeof VIEWS => [
    [`390-${colorScheme}`, 390, 844, { colorScheme }],
    [`768-${colorScheme}`, 768, 1024, { colorScheme }],
    [`1280-${colorScheme}`, 1280, 800, { colorScheme }],
    [`1920-${colorScheme}`, 1920, 1080, { colorScheme }],
  ]),
  // Forms have little space on a small phone, and on one held sideways.
  ['320x568', 320, 568, {}],
  ['844x390', 844, 390, {}],
  ['390-forced-colours', 390, 844, { contextOptions }],
  ['1280-forced-colours', 1280, 800, { contextOptions }],
  // A4 at 96 dpi, in dark mode, which must not affect the print.
  ['print', 794, 1123, { colorScheme: 'dark' }],
];

/** `npm run screenshots`, or `npm run screenshots -- -g dialog` for some states. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'states.ts',
  outputDir: FOLDER,
  globalTeardown: './contactSheet.ts',
  reporter: 'line',
  use: { ...base.use, screenshot: 'off', trace: 'off' },
  projects: VIEWS.map(([name, width, height, use]) => ({
    name,
    use: { ...use, launchOptions, viewport: { width, height }, isMobile: width < 600, hasTouch: width < 600 },
    // Wider screens have no menu.
    grepInvert: width < 900 ? [] : /^menu$/,
  })),
});
