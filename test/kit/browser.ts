import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from 'playwright';
import { fontSettings, packedBrowser } from './packedBrowser.ts';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium, of nearly all tests and of the bench. */
export const launchOptions = {
  executablePath: browserPath(),
  args: ['--disable-gpu', '--disable-quic'],
  env: { ...process.env, ...fontSettings() },
} satisfies LaunchOptions;

const chromium = { browserName: 'chromium', launchOptions } as const;

export const PHONE = {
  ...chromium,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const viewport = { width: 1280, height: 800 };

export const DESKTOP = { ...chromium, viewport };

const ENGINES = [firefox, webkit].map((engine) => ({
  name: engine.name(),
  installed: existsSync(engine.executablePath()),
  use: { browserName: engine.name() as 'firefox' | 'webkit', viewport },
}));

/** Playwright's own builds of the other engines, where they are installed. */
export const engines = ENGINES.filter(({ installed }) => installed);
export const missingEngines = ENGINES.filter(({ installed }) => !installed).map(({ name }) => name);

/** `CHROME_PATH`, else the Chromium from npm, else an installed Chrome or Chromium. */
function browserPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = () => [...onPath, ...APPLICATIONS].find((file) => existsSync(file));
  const path = process.env.CHROME_PATH || packedBrowser() || installed();
  if (!path) throw new Error('No browser was found: install Chrome or Chromium, or set CHROME_PATH to one.');
  return path;
}
