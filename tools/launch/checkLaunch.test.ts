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
const READY = {
  owner: OWNER,
  site: 'https://stet.web.app',
  noindex: '',
  parameters: 'SERVICE_ACCOUNT=f@x.iam\nOWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=m@x.iam\n',
  database: {
    locationId: REGION,
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  } as object,
  schedules: [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }] as object[],
  hosting: rewriteTo(REGION),
  sites: [{ name: 'projects/7/sites/stet-2' }, { name: 'projects/7/sites/stet', type: 'DEFAULT_SITE' }],
  isLoggedIn: true,
  /** The address that the live pages name. */
  live: '',
};

/** Checks a repository and a project that are ready except for these changes. */
async function check(changes: Partial<typeof READY>, root = temporaryFolder()) {
  const { owner, site, noindex, parameters, hosting, ...project } = { ...READY, ...changes };
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder), { recursive: true });
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
  const ask = async ([name = '']: string[]) =>
    project.isLoggedIn ? answers[name] : Promise.reject(new Error('Failed to authenticate'));
  const { missing, reminders, ...launch } = await checkLaunch('stet-site', ask, {
    ...{ owner, root, readPage: async () => ({ address: project.live }) },
  });
  return { found: [...Object.values(missing).flat(), ...reminders], ...launch };
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
  [{ parameters: 'SERVICE_ACCOUNT=f@x.iam\n' }, NO_MAIL],
  [{ site: '' }, addressIs('empty')],
  ...['https://site.example', 'http://stet.web.app', 'https://stet.web.app/', 'https://stét.app'].map(
    (site): [object, string] => [{ site }, addressIs(site)],
  ),
  wrong('FORWARDED_HOPS=0', 'set a whole number from 1 to 10.'),
  wrong('CALLS_PER_MINUTE=60001', 'set a whole number from 0 to 60000.'),
  wrong('MAX_INSTANCES=3.5', 'set a whole number from 1 to 1000.'),
  ...['us@localhost', 'ann@stet.com,bob@stet.com', 'ann@stet..com'].map((owner) =>
    wrong(`OWNER_EMAIL=${owner}`, 'set one whole address, or none.'),
  ),
  ...['2026-02-30', '2999-01-01', '1 December 2026'].map(dayIs),
])('the launch check of %j says %s', async (changes, sentence) => {
  expect((await check(changes)).found).toEqual(sentence ? [sentence] : []);
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
  const { found } = await check({ noindex: '1', hosting: rewriteTo('asia-east1'), isLoggedIn: false });
  expect(found).toEqual([
    expect.stringContaining('VITE_NOINDEX is set'),
    `firebase.json: the region of /api/joinWaitlist isn't ${REGION}, as in functions/src/settings.ts; set it.`,
    "It can't be checked: Failed to authenticate",
  ]);
});

test('the launch check names all that is missing, and how to add it', async () => {
  const noValue = 'has no value; docs/deploy.md, "Parameters", says which.';
  const file = 'functions/.env.stet-site';
  const update = (option: string) =>
    `npx firebase firestore:databases:update '(default)' --${option} ENABLED --project stet-site`;
  const companyPage = 'https://www.linkedin.com/';
  const { found } = await check({
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
    `The database is in eur3, the functions in ${REGION}: npx firebase firestore:databases:delete '(default)' --project stet-site, if nothing is in it, and docs/deploy.md, step 5.`,
    `Point-in-time recovery is off: ${update('point-in-time-recovery')}`,
    `Delete protection is off: ${update('delete-protection')}`,
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
  ]);
});
