import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HeaderRule, withExactAssets } from './hostingConfig.ts';

const everything: HeaderRule = { source: '**', headers: [{ key: 'X', value: '1' }] };
const immutable: HeaderRule = { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] };
const hosting = { public: 'dist', headers: [everything, immutable] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-hosting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lets the rule for assets match the built files and nothing else', () => {
  mkdirSync(join(folder, 'assets'));
  for (const file of ['a-1.js', 'b+(2).css']) writeFileSync(join(folder, 'assets', file), '');
  const { headers } = withExactAssets(hosting, folder);
  expect(headers[0]).toEqual(everything);
  const pattern = new RegExp(headers[1]?.regex ?? '', 'u');
  for (const path of ['/assets/a-1.js', '/assets/b+(2).css']) expect(path).toMatch(pattern);
  for (const path of ['/assets/a-1_js', '/assets/a-1.js.map', '/x/assets/a-1.js', '/assets/', '/assets/d.js']) {
    expect(path).not.toMatch(pattern);
  }
});
