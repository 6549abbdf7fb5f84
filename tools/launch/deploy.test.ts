import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/ports.ts';
import { ROOT } from '../lib/project.ts';
import { askSite } from './askSite.ts';
import { checkLaunch, type Launch } from './checkLaunch.ts';
import { define, deployCommand } from './deploy.ts';

/** Runs a command line for such a launch. Returns its exit code, output and Firebase commands. */
async function deploy(args: string, launch: Partial<Launch> = {}, wrong: string[] = []) {
  const calls: string[] = [];
  let printed = '';
  const program = deployCommand({
    check: async () => ({ missing: { Decide: [] }, reminders: [], ...launch }),
    cli: async (given) => void calls.push(given.join(' ')),
    askSite: async () => wrong,
  }).configureOutput({ writeErr: (text) => (printed += text), writeOut: (text) => (printed += text) });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return [code, printed, calls] as const;
}

const MISSING = { Decide: ['legalName is empty.', 'address is empty.'], Set: [], Protect: ['No daily backup.'] };
const NOT_READY =
  '✗ Not ready to deploy.\n\nDecide:\n  legalName is empty.\n  address is empty.\n\nProtect:\n  No daily backup.\n';
const WORKS =
  'Nobody gets a mail.\nNothing is missing.\nThe pages and both functions answer. Nothing was stored: docs/deploy.md, step 11, tries that.\n';
const DEPLOYED = ['deploy --project stet-site --only hosting --force'];
const USAGE = (sentence: string) => [2, expect.stringContaining(sentence), []];

test.each<[string, Partial<Launch>, object]>([
  ['--only hosting --project stet-site --force', { reminders: ['Nobody gets a mail.'] }, [0, WORKS, DEPLOYED]],
  ['--project stet-site', { missing: MISSING }, [1, NOT_READY, []]],
  ['--dry-run --project stet-site', {}, [0, 'Nothing is missing.\n', []]],
  ['--only hosting', {}, USAGE("required option '--project <id>' not specified")],
  ['--project demo-stet', {}, USAGE('Name a real project.')],
  ['--project ', {}, USAGE('Name a real project.')],
])('npm run deploy %s deploys only to a real project for which nothing is missing', async (args, launch, expected) => {
  expect(await deploy(args, launch)).toEqual(expected);
});

test('npm run deploy fails if the deployed site doesn’t answer as it must, and says how', async () => {
  const site = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/api/') ? 403 : 200).end();
  });
  const origin = `http://${LOOPBACK}:${await listen(site)}`;
  const wrong = await askSite(origin, 'stet-site');
  site.close();
  expect(wrong).toEqual([
    `GET ${origin}/api/joinWaitlist answers 403, not 204.`,
    `GET ${origin}/api/submitContact answers 403, not 204.`,
    `GET ${origin}/ answers without the header content-security-policy.`,
    `GET ${origin}/form/joined answers without the header content-security-policy.`,
    'Google lets nobody call a form. Mend what the CLI named, then npx firebase functions:delete joinWaitlist submitContact --project stet-site, then deploy again.',
  ]);
  const nobody = `${LOOPBACK}:${await getPort()}`;
  const fails = await askSite(`http://${nobody}`, 'stet-site');
  expect(fails).toContain(`GET http://${nobody}/ fails: connect ECONNREFUSED ${nobody}.`);
  const [code, printed] = await deploy('--project stet-site', {}, wrong);
  expect([code, printed]).toEqual([1, expect.stringContaining(`not all of the site works.\n  ${wrong[0]}\n`)]);
});

test('npm run deploy says so if Google cannot be asked', async () => {
  let printed = '';
  const program = define().configureOutput({ writeErr: (text) => (printed += text), writeOut: () => {} });
  expect(await execute(program, ['--project', 'no-such-stet', '--dry-run'], new AbortController().signal)).toBe(1);
  expect(printed).toMatch(/Set up the project:\n {2}It can't be checked: firebase hosting:sites:list: ./);
});

const READY = {
  owner: {
    legalName: 'Stet Ltd',
    address: '1 Proof Street, London',
    email: '',
    companyPage: 'https://linkedin.com/company/stet',
    claimsConfirmedOn: '2026-11-02',
  },
  site: 'https://stet.web.app',
  parameters: 'SERVICE_ACCOUNT=f@x.iam\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=m@x.iam\n',
  // An older one, which has no edition.
  database: {
    locationId: 'us-central1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  } as object,
  schedules: [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }] as object[],
  hosting: {},
  sites: [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }],
  functions: [{ id: 'joinWaitlist' }],
  secrets: [{ state: 'DESTROYED' }, { state: 'ENABLED' }] as object[] | undefined,
};

/** Checks a repository and a project that are ready but for these changes. */
async function check(changes: Partial<typeof READY>): Promise<string[]> {
  const { owner, site, parameters, hosting, ...project } = { ...READY, ...changes };
  const root = temporaryFolder();
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'web/.env.production'), `VITE_SITE_URL=${site}\n`);
  copyFileSync(join(ROOT, 'functions/.env'), join(root, 'functions/.env'));
  writeFileSync(join(root, 'functions/.env.stet-site'), parameters);
  writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting }));
  const answers: NodeJS.Dict<unknown> = {
    'firestore:databases:get': project.database,
    'firestore:backups:schedules:list': project.schedules,
    'hosting:sites:list': project,
    'functions:list': project.functions,
    'functions:secrets:get': project.secrets && project,
  };
  const ask = async ([name = '']: string[]) => answers[name] ?? Promise.reject(new Error('HTTP Error: 404'));
  const { missing, reminders } = await checkLaunch('stet-site', ask, { owner, root });
  return [...Object.values(missing).flat(), ...reminders];
}

test('the launch check names nothing if all is ready, and mails and their account only together', async () => {
  expect(await check({})).toEqual([]);
  expect(await check({ owner: { ...READY.owner, companyPage: 'https://uk.linkedin.com/company/stet' } })).toEqual([]);
  expect(await check({ hosting: { site: 'stet-2' }, site: 'https://stet.com' })).toEqual([]);
  const functions = [{ id: 'notifyOwner' }];
  expect(await check({ parameters: 'SERVICE_ACCOUNT=f@x.iam\n', functions, secrets: undefined })).toEqual([
    'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").',
    'The old owner still gets them: npx firebase functions:delete notifyOwner --project stet-site',
  ]);
});

const parameter = (name: string, value: string, sentence: string): [Partial<typeof READY>, string] => [
  { parameters: `${READY.parameters}${name}=${value}\n` },
  `functions/.env.stet-site: ${name} is ${value}; ${sentence}`,
];

test.each<[changes: Partial<typeof READY>, sentence: string]>([
  ...['', 'https://site.example', 'http://stet.web.app', 'https://stet.web.app/', 'https://stét.app'].map(
    (site): [Partial<typeof READY>, string] => [
      { site },
      `web/.env.production: VITE_SITE_URL is ${site || 'empty'}; set the site's own, like https://stet.web.app, without a path.`,
    ],
  ),
  ...['2026-02-30', '2999-01-01', '1 December 2026'].map((day): [Partial<typeof READY>, string] => [
    { owner: { ...READY.owner, claimsConfirmedOn: day } },
    `claimsConfirmedOn is ${day}: check each claim, badge and legal text, then write the day.`,
  ]),
  parameter('FORWARDED_HOPS', '0', 'set a whole number from 1.'),
  parameter('CALLS_PER_MINUTE', '0.5', 'set a whole number from 0.'),
  parameter('MAX_INSTANCES', 'ten', 'set a whole number from 1.'),
  parameter('OWNER_EMAIL', 'us@localhost', 'set a whole address, or none.'),
])('the launch check refuses %j', async (changes, sentence) => {
  expect(await check(changes)).toEqual([sentence]);
});

test('the launch check names all that is missing, and how to add it', async () => {
  const companyPage = 'https://www.linkedin.com/';
  const file = 'functions/.env.stet-site';
  const noValue = 'has no value; docs/deploy.md, "Parameters", says which.';
  const update = "npx firebase firestore:databases:update '(default)'";
  const recreate = `${update.replace('update', 'delete')} --project stet-site, if nothing is in it, and docs/deploy.md, step 5.`;
  const found = await check({
    owner: { legalName: ' ', address: '', email: 'us', companyPage, claimsConfirmedOn: 'soon' },
    parameters: 'MAX_INSTANCE=9\nMAX_INSTANCES=\nOWNER_EMAIL=owner@stet.com\n',
    database: { databaseEdition: 'ENTERPRISE', locationId: 'eur3' },
    sites: [],
    secrets: undefined,
    schedules: [{ weeklyRecurrence: {} }],
  });
  expect(found).toEqual([
    'legalName is empty: name who runs the site.',
    'address is empty: name a postal address.',
    'email is us: name an address, or leave it empty.',
    "companyPage is https://www.linkedin.com/: link the company's own page.",
    'claimsConfirmedOn is soon: check each claim, badge and legal text, then write the day.',
    `${file}: the functions have no parameter MAX_INSTANCE.`,
    ...['MAX_INSTANCES', 'NOTIFY_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT'].map((name) => `${file}: ${name} ${noValue}`),
    'There is no site stet-site: npx firebase hosting:sites:create stet-site --project stet-site',
    "https://stet.web.app isn't this site: echo VITE_SITE_URL=https://stet-site.web.app > web/.env.production",
    "SMTP_URL can't be read: npx firebase functions:secrets:set SMTP_URL --project stet-site",
    `The database has the edition ENTERPRISE, without automatic indexes: ${recreate}`,
    `The database is in eur3, the functions in us-central1: ${recreate}`,
    `Point-in-time recovery is off: ${update} --point-in-time-recovery ENABLED --project stet-site`,
    `Delete protection is off: ${update} --delete-protection ENABLED --project stet-site`,
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
  ]);
});
