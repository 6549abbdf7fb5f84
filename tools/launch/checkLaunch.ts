import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { REGION } from '../../functions/src/settings.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import { isNoindex } from '../../web/prerender/isNoindex.ts';
import { owner as shownOwner } from '../../web/src/content/owner.ts';
import { ROOT } from '../lib/project.ts';
import { readPage as readLivePage } from './askSite.ts';
import { readCommit } from './readCommit.ts';

const COMPANY_PAGE = /^https:\/\/(?:[a-z]+\.)?linkedin\.com\/[^/]+\/[^/]+/i;
/** What the owner confirms by `claimsConfirmedOn`. */
const TEXTS = ['web/src/content/landing.ts', 'web/src/content/legal.ts'];
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_MAIL =
  'Nobody gets a mail about messages: OWNER_EMAIL is empty (docs/operate.md, "Contact messages by mail").';

/** The least and the most of each parameter that is a number. The limiter counts in milliseconds. */
const NUMBERS: NodeJS.Dict<[least: number, most: number]> = {
  MIN_INSTANCES: [0, 1_000],
  MAX_INSTANCES: [1, 1_000],
  CALLS_PER_MINUTE: [0, 60_000],
  FORWARDED_HOPS: [1, 10],
};

/** Runs a command of the Firebase CLI and returns its `--json` result. Throws its error as a sentence. */
type Ask = (args: string[]) => Promise<unknown>;

/** Problems, grouped by what the owner has to do; reminders, which stop nothing; the site's addresses; its commit. */
export type Launch = {
  missing: Record<string, string[]>;
  reminders: string[];
  sites: string[];
  commit?: string | undefined;
};

/** Finds problems that `firebase deploy` doesn't report. What it refuses isn't checked. */
export async function checkLaunch(
  project: string,
  ask: Ask,
  { owner, root, readPage } = { owner: shownOwner, root: ROOT, readPage: readLivePage },
): Promise<Launch> {
  const { VITE_SITE_URL: url = '', VITE_NOINDEX } = loadEnv('production', join(root, 'web'));
  const { VITE_SITE_URL: production } = readEnv(root, 'web/.env.production');
  const [defaults, own] = [readEnv(root, 'functions/.env'), readEnv(root, `functions/.env.${project}`)];
  const isMailed = Boolean({ ...defaults, ...own }.OWNER_EMAIL?.trim());
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const { commit, changes, textsChangedOn = '', refusal } = readCommit(root, TEXTS);
  const state = await askProject(project, ask, hosting.site).catch((error: Error) => error);
  const live = state instanceof Error ? undefined : (await readPage(state.address)).address;
  // A staging site's address comes from the shell. Its project has never been live with the other one.
  const isStaging = url !== production && live !== production;
  return {
    missing: {
      'Decide, in web/src/content/owner.ts': ownerProblems(owner),
      'Set, and commit': [
        ...siteProblems(url, isNoindex(VITE_NOINDEX) && !isStaging),
        ...[...parameterProblems(defaults, own, isMailed)].map((problem) => `functions/.env.${project}: ${problem}`),
        ...rewriteProblems(hosting.rewrites),
      ],
      'Set up the project':
        state instanceof Error ? [`It can't be checked: ${state.message}`] : projectProblems(project, url, state),
    },
    reminders: unless(
      [isMailed, NO_MAIL],
      [!(isNoindex(VITE_NOINDEX) && isStaging), `Search engines will leave out ${url}: VITE_NOINDEX is set.`],
      [
        !(textsChangedOn > owner.claimsConfirmedOn),
        `${TEXTS.join(' or ')} changed on ${textsChangedOn}: confirm it again (claimsConfirmedOn in owner.ts).`,
      ],
      [!changes, `These changes aren't in the commit that the release names. Commit them first:\n${changes}`],
      [!refusal, `The release names no commit, because git says:\n${refusal}`],
    ),
    sites: state instanceof Error ? [] : [...new Set([state.address, url])],
    commit: changes && commit ? `${commit} and uncommitted changes` : commit,
  };
}

/** Of two owners, a mail server may refuse one, and nothing would say so. */
const isAddress = (text: string) => waitlistEmail.validate(text) === null;

/** Returns the sentences of the needs that aren't met. */
function unless(...needs: [isMet: unknown, sentence: string][]): string[] {
  return needs.filter(([isMet]) => !isMet).map(([, sentence]) => sentence);
}

function ownerProblems({
  legalName,
  address,
  email,
  companyPage,
  claimsConfirmedOn: day,
}: typeof shownOwner): string[] {
  const time = Date.parse(day);
  // The day may be tomorrow, but not later.
  const isDay = time <= Date.now() + DAY_MS && new Date(time).toISOString().slice(0, 10) === day;
  return unless(
    [legalName.trim(), 'legalName is empty: name who runs the site.'],
    [address.trim(), 'address is empty: name a postal address.'],
    [email === '' || isAddress(email), `email is ${email}: name an address, or leave it empty.`],
    [COMPANY_PAGE.test(companyPage), `companyPage is ${companyPage || 'empty'}: link the company's own page.`],
    [isDay, `claimsConfirmedOn is ${day || 'empty'}: check each claim, badge and legal text, then write the day.`],
  );
}

/** An address that is missing or a placeholder, or that search engines wouldn't show. */
function siteProblems(url: string, isLeftOut: boolean): string[] {
  const { protocol, origin, hostname = '' } = URL.parse(url) ?? {};
  const isWhole = protocol === 'https:' && origin === url && !hostname.endsWith('.example');
  const found = `VITE_SITE_URL is ${url || 'empty'}`;
  const hides = 'VITE_NOINDEX is set, in the shell or in a file web/.env*';
  return unless(
    [isWhole, `web/.env.production: ${found}; set the site's own, like https://stet.web.app, without a path.`],
    [!isLeftOut, `${hides}: search engines would leave out ${url}. Unset it.`],
  );
}

function readEnv(root: string, file: string): NodeJS.Dict<string> {
  return existsSync(join(root, file)) ? parseEnv(readFileSync(join(root, file), 'utf8')) : {};
}

function* parameterProblems(defaults: NodeJS.Dict<string>, own: NodeJS.Dict<string>, isMailed: boolean) {
  // Both are needed only if the owner gets mails.
  const optional = isMailed ? [] : ['OWNER_EMAIL', 'NOTIFY_SERVICE_ACCOUNT'];
  for (const [name, text = ''] of Object.entries({ ...defaults, ...own })) {
    const value = text.trim();
    const [least = 0, most = 0] = NUMBERS[name] ?? [];
    // The functions read a number that isn't whole, or a word, as another number.
    const isNumber = /^(0|[1-9]\d*)$/.test(value) && Number(value) >= least && Number(value) <= most;
    if (!(name in defaults)) yield `the functions have no parameter ${name}.`;
    else if (value === '' && optional.includes(name)) continue;
    else if (value === '') yield `${name} has no value; docs/deploy.md, "Parameters", says which.`;
    else if (name === 'OWNER_EMAIL' && !isAddress(value)) yield `${name} is ${value}; set one whole address, or none.`;
    else if (name in NUMBERS && !isNumber) yield `${name} is ${value}; set a whole number from ${least} to ${most}.`;
  }
}

function rewriteProblems(rewrites: { source: string; function?: { region?: string } }[] = []): string[] {
  return rewrites
    .filter(({ function: target }) => target && target.region !== REGION)
    .map(
      ({ source }) =>
        `firebase.json: the region of ${source} isn't ${REGION}, as in functions/src/settings.ts; set it.`,
    );
}

/** A part of the CLI's answers. */
type Item = NodeJS.Dict<string>;

type ProjectState = Awaited<ReturnType<typeof askProject>>;

async function askProject(project: string, ask: Ask, chosenSite?: string) {
  const firebase = (...args: string[]) => ask([...args, '--project', project]);
  const { sites } = (await firebase('hosting:sites:list')) as { sites: Item[] };
  const [database, schedules] = (await Promise.all([
    firebase('firestore:databases:get', '(default)'),
    firebase('firestore:backups:schedules:list'),
  ])) as [Item, Item[] | undefined];
  const [byDefault] = sites.filter(({ type }) => type === 'DEFAULT_SITE');
  const site = chosenSite ?? byDefault?.name?.split('/').at(-1) ?? project;
  return { address: `https://${site}.web.app`, database, schedules };
}

/** What the project lacks, each with the command that adds it. */
function projectProblems(project: string, url: string, { address, database, schedules }: ProjectState): string[] {
  const onProject = `--project ${project}`;
  const [, named] = /^(https:\/\/.+)\.(?:web\.app|firebaseapp\.com)$/.exec(url) ?? [];
  const isOwn = !named || address === `${named}.web.app`;
  const { locationId, pointInTimeRecoveryEnablement, deleteProtectionState } = database;
  const isRecoverable = pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
  const isBackedUp = schedules?.some((schedule) => 'dailyRecurrence' in schedule);
  const firestore = (action: string, rest: string) => `npx firebase firestore:${action} ${rest} ${onProject}`;
  const update = (option: string) => firestore('databases:update', `'(default)' --${option} ENABLED`);
  const recreate = `${firestore('databases:delete', "'(default)'")}, if nothing is in it, and docs/deploy.md, step 5.`;
  return unless(
    [isOwn, `${url} isn't this site: echo VITE_SITE_URL=${address} > web/.env.production`],
    [locationId === REGION, `The database is in ${locationId}, the functions in ${REGION}: ${recreate}`],
    [isRecoverable, `Point-in-time recovery is off: ${update('point-in-time-recovery')}`],
    [deleteProtectionState === 'DELETE_PROTECTION_ENABLED', `Delete protection is off: ${update('delete-protection')}`],
    [isBackedUp, `No daily backup: ${firestore('backups:schedules:create', '--recurrence DAILY --retention 14d')}`],
  );
}
