import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../test/kit/temporaryFolder.ts';
import {
  ownerProblems,
  parameterProblems,
  parameterReminders,
  protectionProblems,
  siteProblems,
} from './checkLaunch.ts';

const OWNER = {
  legalName: 'Stet Ltd',
  address: '1 Proof Street, London',
  companyPage: 'https://www.linkedin.com/company/stet',
  claimsConfirmedOn: '2026-12-01',
};
const PROTECTED = {
  databaseEdition: 'STANDARD',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const DEFAULTS = 'MAX_INSTANCES=3\nOWNER_EMAIL=\nSERVICE_ACCOUNT=\nNOTIFY_SERVICE_ACCOUNT=\n';
const READY = 'SERVICE_ACCOUNT=site-forms@stet-site.iam.gserviceaccount.com\n';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('the launch check names each decision that the owner has not taken', () => {
  expect(ownerProblems(OWNER)).toEqual([]);
  const open = { legalName: ' ', address: '', companyPage: 'https://www.linkedin.com/', claimsConfirmedOn: 'soon' };
  expect(ownerProblems(open)).toEqual([
    'legalName is empty: name who runs the site.',
    'address is empty: name a postal address.',
    "companyPage is https://www.linkedin.com/: link the company's own page.",
    'claimsConfirmedOn is empty: check each claim and badge, then date it.',
  ]);
});

test.each(['https://stet.web.app', 'https://stet.com'])(
  'the launch check accepts %s as the site address',
  (address) => {
    write('.env.production', `VITE_SITE_URL=${address}\n`);
    expect(siteProblems(folder)).toEqual([]);
  },
);

test.each([
  ['', 'empty'],
  ['https://site.example', 'https://site.example'],
  ['http://stet.web.app', 'http://stet.web.app'],
  ['https://stet.web.app/', 'https://stet.web.app/'],
])('the launch check refuses %j as the site address', (address, found) => {
  write('.env.production', `VITE_SITE_URL=${address}\n`);
  expect(siteProblems(folder)).toEqual([
    `web/.env.production: VITE_SITE_URL is ${found}; set the site's own, like https://stet.web.app, without a path.`,
  ]);
});

test('the launch check names parameters that are misspelt or without a value', () => {
  write('.env', DEFAULTS);
  write('.env.stet-site', 'MAX_INSTANCE=9\nMAX_INSTANCES=\n');
  const sentence = (name: string) =>
    `functions/.env.stet-site: ${name} has no value; docs/deploy.md, "Parameters", says which.`;
  expect(parameterProblems(folder, 'stet-site')).toEqual([
    'functions/.env.stet-site: the functions have no parameter MAX_INSTANCE.',
    sentence('MAX_INSTANCES'),
    sentence('SERVICE_ACCOUNT'),
  ]);
});

test('the launch check asks for the mailer’s account only if there is an owner to notify', () => {
  write('.env', DEFAULTS);
  write('.env.stet-site', READY);
  expect(parameterProblems(folder, 'stet-site')).toEqual([]);
  write('.env.stet-site', `${READY}OWNER_EMAIL=owner@stet.com\n`);
  const [problem = '', ...others] = parameterProblems(folder, 'stet-site');
  expect(problem).toContain('NOTIFY_SERVICE_ACCOUNT has no value');
  expect(others).toEqual([]);
});

test('the launch check reminds the owner when nobody gets a mail about messages', () => {
  write('.env', DEFAULTS);
  write('.env.stet-site', READY);
  expect(parameterReminders(folder, 'stet-site')).toEqual([
    'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").',
  ]);
  write('.env.stet-site', `${READY}OWNER_EMAIL=owner@stet.com\n`);
  expect(parameterReminders(folder, 'stet-site')).toEqual([]);
});

test('the launch check names what protects the database, with the commands', async () => {
  const answers: Record<string, unknown> = {
    'firestore:databases:get': PROTECTED,
    'firestore:backups:schedules:list': [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }],
  };
  const ask = async ([command = '']: string[]) => answers[command];
  expect(await protectionProblems('stet-site', ask)).toEqual([]);
  answers['firestore:databases:get'] = {};
  answers['firestore:backups:schedules:list'] = [{ weeklyRecurrence: {} }];
  expect(await protectionProblems('stet-site', ask)).toEqual([
    "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-site",
    "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-site",
    'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
  ]);
});

test.each([
  ['STANDARD', []],
  // From before there were editions.
  [undefined, []],
  [
    'ENTERPRISE',
    [
      'The database has the edition ENTERPRISE, without automatic indexes: delete it and create another, as docs/deploy.md, step 5, says.',
    ],
  ],
])('the launch check wants a database with automatic indexes: %s', async (databaseEdition, problems) => {
  const ask = async ([command = '']: string[]) =>
    command === 'firestore:databases:get' ? { ...PROTECTED, databaseEdition } : [{ dailyRecurrence: {} }];
  expect(await protectionProblems('stet-site', ask)).toEqual(problems);
});
