import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../../tests/kit/commands.ts';
import { brand } from '../src/content/brand.ts';

const WEB = join(import.meta.dirname, '..');

const copies: (() => void)[] = [];
afterAll(() => {
  for (const remove of copies) remove();
});

/** A copy of the site with another brand, and without what its owner has filled in. */
async function rebrand(brand: Record<string, string | boolean>, headline: string[]) {
  const web = join(
    copyRepository((remove) => copies.push(remove)),
    'web',
  );
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
  await edit(join(web, 'src/content/owner.ts'), (source) => source.replace(/(?<=: )'[^']*'/g, "'By a test'"));
  await writeFile(join(web, '.env.production'), 'VITE_SITE_URL=https://rebrand.example\n');
  return web;
}

async function edit(file: string, change: (source: string) => string) {
  const source = await readFile(file, 'utf8');
  await writeFile(file, change(source));
}

/** Builds a copy. Resolves to the warnings that the build prints. */
async function build(web: string): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env;
  return (await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: web, env })).stderr;
}

let drawn: { web: string; warnings: string; printed: string };
let undrawn: { web: string; printed: string };
beforeAll(async () => {
  const [marginalia, wit] = await Promise.all([
    rebrand({ name: 'Marginalia', tagline: 'The notebook of growing teams', proofMarks: false }, [
      'Чужие ',
      'already decided all',
      ' this.',
    ]),
    rebrand({ name: 'Wit', proofMarks: true }, ['Everything was ', 'decided', '.']),
  ]);
  const { stderr: warnings } = await promisify(execFile)(process.execPath, ['draw/main.ts'], { cwd: marginalia });
  const [printed, unnamed] = await Promise.all([build(marginalia), build(wit)]);
  drawn = { web: marginalia, warnings, printed };
  undrawn = { web: wit, printed: unnamed };
}, 120_000);

const read = (site: { web: string }, file: string) => readFile(join(site.web, 'dist', file));
const htmlOf = async (site: { web: string }) => {
  const files = await readdir(join(site.web, 'dist'), { recursive: true });
  const html = files.filter((file) => file.endsWith('.html'));
  return (await Promise.all(html.map((file) => read(site, file)))).join('\n');
};

test('another name leaves the old one in no file', async () => {
  // In quotes it is the editors' word, which no page of this brand shows.
  const old = new RegExp(`.{0,40}(?<!“)\\b${brand.name}\\b.{0,20}`, 'i');
  const files = await readdir(join(drawn.web, 'dist'), { recursive: true });
  for (const file of files.filter(
    (name) => /\.(html|js|svg|xml|txt|webmanifest)$/.test(name) && !/licence/.test(name),
  )) {
    expect(`${await read(drawn, file)}`.match(old)?.[0], file).toBeUndefined();
  }
});

test('a letter that the display face lacks is named, and the site is built with the fallback face', async () => {
  expect(drawn.warnings).toMatch(/no Ч .*“Чужие already decided all this\.”/);
  const heading = `${await read(drawn, 'index.html')}`.replace(/<\/?mark[^>]*>/g, '|');
  expect(heading).toContain('Чужие |already| |decided| |all| this.');
});

test('the owner’s email address, if there is one, is on the contact page and in the privacy policy', async () => {
  const contact = `${await read(drawn, 'contact.html')}`;
  expect(contact.match(/Or by email: <a [^>]*(href="mailto:.*?<)\/a>/)?.[1]).toBe('href="mailto:By a test">By a test<');
  expect(`${await read(drawn, 'privacy.html')}`).toMatch(/through the contact page, or at By a test\./);
});

test('a brand without proof marks draws none and speaks of none on any page', async () => {
  for (const mark of ['data-again', 'stroke-dasharray=', '>Who</text>', '/20% repeat-x', 'Copy editors']) {
    expect(await htmlOf(undrawn)).toContain(mark);
    expect(await htmlOf(drawn)).not.toContain(mark);
  }
  expect(`${await read(drawn, 'icon.svg')}`).not.toContain('circle');
});

test('another name is drawn as wordmark, icon and preview card, and the build says where that is missing', async () => {
  for (const file of ['icon.svg', 'icon-512.png', 'apple-touch-icon.png', 'preview.png']) {
    const picture = await read(drawn, file);
    expect(picture.equals(await readFile(join(WEB, 'public', file))), file).toBe(false);
  }
  const wordmarkWidth = (html: string) => Number(/aria-label="\w+" viewBox="[\d.]+ 0 ([\d.]+)/.exec(html)?.[1]);
  // Ten letters, each at least half as wide as the 40 units that it is high.
  expect(wordmarkWidth(await htmlOf(drawn))).toBeGreaterThan(150);
  expect(drawn.printed).not.toContain('npm run draw');
  expect(undrawn.printed).toContain('npm run draw');
});
