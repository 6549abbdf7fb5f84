import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../test/kit/buildSite.ts';
import { copyRepository } from '../../test/kit/commands.ts';
import { brand } from '../src/content/brand.ts';

const WEB = join(import.meta.dirname, '..');

const copies: (() => void)[] = [];
afterAll(() => {
  for (const remove of copies) remove();
});

/** Draws and builds a copy of the site with another brand. Returns its folders and the printed warnings. */
async function rebrand(brand: Record<string, string | boolean>, headline: string[]) {
  const root = copyRepository((remove) => copies.push(remove));
  const web = join(root, 'web');
  await edit(join(web, 'src/content/brand.ts'), (source) =>
    Object.entries(brand).reduce((text, [key, value]) => {
      const setting = new RegExp(`(\\b${key}: )('[^']*'|true|false)`);
      if (!setting.test(text)) throw new Error(`brand.ts has no ${key}.`);
      return text.replace(setting, `$1${JSON.stringify(value)}`);
    }, source),
  );
  await edit(join(web, 'src/content/landing.ts'), (source) =>
    source.replace(/(export const hero = \{\n\s+title: )\[[^\]]*\]/, `$1${JSON.stringify(headline)}`),
  );
  const { stderr } = await promisify(execFile)(process.execPath, ['draw/main.ts'], { cwd: web });
  return { root, dist: join(web, 'dist'), missing: stderr, printed: await buildSite(web) };
}

async function edit(file: string, change: (source: string) => string) {
  const source = await readFile(file, 'utf8');
  await writeFile(file, change(source));
}

async function textFiles(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|js|svg|xml|txt|webmanifest)$/.test(file) && !/licence/.test(file));
  return Promise.all(texts.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

let sites: Awaited<ReturnType<typeof rebrand>>[];
beforeAll(async () => {
  sites = await Promise.all([
    rebrand(
      {
        name: 'Marginalia',
        tagline: 'The notebook of growing teams',
        drawn: true,
        meaning: '“Keep” stays.',
      },
      ['Чужие ', 'already decided all this', ' last week.'],
    ),
    rebrand({ name: 'Wit', drawn: false, meaning: 'It means unsaid.' }, ['Everything was ', 'decided', '.']),
  ]);
}, 120_000);

const page = (index: number, name = 'index') => readFile(join(sites[index]?.dist ?? '', `${name}.html`), 'utf8');

test('another name leaves the old one in no file', async () => {
  const old = new RegExp(`.{0,40}\\b${brand.name}\\b.{0,20}`, 'i');
  for (const { file, text } of await textFiles(sites[0]?.dist ?? '')) {
    expect(text.match(old)?.[0], file).toBeUndefined();
  }
});

test('a letter that the display face lacks is named, and the site is built with the fallback face', async () => {
  expect(sites[0]?.missing).toMatch(/no Ч .*“Чужие already decided all this last week\.”/);
  expect(sites[1]?.missing).toBe('');
});

test('the headline takes a marker of one word or of four', async () => {
  expect((await page(0)).replace(/<\/?mark[^>]*>/g, '|')).toContain('Чужие |already| |decided| |all| |this|');
  expect(await page(1)).toMatch(/Everything was <mark[^>]*>decided/);
});

test('proof marks can be left out', async () => {
  const marks = /data-again|stroke-dasharray|>Who<\/text>/;
  expect(await page(0, 'form/joined')).toMatch(/viewBox="0 0 380 220"/);
  expect(await page(1, 'form/joined')).not.toMatch(marks);
  expect(await page(0)).toMatch(marks);
  expect(await page(1)).not.toMatch(marks);
  expect(await readFile(join(sites[1]?.dist ?? '', 'icon.svg'), 'utf8')).not.toContain('circle');
});

test('a brand without proof marks has no sentence about them on any page', async () => {
  const saying = async (site: number, words: string) => {
    const files = await textFiles(sites[site]?.dist ?? '');
    return files.filter(({ file, text }) => file.endsWith('.html') && text.includes(words)).map(({ file }) => file);
  };
  expect(await saying(0, '“Keep” stays.')).toEqual(['index.html']);
  expect(await saying(1, 'unsaid')).toEqual([]);
});

test('another name is drawn as wordmark, icon and preview card', async () => {
  for (const file of ['icon.svg', 'icon-512.png', 'apple-touch-icon.png', 'preview.png']) {
    const drawn = await readFile(join(sites[0]?.dist ?? '', file));
    expect(drawn.equals(await readFile(join(WEB, 'public', file))), file).toBe(false);
  }
  const wordmarkWidth = (html: string) => Number(/aria-label="\w+" viewBox="[\d.]+ 0 ([\d.]+)/.exec(html)?.[1]);
  expect(wordmarkWidth(await page(0))).toBeGreaterThan(2 * wordmarkWidth(await page(1)));
});

test('the build says when the pictures are the old brand’s, and nothing once they are drawn', async () => {
  expect(sites.map(({ printed }) => printed)).toEqual(['', '']);
  const { root } = sites[1] ?? {};
  await cp(join(WEB, 'src/theme/drawn.json'), join(root ?? '', 'web/src/theme/drawn.json'));
  expect(await buildSite(join(root ?? '', 'web'))).toMatch(new RegExp(`show ${brand.name}: .*npm run draw`));
});
