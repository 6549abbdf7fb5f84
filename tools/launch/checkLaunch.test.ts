import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  ...{ companyPage: 'https://uk.linkedin.com/company/stet', mailService: '' },
};
const [FORMS, MAILER] = ['site-forms', 'site-mailer'].map((name) => `${name}@stet-site.iam.gserviceaccount.com`);
const DATABASE = {
  ...{ name: 'projects/stet-site/databases/(default)', locationId: REGION },
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const OF_MAILER = ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'].map((role) => [role, MAILER]);
const ROLES = [['datastore.user', FORMS], ...OF_MAILER].map(([role, email]) => ({
  bindings: { role: `roles/${role}`, members: `serviceAccount:${email}` },
}));
const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');
const service = (name: string) => ({ config: { name: `${name}.googleapis.com` } });
const payer = (id: string, displayName: string) => ({ name: `billingAccounts/${id}`, displayName, open: true });
const REFUSED = 'Google refuses requests to the functions, or they end in an error';
const TITLES = ['Functions fail or refuse visitors', REFUSED, "The waitlist can't be reached"];
const POLICIES = TITLES.map((displayName) => ({ displayName }));
const CHECKS = ['stet.web.app', 'stet.com', 'staging.stet.com'].map((host) => ({
  monitoredResource: { type: 'uptime_url', labels: { host, project_id: 'stet-site' } },
}));
const SITES = [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }];
/** The parts that matter of what the tools answer about a project that has everything. */
const ANSWERS = {
  'firebase projects:list': [{ projectId: 'stet-site' }],
  'firebase hosting:sites:list': { sites: SITES },
  'firebase firestore:databases:list': [DATABASE],
  'firebase firestore:backups:schedules:list': [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }],
  'gcloud projects describe': { projectId: 'stet-site' },
  'gcloud services list': ['firebasehosting', 'secretmanager', ...SERVICES].map(service),
  'gcloud billing projects describe': { billingAccountName: 'billingAccounts/0A', billingEnabled: true },
  'gcloud projects get-iam-policy': ROLES,
  'gcloud iam service-accounts list': [{ email: FORMS }, { email: MAILER }],
  'gcloud secrets versions list': [{ state: 'ENABLED' }, { state: 'DESTROYED' }],
  'gcloud alpha monitoring channels list': [{ name: 'projects/stet-site/notificationChannels/7' }],
  'gcloud alpha monitoring policies list': POLICIES,
  'gcloud monitoring uptime list-configs': CHECKS,
};
const READY = {
  ...{ owner: OWNER, site: 'https://stet.web.app', noindex: '', hosting: {}, region: REGION },
  parameters: `SERVICE_ACCOUNT=${FORMS}\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=${MAILER}\n`,
  /** What differs from `ANSWERS`. */
  answers: {} as NodeJS.Dict<unknown>,
  /** The address that the live pages name. */
  live: '',
};

/** Checks a repository and a project that are ready except for these changes. */
async function check(changes: Partial<typeof READY>, root = temporaryFolder()) {
  const { owner, site, noindex, parameters, hosting, region, answers, live } = { ...READY, ...changes };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('functions/.env', readFileSync(join(ROOT, 'functions/.env'), 'utf8'));
  write('functions/.env.stet-site', parameters);
  write('web/.env.production', `VITE_SITE_URL=${site}\n`);
  write('web/.env.production.local', `VITE_NOINDEX=${noindex}\n`);
  write('firebase.json', JSON.stringify({ hosting }));
  for (const file of ['web/src/content/legal.ts', 'docs/operate.md']) write(file, `region ${region}`);
  const ask = async (command: string) => {
    const known = [...Object.entries(answers), ...Object.entries(ANSWERS)];
    const [, answer] = known.find(([start]) => command.startsWith(start)) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const stubs = { owner, root, readPage: async () => ({ address: live }) };
  const { missing, reminders, ...launch } = await checkLaunch('stet-site', ask, stubs);
  const needs = Object.values(missing).flat();
  const commands = needs.flatMap(([, , ...commands]) => commands);
  return { found: [...needs.map(([, sentence]) => sentence), ...reminders], commands, ...launch };
}

type Row = [changes: Partial<typeof READY>, sentence?: string];
const PARAMETERS = 'functions/.env.stet-site:';
const ADDRESS = 'web/.env.production: VITE_SITE_URL is';
const CHECK = 'check each claim, badge and legal text, then write the day.';
const addressIs = (site: string, spelled: string): Row => [{ site }, `${ADDRESS} ${site}; set ${spelled}.`];
const dayIs = (day: string): Row => [
  { owner: { ...OWNER, claimsConfirmedOn: day } },
  `claimsConfirmedOn is ${day}: ${CHECK}`,
];
const wrong = (value: string, sentence: string): Row => [
  { parameters: `${READY.parameters}${value}\n` },
  `${PARAMETERS} ${value.replace('=', ' is ')}; ${sentence}`,
];

test.each<Row>([
  [{}],
  [{ owner: { ...OWNER, companyPage: 'https://stet.social' } }],
  [{ parameters: `${READY.parameters}SIGNUP_BODY={"text":"{source}"}\n` }],
  [{ parameters: `${READY.parameters}SIGNUP_BODY={"to":["{email}"]}\n`, owner: { ...OWNER, mailService: 'Brevo' } }],
  [
    { parameters: `${READY.parameters}SIGNUP_BODY={"to":["{email}"]}\n` },
    'mailService is empty: the privacy page must name who gets the {email}.',
  ],
  [
    { owner: { ...OWNER, mailService: 'Brevo' } },
    'The privacy page says that Brevo gets each address, but SIGNUP_BODY has no {email}.',
  ],
  wrong('SIGNUP_BODY={"text":"{source}"', 'set JSON on one line, or none.'),
  [{ parameters: 'SERVICE_ACCOUNT=their@own.iam\n' }, 'Nobody gets a mail about messages: OWNER_EMAIL is empty.'],
  addressIs('http://stet.web.app', "the site's own, like https://stet.web.app"),
  addressIs('https://stet.com/', 'https://stet.com'),
  addressIs('https://stet.com.', 'https://stet.com'),
  addressIs('https://bücher.de', 'https://xn--bcher-kva.de'),
  [{ site: 'https://a.web.app' }, 'VITE_SITE_URL is https://a.web.app, but this site is https://stet.web.app: set it.'],
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
const BIND = 'gcloud projects add-iam-policy-binding stet-site --role';
const DENIED = new Error('gcloud projects: [you] does not have permission to access it (or it may not exist)');
const FORBIDDEN = new Error('firebase firestore:databases:list: Request had HTTP Error: 403, you may not');
const alert = (name: string, channel: string) =>
  `gcloud alpha monitoring policies create ${ON} --policy-from-file=tools/launch/alerts/${name}.yaml --notification-channels=${channel}`;
const PROTECTED = "'(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED";
const BACKUP = `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d ${ON}`;
const SECRET = `npx firebase functions:secrets:set SMTP_URL ${ON}`;

test('the launch check lists the commands that make a new project ready, in Google’s order', async () => {
  const answers = {
    ...{ 'firebase projects:list': [], 'gcloud projects describe': DENIED },
    'gcloud billing accounts list': [payer('0X0X0X-0X0X0X-0X0X0X', 'My Billing Account')],
  };
  const parameters = "OWNER_EMAIL=o'hara@stet.com";
  const { commands } = await check({ site: 'https://site.example', parameters, answers });
  expect(commands).toEqual([
    'gcloud projects create stet-site',
    'npx firebase projects:addfirebase stet-site',
    `${LINK}0X0X0X-0X0X0X-0X0X0X`,
    `gcloud services enable ${SERVICES.map((name) => `${name}.googleapis.com`).join(' ')} ${ON}`,
    ...['site-forms', 'site-mailer'].map((name) => `gcloud iam service-accounts create ${name} ${ON}`),
    `npx firebase firestore:databases:create ${PROTECTED} --location ${REGION} --edition standard ${ON}`,
    BACKUP,
    `npx firebase hosting:sites:create stet-site ${ON}`,
    'echo VITE_SITE_URL=https://stet-site.web.app > web/.env.production',
    `printf '\\n%s\\n' SERVICE_ACCOUNT=${FORMS} >> functions/.env.stet-site`,
    `printf '\\n%s\\n' NOTIFY_SERVICE_ACCOUNT=${MAILER} >> functions/.env.stet-site`,
    SECRET,
    `CHANNEL=$(gcloud alpha monitoring channels create ${ON} --display-name=Owner --type=email --channel-labels=email_address='o'\\''hara@stet.com' --format='value(name)')`,
    ...['failures', 'requests', 'uptime'].map((name) => alert(name, '$CHANNEL')),
    `gcloud monitoring uptime create stet-site.web.app ${ON} --resource-labels=host=stet-site.web.app,project_id=stet-site --resource-type=uptime-url --protocol=https --path=/api/joinWaitlist --status-codes=204 --period=15`,
    ...ROLES.map(
      ({ bindings: { role, members } }) => `${BIND}=${role} --member=${members} --condition=None --format=none`,
    ),
  ]);
});

test('the launch check lists only what a project still lacks, and asks nothing of a service that is off', async () => {
  const { commands } = await check({
    parameters: `${READY.parameters}SIGNUP_BODY={"text":"Hi"}\n`,
    answers: {
      'firebase projects:list': [],
      'firebase firestore:databases:list': [{ name: DATABASE.name, locationId: REGION }],
      'firebase firestore:backups:schedules:list': [{ weeklyRecurrence: {} }],
      'gcloud services list': [...SERVICES.filter((name) => name !== 'iam'), 'firebasehosting'].map(service),
      'gcloud iam': new Error('This would switch the service on.'),
      'gcloud alpha monitoring policies list': POLICIES.slice(1),
      'gcloud monitoring uptime': [],
    },
  });
  expect(commands).toEqual([
    'npx firebase projects:addfirebase stet-site',
    `gcloud services enable iam.googleapis.com ${ON}`,
    ...['site-forms', 'site-mailer'].map((name) => `gcloud iam service-accounts create ${name} ${ON}`),
    `npx firebase firestore:databases:update ${PROTECTED} ${ON}`,
    ...[BACKUP, SECRET, SECRET.replace('SMTP_URL', 'SIGNUP_HOOK')],
    alert('failures', 'projects/stet-site/notificationChannels/7'),
    expect.stringContaining('gcloud monitoring uptime create stet.web.app '),
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

test('the launch check doesn’t judge what this account may not see, such as one that deploys pages alone', async () => {
  const hidden = Object.keys(ANSWERS).filter((command) => !/projects(:list| describe)|sites/.test(command));
  const answers = hidden.map((command) => [command, command.startsWith('gcloud') ? DENIED : FORBIDDEN]);
  const found = [expect.stringMatching(/^Not checked, because this account may not: gcloud services .*schedules:list/)];
  expect(await check({ answers: Object.fromEntries(answers) })).toMatchObject({ found, commands: [] });
});

test('the launch check reminds of mails that nobody gets', async () => {
  const nobody = { parameters: 'SERVICE_ACCOUNT=their@own.iam', answers: { 'gcloud alpha monitoring channels': [] } };
  const found = ['Nobody gets a mail about messages or failures: OWNER_EMAIL is empty.'];
  expect(await check(nobody)).toMatchObject({ found, commands: [] });
  const { commands } = await check({ ...nobody, owner: { ...OWNER, email: 'us@stet.com' } });
  expect(commands).toEqual([expect.stringContaining("--channel-labels=email_address='us@stet.com'")]);
});

test('the launch check names the project’s own address, and the owner’s domain', async () => {
  expect((await check({})).sites).toEqual(['https://stet.web.app']);
  const own = { hosting: { site: 'stet-2' }, site: 'https://stet.com' };
  expect(await check(own)).toMatchObject({ found: [], sites: ['https://stet-2.web.app', 'https://stet.com'] });
});

test('the launch check names the commit and all changes since, or git’s refusal, whatever the developer’s settings', async () => {
  const root = temporaryFolder();
  expect(await check({}, root)).toMatchObject({ found: [], commit: undefined });
  const git = (line: string) => execFileSync('git', line.split(' '), { cwd: root, encoding: 'utf8' }).trim();
  const commitAll = (day: string) => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git('add .');
    git('-c user.name=owner -c user.email=owner@stet.com commit --quiet --message Launch');
  };
  git('init --quiet');
  const refused = [expect.stringMatching(/^The release names no commit, because git says:\nfatal: /)];
  expect(await check({}, root)).toMatchObject({ found: refused, commit: undefined });
  git('config status.showUntrackedFiles no');
  commitAll('2026-11-02');
  const commit = git('rev-parse HEAD');
  expect(await check({}, root)).toMatchObject({ found: [], commit });
  const texts = 'web/src/content/formTexts.ts';
  writeFileSync(join(root, texts), '');
  const uncommitted = `These changes aren't in the commit that the release names. Commit them first:\n?? ${texts}`;
  expect(await check({}, root)).toMatchObject({ found: [uncommitted], commit: `${commit} and uncommitted changes` });
  // The texts are newer than the owner's confirmation.
  commitAll('2026-11-03');
  const changed = [expect.stringMatching(/brand\.ts or .*formTexts\.ts or .* changed on 2026-11-03: confirm it again/)];
  expect((await check({}, root)).found).toEqual(changed);
  const clone = temporaryFolder();
  git(`clone --quiet --depth 1 file://${root} ${clone}`);
  expect((await check({}, clone)).found).toEqual([expect.stringContaining('git fetch --unshallow')]);
  // Git sets these for a hook.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, temporaryFolder());
  expect(await check({}, root)).toMatchObject({ found: changed, commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

test('the launch check lets only a staging site have VITE_NOINDEX, and asks it for no papers', async () => {
  const hides = (url: string) =>
    `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`;
  for (const noindex of ['0', 'false', '']) expect((await check({ noindex })).found).toEqual([]);
  // Nothing is written before that is decided.
  const unset = { noindex: '1', site: 'https://site.example' };
  expect(await check(unset)).toMatchObject({ found: [hides('https://site.example')], commands: [] });
  vi.stubEnv('VITE_NOINDEX', 'true');
  vi.stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  const hidden = 'Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.';
  const nobody = { ...OWNER, legalName: '', address: '', companyPage: '', claimsConfirmedOn: '' };
  expect(await check({ owner: nobody, site: 'https://site.example' })).toMatchObject({ found: [hidden], commands: [] });
  // This project has been live with the production address, so it isn't the staging one.
  const own = { site: 'https://stet.com', live: 'https://stet.com' };
  expect((await check(own)).found).toEqual([hides('https://staging.stet.com')]);
});

test('the launch check needs no login to name wrong settings, and names the command that sets the region', async () => {
  const failed = { 'firebase projects:list': new Error('firebase projects:list: Failed to authenticate') };
  const { found, commands } = await check({ region: 'asia-east1', answers: failed });
  const places = 'firebase.json web/src/content/legal.ts docs/operate.md';
  expect(found).toEqual([
    expect.stringContaining(`settings.ts says ${REGION}, ${places.replaceAll(' ', ' or ')} asia-east1.`),
    expect.stringMatching(/^The project can't be read\. .* gcloud auth login\n.*Failed to authenticate$/),
  ]);
  expect(commands).toEqual([`perl -pi -e 's/asia-east1/${REGION}/g' ${places}`]);
});

test('the launch check names all that only the owner can mend', async () => {
  const linkedIn = 'https://www.linkedin.com/';
  const { found, commands } = await check({
    owner: { legalName: ' ', address: '', email: 'us', companyPage: linkedIn, mailService: '', claimsConfirmedOn: '' },
    parameters: `MAX_INSTANCE=9\nMAX_INSTANCES=\n${READY.parameters}`,
    answers: { 'firebase firestore:databases:list': [{ ...DATABASE, locationId: 'eur3' }] },
  });
  expect(found).toEqual([
    'legalName is empty: name who runs the site.',
    'address is empty: name a postal address.',
    'email is us: name an address, or leave it empty.',
    `companyPage is ${linkedIn}: link the company's own page.`,
    `claimsConfirmedOn is empty: ${CHECK}`,
    'functions/.env.stet-site: MAX_INSTANCES is empty; set a whole number from 1 to 1000.',
    'functions/.env.stet-site: the functions have no parameter MAX_INSTANCE.',
    `The database isn't in ${REGION}. If it is empty: npx firebase firestore:databases:delete '(default)' ${ON}`,
  ]);
  expect(commands).toEqual([]);
});
