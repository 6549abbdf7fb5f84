import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserContextOptions, LaunchOptions } from 'playwright';
import { fontSettings, packedBrowser } from './packedBrowser.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export const DESKTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the tests and the bench. */
export const launchOptions = {
  executablePath: browserPath(),
  args: ['--disable-gpu', '--disable-quic'],
  env: { ...process.env, ...fontSettings() },
} satisfies LaunchOptions;

/** `CHROME_PATH`, else an installed Chrome or Chromium, else the one from npm. */
function browserPath(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which is not a program.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...APPLICATIONS].find(isProgram) ?? packedBrowser();
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
