import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOOPBACK } from '../stack/ports.ts';
import { ROOT } from '../stack/project.ts';
import { type Context, type DeployOptions, deploy } from './deploy.ts';

const STET: DeployOptions = { project: 'stet-project', site: 'stet-site', dryRun: false, tested: false };
const OWNER = {
  legalName: 'Stet Ltd',
  address: '1 Proof Street, London',
  companyPage: 'https://www.linkedin.com/company/stet',
  claimsConfirmedOn: '2026-12-01',
};
const PROTECTED = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const CONFIG = '--project stet-project --config firebase.deploy.json';
const LIVE_STEPS = ['ask firestore:databases:get', 'ask firestore:backups:schedules:list', 'test', 'build'];

let root: string;
let server: Server;
/** Live files by path. */
let live: Record<string, string>;
let steps: string[];
beforeEach(async () => {
  steps = [];
  live = {};
  server = createServer(({ url = '' }, response) => response.writeHead(live[url] ? 200 : 404).end(live[url]));
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  root = mkdtempSync(join(tmpdir(), 'stet-deploy-'));
  for (const folder of ['web/dist/assets', 'functions/dist']) mkdirSync(join(root, folder), { recursive: true });
  file('firebase.json', readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  file('web/.env.stet-project', 'VITE_SITE_URL=https://stet.test\n');
  file('web/dist/assets/new.js', 'new');
  file('web/dist/index.html', '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">');
  file('functions/dist/functions.yaml', JSON.stringify({ params: [] }));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function file(name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

/** Deploys with recorded steps; a step that begins like `failing` fails. */
async function run(options: Partial<DeployOptions>, changes: Partial<Context> = {}, failing?: string) {
  const step = async (name: string) => {
    steps.push(name);
    if (failing && name.startsWith(failing)) throw new Error(`${name} failed`);
  };
  const { port } = server.address() as AddressInfo;
  const printed: string[] = [];
  const context: Context = {
    root,
    owner: OWNER,
    env: {},
    originOf: () => `http://${LOOPBACK}:${port}`,
    test: () => step('test'),
    build: () => step('build'),
    ask: async ([command]) => {
      await step(`ask ${command}`);
      return command === 'firestore:databases:get' ? PROTECTED : [{ dailyRecurrence: {} }];
    },
    cli: (args) => step(args.join(' ')),
    print: (line) => printed.push(line),
    ...changes,
  };
  const error: Error | undefined = await deploy({ ...STET, ...options }, context).catch((thrown) => thrown);
  return { error: error?.message, printed: printed.join('\n'), env: context.env };
}

test('tests, builds, and deploys the pages last', async () => {
  const { error, env } = await run({});
  expect(error).toBeUndefined();
  expect(steps).toEqual([
    ...LIVE_STEPS,
    `deploy --only firestore,functions ${CONFIG}`,
    `deploy --only hosting ${CONFIG}`,
  ]);
  expect(env.VITE_SITE_URL).toBe('https://stet.test');
});

test('deploys with the site, and caches for good only assets that exist', async () => {
  live = { '/assets.json': JSON.stringify({ 'old.js': {} }) };
  await run({});
  const { hosting, functions } = JSON.parse(readFileSync(join(root, 'firebase.deploy.json'), 'utf8'));
  expect([hosting.site, hosting.public, functions[0].source]).toEqual(['stet-site', 'web/dist', 'functions/dist']);
  expect(hosting.headers.find((rule: { regex?: string }) => rule.regex).regex).toBe('^/assets/(new\\.js)$');
});

test('keeps the live pages for a rollback right before new ones replace them', async () => {
  live = { '/assets.json': '{}' };
  await run({ tested: true });
  expect(steps.slice(-3)).toEqual([
    `deploy --only firestore,functions ${CONFIG}`,
    'hosting:clone stet-site:live stet-site:previous --project stet-project',
    `deploy --only hosting ${CONFIG}`,
  ]);
  expect(steps).not.toContain('test');
});

test.each([
  ['test', LIVE_STEPS.slice(0, 3)],
  ['deploy --only firestore', [...LIVE_STEPS, `deploy --only firestore,functions ${CONFIG}`]],
  [
    'hosting:clone',
    [
      ...LIVE_STEPS,
      `deploy --only firestore,functions ${CONFIG}`,
      'hosting:clone stet-site:live stet-site:previous --project stet-project',
    ],
  ],
])('ends if %s fails', async (failing, expected) => {
  live = { '/assets.json': '{}' };
  const { error } = await run({}, {}, failing);
  expect(error).toContain('failed');
  expect(steps).toEqual(expected);
});

test('refuses open decisions before it tests or asks Google', async () => {
  const { error } = await run({}, { owner: { ...OWNER, legalName: '', claimsConfirmedOn: '' } });
  expect(error).toContain('legalName is empty');
  expect(error).toContain('claimsConfirmedOn is empty');
  expect(steps).toEqual([]);
});

test('refuses an unprotected database before it tests, with the commands that protect it', async () => {
  const answers = { 'firestore:databases:get': {}, 'firestore:backups:schedules:list': [{ weeklyRecurrence: {} }] };
  const { error } = await run({}, { ask: async ([command]) => answers[command as keyof typeof answers] });
  expect(error?.split('\n  ')).toEqual([
    'Not ready to deploy:',
    "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-project",
    "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-project",
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-project',
  ]);
  expect(steps).toEqual([]);
});

test('refuses functions without a service account before it uploads', async () => {
  file('functions/dist/functions.yaml', JSON.stringify({ params: [{ name: 'JOIN_SERVICE_ACCOUNT' }] }));
  const { error } = await run({});
  expect(error).toContain('gcloud iam service-accounts create join --project=stet-project');
  expect(steps).toEqual(LIVE_STEPS);
});

test('a dry run lists everything at once, without network', async () => {
  file('functions/dist/functions.yaml', JSON.stringify({ params: [{ name: 'JOIN_SERVICE_ACCOUNT' }] }));
  const refused = await run({ dryRun: true, project: 'PROJECT' }, { owner: { ...OWNER, address: '' } });
  for (const word of ['VITE_SITE_URL', 'address', 'JOIN_SERVICE_ACCOUNT']) expect(refused.error).toContain(word);
  expect(refused.printed).toContain('Reminder: set a budget alert');
  file('functions/dist/functions.yaml', JSON.stringify({ params: [] }));
  const ready = await run({ dryRun: true });
  expect([ready.error, steps]).toEqual([undefined, ['build', 'build']]);
  expect(ready.printed).toContain('Ready to deploy. Nothing was uploaded.');
});

test('a preview needs no decisions and touches nothing live', async () => {
  await run({ preview: 'words', tested: true }, { owner: { ...OWNER, legalName: '' } });
  expect(steps).toEqual(['build', `hosting:channel:deploy words ${CONFIG}`]);
});

test('rolls back to the kept pages, or to a version', async () => {
  await run({ rollback: true });
  await run({ rollback: '0a1b' });
  expect(steps).toEqual([
    'hosting:clone stet-site:previous stet-site:live --project stet-project',
    'hosting:clone stet-site@0a1b stet-site:live --project stet-project',
  ]);
});
