import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { isNoindex } from '../../web/prerender/isNoindex.ts';
import { owner as shownOwner } from '../../web/src/content/owner.ts';
import { ROOT, wrongRegions } from '../lib/project.ts';
import { readPage as readLivePage } from './askSite.ts';
import { checkPages, checkProject } from './checkProject.ts';
import { hashOf, ownerNeeds, parameterNeeds, readEnv, siteNeeds } from './checkSettings.ts';
import { UNSET } from './checkSite.ts';
import { doubt, type Finding, need, remind } from './findings.ts';
import type { Ask } from './readProject.ts';

const TEXTS = 'web/src/content';
const LOGIN = 'If gcloud is missing, install it. Log in: npx firebase login && gcloud auth login';

export type Launch = Awaited<ReturnType<typeof checkLaunch>>;

/**
 * Finds what a launch lacks, and problems that `firebase deploy` doesn't report. This doesn't check what that command
 * itself refuses. Pages alone need nothing of the project but their site.
 */
export async function checkLaunch(
  id: string,
  ask: Ask,
  pagesAlone = false,
  { owner, root, readPage } = { owner: shownOwner, root: ROOT, readPage: readLivePage },
) {
  const { VITE_SITE_URL: url = '', VITE_NOINDEX } = loadEnv('production', join(root, 'web'));
  const { VITE_SITE_URL: committedUrl } = readEnv(join(root, 'web/.env.production'));
  const defaults = readEnv(join(root, 'functions/.env'));
  const parameters = { ...defaults, ...readEnv(join(root, `functions/.env.${id}`)) };
  const { OWNER_EMAIL, SIGNUP_BODY: body = '' } = parameters;
  const alerted = OWNER_EMAIL || owner.email;
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));

  const settings = { url, parameters, alerted, chosenSite: hosting.site };
  const project = await (pagesAlone ? checkPages : checkProject)(id, ask, settings).catch(({ message }: Error) => {
    const findings = need(false, `${message}\n    ${LOGIN}`);
    return { exists: true, address: undefined, unseen: [], runner: 'this account', findings };
  });
  const { address, unseen } = project;
  const { address: shownUrl, isOther = false } = address ? await readPage(address) : {};
  const files = readdirSync(join(root, 'functions')).filter((name) => /^\.env\.(?!demo-|local$)/.test(name));
  const others = [...files, committedUrl].filter((name) => name && name !== `.env.${id}` && !UNSET.test(name));
  // A staging site's address comes from the shell. Its project has never been live with the other one.
  const isStaging = isNoindex(VITE_NOINDEX) && url !== committedUrl && (!shownUrl || shownUrl === url);
  const texts = hashOf(join(root, TEXTS));
  const [day, confirmed = texts] = owner.claimsConfirmedOn.split(' ');
  const wrong = siteNeeds(url, committedUrl, isNoindex(VITE_NOINDEX) && !isStaging);
  if (!pagesAlone) wrong.push(...parameterNeeds(defaults, parameters, id));

  const nobody = `Nobody gets a mail about messages${alerted ? '' : ' or failures'}: OWNER_EMAIL is empty.`;
  const isPassedOn = body.includes('{email}') || !owner.mailService;
  const findings: Finding[] = [
    ...doubt(!isOther, `${address} shows another site, which this replaces.`),
    ...doubt(
      project.exists || others.length === 0,
      `There is no project ${id}, but this checkout has settings of others: ${others.join(', ')}.`,
    ),
    // Its commands name the site's and the owner's addresses.
    ...(wrong.length > 0 ? [] : project.findings),
    ...remind(unseen.length === 0, `Not checked, because this account may not: ${unseen.join(', ')}.`),
    ...remind(pagesAlone || Boolean(OWNER_EMAIL), nobody),
    ...remind(pagesAlone || isPassedOn, `SIGNUP_BODY has no {email} for ${owner.mailService}.`),
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
