import { expect, test } from 'vitest';
import { execute } from './cli/command.ts';
import { define, deployCommand } from './deploy.ts';

/** Runs a command line where the launch lacks these; returns its exit code, output, and what the Firebase CLI got. */
async function deploy(args: string, problems: string[] = []) {
  const calls: string[] = [];
  let printed = '';
  const program = deployCommand({
    check: async () => problems,
    cli: async (given) => void calls.push(given.join(' ')),
  }).configureOutput({ writeErr: (text) => (printed += text) });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return { code, calls, printed };
}

test('npm run deploy passes its options on to firebase deploy', async () => {
  const { code, calls } = await deploy('--only hosting --project stet-site --message hello --force');
  expect(calls).toEqual(['deploy --project stet-site --only hosting --message hello --force']);
  expect(code).toBe(0);
});

test('npm run deploy deploys nothing while something is missing, and lists it', async () => {
  const { code, calls, printed } = await deploy('--project stet-site', ['No daily backup.', 'legalName is empty.']);
  expect(printed).toContain('✗ Not ready to deploy:\n  No daily backup.\n  legalName is empty.\n');
  expect([code, calls]).toEqual([1, []]);
});

test('npm run deploy --dry-run only checks', async () => {
  expect(await deploy('--dry-run --project stet-site')).toMatchObject({ code: 0, calls: [] });
});

test.each([
  ['--only hosting', "required option '--project <id>' not specified"],
  ['--project demo-stet', "argument 'demo-stet' is invalid. Name a real project."],
  ['--project ', 'Name a real project.'],
])('npm run deploy refuses %s with a sentence', async (args, sentence) => {
  const { code, calls, printed } = await deploy(args);
  expect(printed).toContain(sentence);
  expect([code, calls]).toEqual([2, []]);
});

test('npm run deploy lists what is missing in the parameters, even if Google cannot be asked', async () => {
  let printed = '';
  const program = define().configureOutput({ writeErr: (text) => (printed += text) });
  expect(await execute(program, ['--project', 'no-such-stet', '--dry-run'], new AbortController().signal)).toBe(1);
  expect(printed).toContain('functions/.env.no-such-stet: SERVICE_ACCOUNT has no value;');
  expect(printed).toContain("The database can't be checked: firebase firestore:databases:get");
});
