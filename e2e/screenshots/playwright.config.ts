import { defineConfig, type PlaywrightTestOptions } from 'playwright/test';
import base from '../../playwright.config.ts';
import { launchOptions } from '../../test/kit/browser.ts';
import { FOLDER } from './contactSheet.ts';

/** A screen size or mode in which the states are captured. */
interface View {
  name: string;
  width: number;
  height: number;
  use?: Partial<PlaywrightTestOptions>;
  /** The states to look at; all by default. */
  grep?: RegExp;
}

const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const forcedColours: View['use'] = { contextOptions: { ...base.use?.contextOptions, forcedColors: 'active' } };

const views: View[] = [
  ...SCHEMES.flatMap((colorScheme) =>
    Object.entries(HEIGHTS).map(([width, height]) => ({
      name: `${width}-${colorScheme}`,
      width: Number(width),
      height,
      use: { colorScheme },
    })),
  ),
  // A short screen, on which forms have little space.
  { name: '390x500', width: 390, height: 500, grep: /@dialog/ },
  { name: '320x568', width: 320, height: 568, grep: /@dialog/ },
  // A phone held sideways, and a desktop at 400 %.
  { name: '844x390', width: 844, height: 390 },
  { name: '320x256', width: 320, height: 256, grep: /@dialog/ },
  { name: '2560-light', width: 2560, height: 1300, grep: /@page/ },
  { name: '390-forced-colours', width: 390, height: 844, use: forcedColours, grep: /@page/ },
  { name: '1280-forced-colours', width: 1280, height: 800, use: forcedColours, grep: /@page/ },
  // A4 at 96 dpi, in dark mode, which must not affect the print.
  { name: 'print', width: 794, height: 1123, use: { colorScheme: 'dark' }, grep: /@page/ },
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
  projects: views.map(({ name, width, height, use, grep = /./ }) => ({
    name,
    use: { ...use, launchOptions, viewport: { width, height }, isMobile: width < 600, hasTouch: width < 600 },
    grep,
    // Wider screens have no menu.
    grepInvert: width < 900 ? [] : /@menu/,
  })),
});
