import { expect, test } from 'vitest';
import { execute } from '../local/command.ts';
import type { Launch } from './checkLaunch.ts';
import { define, deployCommand } from './deploy.ts';

/** Runs a command line for such a launch; returns its exit code, output, and what the Firebase CLI got. */
async function deploy(args: string, launch: Partial<Launch> = {}) {
  const calls: string[] = [];
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const program = deployCommand({
    check: async () => ({ missing: { Decide: [] }, reminders: [], ...launch }),
    cli: async (given) => void calls.push(given.join(' ')),
  }).configureOutput({ writeErr: print, writeOut: print });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return { code, calls, printed };
}

test('npm run deploy passes its options on to firebase deploy', async () => {
  const { code, calls } = await deploy('--only hosting --project stet-site --message hello --force');
  expect(calls).toEqual(['deploy --project stet-site --only hosting --message hello --force']);
  expect(code).toBe(0);
});

test('npm run deploy builds and deploys nothing while something is missing, and lists it by what to do', async () => {
  const missing = { Decide: ['legalName is empty.', 'address is empty.'], Set: [], Protect: ['No daily backup.'] };
  const { code, calls, printed } = await deploy('--project stet-site', { missing });
  expect(printed).toContain(
    '✗ Not ready to deploy.\n\nDecide:\n  legalName is empty.\n  address is empty.\n\nProtect:\n  No daily backup.\n',
  );
  expect([code, calls]).toEqual([1, []]);
});

test('npm run deploy --dry-run only checks', async () => {
  const { code, calls, printed } = await deploy('--dry-run --project stet-site');
  expect([code, calls, printed]).toEqual([0, [], 'Nothing is missing.\n']);
});

test('npm run deploy deploys after a reminder', async () => {
  const { calls, printed } = await deploy('--project stet-site', { reminders: ['Nobody gets a mail.'] });
  expect(printed).toBe('Nobody gets a mail.\nNothing is missing.\n');
  expect(calls).toEqual(['deploy --project stet-site']);
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

test('npm run deploy lists what is missing in the repository, even if Google cannot be asked', async () => {
  let printed = '';
  const program = define().configureOutput({ writeErr: (text) => (printed += text), writeOut: () => {} });
  expect(await execute(program, ['--project', 'no-such-stet', '--dry-run'], new AbortController().signal)).toBe(1);
  expect(printed).toContain('Decide, in web/src/content/owner.ts:\n  legalName is empty');
  expect(printed).toMatch(/^Set, and commit:\n.*\n {2}functions\/\.env\.no-such-stet: SERVICE_ACCOUNT has no value;/m);
  expect(printed).toContain("Protect the database:\n  The database can't be checked: firebase firestore:databases:get");
});
