import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { PLACEHOLDERS } from '../../functions/src/settings.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import { isNoindex } from '../../web/prerender/isNoindex.ts';
import { type Owner, owner as shownOwner } from '../../web/src/content/owner.ts';
import { ROOT, wrongRegions } from '../lib/project.ts';
import { readPage as readLivePage } from './askSite.ts';
import { checkProject, UNSET } from './checkProject.ts';
import { doubt, type Finding, type Lack, need, remind } from './findings.ts';
import type { Ask } from './readProject.ts';

/** Any page but LinkedIn's own. */
const COMPANY_PAGE = /^https:\/\/(?!(?:www\.)?linkedin\.com\/?$)[^/\s]+\.\S+$/i;
/** What the owner confirms by `claimsConfirmedOn`. */
const TEXTS = 'web/src/content';
const SIGNUP_BODY = `JSON on one line, with no placeholders but ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')} in its values`;
/** Braces in a text that no signup fills in. */
const OTHER_BRACES = new RegExp(`\\{(?:\\{|(?!(?:${PLACEHOLDERS.join('|')})\\})\\s*[^\\s{}"][^{}"]*\\})`);
/** A placeholder in the name of a value, which isn't filled in. */
const NAME = /\{\w+\}[^"]*"\s*:/;
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

export type Launch = Awaited<ReturnType<typeof checkLaunch>>;

/**
 * Finds what a launch lacks, and problems that `firebase deploy` doesn't report. This doesn't check what that command itself refuses. Pages
 * alone need nothing of the project but their site.
 */
export async function checkLaunch(
  id: string,
  ask: Ask,
  pagesAlone = false,
  { owner, root, readPage } = { owner: shownOwner, root: ROOT, readPage: readLivePage },
) {
  const { VITE_SITE_URL: url = '', VITE_NOINDEX } = loadEnv('production', join(root, 'web'));
  const { VITE_SITE_URL: production } = readEnv(root, 'web/.env.production');
  const defaults = readEnv(root, 'functions/.env');
  const parameters = { ...defaults, ...readEnv(root, `functions/.env.${id}`) };
  const alerted = parameters.OWNER_EMAIL || owner.email;
  const { SIGNUP_BODY: body = '' } = parameters;
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const failed = ({ message }: Error) => ({
    ...{ exists: true, address: undefined, unseen: [], runner: 'this account' },
    findings: need(false, `${message}\n    ${LOGIN}`),
  });
  const settings = { url, parameters, alerted, chosenSite: hosting.site };
  const project = await checkProject(id, ask, settings, pagesAlone).catch(failed);
  const { address, unseen } = project;
  const { address: live, isOther = false } = address ? await readPage(address) : {};
  const files = readdirSync(join(root, 'functions')).filter((name) => /^\.env\.(?!demo-|local$)/.test(name));
  const others = [...files, production].filter((name) => name && name !== `.env.${id}` && !UNSET.test(name));
  // A staging site's address comes from the shell. Its project has never been live with the other one.
  const isStaging = isNoindex(VITE_NOINDEX) && url !== production && (!live || live === url);
  const isHidden = isNoindex(VITE_NOINDEX) && !isStaging;
  const texts = hashOf(join(root, TEXTS));
  const { mailService, claimsConfirmedOn } = owner;
  const [day, confirmed = texts] = claimsConfirmedOn.split(' ');
  const wrong = siteNeeds(url, production, isHidden);
  if (!pagesAlone) wrong.push(...parameterNeeds(defaults, parameters, id));
  const findings: Finding[] = [
    ...doubt(!isOther, `${address} shows another site, which this replaces.`),
    ...doubt(
      project.exists || others.length === 0,
      `There is no project ${id}, but this checkout has settings of others: ${others.join(', ')}.`,
    ),
    // Its commands name the site's and the owner's addresses.
    ...(wrong.length > 0 ? [] : project.findings),
    ...remind(unseen.length === 0, `Not checked, because this account may not: ${unseen.join(', ')}.`),
    ...remind(
      pagesAlone || Boolean(parameters.OWNER_EMAIL),
      `Nobody gets a mail about messages${alerted ? '' : ' or failures'}: OWNER_EMAIL is empty.`,
    ),
    ...remind(pagesAlone || body.includes('{email}') || !mailService, `SIGNUP_BODY has no {email} for ${mailService}.`),
    ...remind(!isStaging, `Search engines will leave out ${url}: VITE_NOINDEX is set.`),
    ...remind(
      isStaging || confirmed === texts,
      `${TEXTS} has changed since ${day}: confirm it by the day and ${texts}.`,
    ),
  ];
  return {
    /** What only the owner can decide or set. It stops a launch before anything is made. */
    papers: {
      'Decide, in web/src/content/owner.ts': isStaging ? [] : ownerNeeds(owner, body, texts),
      'Set, and commit': [...wrong, ...wrongRegions(hosting).flatMap((wrong) => need(false, wrong))],
    },
    /** What the project lacks. */
    lacks: findings.filter((finding) => finding.kind === 'lack'),
    doubts: findings.filter((finding) => finding.kind === 'doubt'),
    reminders: findings.filter(({ kind }) => kind === 'reminder').map(({ sentence }) => sentence),
    /** Who runs the commands, and who pays. */
    runner: project.runner,
    sites: address ? [...new Set([address, url])] : [],
  };
}

/** Differs once any text differs that the owner confirms. */
function hashOf(folder: string): string {
  const texts = readdirSync(folder).filter((file) => file !== 'owner.ts' && !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of texts.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Of two owners, a mail server may refuse one, and nothing would say so. */
const isAddress = (text: string) => waitlistEmail.validate(text) === null;

function isSignupBody(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !OTHER_BRACES.test(text) && !NAME.test(text);
  } catch {
    return false;
  }
}

function ownerNeeds(owner: Owner, body: string, texts: string): Lack[] {
  const { legalName, address, email, companyPage, mailService, chat } = owner;
  const [day = ''] = owner.claimsConfirmedOn.split(' ');
  const sendsAddress = body.includes('{email}');
  const time = Date.parse(day);
  // The day may be tomorrow, but not later.
  const isDay = time <= Date.now() + DAY_MS && new Date(time).toISOString().slice(0, 10) === day;
  const check = `check each claim, badge and legal text, then write the day and ${texts}.`;
  return [
    need(legalName.trim() !== '', 'legalName is empty: name who runs the site.'),
    need(address.trim() !== '', 'address is empty: name a postal address.'),
    need(email === '' || isAddress(email), `email is ${email}: name an address, or leave it empty.`),
    need(COMPANY_PAGE.test(companyPage), `companyPage is ${companyPage || 'empty'}: link the company's own page.`),
    need(mailService !== '' || !sendsAddress, 'mailService is empty: the privacy page must name who gets the {email}.'),
    need(Boolean(chat) || sendsAddress || !body, 'chat is empty: the privacy page must name who hears of signups.'),
    need(isDay, `claimsConfirmedOn is ${day || 'empty'}: ${check}`),
  ].flat();
}

/** An address that isn't one, or that search engines wouldn't show. */
function siteNeeds(url: string, production: string | undefined, isLeftOut: boolean): Lack[] {
  const own = "set the site's own in ASCII, like https://stet.web.app.";
  // As browsers spell it: without the slash or the dot that may end it.
  const isOrigin = /^https:\/\/[a-z\d.-]*[a-z\d]$/.test(url);
  return [
    need(isOrigin || UNSET.test(url), `web/.env.production: VITE_SITE_URL is ${url}; ${own}`),
    need(url !== '' || !production, "VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it."),
    need(!isLeftOut, `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`),
  ].flat();
}

/** Reads a file of settings, without blanks around them. */
function readEnv(root: string, file: string): NodeJS.Dict<string> {
  const settings = existsSync(join(root, file)) ? cli.parse(readFileSync(join(root, file), 'utf8')).envs : {};
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value?.trim()]));
}

function parameterNeeds(defaults: NodeJS.Dict<string>, parameters: NodeJS.Dict<string>, id: string): Lack[] {
  const file = `functions/.env.${id}`;
  return Object.entries(parameters).flatMap(([name, value = '']): Lack[] => {
    const is = `${file}: ${name} is ${value || 'empty'}`;
    if (!(name in defaults)) return need(false, `${file}: the functions have no parameter ${name}.`);
    const [least, most] = NUMBERS[name] ?? [0, Number.POSITIVE_INFINITY];
    // The functions read a number that isn't whole, or a word, as another number.
    const isNumber = /^(0|[1-9]\d*)$/.test(value) && Number(value) >= least && Number(value) <= most;
    if (name in NUMBERS) return need(isNumber, `${is}; set a whole number from ${least} to ${most}.`);
    if (name === 'SIGNUP_BODY') return need(value === '' || isSignupBody(value), `${is}; set ${SIGNUP_BODY}, or none.`);
    return need(name !== 'OWNER_EMAIL' || value === '' || isAddress(value), `${is}; set one whole address, or none.`);
  });
}
