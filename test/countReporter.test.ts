import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

const VITEST = createRequire(import.meta.url)
  .resolve('vitest/package.json')
  .replace('package.json', 'vitest.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-count-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the files as tests and gives the last line that is printed. */
function lastLine(files: Record<string, string>): string | undefined {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { beforeAll, expect, test } from 'vitest';\n${text}`);
  }
  const reporters = ['default', join(import.meta.dirname, 'countReporter.ts')].map((name) => `--reporter=${name}`);
  const { stdout } = spawnSync(process.execPath, [VITEST, 'run', ...reporters], { cwd: folder, encoding: 'utf8' });
  return stdout.trimEnd().split('\n').at(-1);
}

const PASSING = "test('one', () => {}); test('two', () => {}); test.skip('three', () => {});";

test('the last line counts what passed', () => {
  expect(lastLine({ 'a.test.ts': PASSING })).toBe('2 passed, 0 failed');
});

test('it counts tests that fail, files that cannot be loaded and set-ups that throw', () => {
  const files = {
    'a.test.ts': PASSING,
    'b.test.ts': "test('fails', () => expect(1).toBe(2));",
    'c.test.ts': "import './missing.ts'; test('never runs', () => {});",
    'd.test.ts': "beforeAll(() => { throw new Error('no set-up'); }); test('never runs', () => {});",
  };
  expect(lastLine(files)).toBe('2 passed, 3 failed');
});

test('it counts an error that no test owns', () => {
  const late = "test('ends early', () => { Promise.reject(new Error('unhandled')); });";
  expect(lastLine({ 'a.test.ts': late })).toBe('1 passed, 1 failed');
});

test('no test at all is a failure', () => {
  expect(lastLine({})).toBe('0 passed, 1 failed');
});
