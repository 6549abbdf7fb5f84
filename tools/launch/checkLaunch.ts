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
import { type Need, needsOf, UNSET } from './needs.ts';
import { readCommit } from './readCommit.ts';
import { type Ask, readProject } from './readProject.ts';

/** Any page but LinkedIn's own. */
const COMPANY_PAGE = /^https:\/\/(?!(?:www\.)?linkedin\.com\/?$)[^/\s]+\.\S+$/i;
/** What the owner confirms by `claimsConfirmedOn`. */
const TEXTS = ['brand', 'formTexts', 'landing', 'legal', 'outcomeTexts', 'passedOn'].map(
  (name) => `web/src/content/${name}.ts`,
);
/** What names the functions' region, beside `settings.ts`. */
const PLACES = ['firebase.json', 'web/src/content/legal.ts', 'docs/operate.md'];
const REGIONS = /\b(?:africa|asia|australia|europe|me|northamerica|southamerica|us)-[a-z]+\d+\b/g;
const DAY_MS = 24 * 60 * 60 * 1000;
const LOGIN = "The project can't be read. Install gcloud, and log in: npx firebase login && gcloud auth login\n    ";

/** The least and the most of each parameter that is a number. The limiter counts in milliseconds. */
const NUMBERS: NodeJS.Dict<[least: number, most: number]> = {
  MIN_INSTANCES: [0, 1_000],
  MAX_INSTANCES: [1, 1_000],
  CALLS_PER_MINUTE: [0, 60_000],
  FORWARDED_HOPS: [1, 10],
};

/** Needs that aren't met, in groups; reminders, which stop nothing; the site's addresses; its commit. */
export type Launch = {
  missing: Record<string, Need[]>;
  reminders: string[];
  sites: string[];
  commit?: string | undefined;
};

/** Finds what a launch lacks, and problems that `firebase deploy` doesn't report. What it refuses isn't checked. */
export async function checkLaunch(
  id: string,
  ask: Ask,
  { owner, root, readPage } = { owner: shownOwner, root: ROOT, readPage: readLivePage },
): Promise<Launch> {
  const { VITE_SITE_URL: url = '', VITE_NOINDEX } = loadEnv('production', join(root, 'web'));
  const { VITE_SITE_URL: production } = readEnv(root, 'web/.env.production');
  const defaults = readEnv(root, 'functions/.env');
  const parameters = { ...defaults, ...readEnv(root, `functions/.env.${id}`) };
  const alerted = parameters.OWNER_EMAIL || owner.email;
  const sendsAddress = Boolean(parameters.SIGNUP_BODY?.includes('{email}'));
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const { commit, changes, textsChangedOn = '', isShallow, refusal } = readCommit(root, TEXTS);
  const failed: string[] = [];
  const project = await readProject(id, ask, hosting.site).catch((error) => void failed.push(error.message));
  const live = project && (await readPage(project.address)).address;
  // A staging site's address comes from the shell. Its project has never been live with the other one.
  const isStaging = isNoindex(VITE_NOINDEX) && url !== production && live !== production;
  const wrongSite = unmet(siteNeeds(url, isNoindex(VITE_NOINDEX) && !isStaging));
  const isConfirmed = isStaging || textsChangedOn <= owner.claimsConfirmedOn;
  const needs: Need[] = project ? needsOf(project, url, parameters, alerted) : [[false, LOGIN + failed]];
  const orFailures = alerted || project?.channels?.length !== 0 ? '' : ' or failures';
  return {
    missing: {
      'Decide, in web/src/content/owner.ts': isStaging ? [] : unmet(ownerNeeds(owner, sendsAddress)),
      'Set, and commit': [...wrongSite, ...unmet([...parameterNeeds(defaults, parameters, id), regionNeed(root)])],
      // Its commands name the site's address.
      'Set up the project': wrongSite.length > 0 ? [] : unmet(needs),
    },
    reminders: unmet([
      [!project?.unread.length, `Not checked, because this account may not: ${project?.unread.join(', ')}.`],
      [Boolean(parameters.OWNER_EMAIL), `Nobody gets a mail about messages${orFailures}: OWNER_EMAIL is empty.`],
      [
        sendsAddress || !owner.mailService,
        `The privacy page says that ${owner.mailService} gets each address, but SIGNUP_BODY has no {email}.`,
      ],
      [!isStaging, `Search engines will leave out ${url}: VITE_NOINDEX is set.`],
      [!isShallow, "This clone is shallow, so it doesn't know when your claims changed: git fetch --unshallow"],
      [isShallow || isConfirmed, `${TEXTS.join(' or ')} changed on ${textsChangedOn}: confirm it again (owner.ts).`],
      [!changes, `These changes aren't in the commit that the release names. Commit them first:\n${changes}`],
      [!refusal, `The release names no commit, because git says:\n${refusal}`],
    ]).map(([, sentence]) => sentence),
    sites: project ? [...new Set([project.address, url])] : [],
    commit: changes && commit ? `${commit} and uncommitted changes` : commit,
  };
}

/** Of two owners, a mail server may refuse one, and nothing would say so. */
const isAddress = (text: string) => waitlistEmail.validate(text) === null;

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function unmet(needs: Need[]): Need[] {
  return needs.filter(([isMet]) => isMet === false);
}

function ownerNeeds(
  { legalName, address, email, companyPage, mailService, claimsConfirmedOn: day }: typeof shownOwner,
  sendsAddress: boolean,
): Need[] {
  const time = Date.parse(day);
  // The day may be tomorrow, but not later.
  const isDay = time <= Date.now() + DAY_MS && new Date(time).toISOString().slice(0, 10) === day;
  return [
    [legalName.trim() !== '', 'legalName is empty: name who runs the site.'],
    [address.trim() !== '', 'address is empty: name a postal address.'],
    [email === '' || isAddress(email), `email is ${email}: name an address, or leave it empty.`],
    [COMPANY_PAGE.test(companyPage), `companyPage is ${companyPage || 'empty'}: link the company's own page.`],
    [Boolean(mailService) || !sendsAddress, 'mailService is empty: the privacy page must name who gets the {email}.'],
    [isDay, `claimsConfirmedOn is ${day || 'empty'}: check each claim, badge and legal text, then write the day.`],
  ];
}

/** An address that isn't one, or that search engines wouldn't show. */
function siteNeeds(url: string, isLeftOut: boolean): Need[] {
  const { protocol, origin = '' } = URL.parse(url) ?? {};
  // Browsers spell a domain in ASCII and without the dot that may end it.
  const spelled = protocol === 'https:' ? origin.replace(/\.$/, '') : "the site's own, like https://stet.web.app";
  return [
    [url === spelled || UNSET.test(url), `web/.env.production: VITE_SITE_URL is ${url}; set ${spelled}.`],
    [!isLeftOut, `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`],
  ];
}

/** Reads a file of settings, without blanks around them. */
function readEnv(root: string, file: string): NodeJS.Dict<string> {
  const settings = existsSync(join(root, file)) ? parseEnv(readFileSync(join(root, file), 'utf8')) : {};
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value?.trim()]));
}

function parameterNeeds(defaults: NodeJS.Dict<string>, parameters: NodeJS.Dict<string>, id: string): Need[] {
  const file = `functions/.env.${id}`;
  return Object.entries(parameters).map(([name, value = '']): Need => {
    const is = `${file}: ${name} is ${value || 'empty'}`;
    if (!(name in defaults)) return [false, `${file}: the functions have no parameter ${name}.`];
    const [least, most] = NUMBERS[name] ?? [0, Number.POSITIVE_INFINITY];
    // The functions read a number that isn't whole, or a word, as another number.
    const isNumber = /^(0|[1-9]\d*)$/.test(value) && Number(value) >= least && Number(value) <= most;
    if (name in NUMBERS) return [isNumber, `${is}; set a whole number from ${least} to ${most}.`];
    if (name === 'SIGNUP_BODY') return [value === '' || isJson(value), `${is}; set JSON on one line, or none.`];
    return [name !== 'OWNER_EMAIL' || value === '' || isAddress(value), `${is}; set one whole address, or none.`];
  });
}

function regionNeed(root: string): Need {
  const texts = PLACES.map((file) => readFileSync(join(root, file), 'utf8')).join();
  const others = [...new Set(texts.match(REGIONS))].filter((region) => region !== REGION);
  const lacks = `functions/src/settings.ts says ${REGION}, ${PLACES.join(' or ')} ${others.join(' or ')}. In legal.ts, check the country, too.`;
  return [others.length === 0, lacks, `perl -pi -e 's/${others.join('|')}/${REGION}/g' ${PLACES.join(' ')}`];
}
