import { createServer } from 'node:http';
import getPort from 'get-port';
import { expect, test, vi } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { askSite, readPage } from './askSite.ts';
import type { Launch } from './checkLaunch.ts';
import { deployCommand } from './deploy.ts';
import type { Need } from './needs.ts';

const NONE: string[] = [];
const SITES = ['https://stet.web.app', 'https://stet.com'];
const READY = {
  ...{ missing: { Decide: [] }, doubts: NONE, reminders: NONE },
  ...{ runner: 'owner@stet.com, paid by Stet Ltd', sites: SITES },
};
const APP = '/assets/main-7.js';

/** Runs a command line for this launch. Returns its exit code, output and commands. */
async function deploy(args: string, launch: Partial<Launch>, wrong = NONE, apps = NONE, agrees?: boolean) {
  const [calls, printed]: string[][] = [[], []];
  const launches = [{ ...READY, ...launch }];
  const steps = {
    // Once the commands have run, nothing is missing.
    check: async () => launches.pop() ?? READY,
    confirm: agrees === undefined ? undefined : async (question: string) => Boolean(printed?.push(question)) && agrees,
    run: async (commands: string[]) => void calls?.push(...commands),
    cli: async (given: string[]) => void calls?.push(given.join(' ')),
    askSite: async (site: string) => wrong.filter((sentence) => sentence.includes(site)),
    builtApp: () => APP,
    readPage: async () => ({ address: undefined, app: apps.pop() ?? APP, isOther: false }),
    sleep: async () => {},
  };
  const print = (text: string) => void printed?.push(text);
  const program = deployCommand(steps).configureOutput({ writeErr: print, writeOut: print });
  const code = await execute(program, args.split(' '));
  return [code, printed?.join(''), calls];
}

const DECIDE: Need[] = [[false, 'legalName is empty.']];
const NOT_READY = '✗ Not ready to deploy.\n\nDecide:\n  legalName is empty.\n';
const LACKING = { missing: { Decide: [], Add: [[false, 'No daily backup.', 'gcloud one', 'npx two'] as Need] } };
const LACKED = 'Add:\n  No daily backup.\n    gcloud one\n    npx two\n';
const WORKS =
  'Nobody gets a mail.\nProject stet-site, whose site is https://stet.web.app and https://stet.com.\nNothing is missing.\nAsking https://stet.web.app and https://stet.com.\nThe pages and both forms answer. Nothing was stored: docs/deploy.md, step 4, tries that.\n';
const WRONG = SITES.map((site) => `GET ${site}/ fails.`);
const FAILS = `not all of the site works. See docs/deploy.md, "What Google may refuse".\n  ${WRONG.join('\n  ')}`;
const DEPLOYED = ['deploy --project stet-site --only hosting'];

test.each<[string, Partial<Launch>, number, string, string[]?, string[]?]>([
  ['--only hosting --project stet-site', { reminders: ['Nobody gets a mail.'] }, 0, WORKS, DEPLOYED],
  ['--only hosting --project stet-site', {}, 1, FAILS, DEPLOYED, WRONG],
  ['--project stet-site -m Launch', { commit: '98910a4' }, 0, '', ['deploy --project stet-site -m Launch (98910a4)']],
  ['--project stet-site', { missing: { Decide: DECIDE, Set: [] } }, 1, NOT_READY],
  ['--project stet-site', LACKING, 1, `${LACKED}\n✗ Not an interactive terminal. Pass --yes to confirm.\n`],
  ['--project stet-site --yes', LACKING, 0, LACKED, ['gcloud one', 'npx two', 'deploy --project stet-site']],
  ['--project stet-site --yes --dry-run', LACKING, 1, `✗ Not ready to deploy.\n\n${LACKED}`],
  ['--dry-run --project stet-site', {}, 0, 'Nothing is missing.\nNothing was deployed.\n'],
  ['--dry-run --project stet-site', { doubts: ['Another site.'] }, 0, 'Another site.\nProject stet-site, '],
  ['--project stet-site --yes', { doubts: ['Another site.'] }, 1, '✗ Another site.\nRun it in a terminal.\n'],
  ['--project demo-stet', {}, 2, 'Name a real project.'],
  ['--project $(reboot)', {}, 2, 'Name a real project.'],
])('npm run deploy %s with %j ends with %i', async (args, launch, code, printed, calls = [], wrong = []) => {
  expect(await deploy(args, launch, wrong)).toEqual([code, expect.stringContaining(printed), calls]);
});

test.each([
  ['', ['/assets/main-6.js', APP], 0, 'The pages and both forms answer.'],
  ['', Array<string>(20).fill('/assets/main-6.js'), 1, 'https://stet.com still shows an older release: deploy again.'],
  [' --only functions', ['/assets/main-6.js'], 0, 'The pages and both forms answer.'],
  [' --only functions,hosting', Array<string>(20).fill(''), 1, 'https://stet.web.app still shows an older release'],
])('npm run deploy%s waits until the sites show the built app, not %j', async (only, apps, code, printed) => {
  const [ended, all] = await deploy(`--project stet-site${only}`, {}, [], apps);
  expect([ended, all]).toEqual([code, expect.stringContaining(printed)]);
});

test.each([
  ['<script data-app="/assets/main-1a_B.js"></script>', { app: '/assets/main-1a_B.js', isOther: false }],
  ['<title>A shop</title>', { app: undefined, isOther: true }],
])('readPage reads the address of a site and its app, and whether it is another’s: %s', async (script, page) => {
  const html = `${script}<link rel="canonical" href="https://stet.com/">`;
  const site = createServer((_request, response) => response.end(html));
  const origin = `http://${LOOPBACK}:${await listen(site)}`;
  expect(await readPage(origin)).toEqual({ address: 'https://stet.com', ...page });
  site.close();
  expect(await readPage(`http://${LOOPBACK}:${await getPort()}`)).toMatchObject({ isOther: false });
});

test('npm run deploy --dry-run deploys nothing, though npm keeps the option', async () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  const ended = await deploy('--project stet-site', {}).finally(() => vi.unstubAllEnvs());
  expect(ended).toEqual([0, expect.stringContaining('Nothing was deployed.'), []]);
});

test('npm run deploy asks before it runs the commands, or replaces another site', async () => {
  const all = ['gcloud one', 'npx two', 'deploy --project stet-site'];
  const asked = expect.stringContaining(`${LACKED}\nRun these 2 commands as owner@stet.com, paid by Stet Ltd?`);
  expect(await deploy('--project stet-site', LACKING, [], [], true)).toEqual([0, asked, all]);
  const doubted = expect.stringContaining('Another site.\n\n\nDeploy?');
  const doubts = { doubts: ['Another site.'] };
  expect(await deploy('--project stet-site --yes', doubts, [], [], true)).toEqual([0, doubted, all.slice(2)]);
  const refused = expect.stringContaining('✗ Nothing was changed.');
  expect(await deploy('--project stet-site', LACKING, [], [], false)).toEqual([1, refused, []]);
});

test('askSite returns a sentence for each wrong answer of a deployed site', async () => {
  const site = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/api/') ? 403 : 200).end();
  });
  const origin = `http://${LOOPBACK}:${await listen(site)}`;
  const wrong = await askSite(origin);
  site.close();
  expect(wrong).toEqual([
    `GET ${origin}/api/joinWaitlist answers 403, not 204.`,
    `GET ${origin}/api/submitContact answers 403, not 204.`,
    `GET ${origin}/ answers without the header content-security-policy.`,
    `GET ${origin}/form/joined answers without the header content-security-policy.`,
  ]);
  const nobody = `${LOOPBACK}:${await getPort()}`;
  expect(await askSite(`http://${nobody}`)).toContain(`GET http://${nobody}/ fails: connect ECONNREFUSED ${nobody}.`);
});
