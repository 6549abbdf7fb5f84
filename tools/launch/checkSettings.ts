import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PLACEHOLDERS } from '../../functions/src/settings.ts';
import { waitlistEmail } from '../../shared/fields.ts';
import type { Owner } from '../../web/src/content/owner.ts';
import { UNSET } from './checkSite.ts';
import { type Lack, need } from './findings.ts';

/** Any page but LinkedIn's own. */
const COMPANY_PAGE = /^https:\/\/(?!(?:www\.)?linkedin\.com\/?$)[^/\s]+\.\S+$/i;
const SIGNUP_BODY = `JSON on one line, with no placeholders but ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')} in its values`;
/** Braces in a text that no signup fills in. */
const OTHER_BRACES = new RegExp(`\\{(?:\\{|(?!(?:${PLACEHOLDERS.join('|')})\\})\\s*[^\\s{}"][^{}"]*\\})`);
/** A placeholder in the name of a value, which isn't filled in. */
const NAME = /\{\w+\}[^"]*"\s*:/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The least and the most of each parameter that is a number. The limiter counts in milliseconds. */
const NUMBERS: NodeJS.Dict<[least: number, most: number]> = {
  MIN_INSTANCES: [0, 1_000],
  MAX_INSTANCES: [1, 1_000],
  CALLS_PER_MINUTE: [0, 60_000],
  FORWARDED_HOPS: [1, 10],
};

/** Functions get what the CLI reads, which differs from Node's `parseEnv` in quotes. */
const cli: { parse(text: string): { envs: NodeJS.Dict<string> } } = createRequire(import.meta.url)(
  'firebase-tools/lib/functions/env.js',
);

/** Reads a file of settings, without blanks around them. */
export function readEnv(path: string): NodeJS.Dict<string> {
  const settings = existsSync(path) ? cli.parse(readFileSync(path, 'utf8')).envs : {};
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value?.trim()]));
}

/** Differs once any text differs that the owner confirms by `claimsConfirmedOn`. */
export function hashOf(folder: string): string {
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

/** What the owner still has to decide. `texts` is the hash of what the owner confirms. */
export function ownerNeeds(owner: Owner, body: string, texts: string): Lack[] {
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
export function siteNeeds(url: string, committedUrl: string | undefined, isHidden: boolean): Lack[] {
  const own = "set the site's own in ASCII, like https://stet.web.app.";
  // As browsers spell it: without the slash or the dot that may end it.
  const isOrigin = /^https:\/\/[a-z\d.-]*[a-z\d]$/.test(url);
  return [
    need(isOrigin || UNSET.test(url), `web/.env.production: VITE_SITE_URL is ${url}; ${own}`),
    need(
      url !== '' || !committedUrl,
      "VITE_SITE_URL is empty in the shell, and would replace the site's own: unset it.",
    ),
    need(!isHidden, `VITE_NOINDEX (shell or web/.env*) would hide ${url}. Unset it, or set VITE_SITE_URL there, too.`),
  ].flat();
}

/** `defaults` are those of functions/.env, which lists all parameters. */
export function parameterNeeds(defaults: NodeJS.Dict<string>, parameters: NodeJS.Dict<string>, id: string): Lack[] {
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
