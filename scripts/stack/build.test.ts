import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { requireBuilt } from './build.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  write('web/src/content/landing.ts', 1);
  write('functions/src/index.ts', 1);
  write('functions/src/contract/contract.ts', 1);
  write('web/dist/index.html', 2);
  write('functions/dist/index.cjs', 2);
});

function write(file: string, seconds: number): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
  utimesSync(join(root, file), seconds, seconds);
}

const check = (...workspaces: ('web' | 'functions')[]) => requireBuilt(workspaces, root);

test('accepts builds that are newer than their sources', () => {
  write('web/src/content/landing.test.ts', 3);
  expect(() => check('web', 'functions')).not.toThrow();
});

test('refuses a missing build', () => {
  rmSync(join(root, 'web/dist'), { recursive: true });
  expect(() => check('web')).toThrow('web/dist/index.html is missing: run npm run build.');
});

test('refuses a stale build and names the changed file', () => {
  write('web/src/content/landing.ts', 3);
  const sentence = 'web/src/content/landing.ts has changed since the last build: run npm run build.';
  expect(() => check('web')).toThrow(sentence);
  expect(() => check('functions')).not.toThrow();
});

test('refuses a stale build of either side when the contract changes', () => {
  write('functions/src/contract/contract.ts', 3);
  for (const workspace of ['web', 'functions'] as const) {
    expect(() => check(workspace)).toThrow('functions/src/contract/contract.ts has changed since the last build');
  }
});
