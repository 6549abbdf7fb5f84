import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from './content/brand.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Lists the sources that contain a text; `known` is one that a broken pattern would miss. */
function sourcesWith(text: string | RegExp, patterns: string, exclude: string, known: string): string[] {
  const files = globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.*', exclude] });
  expect(files).toContain(known);
  return files.filter((file) => readFileSync(join(ROOT, file), 'utf8').split(text).length > 1);
}

test('no other source names the brand, but the owner may', () => {
  const all = '{shared,functions/src,web/src,web/prerender}/**/*.{ts,tsx,js}';
  expect(sourcesWith(brand.name, all, 'web/src/content/{brand,owner}.ts', 'web/src/content/legal.ts')).toEqual([]);
});

test('every colour, radius and face comes from the theme', () => {
  const literal = /'#[\da-f]{3,8}'|\brgba?\(|\bhsla?\(|borderRadius: \d|fontFamily: ['"]/i;
  expect(sourcesWith(literal, 'web/src/**/*.tsx', 'web/src/theme/**', 'web/src/layout/Header.tsx')).toEqual([]);
});
