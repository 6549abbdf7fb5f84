import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { ROOT } from '../../scripts/stack/project.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { openBrowser } from '../support/browser.ts';
import { contactSheet, type Screenshot } from './contactSheet.ts';
import { menu, type PageState, states } from './states.ts';

// Takes a screenshot of every page in every state, at every width, light and dark: `npm run screenshots [state …]`.

const FOLDER = join(ROOT, '.local/screenshots');
const WIDTHS = [390, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;
/** Below it the header has a menu button. */
const MENU_WIDTH = 900;

const chosen = process.argv.slice(2);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const stack = await startStack();
const browser = await openBrowser();
try {
  const taken: Screenshot[] = [];
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      for (const state of width < MENU_WIDTH ? [...states, menu] : states) {
        if (chosen.length > 0 && !chosen.includes(state.name)) continue;
        const file = `${state.name}-${width}-${scheme}.png`;
        await take(browser, state, { width, scheme, path: join(FOLDER, file) });
        taken.push({ state: state.name, width, scheme, file });
      }
    }
  }
  await writeFile(join(FOLDER, 'index.html'), contactSheet(taken));
  console.log(`${taken.length} screenshots: ${pathToFileURL(join(FOLDER, 'index.html'))}`);
} finally {
  await browser.close();
  await stack.stop();
}

interface Shot {
  width: number;
  scheme: Screenshot['scheme'];
  path: string;
}

async function take(browser: Browser, { path: route, reach, whole = false }: PageState, { width, scheme, path }: Shot) {
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
  });
  const page = await context.newPage();
  await page.goto(stack.origin + route, { waitUntil: 'networkidle' });
  await reach?.(page);
  await page.screenshot({ path, fullPage: whole });
  await context.close();
}
