import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright/test';
import { ROOT } from '../../local/project.ts';
import { launchOptions } from '../../test/kit/browser.ts';

export const FOLDER = join(ROOT, '.local/screenshots');

const DESKTOP_PICTURE = join(FOLDER, 'home-1280-light.png');
const PHONE_PICTURE = join(FOLDER, 'home-390-dark.png');

/** Puts all screenshots on one page, and draws the README's picture from two of them. */
export default async function finish(): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.png'));
  const sheet = join(FOLDER, 'index.html');
  await writeFile(sheet, contactSheet(files.toSorted()));
  if (existsSync(DESKTOP_PICTURE) && existsSync(PHONE_PICTURE)) await drawReadmePicture();
  console.log(`${files.length} screenshots: ${pathToFileURL(sheet)}`);
}

const contactSheet = (files: string[]) => `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui}figure{display:inline-block;margin:4px;vertical-align:top}img{display:block;height:400px;border:1px solid #ccc}</style>
${files.map((file) => `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`).join('\n')}`;

/** The landing page on a desktop and, in dark mode, on a phone. */
async function drawReadmePicture(): Promise<void> {
  const data = async (file: string) => `data:image/png;base64,${(await readFile(file)).toString('base64')}`;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1400, height: 760 } });
  await page.setContent(`<style>body{margin:32px;display:flex;gap:24px;background:#e8e0d0}
div{height:696px;overflow:hidden;border:1px solid #1e1a14}img{display:block;width:100%}</style>
<div style="flex:880"><img src="${await data(DESKTOP_PICTURE)}"></div>
<div style="flex:400"><img src="${await data(PHONE_PICTURE)}"></div>`);
  await page.screenshot({ path: join(ROOT, 'docs/site.png') });
  await browser.close();
}
