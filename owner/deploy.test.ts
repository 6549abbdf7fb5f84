import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execute } from '../local/command.ts';
import { freePorts, LOOPBACK, listen } from '../local/ports.ts';
import { temporaryFolder } from '../test/kit/temporaryFolder.ts';
import { askSite } from './askSite.ts';
import { checkLaunch, type Launch } from './checkLaunch.ts';
import { define, deployCommand } from './deploy.ts';

/** Runs a command line for such a launch; returns its exit code, output, and what the Firebase CLI got. */
async function deploy(args: string, launch: Partial<Launch> = {}, wrong: string[] = []) {
  const calls: string[] = [];
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const program = deployCommand({
    check: async () => ({ missing: { Decide: [] }, reminders: [], ...launch }),
    cli: async (given) => void calls.push(given.join(' ')),
    askSite: async () => wrong,
  }).configureOutput({ writeErr: print, writeOut: print });
  const code = await execute(program, args.split(' '), new AbortController().signal);
  return { code, calls, printed };
}

const MISSING = { Decide: ['legalName is empty.', 'address is empty.'], Set: [], Protect: ['No daily backup.'] };
const NOT_READY =
  '✗ Not ready to deploy.\n\nDecide:\n  legalName is empty.\n  address is empty.\n\nProtect:\n  No daily backup.\n';

test.each<[string, Partial<Launch>, { code: number; calls: string[]; printed: string }]>([
  [
    '--only hosting --project stet-site --message hello --force',
    { reminders: ['Nobody gets a mail.'] },
    {
      code: 0,
      calls: ['deploy --project stet-site --only hosting --message hello --force'],
      printed: 'Nobody gets a mail.\nNothing is missing.\nThe pages and both forms answer.\n',
    },
  ],
  ['--project stet-site', { missing: MISSING }, { code: 1, calls: [], printed: NOT_READY }],
  ['--dry-run --project stet-site', {}, { code: 0, calls: [], printed: 'Nothing is missing.\n' }],
])('npm run deploy %s checks, and deploys only if nothing is missing', async (args, launch, expected) => {
  expect(await deploy(args, launch)).toEqual(expected);
});

test('npm run deploy fails if the deployed site doesn’t answer as it must, and says how', async () => {
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
  const [port] = await freePorts(1);
  const nobody = await askSite(`http://${LOOPBACK}:${port}`);
  expect(nobody).toContain(`GET http://${LOOPBACK}:${port}/ fails: connect ECONNREFUSED ${LOOPBACK}:${port}.`);
  const { code, printed } = await deploy('--project stet-site', {}, wrong);
  expect([code, printed]).toEqual([1, expect.stringContaining(`not all of the site works.\n  ${wrong[0]}\n`)]);
});

test.each([
  ['--only hosting', "required option '--project <id>' not specified"],
  ['--project demo-stet', "argument 'demo-stet' is invalid. Name a real project."],
  ['--project ', 'Name a real project.'],
])('npm run deploy refuses %s with a sentence', async (args, sentence) => {
  const { code, calls, printed } = await deploy(args);
  expect(printed).toContain(sentence);
  expect([code, calls]).toEqual([2, []]);
});

test('npm run deploy says so if Google cannot be asked about the database', async () => {
  let printed = '';
  const program = define().configureOutput({ writeErr: (text) => (printed += text), writeOut: () => {} });
  expect(await execute(program, ['--project', 'no-such-stet', '--dry-run'], new AbortController().signal)).toBe(1);
  expect(printed).toContain("Protect the database:\n  The database can't be checked: firebase firestore:databases:get");
});

const OWNER = {
  legalName: 'Stet Ltd',
  address: '1 Proof Street, London',
  email: '',
  companyPage: 'https://www.linkedin.com/company/stet',
  claimsConfirmedOn: '2026-12-01',
};
const DATABASE = {
  databaseEdition: 'STANDARD',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const ACCOUNT = 'SERVICE_ACCOUNT=site-forms@stet-site.iam.gserviceaccount.com\n';
const READY = {
  owner: OWNER,
  site: 'https://stet.web.app',
  parameters: `${ACCOUNT}OWNER_EMAIL=owner@stet.com\nNOTIFY_SERVICE_ACCOUNT=m@stet-site.iam.gserviceaccount.com\n`,
  database: DATABASE as Partial<typeof DATABASE>,
  schedules: [{ weeklyRecurrence: {} }, { dailyRecurrence: {} }] as object[],
};

/** Checks a repository and a database that are ready but for these changes. */
async function check(changes: Partial<typeof READY>): Promise<Launch> {
  const { owner, site, parameters, database, schedules } = { ...READY, ...changes };
  const root = temporaryFolder();
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'web/.env.production'), `VITE_SITE_URL=${site}\n`);
  const defaults = 'MAX_INSTANCES=3\nOWNER_EMAIL=\nSERVICE_ACCOUNT=\nNOTIFY_SERVICE_ACCOUNT=\n';
  writeFileSync(join(root, 'functions/.env'), defaults);
  writeFileSync(join(root, 'functions/.env.stet-site'), parameters);
  const ask = async ([command]: string[]) => (command === 'firestore:databases:get' ? database : schedules);
  return checkLaunch('stet-site', ask, { owner, root });
}

const noValue = (name: string) =>
  `functions/.env.stet-site: ${name} has no value; docs/deploy.md, "Parameters", says which.`;
const noSite = (found: string) =>
  `web/.env.production: VITE_SITE_URL is ${found}; set the site's own, like https://stet.web.app, without a path.`;

const NO_MAIL =
  'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").';

test.each<[string, Partial<typeof READY>, string[]]>([
  ['nothing if all is ready', {}, []],
  ['that nobody gets a mail about messages', { parameters: ACCOUNT }, [NO_MAIL]],
  [
    'decisions that the owner has not taken',
    {
      owner: {
        legalName: ' ',
        address: '',
        email: 'us',
        companyPage: 'https://www.linkedin.com/',
        claimsConfirmedOn: 'soon',
      },
    },
    [
      'legalName is empty: name who runs the site.',
      'address is empty: name a postal address.',
      'email is us: name an address, or leave it empty.',
      "companyPage is https://www.linkedin.com/: link the company's own page.",
      'claimsConfirmedOn is empty: check each claim, badge and legal text, then date it.',
    ],
  ],
  ...['', 'https://site.example', 'http://stet.web.app', 'https://stet.web.app/'].map(
    (site): [string, Partial<typeof READY>, string[]] => [`the address "${site}"`, { site }, [noSite(site || 'empty')]],
  ),
  [
    'parameters that are misspelt or without a value',
    { parameters: 'MAX_INSTANCE=9\nMAX_INSTANCES=\n' },
    [
      'functions/.env.stet-site: the functions have no parameter MAX_INSTANCE.',
      ...[noValue('MAX_INSTANCES'), noValue('SERVICE_ACCOUNT'), NO_MAIL],
    ],
  ],
  [
    'the mailer’s account if there is an owner to notify',
    { parameters: `${ACCOUNT}OWNER_EMAIL=owner@stet.com\n` },
    [noValue('NOTIFY_SERVICE_ACCOUNT')],
  ],
  [
    'what protects the database',
    { database: {}, schedules: [{ weeklyRecurrence: {} }] },
    [
      "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-site",
      "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-site",
      'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
    ],
  ],
  [
    'a database with automatic indexes',
    { database: { ...DATABASE, databaseEdition: 'ENTERPRISE' } },
    [
      'The database has the edition ENTERPRISE, without automatic indexes: delete it and create another, as docs/deploy.md, step 5, says.',
    ],
  ],
])('the launch check names %s', async (_, changes, sentences) => {
  const { missing, reminders } = await check(changes);
  expect([...Object.values(missing).flat(), ...reminders]).toEqual(sentences);
});
