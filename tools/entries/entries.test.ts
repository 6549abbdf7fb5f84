import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import getPort from 'get-port';
import { SMTPServer } from 'smtp-server';
import { expect, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { withDatabase } from './database.ts';
import { parseTime } from './options.ts';

test.for([
  ['find \u200b', 'It is empty'],
  ['export --out csv', 'Its name must end in .csv or .jsonl.'],
  ['invite --next 1 --out no/such/folder.csv', 'It must be in an existing folder.'],
  ['invite --next 100', 'name --next <number> and --out <file>, or --undo <time>'],
  ['invite --next 0 --out invited.csv', 'It takes a whole number from 1 to 1000'],
  ['erase ', 'It is empty'],
  ['erase --collection waitlist --yes', 'name an address, an id or a domain, or a time with --since or --until.'],
  ['erase --since 2026-11-20 --until 2026-11-19T23:59:59.999Z', '--since is after --until.'],
] as const)('%s is refused with a sentence', async ([args, sentence]) => {
  expect(await run(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test('a time is read in UTC, whatever the machine’s zone, and a time that doesn’t exist is refused', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  for (const [given, time] of [
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    // `list` prints it so.
    ['2026-11-20 11:00', '2026-11-20T11:00:00.000Z'],
    ['2026-11-20t11:00:30.123456z', '2026-11-20T11:00:30.123Z'],
    ['2026-11-20T11:00+05:30', '2026-11-20T05:30:00.000Z'],
    ['2024-02-29 00:30-0100', '2024-02-29T01:30:00.000Z'],
  ] as const) {
    expect(parseTime(given).toISOString()).toBe(time);
  }
  for (const given of ['2026-02-30', '2026-13-01', '2026-11-20 25:00', '2026-11-20 11', '20.11.2026', '11:00', '']) {
    expect(() => parseTime(given), given).toThrow('It takes a time like 2026-11-30');
  }
});

test.for([
  ['list --project ', undefined, /--project is empty/],
  ['list --project stet-site', undefined, /Unset FIRESTORE_EMULATOR_HOST, or leave --project out/],
  ['list --project stet-site', '/nowhere.json', /Unable to read the credential .*\n.*gcloud auth application-default/],
] as const)('%s opens no database, and says what to do', async ([args, credentials, sentence]) => {
  if (credentials) vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', credentials);
  expect(await run(args)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});

test('the tool says that no Firestore answers on the port, and why or how long it waited', async () => {
  const other = createServer((_request, response) => response.end('Hello'));
  for (const [host, why] of [
    [`${LOOPBACK}:${await listen(other)}`, ' in 10 seconds'],
    [`[::1]:${await getPort()}`, ' (connect ECONNREFUSED ::1:'],
  ] as const) {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
    const { code, err } = await run('list');
    expect([code, err]).toEqual([1, expect.stringContaining(`✗ No Firestore answered at ${host}${why}`)]);
    expect(err).toContain(': run npm start, or name a --project.');
  }
  other.close();
});

/** Runs a command line in a process of its own. */
const start = (args: string, { env, stdio }: SpawnOptions = {}) =>
  spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), ...args.split(' ')], {
    ...{ env: { ...process.env, ...env }, stdio: stdio ?? 'pipe' },
  });

test('Ctrl-C ends a command that waits for Firestore', async () => {
  const silent = createServer();
  const tool = start('list', { env: { FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${await listen(silent)}` } });
  await once(silent, 'connection');
  tool.kill('SIGINT');
  expect(await once(tool, 'exit')).toEqual([130, null]);
  silent.close();
});

test.for([
  ['erase @example.com', 'closed', 0, 0],
  ['erase @nobody.example', 'closed', 1, 9],
  ['erase @example.com', 'full', 1, 0],
] as const)(
  '%s finishes if its output is %s, and ends with %i',
  async ([args, how, code, left], { entries, projectId }) => {
    // It can't be written to, like a file on a full disk.
    const output = how === 'full' ? openSync('/dev/null', 'r') : 'pipe';
    const tool = start(`${args} --yes --project ${projectId}`, { stdio: ['ignore', output, output] });
    for (const pipe of [tool.stdout, tool.stderr]) pipe?.destroy();
    expect(await once(tool, 'exit')).toEqual([code, null]);
    expect(await entries()).toHaveLength(left);
  },
);

test('a real project is reached through the proxy that only HTTPS_PROXY names', async () => {
  // Both the proxy and Google's metadata server, which answers with a token.
  const server = createServer((_request, response) => {
    const headers = { 'content-type': 'application/json', 'metadata-flavor': 'Google' };
    response.writeHead(200, headers).end(JSON.stringify({ access_token: 'token', expires_in: 3_600 }));
  });
  const host = `${LOOPBACK}:${await listen(server)}`;
  const env = {
    ...{ FIRESTORE_EMULATOR_HOST: undefined, GOOGLE_APPLICATION_CREDENTIALS: undefined, HOME: temporaryFolder() },
    ...{ METADATA_SERVER_DETECTION: 'assume-present', GCE_METADATA_HOST: host, NO_PROXY: LOOPBACK },
    ...{ HTTPS_PROXY: `http://${host}`, https_proxy: undefined },
  };
  const tool = start('list --project stet-site', { env });
  const [{ url }] = await once(server, 'connect');
  expect(url).toBe('firestore.googleapis.com:443');
  tool.kill();
  server.close();
});

test('only missing or expired credentials need a new sign-in; the network says itself what failed', async () => {
  const file = join(temporaryFolder(), 'user.json');
  const user = { type: 'authorized_user', client_id: 'site', client_secret: 'secret', refresh_token: 'token' };
  writeFileSync(file, JSON.stringify(user));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  const errorBehind = async (proxyPort: number) => {
    vi.stubEnv('https_proxy', `http://${LOOPBACK}:${proxyPort}`);
    return (await run('list --project stet-site')).err;
  };
  const offline = await getPort();
  expect(await errorBehind(offline)).toMatch(new RegExp(`failed, reason: .*ECONNREFUSED ${LOOPBACK}:${offline}\n$`));
  // It answers with a certificate that nobody trusts, like a proxy that reads what a company sends.
  const inspector = new SMTPServer({ secure: true, logger: false });
  inspector.on('error', () => {});
  const inspecting = createServer().on('connect', (_request, client) => {
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    inspector.server.emit('connection', client);
  });
  const untrusted = /failed, reason: .*certificate.*\n.*NODE_EXTRA_CA_CERTS\.\n$/;
  expect(await errorBehind(await listen(inspecting))).toMatch(untrusted);
  inspecting.close();
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

test.for(['list', 'find page', 'stats', 'export --out'])(
  '%s writes nothing, so a viewer may run it',
  async (args, { firestore }) => {
    const file = args.endsWith('--out') ? ` ${join(temporaryFolder(), 'all.csv')}` : '';
    firestore.calls.length = 0;
    expect((await run(args + file)).code).toBe(0);
    expect(READS).toEqual(expect.arrayContaining(firestore.calls));
  },
);
