import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { LoaderChunks } from './bundle.ts';
import { CHUNKS_FILE, DIST } from './paths.ts';

const KB = 1_000;
const read = (file: string) => readFileSync(join(DIST, file));
/** As a server compresses that has no time to do it well. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Bytes on the wire. */
const weight = (...files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file), { params }).length, 0);

const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));
const assets = readdirSync(join(DIST, 'assets'));
const { client }: LoaderChunks = JSON.parse(readFileSync(CHUNKS_FILE, 'utf8'));
const sdk = `assets/${client}.js`;
const core = assets.map((file) => `assets/${file}`).filter((file) => file !== sdk);

test('all JavaScript but the Firebase SDK weighs at most 120 kB', () => {
  expect(core.length).toBeGreaterThan(5);
  expect(weight(...core)).toBeLessThanOrEqual(120 * KB);
});

test('the Firebase SDK weighs at most 11 kB', () => {
  expect(weight(sdk)).toBeLessThanOrEqual(11 * KB);
});

describe.each(pages)('%s', (page) => {
  const html = read(page).toString();

  test('weighs at most 14 kB', () => {
    expect(weight(page)).toBeLessThanOrEqual(14 * KB);
  });

  test('has one inline script of at most 1 kB and asks for no other before it is painted', () => {
    const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>(.*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).toBe('');
    expect(scripts[0]?.[2]?.length).toBeLessThanOrEqual(KB);
    expect(html).not.toMatch(/<link[^>]*rel="(stylesheet|preload|modulepreload|prefetch)"/);
  });

  test('has no style attribute, which the policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+ style="/);
  });
});

test('ships no source map and nothing hidden', () => {
  const files = readdirSync(DIST, { recursive: true }).map(String);
  expect(files.filter((file) => /\.map$|(^|\/)\./.test(file))).toEqual([]);
});
