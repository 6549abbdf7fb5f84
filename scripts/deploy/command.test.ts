import { expect, test } from 'vitest';
import { execute } from '../cli/command.ts';
import { deployCommand } from '../deploy.ts';
import type { DeployOptions } from './deploy.ts';

async function read(...args: string[]) {
  let options: DeployOptions | undefined;
  const printed: string[] = [];
  const program = deployCommand(async (given) => {
    options = given;
  });
  program.configureOutput({ writeErr: (text) => void printed.push(text) });
  const code = await execute(program, args, new AbortController().signal);
  return { options, printed: printed.join(''), code };
}

test('names the site like the project by default', async () => {
  expect((await read('--project', 'stet-site')).options).toEqual({
    project: 'stet-site',
    site: 'stet-site',
    dryRun: false,
    tested: false,
  });
});

test('needs no project for a dry run', async () => {
  expect((await read('--dry-run')).options).toMatchObject({ project: 'PROJECT', dryRun: true });
});

test('takes a rollback to the last release or to a version', async () => {
  expect((await read('--project', 'x', '--rollback')).options?.rollback).toBe(true);
  expect((await read('--project', 'x', '--rollback', '0a1b')).options?.rollback).toBe('0a1b');
});

test.each([
  [[], 'Name the project to deploy to: --project <id>.'],
  [['--project', 'demo-stet'], 'It belongs to the local stack. Name a real project'],
  [['--project', 'x', '--preview', 'Live One'], 'Use lowercase letters, digits and hyphens'],
  [['--project', 'x', '--preview', 'live'], 'another name than live'],
  [['--project', 'x', '--rollback', '--dry-run'], "'--rollback [version]' cannot be used with option '--dry-run'"],
  [['--projet', 'x'], "unknown option '--projet'\n(Did you mean --project?)"],
  [['--project', 'x', 'live'], 'too many arguments'],
])('refuses %j with a sentence', async (args, message) => {
  const { options, printed, code } = await read(...args);
  expect(printed).toContain(message);
  expect([options, code]).toEqual([undefined, args.length === 0 ? 1 : 2]);
});
