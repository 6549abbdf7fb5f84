import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REGION } from '../../functions/src/settings.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { ROOT } from '../lib/project.ts';
import { checkLaunch } from './checkLaunch.ts';

// Git reads neither the developer's configuration nor a repository whose hook runs the tests.
beforeEach(() => {
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => void vi.unstubAllEnvs());

const OWNER = {
  ...{ legalName: 'Stet Ltd', address: '1 Proof Street, London', email: '', claimsConfirmedOn: '2026-11-02' },
  companyPage: 'https://linkedin.com/company/stet',
};
const rewriteTo = (region: string): object => ({ rewrites: [{ source: '/api/joinWaitlist', function: { region } }] });
const [FORMS, MAILER] = [
  'site-forms@stet-site.iam.gserviceaccount.com',
  'site-mailer@stet-site.iam.gserviceaccount.com',
];
const DATABASE = {
  name: 'projects/stet-site/databases/(default)',
  locationId: REGION,
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const service = (name: string) => ({ config: { name: `${name}.googleapis.com` } });
const role = (name: string, email: string) => ({
  bindings: { role: `roles/${name}`, members: `serviceAccount:${email}` },
});
const payer = (id: string, displayName: string) => ({ name: `billingAccounts/${id}`, displayName, open: true });
/** The parts that matter of what the tools answer about a project that has everything. */
const ANSWERS = {
  'firebase projects:list': [{ projectId: 'stet-site' }],
  'firebase hosting:sites:list': {
    sites: [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }],
  },
  'firebase firestore:databases:list': [DATABASE],
  'firebase firestore:backups:schedules:list': [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }],
  'gcloud projects describe': { projectId: 'stet-site' },
  'gcloud services list': [
    ...['artifactregistry', 'cloudbuild', 'cloudfunctions', 'eventarc', 'firebasehosting', 'firestore', 'monitoring'],
    ...['run', 'iam', 'secretmanager'],
  ].map(service),
  'gcloud billing projects describe': { billingAccountName: 'billingAccounts/0A', billingEnabled: true },
  'gcloud projects get-iam-policy': [
    ...[role('datastore.user', FORMS), role('datastore.user', MAILER), role('run.invoker', MAILER)],
    role('eventarc.eventReceiver', MAILER),
  ],
  'gcloud iam service-accounts list': [{ email: FORMS }, { email: MAILER }],
  'gcloud secrets versions list': [{ state: 'ENABLED' }, { state: 'DESTROYED' }],
  'gcloud alpha monitoring channels list': [{ name: 'projects/stet-site/notificationChannels/7' }],
  'gcloud alpha monitoring policies list': [
    { displayName: "The waitlist can't be reached" },
    { displayName: 'Google refuses requests to the functions, or they end in an error' },
    { displayName: 'Functions fail or refuse visitors' },
  ],
  'gcloud monitoring uptime list-configs': [{ displayName: 'joinWaitlist' }],
};
const READY = {
  owner: OWNER,
  site: 'https://stet.web.app',
  noindex: '',
  parameters: `SERVICE_ACCOUNT=${FORMS}\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=${MAILER}\n`,
  hosting: rewriteTo(REGION),
  /** What differs from `ANSWERS`. */
  answers: {} as NodeJS.Dict<unknown>,
  /** The address that the live pages name. */
  live: '',
};

/** Checks a repository and a project that are ready except for these changes. */
async function check(changes: Partial<typeof READY>, root = temporaryFolder()) {
  const { owner, site, noindex, parameters, hosting, answers, live } = { ...READY, ...changes };
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(ROOT, 'functions/.env'), join(root, 'functions/.env'));
  writeFileSync(join(root, 'functions/.env.stet-site'), parameters);
  writeFileSync(join(root, 'web/.env.production'), `VITE_SITE_URL=${site}\n`);
  writeFileSync(join(root, 'web/.env.production.local'), `VITE_NOINDEX=${noindex}\n`);
  writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting }));
  const ask = async (command: string) => {
    const known = [...Object.entries(answers), ...Object.entries(ANSWERS)];
    const [, answer] = known.find(([start]) => command.startsWith(start)) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { missing, reminders, ...launch } = await checkLaunch('stet-site', ask, {
    ...{ owner, root, readPage: async () => ({ address: live }) },
  });
  const needs = Object.values(missing).flat();
  const commands = needs.flatMap(([, , ...commands]) => commands);
  return { found: [...needs.map(([, sentence]) => sentence), ...reminders], commands, ...launch };
}

const NO_MAIL = 'Nobody gets a mail about messages';
const EMPTY = ': OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").';
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
  [{ parameters: 'SERVICE_ACCOUNT=their@own.iam\n' }, NO_MAIL + EMPTY],
  ...['http://stet.web.app', 'https://stet.web.app/', 'https://stét.app'].map((site): [object, string] => [
    { site },
    addressIs(site),
  ]),
  wrong('FORWARDED_HOPS=0', 'set a whole number from 1 to 10.'),
  wrong('CALLS_PER_MINUTE=60001', 'set a whole number from 0 to 60000.'),
  wrong('MAX_INSTANCES=3.5', 'set a whole number from 1 to 1000.'),
  ...['us@localhost', 'ann@stet.com,bob@stet.com', 'ann@stet..com'].map((owner) =>
    wrong(`OWNER_EMAIL=${owner}`, 'set one whole address, or none.'),
  ),
  ...['2026-02-30', '2999-01-01', '1 December 2026'].map(dayIs),
])('the launch check of %j says %s', async (changes, sentence) => {
  expect(await check(changes)).toMatchObject({ found: sentence ? [sentence] : [], commands: [] });
});

const ON = '--project=stet-site';
const LINK = 'gcloud billing projects link stet-site --billing-account=';
const BIND = 'gcloud projects add-iam-policy-binding stet-site --role=roles';
const alert = (name: string, channel: string) =>
  `gcloud alpha monitoring policies create ${ON} --policy-from-file=tools/launch/alerts/${name}.yaml --notification-channels=${channel}`;
const BACKUP = `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d ${ON}`;
const SECRET = `npx firebase functions:secrets:set SMTP_URL ${ON}`;

test('the launch check lists the commands that make a new project ready, in Google’s order', async () => {
  const answers = {
    ...{ 'firebase projects:list': [], 'gcloud projects describe': new Error('[you] is denied (or it may not exist)') },
    'gcloud billing accounts list': [payer('0X0X0X-0X0X0X-0X0X0X', 'My Billing Account')],
  };
  const { commands } = await check({
    site: 'https://site.example',
    parameters: "OWNER_EMAIL=o'hara@stet.com",
    answers,
  });
  expect(commands).toEqual([
    'gcloud projects create stet-site',
    'npx firebase projects:addfirebase stet-site',
    `${LINK}0X0X0X-0X0X0X-0X0X0X`,
    `gcloud services enable firestore.googleapis.com cloudfunctions.googleapis.com run.googleapis.com cloudbuild.googleapis.com artifactregistry.googleapis.com eventarc.googleapis.com iam.googleapis.com monitoring.googleapis.com ${ON}`,
    ...['site-forms', 'site-mailer'].map((name) => `gcloud iam service-accounts create ${name} ${ON}`),
    `npx firebase firestore:databases:create '(default)' --location ${REGION} --edition standard --point-in-time-recovery ENABLED --delete-protection ENABLED ${ON}`,
    BACKUP,
    `npx firebase hosting:sites:create stet-site ${ON}`,
    'echo VITE_SITE_URL=https://stet-site.web.app > web/.env.production',
    `printf '\\n%s\\n' SERVICE_ACCOUNT=${FORMS} >> functions/.env.stet-site`,
    `printf '\\n%s\\n' NOTIFY_SERVICE_ACCOUNT=${MAILER} >> functions/.env.stet-site`,
    SECRET,
    `CHANNEL=$(gcloud alpha monitoring channels create ${ON} --display-name=Owner --type=email --channel-labels=email_address='o'\\''hara@stet.com' --format='value(name)')`,
    ...['failures', 'requests', 'uptime'].map((name) => alert(name, '$CHANNEL')),
    `gcloud monitoring uptime create joinWaitlist ${ON} --resource-labels=host=stet-site.web.app,project_id=stet-site --resource-type=uptime-url --protocol=https --path=/api/joinWaitlist --status-codes=204 --period=15`,
    `${BIND}/datastore.user --member=serviceAccount:${FORMS} --condition=None --format=none`,
    ...['datastore.user', 'eventarc.eventReceiver', 'run.invoker'].map(
      (role) => `${BIND}/${role} --member=serviceAccount:${MAILER} --condition=None --format=none`,
    ),
  ]);
});

test('the launch check lists only what a project still lacks, and asks nothing of a service that is off', async () => {
  const { commands } = await check({
    answers: {
      'firebase projects:list': [],
      'firebase firestore:databases:list': [{ name: DATABASE.name, locationId: REGION }],
      'firebase firestore:backups:schedules:list': [{ weeklyRecurrence: {} }],
      'gcloud services list': ANSWERS['gcloud services list'].slice(0, -2),
      'gcloud iam': new Error('This would switch the service on.'),
      'gcloud alpha monitoring policies list': ANSWERS['gcloud alpha monitoring policies list'].slice(0, -1),
    },
  });
  expect(commands).toEqual([
    'npx firebase projects:addfirebase stet-site',
    `gcloud services enable iam.googleapis.com ${ON}`,
    ...['site-forms', 'site-mailer'].map((name) => `gcloud iam service-accounts create ${name} ${ON}`),
    ...['point-in-time-recovery', 'delete-protection'].map(
      (option) => `npx firebase firestore:databases:update '(default)' --${option} ENABLED ${ON}`,
    ),
    ...[BACKUP, SECRET, alert('failures', 'projects/stet-site/notificationChannels/7')],
  ]);
});

test.each([
  [[payer('0A', 'One'), payer('0B', 'Two')], `\n    ${LINK}0A  # One\n    ${LINK}0B  # Two`],
  [[], ''],
])('the launch check lets the owner choose who pays among %j, before all that costs', async (accounts, choices) => {
  const unpaid = { 'gcloud billing projects describe': {}, 'gcloud services list': [] };
  const { found, commands } = await check({ answers: { ...unpaid, 'gcloud billing accounts list': accounts } });
  const lacks = 'Nobody pays for stet-site (https://console.cloud.google.com/billing).';
  expect([found, commands]).toEqual([[lacks + choices], []]);
});

test('the launch check doesn’t judge what this account can’t see', async () => {
  const denied = new Error('gcloud projects: [you] is denied (or it may not exist)');
  const gcloud = Object.keys(ANSWERS).filter((command) => /^gcloud (?!projects describe)/.test(command));
  const { found, commands } = await check({ answers: Object.fromEntries(gcloud.map((command) => [command, denied])) });
  expect([new Set(found), commands]).toEqual([new Set([`Not read: ${denied.message}`]), []]);
});

test('the launch check reminds of mails that nobody gets', async () => {
  const nobody = { parameters: 'SERVICE_ACCOUNT=their@own.iam', answers: { 'gcloud alpha monitoring channels': [] } };
  expect(await check(nobody)).toMatchObject({ found: [`${NO_MAIL} or failures${EMPTY}`], commands: [] });
  const { commands } = await check({ ...nobody, owner: { ...OWNER, email: 'us@stet.com' } });
  expect(commands).toEqual([expect.stringContaining("--channel-labels=email_address='us@stet.com'")]);
});

test('the launch check names the project’s own address, and the owner’s domain', async () => {
  expect((await check({})).sites).toEqual(['https://stet.web.app']);
  const own = { hosting: { site: 'stet-2' }, site: 'https://stet.com' };
  expect(await check(own)).toMatchObject({ found: [], sites: ['https://stet-2.web.app', 'https://stet.com'] });
});

test('the launch check names the commit, and the changes since', async () => {
  const root = temporaryFolder();
  expect(await check({}, root)).toMatchObject({ found: [], commit: undefined });
  const git = (line: string) => execFileSync('git', line.split(' '), { cwd: root, encoding: 'utf8' }).trim();
  git('init --quiet');
  git('add .');
  git('-c user.name=owner -c user.email=owner@stet.com commit --quiet --message Launch');
  const commit = git('rev-parse HEAD');
  expect(await check({}, root)).toMatchObject({ found: [], commit });
  writeFileSync(join(root, 'new.txt'), '');
  const uncommitted = "These changes aren't in the commit that the release names. Commit them first:\n?? new.txt";
  expect(await check({}, root)).toMatchObject({ found: [uncommitted], commit: `${commit} and uncommitted changes` });
  // The texts are newer than the owner's confirmation.
  mkdirSync(join(root, 'web/src/content'), { recursive: true });
  writeFileSync(join(root, 'web/src/content/legal.ts'), '');
  git('add .');
  git('-c user.name=owner -c user.email=owner@stet.com commit --quiet --message Text');
  const texts = 'web/src/content/landing.ts or web/src/content/legal.ts changed on';
  expect((await check({}, root)).found).toEqual([expect.stringContaining(texts)]);
  // Git sets these for a hook.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, temporaryFolder());
  const own = { found: [expect.stringContaining(texts)], commit: expect.stringMatching(/^[0-9a-f]{40}$/) };
  expect(await check({}, root)).toMatchObject(own);
});

test('the launch check reminds of a checkout that git refuses to read', async () => {
  const root = temporaryFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const { found, commit } = await check({}, root);
  const refusal =
    /^The release names no commit, because git says:\nfatal: detected dubious ownership .*safe\.directory/s;
  expect([found, commit]).toEqual([[expect.stringMatching(refusal)], undefined]);
});

test('the launch check finds VITE_NOINDEX left in the shell or in a file; only a staging site may have it', async () => {
  const sentence = 'VITE_NOINDEX is set, in the shell or in a file web/.env*: search engines would leave out';
  for (const noindex of ['0', 'false', '']) expect((await check({ noindex })).found).toEqual([]);
  expect((await check({ noindex: '1' })).found).toEqual([`${sentence} https://stet.web.app. Unset it.`]);
  vi.stubEnv('VITE_NOINDEX', 'true');
  expect((await check({})).found).toEqual([`${sentence} https://stet.web.app. Unset it.`]);
  vi.stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  expect((await check({})).found).toEqual([
    'Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.',
  ]);
  // This project has been live with the production address, so it isn't the staging one.
  const own = { site: 'https://stet.com', live: 'https://stet.com' };
  expect((await check(own)).found).toEqual([`${sentence} https://staging.stet.com. Unset it.`]);
});

test('the launch check needs no login to name wrong settings', async () => {
  const answers = { 'firebase projects:list': new Error('firebase projects:list: Failed to authenticate') };
  const { found, commands } = await check({ noindex: '1', hosting: rewriteTo('asia-east1'), answers });
  expect(found).toEqual([
    expect.stringContaining('VITE_NOINDEX is set'),
    `firebase.json: the region of /api/joinWaitlist isn't ${REGION}, as in functions/src/settings.ts; set it.`,
    "The project can't be read. Are you logged in? npx firebase login && gcloud auth login",
    'Not read: firebase projects:list: Failed to authenticate',
  ]);
  expect(commands).toEqual([]);
});

test('the launch check names all that only the owner can mend', async () => {
  const file = 'functions/.env.stet-site';
  const { found, commands } = await check({
    owner: {
      legalName: ' ',
      address: '',
      email: 'us',
      companyPage: 'https://www.linkedin.com/',
      claimsConfirmedOn: '',
    },
    ...{ parameters: `MAX_INSTANCE=9\nMAX_INSTANCES=\n${READY.parameters}`, site: 'https://stet-1.web.app' },
    answers: { 'firebase firestore:databases:list': [{ ...DATABASE, locationId: 'eur3' }] },
  });
  expect(found).toEqual([
    'legalName is empty: name who runs the site.',
    'address is empty: name a postal address.',
    'email is us: name an address, or leave it empty.',
    "companyPage is https://www.linkedin.com/: link the company's own page.",
    'claimsConfirmedOn is empty: check each claim, badge and legal text, then write the day.',
    `${file}: MAX_INSTANCES is empty; set a whole number from 1 to 1000.`,
    `${file}: the functions have no parameter MAX_INSTANCE.`,
    `The database is in eur3, the functions in ${REGION}. If nothing is in it, delete it: npx firebase firestore:databases:delete '(default)' --project=stet-site`,
    "https://stet-1.web.app isn't this site: echo VITE_SITE_URL=https://stet.web.app > web/.env.production",
  ]);
  expect(commands).toEqual([]);
});
