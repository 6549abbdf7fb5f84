import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright/test';
import { ROOT } from '../../local/project.ts';
import { launchOptions } from '../../test/kit/browser.ts';

export const FOLDER = join(ROOT, '.local/screenshots');

/** Puts all screenshots on one page, and draws the README's picture from two of them. */
export default async function finish(): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.png')).toSorted();
  const figures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  const sheet = join(FOLDER, 'index.html');
  await writeFile(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui}figure{display:inline-block;margin:4px;vertical-align:top}img{height:400px;border:1px solid #ccc}</style>
${figures.join('\n')}`,
  );
  const pictures = ['home-1280-light.png', 'home-390-dark.png'];
  if (pictures.every((file) => files.includes(file))) await drawReadmePicture(pictures);
  console.log(`${files.length} screenshots: ${pathToFileURL(sheet)}`);
}

/** The landing page on a desktop and, in dark mode, on a phone. */
async function drawReadmePicture(files: string[]): Promise<void> {
  const pictures = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'base64')));
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1400, height: 760 } });
  await page.setContent(`<style>body{margin:32px;display:grid;grid:auto/880fr 400fr;gap:24px;background:#e8e0d0}
div{height:696px;overflow:hidden;border:1px solid #1e1a14}img{display:block;width:100%}</style>
${pictures.map((picture) => `<div><img src="data:image/png;base64,${picture}"></div>`).join('')}`);
  await page.screenshot({ path: join(ROOT, 'docs/site.png') });
  await browser.close();
}
