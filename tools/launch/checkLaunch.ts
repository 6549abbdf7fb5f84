import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import type * as settings from '../../functions/src/settings.ts';
import { REGION } from '../../functions/src/settings.ts';
import { owner } from '../../web/src/content/owner.ts';
import { ROOT } from '../lib/project.ts';

const COMPANY_PAGE = /^https:\/\/(?:[a-z]+\.)?linkedin\.com\/[^/]+\/[^/]+/i;
const EMAIL = /^\S+@\S+\.\S+$/;
const DAY_MS = 24 * 60 * 60 * 1000;

type Settings = typeof settings;
type NumberName = keyof {
  [Name in keyof Settings as Settings[Name] extends { value(): number } ? Name : never]: unknown;
};
/** The least value of each parameter that is a number. */
const LEAST: Record<NumberName, number> = {
  MIN_INSTANCES: 0,
  MAX_INSTANCES: 1,
  CALLS_PER_MINUTE: 0,
  FORWARDED_HOPS: 1,
};

/** Runs a command of the Firebase CLI and returns its `--json` result. Throws its error as a sentence. */
type Ask = (args: string[]) => Promise<unknown>;

export interface Launch {
  /** A sentence for each missing thing, grouped by what the owner has to do. */
  missing: Record<string, string[]>;
  /** What a launch can do without. */
  reminders: string[];
}

/** Lists what a launch still lacks, in the repository and in the project. */
export async function checkLaunch(project: string, ask: Ask, source = { owner, root: ROOT }): Promise<Launch> {
  const parameters = readParameters(join(source.root, 'functions'), project);
  const found = await checkProject(project, ask, source.root, parameters.isMailed);
  return {
    missing: {
      'Decide, in web/src/content/owner.ts': ownerProblems(source.owner),
      'Set, and commit': [...siteProblems(join(source.root, 'web')), ...parameters.problems],
      'Set up the project': found.missing,
    },
    reminders: [...parameters.reminders, ...found.reminders],
  };
}

/** What the owner still has to decide. */
function ownerProblems({ legalName, address, email, companyPage, claimsConfirmedOn }: typeof owner): string[] {
  const sentences = [
    !legalName.trim() && 'legalName is empty: name who runs the site.',
    !address.trim() && 'address is empty: name a postal address.',
    email !== '' && !EMAIL.test(email) && `email is ${email}: name an address, or leave it empty.`,
    !COMPANY_PAGE.test(companyPage) && `companyPage is ${companyPage || 'empty'}: link the company's own page.`,
    !isDay(claimsConfirmedOn) &&
      `claimsConfirmedOn is ${claimsConfirmedOn || 'empty'}: check each claim, badge and legal text, then write the day.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Whether this is a day like 2026-11-30. It may be tomorrow, but not later. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return time <= Date.now() + DAY_MS && new Date(time).toISOString().slice(0, 10) === text;
}

/** The site's address as the build reads it. A variable of the shell comes before the file. */
export function siteUrl(web = join(ROOT, 'web')): string {
  return loadEnv('production', web).VITE_SITE_URL ?? '';
}

/** A site address that is missing or a placeholder. */
function siteProblems(web: string): string[] {
  const url = siteUrl(web);
  const { protocol, origin, hostname = '' } = URL.parse(url) ?? {};
  if (protocol === 'https:' && origin === url && !hostname.endsWith('.example')) return [];
  const found = url || 'empty';
  return [
    `web/.env.production: VITE_SITE_URL is ${found}; set the site's own, like https://stet.web.app, without a path.`,
  ];
}

/** Parameters that are misspelt, empty or wrong, and what the owner may have forgotten. */
function readParameters(functions: string, project: string) {
  const [defaults = {}, given = {}] = ['.env', `.env.${project}`].map((name) => {
    const file = join(functions, name);
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  });
  const values = Object.fromEntries(
    Object.entries({ ...defaults, ...given }).map(([name, value = '']) => [name, value.trim()]),
  );
  // Both are needed only if an owner gets mails.
  const optional = values.OWNER_EMAIL ? [] : ['OWNER_EMAIL', 'NOTIFY_SERVICE_ACCOUNT'];
  const unknown = Object.keys(given).filter((name) => !(name in defaults));
  const problems = [
    ...unknown.map((name) => `the functions have no parameter ${name}.`),
    ...Object.keys(defaults)
      .filter((name) => !optional.includes(name))
      .flatMap((name) => parameterProblems(name, values[name] ?? '')),
  ];
  const noMail =
    'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").';
  return {
    problems: problems.map((problem) => `functions/.env.${project}: ${problem}`),
    reminders: values.OWNER_EMAIL ? [] : [noMail],
    isMailed: Boolean(values.OWNER_EMAIL),
  };
}

/** What is wrong with a parameter's value. */
function parameterProblems(name: string, value: string): string[] {
  const least = (LEAST as Partial<Record<string, number>>)[name];
  if (value === '') return [`${name} has no value; docs/deploy.md, "Parameters", says which.`];
  if (name === 'OWNER_EMAIL' && !EMAIL.test(value)) return [`${name} is ${value}; set a whole address, or none.`];
  // The functions read a number that isn't whole, or a word, as another number.
  if (least === undefined || (/^(0|[1-9]\d*)$/.test(value) && Number(value) >= least)) return [];
  return [`${name} is ${value}; set a whole number from ${least}.`];
}

/** A part of the CLI's answers. */
type Item = NodeJS.Dict<string>;

/** What the project lacks, each with the command that adds it. Also finds mails to an earlier owner. */
async function checkProject(project: string, ask: Ask, root: string, isMailed: boolean) {
  const onProject = `--project ${project}`;
  const firebase = (...args: string[]) => ask([...args, '--project', project]);
  try {
    const { sites } = (await firebase('hosting:sites:list')) as { sites: Item[] };
    const [{ secrets }, functions, database, schedules] = (await Promise.all([
      isMailed && firebase('functions:secrets:get', 'SMTP_URL').catch(() => ({ secrets: [] })),
      firebase('functions:list'),
      firebase('firestore:databases:get', '(default)'),
      firebase('firestore:backups:schedules:list'),
    ])) as [{ secrets?: Item[] }, Item[], Item, Item[] | undefined];
    const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
    const idOf = ({ name = '' }: Item) => name.slice(name.lastIndexOf('/') + 1);
    const [byDefault] = sites.filter(({ type }) => type === 'DEFAULT_SITE').map(idOf);
    const site: string = hosting.site ?? byDefault ?? project;
    const ours = /^https:\/\/(.+)\.(?:web\.app|firebaseapp\.com)$/;
    const [url, named = site] = ours.exec(siteUrl(join(root, 'web'))) ?? [];
    const firestore = 'npx firebase firestore';
    const update = (option: string) => `${firestore}:databases:update '(default)' --${option} ENABLED ${onProject}`;
    const recreate = `${firestore}:databases:delete '(default)' ${onProject}, if nothing is in it, and docs/deploy.md, step 5.`;
    const missing = [
      !sites.map(idOf).includes(site) &&
        `There is no site ${site}: npx firebase hosting:sites:create ${site} ${onProject}`,
      named !== site && `${url} isn't this site: echo VITE_SITE_URL=https://${site}.web.app > web/.env.production`,
      isMailed &&
        !secrets?.some(({ state }) => state === 'ENABLED') &&
        `SMTP_URL can't be read: npx firebase functions:secrets:set SMTP_URL ${onProject}`,
      // Older databases have no `databaseEdition`.
      database.databaseEdition === 'ENTERPRISE' &&
        `The database has the edition ENTERPRISE, without automatic indexes: ${recreate}`,
      database.locationId !== REGION &&
        `The database is in ${database.locationId}, the functions in ${REGION}: ${recreate}`,
      database.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED' &&
        `Point-in-time recovery is off: ${update('point-in-time-recovery')}`,
      database.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED' &&
        `Delete protection is off: ${update('delete-protection')}`,
      !schedules?.some((schedule) => 'dailyRecurrence' in schedule) &&
        `No daily backup: ${firestore}:backups:schedules:create --recurrence DAILY --retention 14d ${onProject}`,
    ].filter((sentence) => sentence !== false);
    const mailsOn = !isMailed && functions.some(({ id }) => id === 'notifyOwner');
    const stop = `The old owner still gets them: npx firebase functions:delete notifyOwner ${onProject}`;
    return { missing, reminders: mailsOn ? [stop] : [] };
  } catch (error) {
    return { missing: [`It can't be checked: ${error instanceof Error ? error.message : error}`], reminders: [] };
  }
}
