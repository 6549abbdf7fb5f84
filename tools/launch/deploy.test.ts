import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { ROOT } from '../lib/project.ts';
import { askSite } from './askSite.ts';
import { checkLaunch, type Launch } from './checkLaunch.ts';
import { deployCommand } from './deploy.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Runs a command line for such a launch, or for the real one. Returns its exit code, output and Firebase commands. */
async function deploy(args: string, launch?: Partial<Launch>, wrong: string[] = []) {
  const [calls, printed]: string[][] = [[], []];
  const steps = launch && {
    check: async () => ({ missing: { Decide: [] }, reminders: [], ...launch }),
    cli: async (given: string[]) => void calls?.push(given.join(' ')),
    askSite: async () => wrong,
  };
  const print = (text: string) => void printed?.push(text);
  const program = deployCommand(steps).configureOutput({ writeErr: print, writeOut: print });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return [code, printed?.join(''), calls];
}

const MISSING = { Decide: ['legalName is empty.', 'address is empty.'], Set: [], Protect: ['No daily backup.'] };
const NOT_READY =
  '✗ Not ready to deploy.\n\nDecide:\n  legalName is empty.\n  address is empty.\n\nProtect:\n  No daily backup.\n';
const WORKS =
  'Nobody gets a mail.\nNothing is missing.\nThe pages and both functions answer. Nothing was stored: docs/deploy.md, step 11, tries that.\n';
const DEPLOYED = ['deploy --project stet-site --only hosting'];

test.each<[string, Partial<Launch>, number, string, string[]?, string[]?]>([
  ['--only hosting --project stet-site', { reminders: ['Nobody gets a mail.'] }, 0, WORKS, DEPLOYED],
  ['--only hosting --project stet-site', {}, 1, 'not all of the site works. ', DEPLOYED, ['GET / fails.']],
  ['--project stet-site', { missing: MISSING }, 1, NOT_READY],
  ['--dry-run --project stet-site', {}, 0, 'Nothing is missing.\n'],
  ['--only hosting', {}, 2, "required option '--project <id>' not specified"],
  ['--project demo-stet', {}, 2, 'Name a real project.'],
  ['--project ', {}, 2, 'Name a real project.'],
])('npm run deploy %s with %j ends with %i', async (args, launch, code, printed, calls = [], wrong = []) => {
  expect(await deploy(args, launch, wrong)).toEqual([code, expect.stringContaining(printed), calls]);
});

test('npm run deploy says so if Google cannot be asked', async () => {
  const [code, printed] = await deploy('--project no-such-stet --dry-run');
  expect(code).toBe(1);
  expect(printed).toMatch(/Set up the project:\n {2}It can't be checked: firebase hosting:sites:list: ./);
});

test('a sentence says how a deployed site does not answer as it must', async () => {
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

const OWNER = {
  ...{ legalName: 'Stet Ltd', address: '1 Proof Street, London', email: '', claimsConfirmedOn: '2026-11-02' },
  companyPage: 'https://linkedin.com/company/stet',
};
const READY = {
  owner: OWNER,
  site: 'https://stet.web.app',
  noindex: '',
  parameters: 'SERVICE_ACCOUNT=f@x.iam\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=m@x.iam\n',
  database: {
    locationId: 'us-central1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  } as object,
  schedules: [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }] as object[],
  hosting: {},
  sites: [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }],
};

/** Checks a repository and a project that are ready but for these changes. */
async function check(changes: Partial<typeof READY>): Promise<string[]> {
  const { owner, site, noindex, parameters, hosting, ...project } = { ...READY, ...changes };
  const root = temporaryFolder();
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder));
  copyFileSync(join(ROOT, 'functions/.env'), join(root, 'functions/.env'));
  writeFileSync(join(root, 'functions/.env.stet-site'), parameters);
  writeFileSync(join(root, 'web/.env.production'), `VITE_SITE_URL=${site}\n`);
  writeFileSync(join(root, 'web/.env.production.local'), `VITE_NOINDEX=${noindex}\n`);
  writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting }));
  const answers: NodeJS.Dict<unknown> = {
    'firestore:databases:get': project.database,
    'firestore:backups:schedules:list': project.schedules,
    'hosting:sites:list': project,
  };
  const ask = async ([name = '']: string[]) => answers[name] ?? Promise.reject(new Error('HTTP Error: 404'));
  const { missing, reminders } = await checkLaunch('stet-site', ask, { owner, root });
  return [...Object.values(missing).flat(), ...reminders];
}

const NO_MAIL =
  'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").';
const addressIs = (site: string) =>
  `web/.env.production: VITE_SITE_URL is ${site}; set the site's own, like https://stet.web.app, without a path.`;
const wrong = (value: string, sentence: string): [Partial<typeof READY>, string] => [
  { parameters: READY.parameters + value },
  `functions/.env.stet-site: ${value.replace('=', ' is ')}; ${sentence}`,
];
const dayIs = (claimsConfirmedOn: string): [Partial<typeof READY>, string] => [
  { owner: { ...OWNER, claimsConfirmedOn } },
  `claimsConfirmedOn is ${claimsConfirmedOn}: check each claim, badge and legal text, then write the day.`,
];

test.each<[changes: Partial<typeof READY>, sentence?: string]>([
  [{}],
  [{ owner: { ...OWNER, companyPage: 'https://uk.linkedin.com/company/stet' } }],
  [{ hosting: { site: 'stet-2' }, site: 'https://stet.com' }],
  [{ parameters: 'SERVICE_ACCOUNT=f@x.iam\n' }, NO_MAIL],
  [{ site: '' }, addressIs('empty')],
  ...['https://site.example', 'http://stet.web.app', 'https://stet.web.app/', 'https://stét.app'].map(
    (site): [object, string] => [{ site }, addressIs(site)],
  ),
  wrong('FORWARDED_HOPS=0', 'set a whole number from 1 to 10.'),
  wrong('CALLS_PER_MINUTE=thirty', 'set a whole number from 0 to 60000.'),
  wrong('CALLS_PER_MINUTE=60001', 'set a whole number from 0 to 60000.'),
  wrong('MAX_INSTANCES=3.5', 'set a whole number from 1 to 1000.'),
  wrong('OWNER_EMAIL=us@localhost', 'set a whole address, or none.'),
  ...['2026-02-30', '2999-01-01', '1 December 2026'].map(dayIs),
])('the launch check of %j says %s', async (changes, sentence) => {
  expect(await check(changes)).toEqual(sentence ? [sentence] : []);
});

test('the launch check finds VITE_NOINDEX left in the shell or in a file; only a staging site may have it', async () => {
  const sentence = 'VITE_NOINDEX is set, in the shell or in a file web/.env*.local: search engines would leave out';
  for (const noindex of ['0', 'false', '']) expect(await check({ noindex })).toEqual([]);
  expect(await check({ noindex: '1' })).toEqual([`${sentence} https://stet.web.app. Unset it.`]);
  vi.stubEnv('VITE_NOINDEX', 'true');
  expect(await check({})).toEqual([`${sentence} https://stet.web.app. Unset it.`]);
  vi.stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  expect(await check({})).toEqual(['Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.']);
});

test('the launch check names all that is missing, and how to add it', async () => {
  const noValue = 'has no value; docs/deploy.md, "Parameters", says which.';
  const file = 'functions/.env.stet-site';
  const update = (option: string) =>
    `npx firebase firestore:databases:update '(default)' --${option} ENABLED --project stet-site`;
  const companyPage = 'https://www.linkedin.com/';
  const found = await check({
    owner: { legalName: ' ', address: '', email: 'us', companyPage, claimsConfirmedOn: '' },
    parameters: 'MAX_INSTANCE=9\nMAX_INSTANCES=\nOWNER_EMAIL=owner@stet.com\n',
    ...{ database: { locationId: 'eur3' }, sites: [], schedules: [{ weeklyRecurrence: {} }] },
  });
  expect(found).toEqual([
    'legalName is empty: name who runs the site.',
    'address is empty: name a postal address.',
    'email is us: name an address, or leave it empty.',
    "companyPage is https://www.linkedin.com/: link the company's own page.",
    'claimsConfirmedOn is empty: check each claim, badge and legal text, then write the day.',
    ...['MAX_INSTANCES', 'NOTIFY_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT'].map((name) => `${file}: ${name} ${noValue}`),
    `${file}: the functions have no parameter MAX_INSTANCE.`,
    "https://stet.web.app isn't this site: echo VITE_SITE_URL=https://stet-site.web.app > web/.env.production",
    "The database is in eur3, the functions in us-central1: npx firebase firestore:databases:delete '(default)' --project stet-site, if nothing is in it, and docs/deploy.md, step 5.",
    `Point-in-time recovery is off: ${update('point-in-time-recovery')}`,
    `Delete protection is off: ${update('delete-protection')}`,
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
  ]);
});
