import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const VITEST = createRequire(import.meta.url)
  .resolve('vitest/package.json')
  .replace('package.json', 'vitest.mjs');

/** Runs the files as tests and returns the last printed line. */
function lastLine(files: Record<string, string>): string | undefined {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { beforeAll, expect, test } from 'vitest';\n${text}`);
  }
  const reporters = ['default', join(import.meta.dirname, 'countReporter.ts')].map((name) => `--reporter=${name}`);
  const { stdout } = spawnSync(process.execPath, [VITEST, 'run', ...reporters], { cwd: folder, encoding: 'utf8' });
  return stdout.trimEnd().split('\n').at(-1);
}

test('the last line counts tests, files that cannot be loaded, set-ups that throw, and errors that no test owns', () => {
  const files = {
    'a.test.ts': "test('one', () => {}); test('two', () => {}); test.skip('three', () => {});",
    'b.test.ts': "test('fails', () => expect(1).toBe(2));",
    'c.test.ts': "import './missing.ts'; test('never runs', () => {});",
    'd.test.ts': "beforeAll(() => { throw new Error('no set-up'); }); test('never runs', () => {});",
    'e.test.ts': "test('ends early', () => { Promise.reject(new Error('unhandled')); });",
  };
  expect(lastLine(files)).toBe('3 passed, 4 failed');
});

test('no test at all is a failure', () => {
  expect(lastLine({})).toBe('0 passed, 1 failed');
});
