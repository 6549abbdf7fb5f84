import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/project.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const REPORTER = join(import.meta.dirname, 'kit/countReporter.ts');
const RUNNERS = {
  Vitest: { module: 'vitest', script: 'vitest.mjs', args: ['run', '--reporter=default', `--reporter=${REPORTER}`] },
  Playwright: { module: 'playwright/test', script: 'cli.js', args: ['test', `--reporter=list,${REPORTER}`] },
};
type Runner = keyof typeof RUNNERS;

/** Runs the files as tests and returns the last printed line. */
function lastLine(runner: Runner, files: Record<string, string>): string | undefined {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { module, script, args } = RUNNERS[runner];
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { expect, test } from '${module}';\n${text}`);
  }
  const manifest = createRequire(import.meta.url).resolve(`${module.split('/')[0]}/package.json`);
  const cli = manifest.replace('package.json', script);
  const { stdout } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' });
  return stdout.trimEnd().split('\n').at(-1);
}

test('the last line of Vitest counts tests, files that cannot be loaded, set-ups that throw, and errors of no test', () => {
  const files = {
    'a.test.ts': "test('one', () => {}); test('two', () => {}); test.skip('three', () => {});",
    'b.test.ts': "test('fails', () => expect(1).toBe(2));",
    'c.test.ts': "import './missing.ts'; test('never runs', () => {});",
    'd.test.ts':
      "import { beforeAll } from 'vitest'; beforeAll(() => { throw new Error('no set-up'); }); test('never runs', () => {});",
    'e.test.ts': "test('ends early', () => { Promise.reject(new Error('unhandled')); });",
  };
  expect(lastLine('Vitest', files)).toBe('3 passed, 4 failed');
});

test('the last line of Playwright counts tests', () => {
  const files = {
    'a.test.mjs': "test('one', () => {}); test('two', () => {}); test.skip('three', () => {});",
    'b.test.mjs':
      "test('fails', () => expect(1).toBe(2)); test('ends late', () => { test.setTimeout(1); return new Promise(() => {}); });",
  };
  expect(lastLine('Playwright', files)).toBe('2 passed, 2 failed');
});

test.each(Object.keys(RUNNERS) as Runner[])('no test at all is a failure of %s', (runner) => {
  expect(lastLine(runner, {})).toBe('0 passed, 1 failed');
});
