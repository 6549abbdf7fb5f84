import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FORM_NAMES, REGION } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { freePort, LOOPBACK } from '../lib/loopback.ts';
import { defaultProject, ROOT } from '../lib/project.ts';

/** Runs `npm run <script>` on these ports. It ends with the test. */
function npmRun(script: 'start' | 'dev', folder: string, ports: number[], env = process.env) {
  const names = ['--port', '--functions-port', '--firestore-port'];
  const args = ['run', script, '--', ...names.flatMap((name, index) => [name, `${ports[index]}`])];
  const npm = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  // Its output ends once every program that it has started has ended.
  const ended = once(npm, 'close');
  /** Ends it as `kill` or an editor's stop button does. */
  async function end(): Promise<void> {
    npm.kill();
    await ended;
  }
  onTestFinished(end);
  const prints = (text: string) => vi.waitFor(() => expect(printed).toContain(text), { timeout: 120_000 });
  return { printed: () => printed, prints, end };
}

/** Returns the answer's status. */
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

const JANE = 'jane@start.example.com';
const soon = { timeout: 60_000 };
/** Waits until nobody listens on any of these ports. */
const expectFree = (ports: number[]) =>
  vi.waitFor(async () => {
    for (const port of ports) await expect(fetch(`http://${LOOPBACK}:${port}`)).rejects.toThrow('fetch failed');
  }, soon);

const READY = 'The site is ready';

test('npm start and npm run dev work in a folder of any name, keep entries, and end as a whole', async () => {
  const folder = copyRepository(join(temporaryFolder(), 'st`e`t $HOME'));
  const ports = [await freePort(), await freePort(), await freePort()];
  const origin = `http://${LOOPBACK}:${ports[0]}`;
  // A file of the Firebase CLI that only another user of the machine may write.
  const shared = temporaryFolder();
  mkdirSync(join(shared, `hub-${defaultProject()}.json`));
  const start = npmRun('start', folder, ports, { ...process.env, TMPDIR: shared });
  await start.prints(READY);
  expect(start.printed()).toContain(`${origin}  Ctrl-C ends it.`);
  // No visitor waits for the start of a function's first process.
  const [before = ''] = start.printed().split(READY);
  for (const form of FORM_NAMES) expect(before).toContain(`Beginning execution of "${REGION}-${form}"`);
  const config = join(folder, `firebase.local-${ports[0]}.json`);
  expect(JSON.parse(readFileSync(config, 'utf8')).emulators.hosting.port).toBe(ports[0]);
  expect(await (await fetch(origin)).text()).toContain('<h1');
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  await start.end();
  await expectFree(ports);
  expect(existsSync(config)).toBe(false);

  const dev = npmRun('dev', folder, ports);
  await dev.prints(READY);
  expect(await joinWaitlist(origin, JANE)).toBe(409);
  const save = (file: string, before: string, after: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };
  const submit = 'functions/src/submit.ts';
  const parses = '  const { entry, reason } = parse(form, data);';
  save('web/src/content/owner.ts', "companyPage: 'https://", "companyPage: 'https://new.");
  save(submit, parses, `  const one: number = '1';\n  if (one) throw new TypeError('Boom!');\n${parses}`);
  const shown = async () => {
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    // The console says what production would block.
    expect(page.headers.get('content-security-policy-report-only')).toContain("script-src 'self' 'nonce-development'");
    expect((await page.text()).includes('"https://new.'), 'The page has the new link.').toBe(true);
  };
  await vi.waitFor(shown, soon);
  const thrown = async () => {
    await joinWaitlist(origin, JANE);
    expect(dev.printed()).toMatch(/TypeError: Boom!\\n {4}at .*functions\/src\/submit\.ts:\d+/);
  };
  await vi.waitFor(thrown, { interval: 500, ...soon });
  const isTypeError = () => {
    const isPrinted = /functions\/src\/submit\.ts\(\d+,\d+\): error TS2322/.test(dev.printed());
    // TypeScript 7.0 misses a save that comes just before it watches.
    if (!isPrinted) save(submit, '\n', '\n\n');
    expect(isPrinted).toBe(true);
  };
  await vi.waitFor(isTypeError, { interval: 2_000, ...soon });
  await dev.end();
  await expectFree(ports);
}, 300_000);

test.each([
  ['.firebaserc', 'demo-', '', 'must be like demo-'],
  ['shared/contract.ts', REGION, 'asia-east1', `Run perl -pi -e 's/${REGION}/asia-east1/' firebase.json`],
])('npm start refuses, in %s, %s changed to %s', (file, before, after, refusal) => {
  const copy = copyRepository();
  writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replace(before, after));
  const { status, stderr } = spawnSync('npm', ['start'], { cwd: copy, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(refusal)]);
});

test('npm start asks for Node 24', () => {
  const env = { ...process.env, NODE_OPTIONS: '--no-experimental-strip-types' };
  const { status, stderr } = spawnSync('npm', ['start'], { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ This needs Node 24\. On Linux .* run npm ci\.$/m)]);
});
