import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { ROOT } from '../../scripts/stack/project.ts';

import { openBrowser } from '../support/browser.ts';
import { startStack } from '../support/stack.ts';
import { type PageState, states } from './states.ts';
import { type View, views } from './views.ts';

// Takes a screenshot of every page in every state and view, and draws the README's picture: `npm run screenshots [state …]`.

const FOLDER = join(ROOT, '.local/screenshots');
const README_PICTURE = join(ROOT, 'docs/site.png');

interface Screenshot {
  state: string;
  view: string;
  width: number;
  /** File name beside the contact sheet. */
  file: string;
}

const chosen = process.argv.slice(2);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const stack = await startStack();
const browser = await openBrowser();
try {
  const taken: Screenshot[] = [];
  for (const view of views) {
    for (const state of states) {
      if (chosen.length > 0 && !chosen.includes(state.name)) continue;
      if (view.states?.test(state.name) === false || view.width >= (state.below ?? Infinity)) continue;
      const file = `${state.name}-${view.name}.png`;
      await take(browser, state, view, join(FOLDER, file));
      taken.push({ state: state.name, view: view.name, width: view.width, file });
    }
  }
  await writeFile(join(FOLDER, 'index.html'), contactSheet(taken));
  if (chosen.length === 0) await drawReadmePicture(browser);
  console.log(`${taken.length} screenshots: ${pathToFileURL(join(FOLDER, 'index.html'))}`);
} finally {
  await browser.close();
  await stack.stop();
}

async function take(browser: Browser, { path, reach, whole = false }: PageState, view: View, file: string) {
  const phone = view.width < 600;
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    ...view.context,
  });
  const page = await context.newPage();
  await page.goto(stack.origin + path, { waitUntil: 'networkidle' });
  await reach?.(page);
  if (view.print) await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: file, fullPage: whole });
  await context.close();
}

/** The landing page on a desktop and, in dark mode, on a phone. */
async function drawReadmePicture(browser: Browser) {
  const picture = async (name: string) =>
    `data:image/png;base64,${(await readFile(join(FOLDER, `home-${name}.png`))).toString('base64')}`;
  const page = await browser.newPage({ viewport: { width: 1400, height: 760 } });
  await page.setContent(`<style>body{margin:32px;display:flex;gap:24px;background:#e8e0d0}
div{height:696px;overflow:hidden;border:1px solid #1e1a14}img{display:block;width:100%}</style>
<div style="flex:880"><img src="${await picture('1280-light')}"></div>
<div style="flex:400"><img src="${await picture('390-dark')}"></div>`);
  await page.screenshot({ path: README_PICTURE });
  await page.close();
}

/** One page to look at all screenshots: a row of views for each state. */
function contactSheet(screenshots: Screenshot[]): string {
  const rows = Object.entries(Object.groupBy(screenshots, ({ state }) => state)).map(([state, pictures = []]) => {
    const figures = pictures.map(
      ({ file, view, width }) =>
        `<figure style="flex:${width}"><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${view}</figcaption></figure>`,
    );
    return `<h2>${state}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:16px}div{display:flex;gap:8px;align-items:start}figure{margin:0 0 8px}img{width:100%;border:1px solid #ccc}</style>
${rows.join('\n')}`;
}
