import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
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

/** No sandbox, because containers allow none, and nothing that makes the browser talk to anyone by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser, with `HEADED=1` on the screen. Close it at the end. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = browserPath();
  const headless = !process.env.HEADED;
  const args = [...FLAGS, ...flags];
  return chromium.launch({ executablePath, headless, args, env: { ...process.env, ...fontSettings() } });
}

/** `CHROME_PATH`, else an installed Chrome or Chromium, else the one from npm. */
export function browserPath(): string {
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
