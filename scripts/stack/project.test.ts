import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { firebaseConfig, ROOT } from './project.ts';

test('lets the rule for assets match the built files and nothing else', () => {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'firebase.json'), join(folder, 'firebase.json'));
  mkdirSync(join(folder, 'web/dist/assets'), { recursive: true });
  for (const file of ['a-1.js', 'b+(2).css']) writeFileSync(join(folder, 'web/dist/assets', file), '');

  const [everything, assets] = firebaseConfig(folder).hosting.headers;
  expect(everything.source).toBe('**');
  expect(assets.headers[0].value).toContain('immutable');
  const pattern = new RegExp(assets.regex, 'u');
  for (const path of ['/assets/a-1.js', '/assets/b+(2).css']) expect(path).toMatch(pattern);
  for (const path of ['/assets/a-1_js', '/assets/a-1.js.map', '/x/assets/a-1.js', '/assets/', '/assets/d.js']) {
    expect(path).not.toMatch(pattern);
  }
});
