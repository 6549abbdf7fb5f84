import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { withDatabase } from './database.ts';
import { parseTime } from './options.ts';

test.for([
  ['find \u200b', 'It is empty'],
  ['export --out csv', 'Its name must end in .csv or .jsonl.'],
  ['export --not-passed-on --collection contact --out left.csv', "'--not-passed-on' cannot be used with option"],
  ['invite --next 1 --out no/such/folder.csv', 'It must be in an existing folder.'],
  ['invite --next 1 --out=~/list.csv', "It must be in an existing folder. Your shell doesn't replace ~ after =."],
  ['invite --next 100', 'name --next <number> and --out <file>, or --undo <time>'],
  ['invite --next 0 --out invited.csv', 'It takes a whole number from 1 to 1000'],
  ['erase ', 'It is empty'],
  ['erase --collection waitlist --yes', 'name an address, an id or a domain, or a time with --since or --until.'],
  ['erase --since 2026-11-20 --until 2026-11-19T23:59:59.999Z', '--since is after --until.'],
] as const)('%s is refused with a sentence', async ([args, sentence]) => {
  expect(await run(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test('options that npm took, because they stood before --, are refused with the right way', async () => {
  vi.stubEnv('npm_config_collection', 'contact');
  vi.stubEnv('npm_config_not_passed_on', 'true');
  const sentence = 'npm took --collection --not-passed-on. Write npm run entries -- before all options.';
  for (const args of ['erase jane@example.com', 'list'])
    expect(await run(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test('a time is read in UTC, whatever the machine’s zone, and a time that doesn’t exist is refused', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(parseTime('2026-11-20').toISOString()).toBe('2026-11-20T00:00:00.000Z');
  // As `list` and `invite` print it.
  expect(parseTime('2026-11-20 11:00').toISOString()).toBe('2026-11-20T11:00:00.000Z');
  expect(parseTime('2026-11-20T11:00:30.123Z').toISOString()).toBe('2026-11-20T11:00:30.123Z');
  for (const given of ['2026-02-30', '2026-11-20 25:00', '2026-11-20 11', '2026-11-20T11:00+05:30', '11:00', '']) {
    expect(() => parseTime(given), given).toThrow('It takes a time like 2026-11-30');
  }
});

/** A proxy that refuses connections. */
const PROXY = `${LOOPBACK}:1`;
const REAL = { FIRESTORE_EMULATOR_HOST: undefined, https_proxy: undefined, HTTPS_PROXY: `http://${PROXY}` };

test.for<[string, NodeJS.Dict<string>, RegExp]>([
  ['--project ', {}, /--project is empty/],
  ['--project stet-site', {}, /Unset FIRESTORE_EMULATOR_HOST, or leave --project out/],
  [
    '--project stet-site',
    { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere' },
    /Unable .*\n.*gcloud auth application-default login/,
  ],
  // The network says itself what failed.
  ['--project stet-site', { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: 'user' }, RegExp(`ECONNREFUSED ${PROXY}\n$`)],
])('list %s with %j opens no database, and says what to do', async ([args, env, sentence]) => {
  const file = join(temporaryFolder(), 'user.json');
  const user = { type: 'authorized_user', client_id: 'site', client_secret: 'secret', refresh_token: 'token' };
  writeFileSync(file, JSON.stringify(user));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value === 'user' ? file : value);
  expect(await run(`list ${args}`)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
  // gRPC reads this name only.
  if (env.HTTPS_PROXY) expect(process.env.https_proxy).toBe(env.HTTPS_PROXY);
});

/** Starts a command line in a process of its own. */
const start = (args: string[], options: SpawnOptions) =>
  spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), ...args], options);

test('the tool says that no Firestore answers on the port, and why or how long it waited; Ctrl-C ends the wait', async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  const other = `${LOOPBACK}:${await listen(silent)}`;
  const tool = start(['list'], { env: { ...process.env, FIRESTORE_EMULATOR_HOST: other } });
  await once(silent, 'connection');
  tool.kill('SIGINT');
  expect(await once(tool, 'exit')).toEqual([130, null]);
  for (const [host, why] of [
    [other, ' in 10 seconds'],
    ['[::1]:1', ' (connect ECONNREFUSED ::1:'],
  ] as const) {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
    const { code, err } = await run('list');
    expect([code, err]).toEqual([1, expect.stringContaining(`✗ No Firestore answered at ${host}${why}`)]);
    expect(err).toContain(': run npm start, set FIRESTORE_EMULATOR_HOST as it prints for another port, or name');
  }
});

test.for([
  ['nobody reads its output to the end', 'pipe', 0],
  // It can't be written to, like a file on a full disk.
  ['its output can’t be written', openSync('/dev/null', 'r'), 1],
] as const)('a change is finished if %s', async ([, output, code], { entries, projectId }) => {
  const args = ['erase', '@example.com', '--yes', '--project', projectId];
  const tool = start(args, { stdio: ['ignore', output, output] });
  for (const pipe of [tool.stdout, tool.stderr]) pipe?.destroy();
  expect(await once(tool, 'exit')).toEqual([code, null]);
  expect(await entries()).toEqual([]);
});

test.for([
  ['Missing or insufficient permissions.', 'This account needs the role Cloud Datastore User, or to read only, '],
  ['Cloud Firestore API has not been used in project 7 before or it is disabled.', ''],
] as const)('a missing role is named, but not after another refusal: %s', async ([words, role]) => {
  const work = () => Promise.reject(new Error(`7 PERMISSION_DENIED: ${words}`));
  await expect(withDatabase(undefined, { out: new PassThrough(), err: new PassThrough() }, work)).rejects.toThrow(
    new RegExp(role ? `${words}\\n${role}` : `${words}$`),
  );
});

const READS = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery'];

test('list, find, stats and export write nothing, so a viewer may run them', async ({ firestore }) => {
  firestore.calls.length = 0;
  for (const args of ['list', 'find page', 'stats', `export --out ${join(temporaryFolder(), 'all.csv')}`])
    expect((await run(args)).code).toBe(0);
  expect(READS).toEqual(expect.arrayContaining(firestore.calls));
});
