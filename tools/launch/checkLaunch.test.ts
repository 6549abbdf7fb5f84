import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REGION } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { ROOT } from '../lib/project.ts';
import { checkLaunch } from './checkLaunch.ts';

// Git reads neither the developer's configuration nor a repository whose hook runs the tests.
beforeEach(() => {
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
});
afterEach(() => void vi.unstubAllEnvs());

const OWNER = {
  ...{ legalName: 'Stet Ltd', address: '1 Proof Street, London', email: '', claimsConfirmedOn: '2026-11-02' },
  ...{ companyPage: 'https://uk.linkedin.com/company/stet', mailService: '', chat: '' },
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
const CHANNEL = {
  ...{ name: 'projects/stet-site/notificationChannels/7', type: 'email', enabled: true },
  labels: { email_address: 'owner@stet.com' },
};
/** As Google returns the policy of a file: the filter's white space may differ. */
const policyOf = (file: string, displayName: string, kind: string) => {
  const [, filter = ''] =
    /filter: >-\n(( {8}.*\n)+)/.exec(readFileSync(join(ROOT, 'tools/launch/alerts', file), 'utf8')) ?? [];
  const conditions = [{ [kind]: { filter: filter.replaceAll(/\s+/g, ' ').trim() } }];
  return { name: `policies/${kind}`, displayName, enabled: true, conditions, notificationChannels: [CHANNEL.name] };
};
const [FAILURES, ...OTHERS] = [
  policyOf('failures.yaml', 'Functions fail or refuse visitors', 'conditionMatchedLog'),
  policyOf('requests.yaml', REFUSED, 'conditionMatchedLog'),
  policyOf('uptime.yaml', "The waitlist can't be reached", 'conditionThreshold'),
] as const;
const POLICIES = [FAILURES, ...OTHERS];
const CHECKS = ['stet.web.app', 'stet.com', 'staging.stet.com'].map((host) => ({
  monitoredResource: { type: 'uptime_url', labels: { host, project_id: 'stet-site' } },
}));
const SITES = [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }];
/** The parts that matter of what the tools answer about a project that has everything. */
const ANSWERS = {
  'firebase projects:list': [{ projectId: 'stet-site' }],
  'firebase hosting:sites:list': { sites: SITES },
  'firebase firestore:databases:list': [DATABASE],
  'firebase firestore:backups:schedules:list': [
    { weeklyRecurrence: {} },
    { dailyRecurrence: {}, retention: '1209600s' },
  ],
  'firebase functions:list': [{ id: 'joinWaitlist' }, { id: 'submitContact' }],
  'gcloud auth list': [{ account: 'owner@stet.com', status: 'ACTIVE' }],
  'gcloud projects describe': { projectId: 'stet-site', lifecycleState: 'ACTIVE' },
  'gcloud services list': ['firebasehosting', 'secretmanager', ...SERVICES].map(service),
  'gcloud billing projects describe': { billingAccountName: 'billingAccounts/0A', billingEnabled: true },
  'gcloud billing accounts list': [],
  'gcloud projects get-iam-policy': ROLES,
  'gcloud iam service-accounts list': [{ email: FORMS }, { email: MAILER }],
  'gcloud secrets versions list': [{ state: 'ENABLED' }],
  'gcloud alpha monitoring channels list': [CHANNEL],
  'gcloud alpha monitoring policies list': POLICIES,
  'gcloud monitoring uptime list-configs': CHECKS,
};
const READY = {
  ...{ owner: OWNER, site: 'https://stet.web.app', noindex: '', hosting: {} },
  parameters: `SERVICE_ACCOUNT=${FORMS}\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=${MAILER}\n`,
  /** What differs from `ANSWERS`. */
  answers: {} as NodeJS.Dict<unknown>,
  /** The address that the live pages name. */
  live: '',
  isOther: false,
};

/** Checks a repository and a project that are ready except for these changes. */
async function check(changes: Partial<typeof READY>, root = temporaryFolder()) {
  const { owner, site, noindex, parameters, hosting, answers, live, isOther } = { ...READY, ...changes };
  const files = {
    'functions/.env': readFileSync(join(ROOT, 'functions/.env'), 'utf8'),
    'functions/.env.stet-site': parameters,
    'web/.env.production': `VITE_SITE_URL=${site}\n`,
    'web/.env.production.local': `VITE_NOINDEX=${noindex}\n`,
    'firebase.json': JSON.stringify({ hosting }),
    'web/src/content/legal.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const ask = async (command: string) => {
    const known = [...Object.entries(answers), ...Object.entries(ANSWERS)];
    const [, answer] = known.find(([start]) => command.startsWith(start)) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const stubs = { owner, root, readPage: async () => ({ address: live, app: undefined, isOther }) };
  const { missing, reminders, ...launch } = await checkLaunch('stet-site', ask, stubs);
  const needs = Object.values(missing).flat();
  const commands = needs.flatMap(([, , ...commands]) => commands);
  return { found: [...needs.map(([, sentence]) => sentence), ...reminders], commands, ...launch };
}

const PARAMETERS = 'functions/.env.stet-site:';
const ADDRESS = 'web/.env.production: VITE_SITE_URL is';
const CHECK = 'check each claim, badge and legal text, then write the day.';
const SENDS_ADDRESS = `${READY.parameters}SIGNUP_BODY={"to":["{email}"]}\n`;
const setting = (line: string) => ({ parameters: `${READY.parameters}${line}\n` });
const ownerHas = (changes: Partial<typeof OWNER>) => ({ owner: { ...OWNER, ...changes } });
const LINKEDIN = 'https://www.linkedin.com/';
const BODY = 'set JSON on one line, with no placeholders but {email} {source} {campaign} {createdAt} {id}, or none.';
const body = (text: string): [Partial<typeof READY>, string] => [
  { ...setting(`SIGNUP_BODY=${text}`), ...ownerHas({ chat: 'Slack' }) },
  `${PARAMETERS} SIGNUP_BODY is ${text}; ${BODY}`,
];
const answering = (command: keyof typeof ANSWERS, answer: unknown) => ({ answers: { [command]: answer } });
const DATABASES = 'firebase firestore:databases:list';
const REMOVE =
  "If it is empty: npx firebase firestore:databases:update '(default)' --delete-protection DISABLED --project=stet-site && npx firebase firestore:databases:delete '(default)' --project=stet-site";
const UNFIT = `The database isn't in ${REGION}, or not a Standard one in Native mode. ${REMOVE}`;
const SCHEDULES = 'firebase firestore:backups:schedules:list';
const CHANNELS = 'gcloud alpha monitoring channels list';
const ALERTS = 'gcloud alpha monitoring policies list';
const alerts = (changes: object): [Partial<typeof READY>, string, ...string[]] => [
  answering(ALERTS, [{ ...FAILURES, ...changes }, ...OTHERS]),
  'There is no alert "Functions fail or refuse visitors" that works as its file says.',
  ...['alerts/failures.yaml --notification-channels=projects/', 'policies delete policies/conditionMatchedLog '],
];
/** Expects these commands in this order. Each is recognised by a part of it. */
const inOrder = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));
const UNPROVEN = { ...CHANNEL, verificationStatus: 'UNVERIFIED' };
const UPTIME = 'gcloud monitoring uptime list-configs';
const DISABLED = CHECKS.map((check) => ({ ...check, disabled: true }));
const ACCOUNTS = 'gcloud iam service-accounts list';
const ENABLE = `gcloud iam service-accounts enable ${FORMS} --project=stet-site`;
const BINDINGS = 'gcloud projects get-iam-policy';
const EXPIRED = [{ bindings: { ...ROLES[0]?.bindings, condition: {} } }, ...ROLES.slice(1)];
const SECRETS = 'gcloud secrets versions list';
const DESCRIBE = 'gcloud projects describe';
const FUNCTIONS = 'firebase functions:list';
const DELETE = `npx firebase functions:delete passOnSignup --region ${REGION} --force --project=stet-site`;

test.each<[changes: Partial<typeof READY>, sentence?: string, ...commands: string[]]>([
  [{}],
  [{ parameters: SENDS_ADDRESS, ...ownerHas({ mailService: 'Brevo' }) }],
  [{ parameters: SENDS_ADDRESS }, 'mailService is empty: the privacy page must name who gets the {email}.'],
  [
    ownerHas({ mailService: 'Brevo' }),
    'The privacy page says that Brevo gets each address, but SIGNUP_BODY has no {email}.',
  ],
  [{ ...setting('SIGNUP_BODY={"text":"Hi"}'), ...ownerHas({ chat: 'Slack' }) }],
  [setting('SIGNUP_BODY={"text":"Hi"}'), 'chat is empty: the privacy page must name who hears of signups.'],
  body('{"to":'),
  ...['{"to":"{mail}"}', '{"to":"{{source}}"}', 'null', '`{"to":"{source}"}`'].map(body),
  [
    { parameters: 'SERVICE_ACCOUNT=their@own.iam\n', ...ownerHas({ email: 'owner@stet.com' }) },
    'Nobody gets a mail about messages: OWNER_EMAIL is empty.',
  ],
  [
    { parameters: 'SERVICE_ACCOUNT=their@own.iam\n', answers: { [CHANNELS]: [], [ALERTS]: [] } },
    'Nobody gets a mail about messages or failures: OWNER_EMAIL is empty.',
  ],
  [{ site: 'http://a.com' }, `${ADDRESS} http://a.com; set the site's own, like https://stet.web.app.`],
  [{ site: 'https://stet.com/' }, `${ADDRESS} https://stet.com/; set https://stet.com.`],
  [{ site: 'https://$(id).com' }, `${ADDRESS} https://$(id).com; set the site's own, like https://stet.web.app.`],
  [{ site: 'https://bücher.de' }, `${ADDRESS} https://bücher.de; set https://xn--bcher-kva.de.`],
  [{ site: 'https://a.web.app' }, 'VITE_SITE_URL is https://a.web.app, but this site is https://stet.web.app: set it.'],
  [setting('FORWARDED_HOPS=0'), `${PARAMETERS} FORWARDED_HOPS is 0; set a whole number from 1 to 10.`],
  [setting('MAX_INSTANCES=3.5'), `${PARAMETERS} MAX_INSTANCES is 3.5; set a whole number from 1 to 1000.`],
  [setting('OWNER_EMAIL=a@x.yz,b@x.yz'), `${PARAMETERS} OWNER_EMAIL is a@x.yz,b@x.yz; set one whole address, or none.`],
  [setting('MAX_INSTANCE=9'), `${PARAMETERS} the functions have no parameter MAX_INSTANCE.`],
  [ownerHas({ legalName: ' ' }), 'legalName is empty: name who runs the site.'],
  [ownerHas({ address: '' }), 'address is empty: name a postal address.'],
  [ownerHas({ email: 'us' }), 'email is us: name an address, or leave it empty.'],
  [ownerHas({ companyPage: LINKEDIN }), `companyPage is ${LINKEDIN}: link the company's own page.`],
  [ownerHas({ claimsConfirmedOn: '2026-02-30' }), `claimsConfirmedOn is 2026-02-30: ${CHECK}`],
  [ownerHas({ claimsConfirmedOn: '2999-01-01' }), `claimsConfirmedOn is 2999-01-01: ${CHECK}`],
  [answering(DATABASES, [{ ...DATABASE, locationId: 'nam5', type: 'FIRESTORE_NATIVE' }])],
  [answering(DATABASES, [{ ...DATABASE, locationId: 'eur3' }]), UNFIT],
  [answering(DATABASES, [{ ...DATABASE, type: 'DATASTORE_MODE' }]), UNFIT],
  [answering(DATABASES, [{ ...DATABASE, databaseEdition: 'ENTERPRISE' }]), UNFIT],
  [answering(SCHEDULES, [{ dailyRecurrence: {}, retention: '8467200s' }]), 'backups for longer than the 14 days'],
  alerts({ enabled: false }),
  alerts({ notificationChannels: ['projects/stet-site/notificationChannels/8'] }),
  alerts({ conditions: OTHERS[0].conditions }),
  // Google has the beginning of the file's filter.
  alerts({ conditions: [{ conditionMatchedLog: { filter: 'resource.type="cloud_run_revision"' } }] }),
  // The owner has a second channel of the same address.
  [answering(CHANNELS, [{ ...CHANNEL, name: 'projects/stet-site/notificationChannels/8' }, CHANNEL])],
  [answering(CHANNELS, [UNPROVEN]), 'Google may mail no alert to owner@stet.com yet. Send yourself the code: https://'],
  [answering(UPTIME, DISABLED), 'Nothing checks whether stet.web.app can be reached.', 'uptime create stet.web.app '],
  [answering(ACCOUNTS, [{ email: FORMS, disabled: true }, { email: MAILER }]), 'site-forms is disabled.', ENABLE],
  [answering(BINDINGS, EXPIRED), 'site-forms lacks the role datastore.user.', `:${FORMS} --condition=None`],
  [answering(SECRETS, [{ state: 'DISABLED' }]), 'No secret names the mail server', 'functions:secrets:set SMTP_URL '],
  [
    answering(DESCRIBE, { lifecycleState: 'DELETE_REQUESTED' }),
    'is being deleted.',
    'gcloud projects undelete stet-site',
  ],
  [answering(FUNCTIONS, [{ id: 'passOnSignup', region: REGION }]), 'passOnSignup is deployed, but SIGNUP', DELETE],
])('the launch check of %j says %s', async (changes, sentence, ...commands) => {
  const found = sentence ? [sentence] : [];
  expect(await check(changes)).toMatchObject({ found: inOrder(...found), commands: inOrder(...commands) });
});

const DENIED = new Error('gcloud projects: [you] does not have permission to access it (or it may not exist)');

test.each([
  { ...CHANNEL, enabled: false },
  { ...CHANNEL, type: 'pubsub' },
  { ...CHANNEL, labels: { email_address: 'somebody@stet.com' } },
])('the launch check replaces the channel %j and its alerts', async (channel) => {
  const { commands } = await check(answering(CHANNELS, [channel]));
  const replacing = ['--notification-channels=$CHANNEL', 'policies delete '];
  expect(commands).toEqual(
    inOrder('CHANNEL=$(gcloud alpha monitoring channels create ', ...POLICIES.flatMap(() => replacing)),
  );
});

test('the launch check doubts a project that has another site or its functions, or that is a second one', async () => {
  const doubt = 'https://stet.web.app shows another site, which this replaces.';
  expect(await check({ isOther: true })).toMatchObject({ doubts: [doubt], found: [] });
  const others = answering(FUNCTIONS, [{ id: 'api' }, { id: 'notifyOwner', codebase: 'shop' }]);
  const functions = 'stet-site has functions of another site, which --force deletes: api.';
  expect(await check({ ...others, parameters: `SERVICE_ACCOUNT=${FORMS}\n` })).toMatchObject({
    ...{ doubts: [functions], found: ['Nobody gets a mail about messages or failures: OWNER_EMAIL is empty.'] },
  });
  const missing = answering(DESCRIBE, DENIED);
  const second = 'There is no project stet-site, but this checkout has settings of others: https://stet.com.';
  expect(await check({ ...missing, site: 'https://stet.com' })).toMatchObject({ doubts: [second] });
  expect(await check({ ...missing, site: 'https://site.example' })).toMatchObject({ doubts: [] });
});

const LINK = 'gcloud billing projects link stet-site --billing-account=';
const FORBIDDEN = new Error('firebase firestore:databases:list: Request had HTTP Error: 403, you may not');

test('the launch check lists the commands that make a new project ready, in Google’s order', async () => {
  const answers = {
    ...{ 'firebase projects:list': [], 'gcloud projects describe': DENIED },
    'gcloud billing accounts list': [payer('0X0X0X-0X0X0X-0X0X0X', 'My Billing Account')],
  };
  const parameters = "OWNER_EMAIL=o'hara@stet.com";
  const { commands } = await check({ site: 'https://site.example', parameters, answers });
  expect(commands).toEqual(
    inOrder(
      ...['gcloud projects create stet-site', 'projects:addfirebase stet-site', `${LINK}0X0X0X-0X0X0X-0X0X0X`],
      `gcloud services enable ${SERVICES.map((name) => `${name}.googleapis.com`).join(' ')} `,
      ...['accounts create site-forms ', 'accounts create site-mailer '],
      `databases:create '(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED --location ${REGION} `,
      ...['schedules:create --recurrence DAILY ', 'hosting:sites:create stet-site '],
      'echo VITE_SITE_URL=https://stet-site.web.app > web/.env.production',
      ...[` SERVICE_ACCOUNT=${FORMS} >> `, ` NOTIFY_SERVICE_ACCOUNT=${MAILER} >> functions/.env.stet-site`],
      ...['secrets:set SMTP_URL', 'CHANNEL=$(gcloud alpha monitoring channels create --project=stet-site '],
      ...['failures', 'requests', 'uptime'].map((name) => `alerts/${name}.yaml --notification-channels=$CHANNEL`),
      'gcloud monitoring uptime create stet-site.web.app ',
      ...ROLES.map(({ bindings: { role, members } }) => `--role=${role} --member=${members} `),
    ),
  );
  // The shell takes no part of the address for its own.
  expect(commands.join('\n')).toContain("email_address='o'\\''hara@stet.com'");
});

test('the launch check lists only what a project still lacks, and asks nothing of a service that is off', async () => {
  const { commands } = await check({
    parameters: `${READY.parameters}SIGNUP_BODY={"text":"Hi"}\n`,
    answers: {
      'firebase projects:list': [],
      'firebase firestore:databases:list': [{ name: DATABASE.name, locationId: REGION }],
      'firebase firestore:backups:schedules:list': [{ weeklyRecurrence: {} }],
      'gcloud services list': ['firebasehosting', 'secretmanager', ...SERVICES.filter((name) => name !== 'iam')].map(
        service,
      ),
      'gcloud iam': new Error('This would switch the service on.'),
      'gcloud secrets versions list': [{ state: 'DESTROYED' }],
      'gcloud alpha monitoring policies list': POLICIES.slice(1),
      'gcloud monitoring uptime': [],
    },
  });
  expect(commands).toEqual(
    inOrder(
      ...['projects:addfirebase', 'enable iam.googleapis.com ', 'create site-forms ', 'create site-mailer '],
      ...['databases:update ', 'schedules:create ', 'secrets:set SMTP_URL ', 'secrets:set SIGNUP_HOOK '],
      ...['alerts/failures.yaml --notification-channels=projects/stet-site/notificationChannels/7', 'uptime create '],
    ),
  );
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
  const hidden = Object.keys(ANSWERS).filter((command) => !/projects(:list| describe)|auth|sites/.test(command));
  const answers = hidden.map((command) => [command, command.startsWith('gcloud') ? DENIED : FORBIDDEN]);
  const found = [expect.stringMatching(/^Not checked, because this account may not: gcloud services .*schedules:list/)];
  expect(await check({ answers: Object.fromEntries(answers) })).toMatchObject({ found, commands: [] });
});

test.each([
  [CHANNELS, 'You do not have permission to modify the Google Cloud SDK installation directory'],
  [DATABASES, 'HTTP Error: 403, Cloud Firestore API has not been used in project stet-site before'],
])('the launch check stops at %s, if it fails for another reason than a role: %s', async (command, message) => {
  const { found } = await check({ answers: { [command]: new Error(message) } });
  expect(found).toEqual([expect.stringContaining(message)]);
});

test('the launch check names the project’s own address, and the owner’s domain', async () => {
  expect((await check({})).sites).toEqual(['https://stet.web.app']);
  const own = { hosting: { site: 'stet-2' }, site: 'https://stet.com' };
  expect(await check(own)).toMatchObject({ found: [], sites: ['https://stet-2.web.app', 'https://stet.com'] });
});

test('the launch check names the commit and all changes since, whatever the developer’s settings', async () => {
  const root = temporaryFolder();
  expect(await check({}, root)).toMatchObject({ found: [], commit: undefined });
  const git = (line: string) => execFileSync('git', line.split(' '), { cwd: root, encoding: 'utf8' }).trim();
  const commitAll = (day: string) => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git('add .');
    git('-c user.name=owner -c user.email=owner@stet.com commit --quiet --message Launch');
  };
  git('init --quiet');
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
  const changed = 'web/src/content changed on 2026-11-03: confirm it again (owner.ts).';
  expect((await check({}, root)).found).toEqual([changed]);
});

test('the launch check lets only a staging site have VITE_NOINDEX, and asks it for no papers', async () => {
  const hides = (url: string) =>
    `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`;
  // Nothing is written before that is decided.
  const unset = { noindex: '1', site: 'https://site.example' };
  expect(await check(unset)).toMatchObject({ found: [hides('https://site.example')], commands: [] });
  vi.stubEnv('VITE_NOINDEX', 'true').stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  const hidden = 'Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.';
  const nobody = { ...OWNER, legalName: '', address: '', companyPage: '', claimsConfirmedOn: '' };
  expect(await check({ owner: nobody, site: 'https://site.example' })).toMatchObject({ found: [hidden], commands: [] });
  // This project has been live with another address, so it isn't the staging one.
  for (const live of ['https://stet.com', 'https://old.stet.com']) {
    expect((await check({ site: 'https://stet.com', live })).found).toEqual([hides('https://staging.stet.com')]);
  }
  vi.stubEnv('VITE_NOINDEX', '').stubEnv('VITE_SITE_URL', '');
  const emptied = "VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it.";
  expect(await check({})).toMatchObject({ found: [emptied], commands: [] });
});

test('the launch check needs no login to name wrong settings, such as the region in firebase.json', async () => {
  const failed = answering('firebase projects:list', new Error('firebase projects:list: Failed to authenticate'));
  const login = 'If gcloud is missing, install it. Log in: npx firebase login && gcloud auth login';
  const hosting = { rewrites: [{ source: '/' }, { function: { region: 'asia-east1' } }] };
  expect(await check({ hosting, ...failed })).toMatchObject({
    found: [
      `firebase.json says asia-east1, shared/contract.ts ${REGION}. Run perl -pi -e 's/asia-east1/${REGION}/' firebase.json`,
      `firebase projects:list: Failed to authenticate\n    ${login}`,
    ],
    commands: [],
  });
});
