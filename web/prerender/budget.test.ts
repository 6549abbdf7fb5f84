import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { buildSite } from '../../test/kit/buildSite.ts';
import { pages } from '../src/content/pages.ts';
import { fileOf } from './site.tsx';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');

beforeAll(() => buildSite(WEB), 120_000);

/** In bytes. The landing page leaves room for a section of two questions and answers. */
const limitOf = (path: string) => (path === '/' ? 13_900 : 14_100);
const HTML_ADVICE = `The HTML of a page has a limit: limitOf in web/prerender/budget.test.ts.
Why: TCP's first flight ends at about 14.4 kB with the headers, and the next byte costs every visitor a round trip.
What helps: fewer different letters in titles, fewer styles, shorter texts (docs/speed.md).
Only the site's owner may raise it, after npm run bench:page has shown what that costs.
Bytes`;

/** Bytes on the wire at a brotli quality. Hosting reaches 11; a server that compresses each answer would use 5. */
function compressed(file: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(readFileSync(join(DIST, file)), { params }).length;
}

test('all JavaScript together weighs at most 170 kB', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, file) => sum + compressed(`assets/${file}`, 5), 0);
  expect(bytes, 'An import from a package usually costs most: look for a smaller one.').toBeLessThanOrEqual(170_000);
});

test('the app is evaluated in six parts, none of which is more than half of it', () => {
  const [app = ''] = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const code = readFileSync(join(DIST, 'assets', app), 'utf8');
  const parts = code.split(/await new Promise\((\w+)=>setTimeout\(\1\)\)/).filter((_, index) => index % 2 === 0);
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part.length).toBeLessThan(code.length / 2);
});

const paths = [...Object.keys(pages), '/404', ...outcomeNames.map((name) => `/form/${name}`)];

describe.each(paths)('the HTML of %s', (path) => {
  const read = () => readFileSync(join(DIST, fileOf(path)), 'utf8');

  test('weighs at most 14.1 kB, and the landing page 13.9 kB', () => {
    expect(compressed(fileOf(path), 11), HTML_ADVICE).toBeLessThanOrEqual(limitOf(path));
  });

  test('has one script, which is inline and smaller than 1,200 bytes', () => {
    const scripts = [...read().matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    const [, attributes, code = ''] = scripts[0] ?? [];
    expect(attributes).toMatch(/^( data-app="\/assets\/[\w-]+\.js")?$/);
    expect(code.length).toBeLessThan(1_200);
  });

  test('has the class names of the production app, so that hydration adds no styles', () => {
    // Development builds of Material UI add names of their components.
    expect(read()).not.toMatch(/class="[^"]*\bs-\w+-Mui/);
  });

  test('asks for no script and no style before it is painted', () => {
    expect(read()).not.toMatch(/<link[^>]*rel="(preload|modulepreload|prefetch)"/);
    expect(read()).not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*media="print")/);
  });

  test('has no style attribute, which the policy would refuse, and no part that waits for a script', () => {
    expect(read()).not.toMatch(/<[^>]+ style="/);
    expect(read()).not.toContain('<template');
  });
});

test('no text decoration has its thickness in the shorthand, which WebKit rejects', () => {
  const sources = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|js)$/.test(file),
  );
  const decorations = sources.flatMap(
    (file) =>
      // A template literal in a script, or a declaration in a stylesheet.
      readFileSync(join(DIST, file), 'utf8').match(/text-?decoration:(`[^`]*`|[^;}]*)/gi) ?? [],
  );
  expect(decorations.length).toBeGreaterThan(0);
  expect(decorations.filter((decoration) => /\d(em|px)/.test(decoration))).toEqual([]);
});

test('the landing page has every section without a script', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  for (const id of ['problem', 'solution', 'how-it-works', 'benefits', 'trust-title', 'waitlist', 'waitlist-dialog']) {
    expect(html).toContain(` id="${id}"`);
  }
  expect(html).toContain('<footer');
});
