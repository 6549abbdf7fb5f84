import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('no other source names the brand, but the owner may', () => {
  const files = globSync('{shared,functions/src,web/src,web/prerender}/**/*.{ts,tsx,js}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', 'web/src/content/{brand,owner}.ts'],
  });
  expect(files).toContain('web/src/content/legal.ts');
  expect(files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(brand.name))).toEqual([]);
});
