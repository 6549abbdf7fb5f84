import { expect, test } from 'vitest';
import { readDeployOptions } from './options.ts';

test('a project is enough, and the site is called like it', () => {
  expect(readDeployOptions(['--project', 'stet-site'])).toEqual({
    project: 'stet-site',
    site: 'stet-site',
    preview: undefined,
    rollback: undefined,
    dryRun: false,
    tested: false,
  });
});

test('a dry run needs no project', () => {
  expect(readDeployOptions(['--dry-run'])).toMatchObject({ project: 'demo-stet', dryRun: true });
});

test.each([
  [[], 'Name the project to deploy to: --project <id>.'],
  [['--project', 'demo-stet'], "demo-stet is the local stack's: it can't be deployed to."],
  [['--project', 'x', '--preview', 'Live One'], "Live One can't be a channel's name"],
  [['--project', 'x', '--preview', 'live'], "live can't be a channel's name"],
  [['--project', 'x', '--rollback', '--dry-run'], '--rollback goes with neither --preview nor --dry-run.'],
  [['--projet', 'x'], "Unknown option '--projet' (Did you mean --project?)"],
  [['--project', 'x', 'live'], 'Too many arguments'],
])('%j: says what is wrong', (args, message) => {
  expect(() => readDeployOptions(args)).toThrow(message);
});

test('a rollback is to the last release, or to a version', () => {
  expect(readDeployOptions(['--project', 'x', '--rollback'])?.rollback).toBe(true);
  expect(readDeployOptions(['--project', 'x', '--rollback', '0a1b'])?.rollback).toBe('0a1b');
});
