import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyRepository, joinWaitlist, npmRun } from '../../tests/kit/commands.ts';
import { execute } from '../lib/command.ts';
import { freePorts, LOOPBACK, listen } from '../lib/ports.ts';
import { ROOT } from '../lib/project.ts';
import { banner, findPorts, type StackFlags, stackCommand } from './start.ts';

const folder = copyRepository(afterAll);
const JANE = 'jane@start.example.com';
const soon = { timeout: 60_000 };

/** Waits until nobody listens on any of these ports. */
const expectFree = (ports: number[]) =>
  vi.waitFor(async () => {
    for (const port of ports) await expect(fetch(`http://${LOOPBACK}:${port}`)).rejects.toThrow('fetch failed');
  }, soon);

test('npm start stores entries even if it is killed; Ctrl-C ends all of it', async () => {
  const { start, origin, ports } = await npmRun('start', [], folder);
  const killed = start();
  await killed.ready();
  expect(killed.printed()).toContain(`${origin}  Ctrl-C ends it.`);
  expect(await (await fetch(origin)).text()).toContain('<h1');
  expect(await joinWaitlist(origin, JANE)).toBe(200);
  killed.signal('SIGKILL');
  await expectFree(ports);

  const second = start('--no-build');
  await second.ready();
  const config = join(folder, `firebase.local-${ports[0]}.json`);
  expect(JSON.parse(readFileSync(config, 'utf8')).emulators.hosting.port).toBe(ports[0]);
  expect(await joinWaitlist(origin, JANE)).toBe(409);
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
  await expectFree(ports);
  expect(existsSync(config)).toBe(false);
}, 180_000);

test('npm run dev shows sources, a changed text, a changed function and an error', async () => {
  const { start, origin, ports } = await npmRun('dev', ['--seed', '12', '--no-persist'], folder);
  const run = start();
  await run.ready();
  const save = (file: string, before: string, after: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };
  const html = async () => (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  await vi.waitFor(async () => expect(await html()).toContain('/@vite/client'), soon);
  save('web/src/content/landing.ts', 'Ask anytime', 'Ask whenever');
  await vi.waitFor(async () => expect(await html()).toContain('Ask whenever'), soon);

  // A change that comes before tsc watches is never seen.
  await vi.waitFor(() => expect(run.printed()).toContain('Found 0 errors'), soon);
  const anchor = '  const { content, reason } = parse(form, data);';
  save(
    'functions/src/submit.ts',
    anchor,
    `  const count: number = 'one';\n  if (count) throw new TypeError('Boom!');\n${anchor}`,
  );
  const boom = async () => {
    await joinWaitlist(origin, `boom.${crypto.randomUUID()}@example.com`);
    expect(run.printed()).toMatch(/TypeError: Boom!\\n {4}at .*functions\/src\/submit\.ts:\d+/);
  };
  await vi.waitFor(boom, { interval: 500, ...soon });
  await vi.waitFor(() => expect(run.printed()).toMatch(/functions\/src\/submit\.ts\(\d+,\d+\): error TS2322/), soon);
  run.signal('SIGINT');
  expect(await run.ended).toBe(0);
  await expectFree(ports);
}, 180_000);

test('npm start says in a sentence that a port is taken, or that there is no build', async () => {
  const other = createServer();
  const taken = await listen(other);
  onTestFinished(() => void other.close());
  for (const [option, sentence] of [
    [
      ['--functions-port', `${taken}`],
      `Port ${taken} is taken by another program. Choose another one with --functions-port.`,
    ],
    [['--no-build'], 'There is no build to serve. Run npm run build.'],
  ] as const) {
    const run = (await npmRun('start', [...option], copyRepository())).start();
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(`✗ ${sentence}`);
  }
});

test('npm start has the documented ports, and refuses what is none', async () => {
  const given: StackFlags[] = [];
  let printed = '';
  const parse = (...args: string[]) =>
    execute(
      stackCommand('npm start --', 'Serves the site.')
        .configureOutput({ writeErr: (text) => (printed += text) })
        .action((flags) => void given.push(flags)),
      args,
      new AbortController().signal,
    );
  expect([await parse(), await parse('--port=0')]).toEqual([0, 2]);
  expect(given).toMatchObject([{ port: 5000, functionsPort: 5001, firestorePort: 8080, persist: true }]);
  expect(printed).toContain('It takes a whole number from 1 to 65535.');
});

/** Parses a command line as `npm start` does, and looks for the ports. */
async function portsOf(...args: string[]) {
  let found: Awaited<ReturnType<typeof findPorts>> | undefined;
  const program = stackCommand('npm start --', 'Serves the site.').action(async (flags: StackFlags, own) => {
    found = await findPorts(flags, own);
  });
  let printed = '';
  program.configureOutput({ writeErr: (text) => (printed += text) });
  await execute(program, args, new AbortController().signal);
  return { found, printed };
}

test.each([LOOPBACK, '0.0.0.0', '::', '::1'])('a port that another program has on %s is taken', async (host) => {
  const other = createServer();
  const taken = await listen(other, 0, host);
  onTestFinished(() => void other.close());
  const [functionsPort, firestorePort] = await freePorts(2);
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    const { printed } = await portsOf(
      ...['--functions-port', `${functionsPort}`, '--firestore-port', `${firestorePort}`, option, `${taken}`],
    );
    expect(printed).toBe(`✗ Port ${taken} is taken by another program. Choose another one with ${option}.\n`);
  }
});

test('the site gets the first free port from 5050 if nobody asked for one and 5000 is taken, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // It may be taken already.
  await listen(other, 5000, '::').catch(() => {});
  const [firestorePort] = await freePorts(1);
  const first = await portsOf('--functions-port', `${firestorePort}`, '--firestore-port', '5099');
  expect(first.found).toMatchObject({ port: expect.closeTo(5065, -1.5), takenPort: 5000 });
  const port = first.found?.port ?? 0;
  const next = await portsOf('--functions-port', `${port}`, '--firestore-port', `${firestorePort}`);
  expect(next.found?.port).toBeGreaterThan(port);
  expect(banner({ port, takenPort: 5000 }, 'host')).toContain(`:${port}  Ctrl-C ends it. Port 5000 is taken.\n`);
});

test('npm run dev ends with a sentence if the bundler can’t start', async () => {
  const copy = copyRepository();
  writeFileSync(join(copy, 'functions/package.json'), '{ "name": "functions", "scripts": { "bundle": "no-bundler" } }');
  const run = (await npmRun('dev', [], copy)).start();
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain('✗ The bundler of the functions did not start; its output is above.');
});

test.each(['start', 'dev', 'entries', 'deploy'])('npm run %s asks for npm ci on another Node', (script) => {
  const env = { ...process.env, NODE_OPTIONS: '--no-experimental-strip-types' };
  const { status, stderr } = spawnSync('npm', ['run', script], { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ Run npm ci first: this needs Node 24, which comes/)]);
});

test('free ports are all different', async () => {
  expect(new Set(await freePorts(20)).size).toBe(20);
});
