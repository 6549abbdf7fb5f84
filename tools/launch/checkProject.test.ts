import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGION } from '../../shared/contract.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { EARLIER_FILTERS } from './alerts/earlierFilters.ts';
import { checkProject } from './checkProject.ts';
import * as complete from './completeProject.ts';
import { ANSWERS, type Answers, DENIED, deployed, PARAMETERS, role, uptime } from './completeProject.ts';

const SETTINGS = { url: 'https://stet.web.app', parameters: PARAMETERS, alerted: 'owner@stet.com' };

/** Checks a project that is complete but for these answers. */
async function check(answers: Answers, changes: Partial<typeof SETTINGS> = {}) {
  const asked: string[] = [];
  const ask = async (command: string) => {
    asked.push(command);
    return complete.answer(command, answers);
  };
  const { findings, unseen } = await checkProject('stet-site', ask, { ...SETTINGS, ...changes });
  const commands = findings.flatMap(({ kind, commands }) => (kind === 'lack' ? commands : []));
  return { found: complete.textsOf(findings), commands, unseen, asked };
}

const LINK = 'gcloud billing projects link stet-site --billing-account=';
const UNPAID = 'Nobody pays for stet-site (https://console.cloud.google.com/billing).';
const unpaid = (...ids: string[]) => {
  const payers = ids.map((id) => ({ name: `billingAccounts/${id}`, displayName: `Payer ${id}` }));
  return { 'billing projects': {}, 'services list': [], 'billing accounts': payers };
};
const [forms, mailer] = ANSWERS['service-accounts'];
const [, ...mailerRoles] = ANSWERS['iam-policy'];
const database = (changes: object) => ({ 'databases:list': [{ ...ANSWERS['databases:list'][0], ...changes }] });
const UNFIT = `lack: The database isn't in ${REGION}, or not a Standard one in Native mode. If it is empty: npx firebase firestore:databases:update '(default)' --delete-protection DISABLED`;
const DELETES = (name: string, region = REGION) => `doubt: A deployment deletes ${name} in ${region}, because`;
const [failures, ...otherAlerts] = ANSWERS['policies list'];
const alert = (changes: object) => ({ 'policies list': [{ ...failures, ...changes }, ...otherAlerts] });
const EARLIER = { ...complete.filtered(EARLIER_FILTERS[0]), notificationChannels: ['channels/7', 'channels/8'] };
const FAILS = 'lack: There is no alert "Functions fail or refuse visitors" that works as its file says. gcloud alpha';
const [WITH, FILE] = [`${FAILS} monitoring policies`, '--policy-from-file=tools/launch/alerts/failures.yaml'];
const CHANGED = 'reminder: Somebody has changed the alert "Functions fail or refuse visitors", so it may not mail';
const channel = (changes: object) => ({ 'channels list': [{ ...ANSWERS['channels list'][0], ...changes }] });
const UNREACHED =
  'lack: Nothing checks whether stet.web.app can be reached. gcloud monitoring uptime create stet.web.app ';
const UNBOUND = 'lack: site-forms lacks the role datastore.user. gcloud projects add-iam-policy-binding stet-site ';

/** Answers of a project in which nothing is missing. */
const READY: Answers[] = [
  {},
  database({ locationId: REGION.startsWith('us') ? 'nam5' : 'eur3' }),
  { 'functions:list': [{ ...deployed('cart'), codebase: 'shop' }, deployed('api', 'cli-gcloud')] },
  // The owner has a second channel of the same address.
  { 'channels list': [...channel({ name: 'channels/8' })['channels list'], ...ANSWERS['channels list']] },
];

/** Each changes answers, and names what is found then. */
const ROWS: [answers: Answers, found: string][] = [
  [{ 'projects:list': [] }, "lack: stet-site isn't a Firebase project. npx firebase projects:addfirebase stet-site"],
  [
    { 'projects:list': [], 'login:list': [{ user: { email: 'me@stet.com' } }] },
    'lack: The Firebase CLI is logged in as me@stet.com, gcloud as owner@stet.com: log in to both as one',
  ],
  [{ 'gcloud projects describe': { lifecycleState: 'DELETE_REQUESTED' } }, 'doubt: stet-site is being deleted.'],
  [{ 'billing projects': {}, 'databases:list': [] }, `doubt: ${UNPAID} ${LINK}0A`],
  // Before all that costs, the owner chooses who pays.
  [unpaid('0A', '0B'), `lack: ${UNPAID}\n    ${LINK}0A  # Payer 0A\n    ${LINK}0B  # Payer 0B`],
  [unpaid(), `lack: ${UNPAID}`],
  // What it has is not known, so nothing is added to it.
  [
    { 'services list': complete.services('run'), 'policies list': [] },
    'doubt: Some services are off. gcloud services enable',
  ],
  [{ 'service-accounts': [{ ...forms, disabled: true }, mailer] }, 'doubt: The account site-forms is disabled.'],
  [{ 'versions list': new Error('NOT_FOUND: Secret [SMTP_URL] not found.') }, 'lack: No secret names the mail server'],
  [database({ locationId: 'asia-east1' }), UNFIT],
  [database({ type: 'DATASTORE_MODE' }), UNFIT],
  [database({ databaseEdition: 'ENTERPRISE' }), UNFIT],
  [database({ deleteProtectionState: 'OFF' }), "reminder: The database isn't protected: npx firebase firestore:"],
  [{ 'schedules:list': [{ weeklyRecurrence: {} }] }, 'lack: There is no daily backup. npx firebase firestore:backups:'],
  [{ 'schedules:list': [{ dailyRecurrence: {}, retention: '8467200s' }] }, 'keeps backups for longer than the 14 days'],
  [{ 'functions:list': [deployed('api')] }, DELETES('api')],
  [{ 'functions:list': [{ ...deployed('joinWaitlist'), region: 'asia' }] }, DELETES('joinWaitlist', 'asia')],
  [{ 'policies list': otherAlerts }, `${WITH} create --project=stet-site ${FILE} --notification-channels=channels/7`],
  [
    alert(EARLIER),
    `${WITH} update policies/failures --project=stet-site ${FILE} --set-notification-channels=channels/7,channels/8`,
  ],
  [alert({ ...EARLIER, enabled: false }), CHANGED],
  [alert({ ...EARLIER, notificationChannels: undefined }), CHANGED],
  [alert({ notificationChannels: ['channels/8'] }), CHANGED],
  [alert(complete.filtered('resource.type="cloud_run_revision"')), CHANGED],
  [channel({ verificationStatus: 'UNVERIFIED' }), 'reminder: Google may mail no alert to owner@stet.com yet.'],
  [{ 'uptime list': [uptime('stet.web.app', '/')] }, UNREACHED],
  [{ 'uptime list': [uptime('stet.web.app', undefined, 200)] }, UNREACHED],
  [
    { 'uptime list': [{ ...uptime('stet.web.app'), disabled: true }] },
    'reminder: The check of stet.web.app is switched',
  ],
  [{ 'iam-policy': [{ bindings: null }, ...mailerRoles] }, UNBOUND],
  [{ 'iam-policy': [role('datastore.user', forms?.email, {}), ...mailerRoles] }, UNBOUND],
];

const inOrder = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));

test.each(READY)('the launch check finds nothing in a project with %j', async (answers) => {
  expect((await check(answers)).found).toEqual([]);
});

test.each(ROWS)('the launch check of a changed project finds “$1”', async (answers, found) => {
  expect((await check(answers)).found).toEqual([expect.stringContaining(found)]);
});

test.each([
  ['channels list', 'You do not have permission to modify the Google Cloud SDK installation directory'],
  ['databases:list', 'HTTP Error: 403, Cloud Firestore API has not been used in it before'],
  ['databases:list', 'HTTP Error: 403, This API method requires billing to be enabled.'],
])('the launch check of %s stops at an error that is no missing role: %s', async (part, message) => {
  await expect(check({ [part]: new Error(message) })).rejects.toThrow(message);
});

test('the launch check asks before a clone without the owner’s settings deletes a function or changes an alert', async () => {
  const { found } = await check({}, { parameters: { ...PARAMETERS, OWNER_EMAIL: '' }, alerted: 'a@b.com' });
  const others = ['reminder: Somebody has changed', 'reminder: Somebody has changed'];
  expect(found).toEqual(inOrder(DELETES('notifyOwner'), CHANGED, ...others));
});

test('the launch check asks for the secrets of the mail server and of the service that gets signups', async () => {
  // The owner has an account of their own.
  const parameters = { ...PARAMETERS, SIGNUP_BODY: '{"text":"Hi"}', SERVICE_ACCOUNT: 'their@own.iam' };
  const { commands } = await check(
    { 'service-accounts': [mailer], 'versions list': [{ state: 'DISABLED' }] },
    { parameters },
  );
  expect(commands).toEqual(inOrder('secrets:set SMTP_URL ', 'secrets:set SIGNUP_HOOK '));
});

test('the launch check lists the commands that make a new project ready, in Google’s order', async () => {
  const alerted = "o'hara@stet.com";
  const settings = { url: 'https://site.example', parameters: { OWNER_EMAIL: alerted }, alerted };
  const { commands } = await check(complete.ABSENT, settings);
  const all = ANSWERS['services list'].map(({ config }) => config.name);
  expect(commands).toEqual(
    inOrder(
      ...['gcloud projects create stet-site', 'projects:addfirebase stet-site', `${LINK}0A`],
      `gcloud services enable ${all.filter((name) => !/firebasehosting|secretmanager/.test(name)).join(' ')} `,
      ...['accounts create site-forms ', 'accounts create site-mailer '],
      `databases:create '(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED --location ${REGION} `,
      ...['schedules:create --recurrence DAILY ', 'hosting:sites:create stet-site '],
      'VITE_SITE_URL=https://stet-site.web.app',
      ` SERVICE_ACCOUNT=${forms?.email} >> functions/.env.stet-site`,
      ` NOTIFY_SERVICE_ACCOUNT=${mailer?.email} >> functions/.env.stet-site`,
      ...['secrets:set SMTP_URL', 'CHANNEL=$(gcloud alpha monitoring channels create --project=stet-site '],
      ...['failures', 'requests', 'uptime'].map((name) => `alerts/${name}.yaml --notification-channels=$CHANNEL`),
      'gcloud monitoring uptime create stet-site.web.app ',
      ...ANSWERS['iam-policy'].map(({ bindings: { role, members } }) => `--role=${role} --member=${members} `),
    ),
  );
  // The shell takes no part of the address for its own.
  expect(commands.join()).toContain("email_address='o'\\''hara@stet.com'");
});

test('the launch check writes the site’s address into web/.env.production, and leaves its other lines', async () => {
  const { commands } = await check({}, { url: 'https://site.example' });
  for (const text of ['# Where\nVITE_SITE_URL=https://site.example\nVITE_X=1\n', '# Where\nVITE_X=1\n']) {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'web'));
    writeFileSync(join(cwd, 'web/.env.production'), text);
    execFileSync('sh', ['-ec', commands.join('\n')], { cwd });
    const lines = readFileSync(join(cwd, 'web/.env.production'), 'utf8').split('\n').toSorted();
    expect(lines).toEqual(['', '# Where', 'VITE_SITE_URL=https://stet.web.app', 'VITE_X=1']);
  }
});

test('the launch check writes no address that it only guesses', async () => {
  const { commands } = await check({ 'sites:list': DENIED }, { url: 'https://site.example' });
  expect(commands.join()).not.toContain('VITE_SITE_URL');
});

test('the launch check refuses the address of another site', async () => {
  const other = 'lack: VITE_SITE_URL is https://a.web.app, but this site is https://stet.web.app: set it.';
  expect((await check({}, { url: 'https://a.web.app' })).found).toEqual([other]);
});

test('the launch check asks nothing of a service that is off, because that would switch it on', async () => {
  const { asked } = await check({ 'services list': complete.services('storage') });
  expect(asked.join()).not.toMatch(/sites|service-accounts|firestore|secrets|functions|monitoring/);
});

test('the launch check doesn’t judge what this account may not see', async () => {
  const hidden = Object.keys(ANSWERS).filter((part) => !/projects:list|gcloud projects|auth|login/.test(part));
  const forbidden = new Error('firebase firestore:databases:list: Request had HTTP Error: 403, you may not');
  const answers = Object.fromEntries(hidden.map((part) => [part, part.endsWith(':list') ? forbidden : DENIED]));
  const { found, unseen } = await check(answers);
  expect(found).toEqual([]);
  expect(unseen.join()).toMatch(/^gcloud services .*schedules:list/);
});

const VERBS = 'create |addfirebase|projects link|services enable|secrets:set|update policies/failures|add-iam';
const ADDS = new RegExp(`^(printf|perl|(CHANNEL=\\$\\()?(gcloud|npx firebase) [^&;]*(${VERBS}))`);

test('a launch only adds, whatever is missing, hidden or changed', async () => {
  const parts = Object.keys(ANSWERS).filter((part) => !/auth|login|projects:list|billing accounts/.test(part));
  const lost = fc.subarray(parts.flatMap((part) => [{ [part]: [] }, { [part]: DENIED }]));
  const changed = fc.subarray([...READY, ...ROWS.map(([answers]) => answers)]);
  const names = fc.subarray(Object.keys(PARAMETERS));
  await fc.assert(
    fc.asyncProperty(changed, lost, names, async (changed, lost, names) => {
      const parameters = { ...PARAMETERS, ...Object.fromEntries(names.map((name) => [name, ''])) };
      const answers: Answers = Object.assign({}, ...lost, ...changed);
      const { commands } = await check(answers, { url: 'https://site.example', parameters });
      expect(commands.filter((command) => !ADDS.test(command))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
