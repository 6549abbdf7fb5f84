import { createServer } from 'node:http';
import getPort from 'get-port';
import { expect, test, vi } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { askSite, readPage } from './askSite.ts';
import type { Launch } from './checkLaunch.ts';
import { deployCommand } from './deploy.ts';
import type { Doubt, Lack } from './findings.ts';

const SITES = ['https://stet.web.app', 'https://stet.com'];
const READY: Launch = {
  papers: { 'Decide, in web/src/content/owner.ts': [], 'Set, and commit': [] },
  ...{ lacks: [], doubts: [], reminders: [], sites: SITES, runner: 'owner@stet.com, paid by Stet Ltd' },
};
const APP = '/assets/main-7.js';
const ALONE = 'looks at what pages need';

/** Runs a command line for these launches, one after the other. Returns its exit code, output and commands. */
async function deploy(args: string, launches: Partial<Launch>[] = [], { wrong = '', agrees = 'asked' } = {}) {
  const [calls, printed]: [string[], string[]] = [[], []];
  const steps = {
    check: async (_id: string, pagesAlone: boolean) => {
      if (pagesAlone) calls.push(ALONE);
      return { ...READY, ...launches.shift() };
    },
    confirm:
      agrees === 'asked' ? undefined : async (question: string) => Boolean(printed.push(question)) && agrees === 'yes',
    run: async (commands: string[]) => void calls.push(...commands),
    cli: async (given: string[]) => void calls.push(given.join(' ')),
    askSite: async (site: string, app?: string) => (wrong ? [`${site} ${wrong} with ${app}`] : []),
    builtApp: () => APP,
    commit: () => '98910a4',
  };
  const print = (text: string) => void printed.push(text);
  const program = deployCommand(steps).configureOutput({ writeErr: print, writeOut: print });
  const code = await execute(program, ['--project', 'stet-site', ...args.split(' ').filter(Boolean)]);
  return [code, printed.join(''), calls];
}

const papers = { ...READY.papers, 'Set, and commit': [{ kind: 'lack', sentence: 'No name.', commands: [] } as Lack] };
const lacks: Lack[] = [{ kind: 'lack', sentence: 'No daily backup.', commands: ['gcloud one', 'npx two'] }];
const doubts: Doubt[] = [{ kind: 'doubt', sentence: 'It is off.', commands: ['gcloud enable'] }];
const LACKED = 'Set up the project:\n  No daily backup.\n    gcloud one\n    npx two\n';
const DOUBTED = '✗ Not ready to deploy.\n\nIn doubt, so a terminal asks:\n  It is off.\n    gcloud enable\n';
const WORKS = `Nobody gets a mail.
Project stet-site, whose site is https://stet.web.app and https://stet.com.
Nothing is missing.
Asking https://stet.web.app and https://stet.com.
The pages and both forms answer. Nothing was stored: docs/deploy.md, step 4, tries that.\n`;
const DEPLOYED = 'deploy --project stet-site -m 98910a4';
const ALL = ['gcloud one', 'npx two', DEPLOYED];

test.each<[args: string, launch: Partial<Launch>, code: number, printed: string, ...calls: string[]]>([
  ['', { reminders: ['Nobody gets a mail.'] }, 0, WORKS, DEPLOYED],
  ['-m Launch', {}, 0, '', 'deploy --project stet-site -m Launch (98910a4)'],
  ['--only hosting', {}, 0, '', ALONE, `${DEPLOYED} --only hosting`],
  ['--only=hosting', {}, 0, '', ALONE, `${DEPLOYED} --only hosting`],
  ['--only hosting:stet', {}, 0, '', ALONE, `${DEPLOYED} --only hosting:stet`],
  ['--only hosting,functions', {}, 0, '', `${DEPLOYED} --only hosting,functions`],
  // Without its papers, a launch makes nothing.
  ['--yes', { papers, lacks }, 1, `✗ Not ready to deploy.\n\nSet, and commit:\n  No name.\n\n${LACKED}`],
  ['', { lacks }, 1, `${LACKED}\n✗ Not an interactive terminal. Pass --yes to confirm.\n`],
  ['--yes', { lacks }, 0, LACKED, ...ALL],
  ['--yes --dry-run', { lacks }, 1, `✗ Not ready to deploy.\n\n${LACKED}`],
  ['--dry-run', {}, 0, 'Nothing is missing.\nNothing was deployed.\n'],
  ['--dry-run', { doubts }, 1, DOUBTED],
  ['--yes', { doubts, lacks }, 1, `${LACKED}\nIn doubt, so a terminal asks:\n  It is off.\n    gcloud enable\n`],
  ['--project demo-stet', {}, 2, 'Name a real project.'],
  ['--project $(reboot)', {}, 2, 'Name a real project.'],
])('npm run deploy %s with %j ends with %i', async (args, launch, code, printed, ...calls) => {
  expect(await deploy(args, [launch])).toEqual([code, expect.stringContaining(printed), calls]);
});

test.each([
  ['', APP],
  ['--only functions', undefined],
  ['--only functions,hosting', APP],
])('npm run deploy %s asks each of the sites for the app %s, and says what doesn’t work', async (only, app) => {
  const [code, printed] = await deploy(only, [], { wrong: 'fails' });
  const wrong = SITES.map((site) => `\n  ${site} fails with ${app}`).join('');
  const help = 'not all of the site works. See docs/deploy.md, "What Google may refuse".';
  expect([code, printed]).toEqual([1, expect.stringContaining(help + wrong)]);
});

test('npm run deploy --dry-run deploys nothing, though npm keeps the option', async () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  const ended = await deploy('').finally(() => vi.unstubAllEnvs());
  expect(ended).toEqual([0, expect.stringContaining('Nothing was deployed.'), []]);
});

test('npm run deploy asks about each doubt, even with --yes, and before it adds what is missing', async () => {
  const asks = (question: string) => expect.stringContaining(question);
  const adds = asks(`${LACKED}\nRun these 2 commands as owner@stet.com, paid by Stet Ltd?`);
  expect(await deploy('', [{ lacks }], { agrees: 'yes' })).toEqual([0, adds, ALL]);
  const another: Doubt = { kind: 'doubt', sentence: 'Another site.', commands: [] };
  const questions = asks('It is off.\n    gcloud enable\n\nRun this?Another site.\n\nDeploy?Project');
  const launches = [{ doubts: [...doubts, another] }, { doubts: [another] }, { doubts: [another] }];
  expect(await deploy('--yes', launches, { agrees: 'yes' })).toEqual([0, questions, ['gcloud enable', DEPLOYED]]);
  for (const launch of [{ lacks }, { doubts }])
    expect(await deploy('', [launch], { agrees: 'no' })).toEqual([1, asks('✗ Nothing was changed.'), []]);
});

test('npm run deploy stops while Google doesn’t know yet what a doubt’s command has done', async () => {
  const stops = expect.stringContaining(`Run this?${DOUBTED}`);
  expect(await deploy('', [{ doubts }, { doubts }], { agrees: 'yes' })).toEqual([1, stops, ['gcloud enable']]);
});

test('askSite returns a sentence for each wrong answer of a deployed site, and waits until it shows the built app', async () => {
  let shown = 0;
  const site = createServer(({ url }, response) => {
    if (url === '/') shown += 1;
    response.writeHead(url?.startsWith('/api/') ? 403 : 200).end(`<script data-app="/assets/main-${shown}.js"`);
  });
  const origin = `http://${LOOPBACK}:${await listen(site)}`;
  const wrong = [
    `GET ${origin}/api/joinWaitlist answers 403, not 204.`,
    `GET ${origin}/api/submitContact answers 403, not 204.`,
    `GET ${origin}/ answers without the header content-security-policy.`,
    `GET ${origin}/form/joined answers without the header content-security-policy.`,
  ];
  expect(await askSite(origin, '/assets/main-5.js', 10)).toEqual(wrong);
  const older = `${origin} still shows an older release: deploy again. Or does the domain lead to another project?`;
  expect(await askSite(origin, '/assets/main-0.js', 10)).toEqual([...wrong, older]);
  site.close();
  const nobody = `${LOOPBACK}:${await getPort()}`;
  expect(await askSite(`http://${nobody}`)).toContain(`GET http://${nobody}/ fails: connect ECONNREFUSED ${nobody}.`);
});

test('readPage reads the address of a site and its app, and whether it is another’s', async () => {
  const canonical = '<link rel="canonical" href="https://stet.com/">';
  let html = `<script data-app="/assets/main-1a_B.js"></script>${canonical}`;
  const site = createServer((_request, response) => response.end(html));
  const origin = `http://${LOOPBACK}:${await listen(site)}`;
  const address = 'https://stet.com';
  expect(await readPage(origin)).toEqual({ address, app: '/assets/main-1a_B.js', isOther: false });
  html = canonical;
  expect(await readPage(origin)).toEqual({ address, app: undefined, isOther: true });
  site.close();
  expect(await readPage(`http://${LOOPBACK}:${await getPort()}`)).toMatchObject({ isOther: false });
});
