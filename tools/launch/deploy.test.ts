import { createServer } from 'node:http';
import getPort from 'get-port';
import { expect, test, vi } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { askSite, readPage } from './askSite.ts';
import type { Launch } from './checkLaunch.ts';
import { deployCommand } from './deploy.ts';
import type { Doubt, Lack } from './findings.ts';

const NONE: string[] = [];
const SITES = ['https://stet.web.app', 'https://stet.com'];
const READY: Launch = {
  papers: { 'Decide, in web/src/content/owner.ts': [], 'Set, and commit': [] },
  ...{ lacks: [], doubts: [], reminders: NONE },
  ...{ runner: 'owner@stet.com, paid by Stet Ltd', sites: SITES, commit: undefined },
};
const APP = '/assets/main-7.js';
const ALONE = 'looks at what pages need';

/** Runs a command line for these launches, one after the other. Returns its exit code, output and commands. */
async function deploy(args: string, launches: Partial<Launch>[], wrong = NONE, apps = NONE, agrees?: boolean) {
  const [calls, printed]: string[][] = [[], []];
  const steps = {
    check: async (_id: string, pagesAlone: boolean) => {
      if (pagesAlone) calls?.push(ALONE);
      return { ...READY, ...launches.shift() };
    },
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

const paper: Lack = { kind: 'lack', sentence: 'legalName is empty.', commands: [] };
const lack: Lack = { kind: 'lack', sentence: 'No daily backup.', commands: ['gcloud one', 'npx two'] };
const doubt: Doubt = { kind: 'doubt', sentence: 'It is off.', commands: ['gcloud enable'] };
const replaced: Doubt = { kind: 'doubt', sentence: 'Another site.', commands: [] };
const LACKED = 'Set up the project:\n  No daily backup.\n    gcloud one\n    npx two\n';
const DOUBTED = '✗ Not ready to deploy.\n\nIn doubt, so a terminal asks:\n  It is off.\n    gcloud enable\n';
const WORKS =
  'Nobody gets a mail.\nProject stet-site, whose site is https://stet.web.app and https://stet.com.\nNothing is missing.\nAsking https://stet.web.app and https://stet.com.\nThe pages and both forms answer. Nothing was stored: docs/deploy.md, step 4, tries that.\n';
const WRONG = SITES.map((site) => `GET ${site}/ fails.`);
const FAILS = `not all of the site works. See docs/deploy.md, "What Google may refuse".\n  ${WRONG.join('\n  ')}`;
const NOT_READY = '✗ Not ready to deploy.\n\nSet, and commit:\n  legalName is empty.\n';
const ALL = ['gcloud one', 'npx two', 'deploy --project stet-site'];

test.each<[string, Partial<Launch>, number, string, string[]?, string[]?]>([
  ['--project stet-site', { reminders: ['Nobody gets a mail.'] }, 0, WORKS, ALL.slice(2)],
  ['--project stet-site', {}, 1, FAILS, ALL.slice(2), WRONG],
  ['--project stet-site -m Launch', { commit: '98910a4' }, 0, '', ['deploy --project stet-site -m Launch (98910a4)']],
  ['--project stet-site --only hosting', {}, 0, '', [ALONE, `${ALL[2]} --only hosting`]],
  ['--project stet-site --only=hosting', {}, 0, '', [ALONE, `${ALL[2]} --only hosting`]],
  ['--project stet-site --only hosting:stet', {}, 0, '', [ALONE, `${ALL[2]} --only hosting:stet`]],
  ['--project stet-site --only hosting,functions', {}, 0, '', [`${ALL[2]} --only hosting,functions`]],
  // Without its papers, a launch makes nothing.
  [
    '--project stet-site --yes',
    { papers: { ...READY.papers, 'Set, and commit': [paper] }, lacks: [lack] },
    1,
    `${NOT_READY}\n${LACKED}`,
  ],
  ['--project stet-site', { lacks: [lack] }, 1, `${LACKED}\n✗ Not an interactive terminal. Pass --yes to confirm.\n`],
  ['--project stet-site --yes', { lacks: [lack] }, 0, LACKED, ALL],
  ['--project stet-site --yes --dry-run', { lacks: [lack] }, 1, `✗ Not ready to deploy.\n\n${LACKED}`],
  ['--dry-run --project stet-site', {}, 0, 'Nothing is missing.\nNothing was deployed.\n'],
  ['--project stet-site --dry-run', { doubts: [doubt] }, 1, DOUBTED],
  ['--project stet-site --yes', { doubts: [doubt] }, 1, DOUBTED],
  ['--project stet-site --yes', { doubts: [doubt], lacks: [lack] }, 1, LACKED],
  ['--project demo-stet', {}, 2, 'Name a real project.'],
  ['--project $(reboot)', {}, 2, 'Name a real project.'],
])('npm run deploy %s with %j ends with %i', async (args, launch, code, printed, calls = [], wrong = []) => {
  expect(await deploy(args, [launch], wrong)).toEqual([code, expect.stringContaining(printed), calls]);
});

test.each([
  ['', ['/assets/main-6.js', APP], 0, 'The pages and both forms answer.'],
  ['', Array<string>(20).fill('/assets/main-6.js'), 1, 'https://stet.com still shows an older release: deploy again.'],
  [' --only functions', ['/assets/main-6.js'], 0, 'The pages and both forms answer.'],
  [' --only functions,hosting', Array<string>(20).fill(''), 1, 'https://stet.web.app still shows an older release'],
])('npm run deploy%s waits until the sites show the built app, not %j', async (only, apps, code, printed) => {
  const [ended, all] = await deploy(`--project stet-site${only}`, [], [], apps);
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
  const ended = await deploy('--project stet-site', []).finally(() => vi.unstubAllEnvs());
  expect(ended).toEqual([0, expect.stringContaining('Nothing was deployed.'), []]);
});

test('npm run deploy asks about each doubt, even with --yes, and before it adds what is missing', async () => {
  const asks = (question: string) => expect.stringContaining(question);
  const adds = asks(`${LACKED}\nRun these 2 commands as owner@stet.com, paid by Stet Ltd?`);
  expect(await deploy('--project stet-site', [{ lacks: [lack] }], [], [], true)).toEqual([0, adds, ALL]);
  const doubts = [doubt, replaced];
  const both = asks('It is off.\n    gcloud enable\n\nRun this?Another site.\n\nDeploy?Project');
  // After the first command, the doubt may still be there, because Google is slow.
  const agreed = await deploy('--project stet-site --yes', [{ doubts }, { doubts }, { doubts }], [], [], true);
  expect(agreed).toEqual([0, both, ['gcloud enable', 'deploy --project stet-site']]);
  for (const launch of [{ lacks: [lack] }, { doubts }]) {
    const refused = await deploy('--project stet-site', [launch], [], [], false);
    expect(refused).toEqual([1, asks('✗ Nothing was changed.'), []]);
  }
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
