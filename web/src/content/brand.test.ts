import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('no other source names the brand', () => {
  const files = globSync('{shared,functions/src,web/src,web/prerender}/**/*.{ts,tsx,js}', { cwd: ROOT });
  const naming = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(brand.name));
  expect(naming.filter((file) => !file.includes('.test.'))).toEqual(['web/src/content/brand.ts']);
});
