import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { buildSite } from '../../test/kit/buildSite.ts';
import { pages } from '../src/content/pages.ts';
import { fileOf } from './site.tsx';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');

beforeAll(() => buildSite(WEB), 120_000);

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** Bytes on the wire at a brotli quality. Hosting reaches 11; a server that compresses each answer would use 5. */
function compressed(file: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(read(file), { params }).length;
}

const scripts = () => readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));

test('all JavaScript together weighs at most 170 kB', () => {
  expect(scripts().length).toBeGreaterThan(0);
  const bytes = scripts().reduce((sum, file) => sum + compressed(`assets/${file}`, 5), 0);
  expect(bytes, 'An import from a package usually costs most: look for a smaller one.').toBeLessThanOrEqual(170_000);
});

test('the app is evaluated in six parts, none of which is more than half of it', () => {
  const code = read(`assets/${scripts()[0]}`);
  const parts = code.split(/await new Promise\((\w+)=>setTimeout\(\1\)\)/).filter((_, index) => index % 2 === 0);
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part.length).toBeLessThan(code.length / 2);
});

const paths = [...Object.keys(pages), '/404', ...outcomeNames.map((name) => `/form/${name}`)];

/** In bytes. TCP's first flight ends at about 14.4 kB with the headers; the next byte costs each visitor a round trip. */
const limitOf = (path: string) => (path === '/' ? 13_900 : 14_100);
const ADVICE = `CONTRIBUTING, "Bytes", says what helps at the limit.`;

test.each(paths)('the HTML of %s weighs at most 14.1 kB, and that of the landing page 13.9 kB', (path) => {
  const bytes = compressed(fileOf(path), 11);
  if (path === '/')
    console.info(`The HTML of / has ${bytes} of ${limitOf(path)} bytes: ${limitOf(path) - bytes} free.`);
  expect(bytes, ADVICE).toBeLessThanOrEqual(limitOf(path));
});

test.each(paths)('the HTML of %s has one small inline script, and waits for nothing before it is painted', (path) => {
  const html = read(fileOf(path));
  const [script, ...others] = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const [, attributes, code = ''] = script ?? [];
  expect(others).toEqual([]);
  expect(attributes).toMatch(/^( data-app="\/assets\/[\w-]+\.js")?$/);
  expect(code.length).toBeLessThan(1_200);
  expect(html).not.toMatch(/<link[^>]*rel="(preload|modulepreload|prefetch)"/);
  expect(html).not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*media="print")/);
  // A part that waits for a script.
  expect(html).not.toContain('<template');
});

test.each(paths)('the HTML of %s has the class names of the production app, and no style attribute', (path) => {
  const html = read(fileOf(path));
  // Development builds of Material UI add names of their components; hydration would add their styles.
  expect(html).not.toMatch(/class="[^"]*\bs-\w+-Mui/);
  // The content policy refuses it.
  expect(html).not.toMatch(/<[^>]+ style="/);
});

test('no text decoration has its thickness in the shorthand, which WebKit rejects', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|js)$/.test(file),
  );
  // A template literal in a script, or a declaration in a stylesheet.
  const decorations = files.flatMap((file) => read(file).match(/text-?decoration:(`[^`]*`|[^;}]*)/gi) ?? []);
  expect(decorations.length).toBeGreaterThan(0);
  expect(decorations.filter((decoration) => /\d(em|px)/.test(decoration))).toEqual([]);
});
