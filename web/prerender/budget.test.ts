import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { OUTCOME_NAMES } from '../../shared/outcomes.ts';
import { pages } from '../src/content/site.ts';
import { fileOf } from './site.tsx';

const DIST = join(import.meta.dirname, '../dist');

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** Bytes on the wire as Hosting sends them. */
const compressed = (text: string): number => brotliCompressSync(text).length;

const scripts = () => readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));

test('all JavaScript together weighs at most 160 kB', () => {
  expect(scripts().length).toBeGreaterThan(0);
  const bytes = scripts().reduce((sum, file) => sum + compressed(read(`assets/${file}`)), 0);
  expect(bytes, 'An import from a package usually costs most: look for a smaller one.').toBeLessThanOrEqual(160_000);
});

const paths = [...Object.keys(pages), '/404', ...OUTCOME_NAMES.map((name) => `/form/${name}`)];

/** In bytes. The first paint waits for the HTML up to the hero's end (docs/decisions.md). */
const HERO_MAX = 14_300;
const PAGE_MAX = 20_000;

/** A page's HTML with one name for every build's app. The hash in the real name would change the size. */
const htmlOf = (path: string) => read(fileOf(path)).replace(/assets\/[\w-]+\.js/, 'assets/main.js');

test('the HTML of / through the hero weighs at most 14.3 kB', () => {
  const html = htmlOf('/');
  const end = html.indexOf('<section');
  expect(end).toBeGreaterThan(html.indexOf('</h1>'));
  const bytes = compressed(html.slice(0, end));
  console.info(`HTML of /: ${bytes} of ${HERO_MAX} bytes through the hero, ${compressed(html)} of ${PAGE_MAX} in all.`);
  expect(bytes, 'CONTRIBUTING, "Bytes", says what helps.').toBeLessThanOrEqual(HERO_MAX);
});

test.each(paths)('the HTML of %s weighs at most 20 kB, has one small script, and waits for no request', (path) => {
  expect(compressed(htmlOf(path))).toBeLessThanOrEqual(PAGE_MAX);
  const page = parse(read(fileOf(path)));
  const [script, ...others] = page.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.rawAttrs).toMatch(/^(data-app="\/assets\/[\w-]+\.js"( data-path="[^"]+")?)?$/);
  expect(script?.text.length).toBeLessThanOrEqual(1_300);
  const waiting = '[rel=preload], [rel=modulepreload], [rel=prefetch], [rel=stylesheet]';
  // React leaves a template where a part waits for a script.
  expect(page.querySelectorAll(`${waiting}, template`), 'A picture needs loading="lazy".').toEqual([]);
  // Development builds of Material UI add class names; hydration would add their styles. The policy refuses `style`.
  expect(page.querySelectorAll('[class*="-Mui"], [style]')).toEqual([]);
});
