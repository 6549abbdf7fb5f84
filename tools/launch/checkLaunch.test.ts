import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REGION } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { ROOT } from '../lib/project.ts';
import { EARLIER_FILTERS } from './alerts/earlierFilters.ts';
import { checkLaunch } from './checkLaunch.ts';
import { checkProject } from './checkProject.ts';

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
const FORMS = 'site-forms@stet-site.iam.gserviceaccount.com';
const MAILER = FORMS.replace('forms', 'mailer');
const PARAMETERS = `SERVICE_ACCOUNT=${FORMS}\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=${MAILER}\n`;
const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');
const services = (...names: string[]) => names.map((name) => ({ config: { name: `${name}.googleapis.com` } }));
const bound = (role: string, email = MAILER, condition?: object) => ({
  bindings: { role: `roles/${role}`, members: `serviceAccount:${email}`, condition },
});
const OF_MAILER = ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'].map((role) => bound(role));
const ROLES = [bound('datastore.user', FORMS), ...OF_MAILER];
const DATABASE = {
  ...{ name: 'projects/stet-site/databases/(default)', locationId: REGION, type: 'FIRESTORE_NATIVE' },
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
/** A function that the Firebase CLI has made, unless another tool is named. */
const made = (id: string, tool = 'cli-firebase') => ({ id, region: REGION, labels: { 'deployment-tool': tool } });
const CHANNEL = { name: 'channels/7', type: 'email', labels: { email_address: 'owner@stet.com' } };
const filtered = (filter = '', kind = 'conditionMatchedLog') => ({ conditions: [{ [kind]: { filter } }] });
/** An alert as Google returns it: its filter's white space may differ. */
const [ALERT, ...ALERTS] = ['failures', 'requests', 'uptime'].map((file) => {
  const text = readFileSync(join(ROOT, `tools/launch/alerts/${file}.yaml`), 'utf8');
  const [, displayName] = /^displayName: (.+)$/m.exec(text) ?? [];
  const [, kind, filter] = /(condition[MT]\w+):[\s\S]+?filter: >-\n(( {8}.*\n)+)/.exec(text) ?? [];
  const conditions = filtered(filter?.replaceAll(/\s+/g, ' ').trim(), kind);
  return { name: `policies/${file}`, displayName, ...conditions, notificationChannels: [CHANNEL.name] };
});
const reached = (host: string, path = '/api/joinWaitlist', statusValue = 204) => ({
  ...{ monitoredResource: { labels: { host } }, httpCheck: { path, acceptedResponseStatusCodes: [{ statusValue }] } },
});
/** What the tools answer about a project that has everything, by a part of the command. */
const COMPLETE = {
  'projects:list': [{ projectId: 'stet-site' }],
  'gcloud projects describe': { lifecycleState: 'ACTIVE' },
  'auth list': [{ account: 'owner@stet.com' }],
  'login:list': [{ user: { email: 'Owner@stet.com' } }],
  'services list': services('firebasehosting', 'secretmanager', ...SERVICES),
  'sites:list': { sites: [{ name: 'sites/stet-2' }, { name: 'sites/stet', type: 'DEFAULT_SITE' }] },
  'billing projects': { billingEnabled: true },
  'billing accounts': [{ name: 'billingAccounts/0A', displayName: 'One' }],
  'service-accounts': [{ email: FORMS }, { email: MAILER }],
  'databases:list': [DATABASE],
  'schedules:list': [{ weeklyRecurrence: {} }, { dailyRecurrence: {}, retention: '1209600s' }],
  'versions list': [{ state: 'ENABLED' }],
  'functions:list': [made('joinWaitlist'), made('notifyOwner')],
  'channels list': [CHANNEL],
  'policies list': [ALERT, ...ALERTS],
  'uptime list': ['stet.web.app', 'stet.com', 'staging.stet.com'].map((host) => reached(host)),
  'iam-policy': ROLES,
};
type Google = Partial<Record<keyof typeof COMPLETE, unknown>>;
const READY = {
  ...{ owner: OWNER, parameters: PARAMETERS, site: 'https://stet.web.app', hosting: {}, pagesAlone: false },
  /** What the live pages say, and what the tools answer instead. */
  ...{ live: { address: '', isOther: false }, google: {} as Google },
};
type Changes = Partial<typeof READY>;

function answer(google: Google, command: string): unknown {
  const [, answer] = Object.entries({ ...COMPLETE, ...google }).find(([part]) => command.includes(part)) ?? [];
  if (answer instanceof Error) throw answer;
  return answer;
}

/** Checks a repository and a project that are complete except for these changes. */
async function check(changes: Changes, root = temporaryFolder()) {
  const { owner, site, parameters, hosting, google, live, pagesAlone } = { ...READY, ...changes };
  const files = {
    'functions/.env': readFileSync(join(ROOT, 'functions/.env'), 'utf8'),
    'functions/.env.stet-site': parameters,
    'web/.env.production': `VITE_SITE_URL=${site}\n`,
    'firebase.json': JSON.stringify({ hosting }),
    'web/src/content/legal.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const asked: string[] = [];
  const ask = async (command: string) => {
    asked.push(command);
    return answer(google, command);
  };
  const stubs = { owner, root, readPage: async () => ({ ...live, app: undefined }) };
  const { papers, lacks, doubts, reminders, ...launch } = await checkLaunch('stet-site', ask, pagesAlone, stubs);
  const needs = [...Object.values(papers).flat(), ...lacks];
  const said = needs.flatMap(({ sentence, commands }) => [sentence, ...commands]);
  const doubted = doubts.map(({ sentence, commands }) => ['?', sentence, ...commands].join(' '));
  const found = [...said, ...doubted, ...reminders.map((reminder) => `# ${reminder}`)];
  return { found, commands: needs.flatMap(({ commands }) => commands), asked, ...launch };
}

/** Expects these in this order. Each is recognised by a part of it. */
const inOrder = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));
const google = (part: keyof typeof COMPLETE, ...answer: object[]) => ({ google: { [part]: answer } });
const owner = (changes: Partial<typeof OWNER>) => ({ owner: { ...OWNER, ...changes } });
const sets = (line: string, changes = {}) => ({ parameters: `${PARAMETERS}${line}\n`, ...owner(changes) });
const FILE = 'functions/.env.stet-site:';
const ADDRESS = 'web/.env.production: VITE_SITE_URL is';
const CHECK = 'check each claim, badge and legal text, then write the day and ';
const BODIES =
  '{"to": {"{id}":1} [{"a":{"{id}":""}}] {"to":"{mail}"} {"to":"{{source}}"} null `{"to":"{source}"}`'.split(' ');
const database = (changes: object) => google('databases:list', { ...DATABASE, ...changes });
const UNFIT = `The database isn't in ${REGION}, or not a Standard one in Native mode. If it is empty: npx firebase`;
const alert = (changes: object) => google('policies list', { ...ALERT, ...changes }, ...ALERTS);
const EARLIER = { ...filtered(EARLIER_FILTERS[0]), notificationChannels: ['channels/7', 'channels/8'] };
const FAILURES = '"Functions fail or refuse visitors" that';
const CHANGED = '# Somebody has changed the alert "Functions fail or refuse visitors", so it may not mail the owner';
const fails = (part: keyof typeof COMPLETE, message: string) => ({ google: { [part]: new Error(message) } });
const DENIED = new Error('gcloud projects: [you] does not have permission to access it (or it may not exist)');
const ABSENT = { 'projects:list': [], 'gcloud projects describe': DENIED };
const OTHER_LOGIN = { 'projects:list': [], 'login:list': [{ user: { email: 'me@stet.com' } }] };
const TWO_PEOPLE = 'The Firebase CLI is logged in as me@stet.com, gcloud as owner@stet.com: log in to both as one';
const LINK = 'gcloud billing projects link stet-site --billing-account=';
const UNPAID = 'Nobody pays for stet-site (https://console.cloud.google.com/billing).';
const payer = (id: string) => ({ name: `billingAccounts/${id}`, displayName: `Payer ${id}` });
const unpaid = (...payers: string[]) => ({
  ...{ 'billing projects': {}, 'services list': [], 'billing accounts': payers.map(payer) },
});
const UNREACHED = ['Nothing checks whether stet.web.app can be reached.', 'uptime create stet.web.app '];
const DELETES = (name: string, region = REGION) => `? A deployment deletes ${name} in ${region}, because`;

const ROWS: [changes: Changes, ...found: string[]][] = [
  [{}],
  [sets('SIGNUP_BODY={"to":["{email}"]}', { mailService: 'Brevo' })],
  [sets('SIGNUP_BODY={"to":["{email}"]}'), 'mailService is empty: the privacy page must name who gets the {email}.'],
  [owner({ mailService: 'Brevo' }), '# SIGNUP_BODY has no {email} for Brevo.'],
  [sets('SIGNUP_BODY={"text":"Hi"}', { chat: 'Slack' })],
  [sets('SIGNUP_BODY={"text":"Hi"}'), 'chat is empty: the privacy page must name who hears of signups.'],
  ...BODIES.map((body): [Changes, string] => [
    sets(`SIGNUP_BODY=${body}`, { chat: 'Slack' }),
    `${FILE} SIGNUP_BODY is ${body}; set JSON on one line, with no placeholders but {email} `,
  ]),
  [{ site: 'http://a.com' }, `${ADDRESS} http://a.com; set the site's own in ASCII, like https://stet.web.app.`],
  [{ site: 'https://stet.com/' }, `${ADDRESS} https://stet.com/; set the site's own`],
  [{ site: 'https://$(id).com' }, `${ADDRESS} https://$(id).com; set the site's own`],
  [{ site: 'https://bücher.de' }, `${ADDRESS} https://bücher.de; set the site's own`],
  [{ site: 'https://a.web.app' }, 'VITE_SITE_URL is https://a.web.app, but this site is https://stet.web.app: set it.'],
  [sets('FORWARDED_HOPS=0'), `${FILE} FORWARDED_HOPS is 0; set a whole number from 1 to 10.`],
  [sets('MAX_INSTANCES=3.5'), `${FILE} MAX_INSTANCES is 3.5; set a whole number from 1 to 1000.`],
  [sets('OWNER_EMAIL=a@x.yz,b@x.yz'), `${FILE} OWNER_EMAIL is a@x.yz,b@x.yz; set one whole address, or none.`],
  [sets('MAX_INSTANCE=9'), `${FILE} the functions have no parameter MAX_INSTANCE.`],
  [owner({ legalName: ' ' }), 'legalName is empty: name who runs the site.'],
  [owner({ address: '' }), 'address is empty: name a postal address.'],
  [owner({ email: 'us' }), 'email is us: name an address, or leave it empty.'],
  [owner({ companyPage: 'https://www.linkedin.com/' }), "companyPage is https://www.linkedin.com/: link the company's"],
  [owner({ claimsConfirmedOn: '2026-02-30' }), `claimsConfirmedOn is 2026-02-30: ${CHECK}`],
  [owner({ claimsConfirmedOn: '2999-01-01' }), `claimsConfirmedOn is 2999-01-01: ${CHECK}`],
  // It needs no login to name wrong settings.
  [
    {
      hosting: { rewrites: [{ source: '/' }, { function: { region: 'asia-east1' } }] },
      ...fails('projects:list', '401'),
    },
    `firebase.json says asia-east1, shared/contract.ts ${REGION}. Run perl -pi -e 's/asia-east1/${REGION}/' firebase.json`,
    '401\n    If gcloud is missing, install it. Log in: npx firebase login && gcloud auth login',
  ],
  [fails('channels list', 'You do not have permission to modify the Google Cloud SDK installation directory'), 'SDK'],
  [fails('databases:list', 'HTTP Error: 403, Cloud Firestore API has not been used in it before'), 'not been used'],
  [fails('databases:list', 'HTTP Error: 403, This API method requires billing to be enabled.'), 'requires billing'],
  [{ google: { 'projects:list': [] } }, "stet-site isn't a Firebase project.", 'projects:addfirebase stet-site'],
  [{ google: OTHER_LOGIN }, TWO_PEOPLE],
  [{ google: { 'gcloud projects describe': { lifecycleState: 'DELETE_REQUESTED' } } }, '? stet-site is being deleted.'],
  [{ google: { 'billing projects': {} } }, `? ${UNPAID} ${LINK}0A`],
  // Before all that costs, the owner chooses who pays.
  [{ google: unpaid('0A', '0B') }, `${UNPAID}\n    ${LINK}0A  # Payer 0A\n    ${LINK}0B  # Payer 0B`],
  [{ google: unpaid() }, UNPAID],
  [google('service-accounts', { email: FORMS, disabled: true }, { email: MAILER }), '? The account site-forms is dis'],
  [database({ locationId: 'nam5' })],
  [database({ locationId: 'asia-east1' }), UNFIT],
  [database({ type: 'DATASTORE_MODE' }), UNFIT],
  [database({ databaseEdition: 'ENTERPRISE' }), UNFIT],
  [database({ deleteProtectionState: 'OFF' }), "# The database isn't protected: npx firebase firestore:databases:"],
  [google('schedules:list', { weeklyRecurrence: {} }), 'There is no daily backup.', 'schedules:create '],
  [google('schedules:list', { dailyRecurrence: {}, retention: '8467200s' }), 'keeps backups for longer than the 14'],
  [
    { ...sets('SIGNUP_BODY={"text":"Hi"}', { chat: 'Slack' }), ...google('versions list', { state: 'DISABLED' }) },
    ...['No secret names the mail server', 'secrets:set SMTP_URL ', 'No secret says where', 'secrets:set SIGNUP_HOOK '],
  ],
  [google('functions:list', { ...made('cart'), codebase: 'shop' }, made('api', 'cli-gcloud'))],
  [google('functions:list', made('api')), DELETES('api')],
  [google('functions:list', { ...made('joinWaitlist'), region: 'asia-east1' }), DELETES('joinWaitlist', 'asia-east1')],
  [google('policies list', ...ALERTS), FAILURES, '--notification-channels=channels/7'],
  [alert(EARLIER), FAILURES, '--set-notification-channels=channels/7,channels/8'],
  [alert({ ...EARLIER, enabled: false }), CHANGED],
  [alert({ ...EARLIER, notificationChannels: undefined }), CHANGED],
  [alert({ notificationChannels: ['channels/8'] }), CHANGED],
  [alert(filtered('resource.type="cloud_run_revision"')), CHANGED],
  // The owner has a second channel of the same address.
  [google('channels list', { ...CHANNEL, name: 'channels/8' }, CHANNEL)],
  [google('channels list', { ...CHANNEL, verificationStatus: 'UNVERIFIED' }), '# Google may mail no alert to owner@'],
  // Without the channels, a new alert has nobody to mail.
  [
    { google: { 'channels list': DENIED, 'policies list': [] } },
    '# Not checked, because this account may not: gcloud al',
  ],
  [google('uptime list', reached('stet.web.app', '/')), ...UNREACHED],
  [google('uptime list', reached('stet.web.app', '/api/joinWaitlist', 200)), ...UNREACHED],
  [
    google('uptime list', { ...reached('stet.web.app'), disabled: true }),
    '# The check of stet.web.app is switched off',
  ],
  [google('iam-policy', { bindings: null }, ...OF_MAILER), 'site-forms lacks the role datastore.user.', FORMS],
  [google('iam-policy', bound('datastore.user', FORMS, {}), ...OF_MAILER), 'site-forms lacks the role', FORMS],
  [{ pagesAlone: true, live: { address: '', isOther: true } }, '? https://stet.web.app shows another site, which'],
  // A clone without the owner's settings.
  [
    { parameters: 'SERVICE_ACCOUNT=their@own.iam\n', ...owner({ email: 'a@b.com' }) },
    ...[DELETES('notifyOwner'), CHANGED, '# Somebody has changed', '# Somebody has changed'],
    '# Nobody gets a mail about messages: OWNER_EMAIL is empty.',
  ],
];

test.each(ROWS)('the launch check of %j finds %s', async (changes, ...found) => {
  expect((await check(changes)).found).toEqual(inOrder(...found));
});

test('the launch check lists the commands that make a new project ready, in Google’s order', async () => {
  const parameters = "OWNER_EMAIL=o'hara@stet.com";
  const { commands } = await check({ site: 'https://site.example', parameters, google: ABSENT });
  expect(commands).toEqual(
    inOrder(
      ...['gcloud projects create stet-site', 'projects:addfirebase stet-site', `${LINK}0A`],
      `gcloud services enable ${SERVICES.map((name) => `${name}.googleapis.com`).join(' ')} `,
      ...['accounts create site-forms ', 'accounts create site-mailer '],
      `databases:create '(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED --location ${REGION} `,
      ...['schedules:create --recurrence DAILY ', 'hosting:sites:create stet-site '],
      'VITE_SITE_URL=https://stet-site.web.app',
      ...[` SERVICE_ACCOUNT=${FORMS} >> `, ` NOTIFY_SERVICE_ACCOUNT=${MAILER} >> functions/.env.stet-site`],
      // The shell takes no part of the address for its own.
      ...['secrets:set SMTP_URL', 'CHANNEL=$(gcloud alpha monitoring channels create --project=stet-site '],
      ...['failures', 'requests', 'uptime'].map((name) => `alerts/${name}.yaml --notification-channels=$CHANNEL`),
      'gcloud monitoring uptime create stet-site.web.app ',
      ...ROLES.map(({ bindings: { role, members } }) => `--role=${role} --member=${members} `),
    ),
  );
  expect(commands.join()).toContain("email_address='o'\\''hara@stet.com'");
  const { found } = await check({ google: ABSENT, site: 'https://stet.com' });
  const others = '? There is no project stet-site, but this checkout has settings of others: https://stet.com.';
  expect(found.at(-1)).toBe(others);
});

test('the launch check writes the site’s address into web/.env.production, and leaves its other lines', async () => {
  const { commands } = await check({ site: 'https://site.example' });
  for (const text of ['# Where\nVITE_SITE_URL=https://site.example\nVITE_X=1\n', '# Where\nVITE_X=1\n']) {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'web'));
    writeFileSync(join(cwd, 'web/.env.production'), text);
    execFileSync('sh', ['-ec', commands.join('\n')], { cwd });
    const lines = readFileSync(join(cwd, 'web/.env.production'), 'utf8').split('\n').toSorted();
    expect(lines).toEqual(['', '# Where', 'VITE_SITE_URL=https://stet.web.app', 'VITE_X=1']);
  }
});

test('the launch check asks nothing of a service that is off, because that would switch it on', async () => {
  const { asked } = await check(google('services list', ...services('run')));
  expect(asked.join()).not.toMatch(/sites|service-accounts|firestore|secrets|functions|monitoring/);
});

test('the launch check doesn’t judge what this account may not see', async () => {
  const hidden = Object.keys(COMPLETE).filter((part) => !/projects:list|gcloud projects|auth|login/.test(part));
  const forbidden = new Error('firebase firestore:databases:list: Request had HTTP Error: 403, you may not');
  const google = Object.fromEntries(hidden.map((part) => [part, part.endsWith(':list') ? forbidden : DENIED]));
  const unseen = /^# Not checked, because this account may not: gcloud services .*schedules:list/;
  expect((await check({ google })).found).toEqual([expect.stringMatching(unseen)]);
});

test('the launch check of pages alone only asks Google where they are, and looks at no parameter', async () => {
  const { found, asked } = await check({ pagesAlone: true, parameters: 'MAX_INSTANCES=many' });
  expect([found, asked]).toEqual([[], ['firebase hosting:sites:list --project=stet-site']]);
});

const VERBS = 'create |addfirebase|projects link|services enable|secrets:set|update policies/failures|add-iam';
const ADDS = new RegExp(`^(printf|perl|(CHANNEL=\\$\\()?(gcloud|npx firebase) [^&;]*(${VERBS}))`);

test('a launch only adds, whatever is missing, hidden or changed', async () => {
  const parts = Object.keys(COMPLETE).filter((part) => !/auth|login|projects:list|billing accounts/.test(part));
  const lost = fc.subarray(parts.flatMap((part) => [{ [part]: [] }, { [part]: DENIED }]));
  const stops = (answer: unknown) => answer instanceof Error && answer !== DENIED;
  const states = ROWS.map(([{ google = {} }]) => google).filter((google) => !Object.values(google).some(stops));
  const parameters = fc.subarray(['OWNER_EMAIL', 'SIGNUP_BODY', 'SERVICE_ACCOUNT'] as const);
  await fc.assert(
    fc.asyncProperty(fc.subarray(states), lost, parameters, async (changed, lost, names) => {
      const google: Google = Object.assign({}, ...lost, ...changed);
      const parameters = Object.fromEntries(names.map((name) => [name, FORMS]));
      const settings = { url: 'https://site.example', parameters, alerted: 'owner@stet.com' };
      const { findings } = await checkProject('stet-site', async (command) => answer(google, command), settings);
      const commands = findings.flatMap(({ kind, commands }) => (kind === 'lack' ? commands : []));
      expect(commands.filter((command) => !ADDS.test(command))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('the launch check names the project’s own address, and the owner’s domain', async () => {
  expect((await check({})).sites).toEqual(['https://stet.web.app']);
  const own = { hosting: { site: 'stet-2' }, site: 'https://stet.com' };
  expect(await check(own)).toMatchObject({ found: [], sites: ['https://stet-2.web.app', 'https://stet.com'] });
});

test('the launch check reminds of texts that differ from the confirmed ones, by the hash beside the day', async () => {
  const root = temporaryFolder();
  const [empty] = (await check(owner({ claimsConfirmedOn: '' }), root)).found;
  const hash = empty?.slice(-9, -1);
  expect(empty).toBe(`claimsConfirmedOn is empty: ${CHECK}${hash}.`);
  const confirmed = owner({ claimsConfirmedOn: `2026-11-02 ${hash}` });
  for (const file of ['owner.ts', 'legal.test.ts']) writeFileSync(join(root, 'web/src/content', file), '');
  expect((await check(confirmed, root)).found).toEqual([]);
  writeFileSync(join(root, 'web/src/content/landing.ts'), 'More');
  const changed = '# web/src/content has changed since 2026-11-02: confirm it by the day and ';
  expect((await check(confirmed, root)).found).toEqual(inOrder(changed));
});

test('the launch check lets only a staging site have VITE_NOINDEX, and asks it for no papers', async () => {
  const hides = (url: string) =>
    inOrder(`VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL`);
  vi.stubEnv('VITE_NOINDEX', 'true');
  // Nothing is written before that is decided.
  expect((await check({ site: 'https://site.example' })).found).toEqual(hides('https://site.example'));
  vi.stubEnv('VITE_SITE_URL', 'https://staging.stet.com');
  const hidden = '# Search engines will leave out https://staging.stet.com: VITE_NOINDEX is set.';
  expect((await check(owner({ legalName: '', claimsConfirmedOn: '' }))).found).toEqual([hidden]);
  // This project has been live with another address, so it isn't the staging one.
  const live = { address: 'https://stet.com', isOther: false };
  expect((await check({ live })).found).toEqual(hides('https://staging.stet.com'));
  vi.stubEnv('VITE_NOINDEX', '').stubEnv('VITE_SITE_URL', '');
  const emptied = "VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it.";
  expect((await check({})).found).toEqual([emptied]);
});
