import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { PLACEHOLDERS } from '../../functions/src/settings.ts';
import { FORM_NAMES } from '../../shared/contract.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import { isNoindex } from '../../web/prerender/isNoindex.ts';
import { type Owner, owner as shownOwner } from '../../web/src/content/owner.ts';
import { ROOT, wrongRegions } from '../lib/project.ts';
import { readPage as readLivePage } from './askSite.ts';
import { type Need, needsOf, UNSET } from './needs.ts';
import { readCommit } from './readCommit.ts';
import { type Ask, PASSING_ON, readProject } from './readProject.ts';

const FUNCTIONS: string[] = [...FORM_NAMES, ...PASSING_ON.map(([, name]) => name)];
/** Any page but LinkedIn's own. */
const COMPANY_PAGE = /^https:\/\/(?!(?:www\.)?linkedin\.com\/?$)[^/\s]+\.\S+$/i;
/** What the owner confirms by `claimsConfirmedOn`, for git. */
const TEXTS = ['web/src/content', ':!web/src/content/owner.ts', ':!*.test.ts'];
const SIGNUP_BODY = `JSON on one line, with no placeholders but ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`;
/** Braces in a text that no signup fills in. */
const OTHER_BRACES = new RegExp(`\\{(?:\\{|(?!(?:${PLACEHOLDERS.join('|')})\\})\\s*[^\\s{}"][^{}"]*\\})`);
const DAY_MS = 24 * 60 * 60 * 1000;
const LOGIN = 'If gcloud is missing, install it. Log in: npx firebase login && gcloud auth login';
/** Functions get what the CLI reads, which differs from Node's `parseEnv` in quotes. */
const cli: { parse(text: string): { envs: NodeJS.Dict<string> } } = createRequire(import.meta.url)(
  'firebase-tools/lib/functions/env.js',
);

/** The least and the most of each parameter that is a number. The limiter counts in milliseconds. */
const NUMBERS: NodeJS.Dict<[least: number, most: number]> = {
  MIN_INSTANCES: [0, 1_000],
  MAX_INSTANCES: [1, 1_000],
  CALLS_PER_MINUTE: [0, 60_000],
  FORWARDED_HOPS: [1, 10],
};

/**
 * Needs that aren't met, in groups; doubts, about which a person must be asked; reminders, which stop nothing; who runs
 * commands and who pays; the site's addresses; its commit.
 */
export type Launch = {
  missing: Record<string, Need[]>;
  doubts: string[];
  reminders: string[];
  runner: string;
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
  const { SIGNUP_BODY: body = '' } = parameters;
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const { commit, changes, textsChangedOn = '', isShallow, refusal } = readCommit(root, TEXTS);
  const failed: string[] = [];
  const project = await readProject(id, ask, alerted, hosting.site).catch((error) => void failed.push(error.message));
  const { address: live, isOther } = project ? await readPage(project.address) : {};
  const settings = readdirSync(join(root, 'functions')).filter((name) => /^\.env\.(?!demo-|local$)/.test(name));
  const strangers = project?.functions?.map(({ id = '' }) => id).filter((id) => !FUNCTIONS.includes(id)) ?? [];
  const others = [...settings, production].filter((name) => name && name !== `.env.${id}` && !UNSET.test(name));
  // A staging site's address comes from the shell. Its project has never been live with the other one.
  const isStaging = isNoindex(VITE_NOINDEX) && url !== production && (!live || live === url);
  const isHidden = isNoindex(VITE_NOINDEX) && !isStaging;
  const wrong = unmet([...siteNeeds(url, production, isHidden), ...parameterNeeds(defaults, parameters, id)]);
  const isConfirmed = isStaging || textsChangedOn <= owner.claimsConfirmedOn;
  const needs: Need[] = project ? needsOf(project, url, parameters, alerted) : [[false, `${failed}\n    ${LOGIN}`]];
  return {
    missing: {
      'Decide, in web/src/content/owner.ts': isStaging ? [] : unmet(ownerNeeds(owner, body)),
      'Set, and commit': [...wrong, ...wrongRegions(hosting).map((lacks): Need => [false, lacks])],
      // Its commands name the site's and the owner's addresses.
      'Set up the project': wrong.length > 0 ? [] : unmet(needs),
    },
    doubts: sentencesOf([
      [!isOther, `${project?.address} shows another site, which this replaces.`],
      [strangers.length === 0, `${id} has functions of another site, which --force deletes: ${strangers.join(', ')}.`],
      [
        project?.exists !== false || others.length === 0,
        `There is no project ${id}, but this checkout has settings of others: ${others.join(', ')}.`,
      ],
    ]),
    reminders: sentencesOf([
      [!project?.unread.length, `Not checked, because this account may not: ${project?.unread.join(', ')}.`],
      [
        Boolean(parameters.OWNER_EMAIL),
        `Nobody gets a mail about messages${alerted ? '' : ' or failures'}: OWNER_EMAIL is empty.`,
      ],
      [
        project?.channels?.[0]?.verificationStatus !== 'UNVERIFIED',
        `Google may mail no alert to ${alerted} yet. Send yourself the code: https://console.cloud.google.com/monitoring/alerting/notifications?project=${id}`,
      ],
      [
        body.includes('{email}') || !owner.mailService,
        `The privacy page says that ${owner.mailService} gets each address, but SIGNUP_BODY has no {email}.`,
      ],
      [!isStaging, `Search engines will leave out ${url}: VITE_NOINDEX is set.`],
      [!isShallow, "This clone is shallow, so it doesn't know when your claims changed: git fetch --unshallow"],
      [isShallow || isConfirmed, `${TEXTS[0]} changed on ${textsChangedOn}: confirm it again (owner.ts).`],
      [!changes, `These changes aren't in the commit that the release names. Commit them first:\n${changes}`],
      [!refusal, `The release names no commit, because git says:\n${refusal}`],
    ]),
    runner: `${project?.account ?? 'this account'}${project?.payers.length === 1 ? `, paid by ${project.payers[0]?.displayName}` : ''}`,
    sites: project ? [...new Set([project.address, url])] : [],
    commit: changes && commit ? `${commit} and uncommitted changes` : commit,
  };
}

/** Of two owners, a mail server may refuse one, and nothing would say so. */
const isAddress = (text: string) => waitlistEmail.validate(text) === null;

function isSignupBody(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !OTHER_BRACES.test(text);
  } catch {
    return false;
  }
}

function unmet(needs: Need[]): Need[] {
  return needs.filter(([isMet]) => isMet === false);
}

const sentencesOf = (needs: Need[]) => unmet(needs).map(([, sentence]) => sentence);

function ownerNeeds(
  { legalName, address, email, companyPage, mailService, chat, claimsConfirmedOn: day }: Owner,
  body: string,
): Need[] {
  const sendsAddress = body.includes('{email}');
  const time = Date.parse(day);
  // The day may be tomorrow, but not later.
  const isDay = time <= Date.now() + DAY_MS && new Date(time).toISOString().slice(0, 10) === day;
  return [
    [legalName.trim() !== '', 'legalName is empty: name who runs the site.'],
    [address.trim() !== '', 'address is empty: name a postal address.'],
    [email === '' || isAddress(email), `email is ${email}: name an address, or leave it empty.`],
    [COMPANY_PAGE.test(companyPage), `companyPage is ${companyPage || 'empty'}: link the company's own page.`],
    [Boolean(mailService) || !sendsAddress, 'mailService is empty: the privacy page must name who gets the {email}.'],
    [Boolean(chat) || sendsAddress || !body, 'chat is empty: the privacy page must name who hears of signups.'],
    [isDay, `claimsConfirmedOn is ${day || 'empty'}: check each claim, badge and legal text, then write the day.`],
  ];
}

/** An address that isn't one, or that search engines wouldn't show. */
function siteNeeds(url: string, production: string | undefined, isLeftOut: boolean): Need[] {
  const { protocol, origin = '' } = URL.parse(url) ?? {};
  // Browsers spell a domain in ASCII and without the dot that may end it.
  const isPlain = protocol === 'https:' && /^https:\/\/[\w.-]+$/.test(origin);
  const spelled = isPlain ? origin.replace(/\.$/, '') : "the site's own, like https://stet.web.app";
  return [
    [url === spelled || UNSET.test(url), `web/.env.production: VITE_SITE_URL is ${url}; set ${spelled}.`],
    [url !== '' || !production, "VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it."],
    [!isLeftOut, `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`],
  ];
}

/** Reads a file of settings, without blanks around them. */
function readEnv(root: string, file: string): NodeJS.Dict<string> {
  const settings = existsSync(join(root, file)) ? cli.parse(readFileSync(join(root, file), 'utf8')).envs : {};
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
    if (name === 'SIGNUP_BODY') return [value === '' || isSignupBody(value), `${is}; set ${SIGNUP_BODY}, or none.`];
    return [name !== 'OWNER_EMAIL' || value === '' || isAddress(value), `${is}; set one whole address, or none.`];
  });
}
