import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { test as base, expect, onTestFinished } from 'vitest';
import { copyRepository, ended, family, joinWaitlist, npmRun } from '../test/kit/commands.ts';
import { LOOPBACK, listen } from './ports.ts';

const test = base.extend('built', { scope: 'file' }, ({}, { onCleanup }) => {
  const folder = copyRepository(onCleanup);
  execFileSync('npm', ['run', 'build', '--silent', '-w', 'functions'], { cwd: folder, stdio: 'inherit' });
  // Browser tests start the whole build.
  mkdirSync(join(folder, 'web/dist'));
  writeFileSync(join(folder, 'web/dist/index.html'), 'Hello');
  return folder;
});

const JANE = 'jane@start.example.com';

test('npm start listens on 127.0.0.1 only, and stores entries even if it is killed; Ctrl-C ends all of it', async ({
  built,
}) => {
  const { start, origin, firestoreHost } = await npmRun('start', ['--no-build'], built);
  const killed = start();
  await killed.ready();
  expect(killed.printed()).toContain(origin);
  expect((await fetch(origin)).status).toBe(200);
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  const [list = ''] = killed.printed().match(/FIRESTORE_EMULATOR_HOST=\S+ npm run entries -- list/) ?? [];
  expect(execSync(list, { cwd: built, encoding: 'utf8', stdio: 'pipe' })).toContain(JANE);

  // At least npm, the stack, the emulators, their `cat`, and the function's worker.
  const processes = family(killed.pid);
  expect(processes.length).toBeGreaterThanOrEqual(5);
  const addresses = listenedAddresses(processes);
  expect(addresses).toContain(firestoreHost);
  expect(addresses.filter((address) => !address.startsWith(`${LOOPBACK}:`))).toEqual([]);
  process.kill(killed.pid, 'SIGKILL');
  await ended(processes);

  const second = start();
  await second.ready();
  expect(await joinWaitlist(origin, JANE)).toBe(409);
  const others = family(second.pid);
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
  await ended(others);
}, 90_000);

/** The TCP addresses on which these processes listen. */
function listenedAddresses(pids: number[]): string[] {
  const rows = execFileSync('ss', ['-ltnpH'], { encoding: 'utf8' }).split('\n');
  const own = rows.filter((row) => pids.some((pid) => row.includes(`pid=${pid},`)));
  return own.map((row) => row.trim().split(/\s+/)[3] ?? '');
}

test('npm start says so and leaves no process and no file behind when the emulators crash', async ({ built }) => {
  const { start, origin, journal } = await npmRun('start', ['--no-build', '--no-persist'], built);
  const run = start();
  await run.ready();
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  const processes = family(run.pid);
  // This path crashes the Firebase CLI.
  const { hostname, port } = new URL(origin);
  get({ hostname, port, path: '//' }).on('error', () => {});
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain('The Firebase emulators ended by themselves; their last output is above.');
  await ended(processes);
  expect(existsSync(journal)).toBe(false);
});

const NO_REWRITE = 'firebase.json has no rewrite for /api/submitContact: add one like those of the other forms.';

test.for([
  ['start', 'a port is taken', 'is taken by another program. Choose another one with --functions-port.'],
  ['start', 'two ports are the same', 'The site, the functions and Firestore need different ports.'],
  ['start', 'the folder has a # in its path', 'move it to a path without #, % and ?.'],
  ['start', 'there is no build', 'There is no build to serve. Run npm run build.'],
  ['start', 'a form has no rewrite', NO_REWRITE],
  ['dev', 'a form has no rewrite', NO_REWRITE],
] as const)('npm run %s starts nothing if %s, and says so in a sentence', async ([name, what, sentence]) => {
  let folder = copyRepository();
  const options = what === 'there is no build' ? ['--no-build'] : [];
  if (what === 'a form has no rewrite') {
    const file = join(folder, 'firebase.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"/api/submitContact"', '"/api/writeToUs"'));
  } else if (what === 'the folder has a # in its path') {
    const [before, after] = [folder, `${folder}#`];
    renameSync(before, after);
    onTestFinished(() => renameSync(after, before));
    folder = after;
  } else if (what === 'two ports are the same') {
    options.push('--functions-port', '8099', '--port', '8099');
  } else if (what === 'a port is taken') {
    const other = createServer();
    options.push('--functions-port', `${await listen(other)}`);
    onTestFinished(() => void other.close());
  }
  const { start } = await npmRun(name, options, folder);
  const run = start();
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain(sentence);
});
