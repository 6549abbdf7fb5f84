import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { test as base, expect, onTestFinished } from 'vitest';
import { copyRepository, ended, family, joinWaitlist, npmRun } from '../test/kit/commands.ts';
import { temporaryFolder } from '../test/kit/temporaryFolder.ts';
import { LOOPBACK, listen } from './ports.ts';
import { ROOT } from './project.ts';

const test = base.extend('built', { scope: 'file' }, ({}, { onCleanup }) => {
  const folder = copyRepository(onCleanup);
  execFileSync('npm', ['run', 'build', '--silent', '-w', 'functions'], { cwd: folder, stdio: 'inherit' });
  // Browser tests start the whole build.
  mkdirSync(join(folder, 'web/dist'));
  writeFileSync(join(folder, 'web/dist/index.html'), 'Hello');
  return folder;
});

const JANE = 'jane@start.example.com';

test('npm start listens on 127.0.0.1 only, keeps entries after Ctrl-C, and leaves no process behind', async ({
  built,
}) => {
  const { start, origin, firestoreHost } = await npmRun('start', ['--no-build'], built);
  const first = start();
  await first.ready();
  expect(first.printed()).toContain(origin);
  expect(first.printed()).toContain(firestoreHost);
  expect((await fetch(origin)).status).toBe(200);
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  const [list = ''] = first.printed().match(/FIRESTORE_EMULATOR_HOST=\S+ npm run entries -- list/) ?? [];
  expect(execSync(list, { cwd: built, encoding: 'utf8', stdio: 'pipe' })).toContain(JANE);

  // At least npm, the stack, the emulators, their `cat`, and the function's worker.
  const processes = family(first.pid);
  expect(processes.length).toBeGreaterThanOrEqual(5);
  const addresses = listenedAddresses(processes);
  expect(addresses).toContain(firestoreHost);
  expect(addresses.filter((address) => !address.startsWith(`${LOOPBACK}:`))).toEqual([]);
  first.pressCtrlC();
  expect(await first.ended).toBe(0);
  await ended(processes);

  const second = start();
  await second.ready();
  expect(await joinWaitlist(origin, JANE)).toBe(409);
  const others = family(second.pid);
  process.kill(second.pid, 'SIGKILL');
  await ended(others);
}, 90_000);

/** The TCP addresses on which these processes listen. */
function listenedAddresses(pids: number[]): string[] {
  const rows = execFileSync('ss', ['-ltnpH'], { encoding: 'utf8' }).split('\n');
  const own = rows.filter((row) => pids.some((pid) => row.includes(`pid=${pid},`)));
  return own.map((row) => row.trim().split(/\s+/)[3] ?? '');
}

test('npm start leaves no process behind when it is killed, and no file with --no-persist', async ({ built }) => {
  const { start, origin, journal } = await npmRun('start', ['--no-build', '--no-persist'], built);
  const run = start();
  await run.ready();
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  const [npm, stack = 0, ...emulators] = family(run.pid);
  expect(npm).toBe(run.pid);
  expect(emulators.length).toBeGreaterThanOrEqual(3);
  process.kill(stack, 'SIGKILL');
  await ended([stack, ...emulators]);
  expect(existsSync(journal)).toBe(false);
});

test('npm start says so and leaves no process behind when the emulators crash', async ({ built }) => {
  const { start, origin } = await npmRun('start', ['--no-build', '--no-persist'], built);
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
});

test('npm start names the port that is taken', async () => {
  const other = createServer();
  const port = await listen(other);
  onTestFinished(() => void other.close());
  const { start } = await npmRun('start', ['--no-build', '--port', `${port}`]);
  const run = start();
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain(
    `Port ${port} (the site) is taken by another program. Choose another one with --port.`,
  );
});

test('npm start --no-build asks for a build where there is none', async () => {
  const { start } = await npmRun('start', ['--no-build'], copyRepository());
  const run = start();
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain('There is no build to serve. Run npm run build.');
});

test.each(['start', 'dev'] as const)(
  'npm run %s names a form whose address firebase.json does not know',
  async (name) => {
    const folder = copyRepository();
    const file = join(folder, 'firebase.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"/api/submitContact"', '"/api/writeToUs"'));
    const { start } = await npmRun(name, [], folder);
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('firebase.json has no rewrite for /api/submitContact: add one like those of the');
  },
);
