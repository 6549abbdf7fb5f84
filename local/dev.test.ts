import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyRepository, ended, family, joinWaitlist, npmRun } from '../test/kit/commands.ts';
import { openDatabase } from './openDatabase.ts';
import { freePorts, LOOPBACK } from './ports.ts';

const TEXT = 'web/src/content/landing.ts';
const FUNCTION = 'functions/src/submit.ts';
const ANCHOR = '  const { content, reason } = parse(form, data);';

test('npm run dev serves sources, and shows a changed text and a changed function, and prints an error once', async () => {
  const folder = copyRepository();
  const { start, origin, firestoreHost } = await npmRun('dev', ['--seed', '12'], folder);
  const run = start();
  await run.ready();
  /** Saves as editors do: a new file takes the old one's place. */
  const save = (file: string, before: string, after: string) => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(before);
    writeFileSync(`${path}~`, source.replace(before, after));
    renameSync(`${path}~`, path);
  };
  // The functions reload while the page is looked at.
  save(FUNCTION, ANCHOR, `  if (JSON.stringify(data).includes('boom')) throw new TypeError('Boom!');\n${ANCHOR}`);
  expect(run.printed()).toContain(origin);
  const html = async () => (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const soon = { timeout: 30_000 };
  await vi.waitFor(async () => expect(await html()).toContain('/@vite/client'), soon);
  const { database, close } = openDatabase({ firestoreHost, projectId: 'demo-stet' });
  onTestFinished(close);
  const sizes = ['waitlist_signups', 'contact_submissions'].map(
    async (name) => (await database.collection(name).get()).size,
  );
  expect(await Promise.all(sizes)).toEqual([10, 2]);

  save(TEXT, 'Ask anytime', 'Ask whenever');
  // Vite restarts meanwhile.
  await vi.waitFor(async () => expect(await html()).toContain('Ask whenever'), { timeout: 20_000 });

  const post = () => joinWaitlist(origin, `boom.${crypto.randomUUID()}@example.com`);
  const boom = /TypeError: Boom!\\n {4}at .*functions\/src\/submit\.ts:\d+/;
  const crashed = async () => {
    await post();
    expect(run.printed()).toMatch(boom);
  };
  await vi.waitFor(crashed, { interval: 500, timeout: 40_000 });

  const printed = (text: RegExp) => vi.waitFor(() => expect(run.printed()).toMatch(text), { timeout: 30_000 });
  save(FUNCTION, ANCHOR, `  const count: number = 'one';\n${ANCHOR}`);
  await printed(/functions\/src\/submit\.ts\(\d+,\d+\): error TS2322/);
  // A save that doesn't build leaves the last good functions.
  save(FUNCTION, ANCHOR, '  const = ;');
  await printed(/functions\/src\/submit\.ts\(\d+,\d+\): error TS1134/);
  await vi.waitFor(async () => expect(await joinWaitlist(origin, 'jane@example.com')).toBe(200), soon);
  save(TEXT, 'export const problem', 'const = ;\nexport const problem');
  await vi.waitFor(html, soon);
  await printed(/web\/src\/content\/landing\.ts\(\d+,\d+\): error TS1134/);
  expect(run.printed()).not.toMatch(/PARSE_ERROR|Expected identifier|\[vite\]/);

  const processes = family(run.pid);
  run.pressCtrlC();
  expect(await run.ended).toBe(0);
  await ended(processes);
}, 120_000);

// A run of its own: a reload may find the inspector's port still taken, as CONTRIBUTING says.
test('npm run dev --inspect lets a debugger attach to the functions', async () => {
  const [inspect = 0] = await freePorts(1);
  const { start } = await npmRun('dev', ['--no-persist', '--inspect', `${inspect}`], copyRepository());
  const run = start();
  await run.ready();
  // The functions' process may start after the emulators are ready.
  const targets = async () => (await fetch(`http://${LOOPBACK}:${inspect}/json/list`)).json();
  const [target] = await vi.waitFor(targets, { timeout: 30_000 });
  expect(target.webSocketDebuggerUrl).toContain(`ws://${LOOPBACK}:${inspect}/`);
});
