import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { REGION } from '../../functions/src/settings.ts';
import { FORM_NAMES } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { freePort, LOOPBACK } from '../lib/loopback.ts';
import { ROOT } from '../lib/project.ts';

/** Runs `npm run <script>` on free ports, in its own process group. It ends with the test. */
async function npmRun(script: 'start' | 'dev', folder: string) {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const names = ['--port', '--functions-port', '--firestore-port'];
  const args = ['run', script, '--', ...names.flatMap((name, index) => [name, `${ports[index]}`])];

  /** Starts the script, each time on the same ports. */
  const start = (more: string[] = [], env = {}) => {
    const npm = spawn('npm', [...args, ...more], {
      ...{ cwd: folder, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    let printed = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
    let isRunning = true;
    const ended: Promise<number | null> = once(npm, 'exit').then(([code]) => {
      isRunning = false;
      return code;
    });
    /** Signals the whole process group, as a terminal does. */
    const signal = (name: NodeJS.Signals) => void process.kill(-(npm.pid ?? 0), name);
    onTestFinished(async () => {
      if (isRunning) signal('SIGINT');
      await ended;
    });
    const ready = async () => {
      await vi.waitUntil(() => printed.includes('The site is ready') || !isRunning, { timeout: 120_000 });
      expect(printed).toContain('The site is ready');
    };
    return { printed: () => printed, ended, ready, signal };
  };
  return { start, origin: `http://${LOOPBACK}:${ports[0]}`, ports };
}

/** Joins the waitlist as the page does; returns the answer's status. */
async function joinWaitlist(origin: string, email: string): Promise<number> {
  const body = JSON.stringify({ data: { ...VALID.joinWaitlist, email } });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${origin}/api/joinWaitlist`, { method: 'POST', headers, body });
  return status;
}

/** A copy of the repository without builds, whose sources a test may change. */
function copyRepository(folder = temporaryFolder()): string {
  const isCopied = (path: string) => !/[\\/](node_modules|\.git|\.local|dist|dist-prerender)$/.test(path);
  cpSync(ROOT, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
  for (const modules of ['node_modules', 'functions/node_modules', 'web/node_modules']) {
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(folder, modules), 'junction');
  }
  return folder;
}

/** Writes the lock file that a build of this process would write. */
function leaveLock(folder: string, pid: number): void {
  mkdirSync(join(folder, '.local'));
  writeFileSync(join(folder, '.local/building'), `${pid}`);
}

const JANE = 'jane@start.example.com';
const soon = { timeout: 60_000 };
/** Keeps the Firebase CLI from ending. */
const HANG = encodeURIComponent(
  "if (process.argv[1]?.endsWith('firebase.js')) process.exit = () => setInterval(() => {}, 1e6);",
);

/** Waits until nobody listens on any of these ports. */
const expectFree = (ports: number[]) =>
  vi.waitFor(async () => {
    for (const port of ports) await expect(fetch(`http://${LOOPBACK}:${port}`)).rejects.toThrow('fetch failed');
  }, soon);

test('npm start stores entries even if it is killed; Ctrl-C ends all of it, and a second one does so at once', async () => {
  const folder = copyRepository();
  leaveLock(folder, 2 ** 30);
  const { start, origin, ports } = await npmRun('start', folder);
  const killed = start();
  await killed.ready();
  expect(killed.printed()).toContain(`${origin}  Ctrl-C ends it.`);
  // No visitor waits for the start of a function's first process.
  const [before = ''] = killed.printed().split('The site is ready');
  for (const form of FORM_NAMES) expect(before).toContain(`Beginning execution of "${REGION}-${form}"`);
  expect(await (await fetch(origin)).text()).toContain('<h1');
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  killed.signal('SIGKILL');
  await expectFree(ports);

  const second = start(['--no-build']);
  await second.ready();
  const config = join(folder, `firebase.local-${ports[0]}.json`);
  expect(JSON.parse(readFileSync(config, 'utf8')).emulators.hosting.port).toBe(ports[0]);
  expect(await joinWaitlist(origin, JANE)).toBe(409);
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
  await expectFree(ports);
  expect(existsSync(config)).toBe(false);

  const hanging = start(['--no-build'], { NODE_OPTIONS: `--import=data:text/javascript,${HANG}` });
  await hanging.ready();
  hanging.signal('SIGINT');
  await vi.waitUntil(() => hanging.printed().includes('Stopping Functions Emulator'), soon);
  hanging.signal('SIGINT');
  expect(await hanging.ended).toBe(130);
  await expectFree(ports);
  expect(existsSync(config)).toBe(false);

  const entries = join(folder, `.local/firestore-${ports[2]}`);
  const { size } = statSync(entries);
  const seeding = start(['--no-build', '--seed', '1000']);
  await vi.waitUntil(() => statSync(entries).size > size, soon);
  seeding.signal('SIGINT');
  expect(await seeding.ended).toBe(130);
}, 300_000);

test('npm run dev shows a text, a function and a type error once they are saved', async () => {
  const folder = copyRepository();
  const { start, origin, ports } = await npmRun('dev', folder);
  const { ready, printed, signal, ended } = start(['--no-persist']);
  await ready();
  const save = (file: string, before: string, after: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };
  save('web/src/content/landing.ts', 'Ask anytime', 'Ask whenever');
  const shown = async () => {
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    // The console says what production would block.
    expect(page.headers.get('content-security-policy-report-only')).toContain("script-src 'self' 'nonce-development'");
    expect(await page.text()).toContain('Ask whenever');
  };
  await vi.waitFor(shown, soon);

  const submit = 'functions/src/submit.ts';
  const parses = '  const { entry, reason } = parse(form, data);';
  save(submit, parses, `  const one: number = '1';\n  if (one) throw new TypeError('Boom!');\n${parses}`);
  const thrown = async () => {
    await joinWaitlist(origin, JANE);
    expect(printed()).toMatch(/TypeError: Boom!\\n {4}at .*functions\/src\/submit\.ts:\d+/);
  };
  await vi.waitFor(thrown, { interval: 500, ...soon });
  const isTypeError = () => {
    // TypeScript 7.0 misses a save that comes just before it watches.
    save(submit, '\n', '\n\n');
    expect(printed()).toMatch(/functions\/src\/submit\.ts\(\d+,\d+\): error TS2322/);
  };
  await vi.waitFor(isTypeError, { interval: 2_000, ...soon });
  signal('SIGINT');
  expect(await ended).toBe(0);
  await expectFree(ports);
}, 300_000);

test.each([
  ['start -- --no-build', {}, 'There is no build to serve. Run npm run build.'],
  ['start -- --port 8080', {}, '--port and --firestore-port are both 8080. Choose another port for one of them.'],
  ['start', { HOME: '/dev/null/x' }, "The Firebase CLI can't write its settings: ENOTDIR"],
  ['start', { TMPDIR: '.' }, "The Firebase CLI can't use hub-demo-stet.json: Unexpected end of JSON input. Delete"],
  ['start -- --functions-port 27301 --firestore-port 27302', {}, 'Another npm start builds this checkout. Wait'],
  ['start', { project: 'stet-site' }, 'The default in .firebaserc must be like demo-stet, not stet-site.'],
])('npm run %s says in a sentence what is wrong with %o', (script, place: NodeJS.Dict<string>, sentence) => {
  const copy = copyRepository();
  writeFileSync(join(copy, '.firebaserc'), JSON.stringify({ projects: { default: place.project ?? 'demo-stet' } }));
  writeFileSync(join(copy, 'hub-demo-stet.json'), '');
  leaveLock(copy, process.pid);
  const env = { ...process.env, XDG_CONFIG_HOME: '', ...place };
  const { status, stderr } = spawnSync('npm', ['run', ...script.split(' ')], { cwd: copy, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ [^\n]+\n$/)]);
  expect(stderr).toContain(sentence);
});

test('npm run check ignores a second checkout inside this one', () => {
  const folder = copyRepository();
  copyRepository(join(folder, 'worktrees/x'));
  const { status, output } = spawnSync('npx biome check && npx knip', { cwd: folder, encoding: 'utf8', shell: true });
  expect(status, output.join('')).toBe(0);
});

test.each(['start', 'build'])('npm run %s asks for Node 24', (script) => {
  const env = { ...process.env, NODE_OPTIONS: '--no-experimental-strip-types' };
  const { status, stderr } = spawnSync('npm', ['run', script], { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ This needs Node 24\. On Linux .* run npm ci\.$/m)]);
});
