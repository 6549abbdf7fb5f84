import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { owner } from '../../web/src/content/owner.ts';

/** Not the one of `web/.env.example`. */
const SITE_URL = /^https:\/\/(?![^/]*\.example$)[^/\s]+$/;
const COMPANY_PAGE = /^https:\/\/www\.linkedin\.com\/[^/]+\/[^/]+/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the owner still has to decide before the site may go live. */
export function ownerProblems({ legalName, address, companyPage, claimsConfirmedOn }: typeof owner): string[] {
  const sentences = [
    !legalName.trim() && 'legalName is empty: name who runs the site.',
    !address.trim() && 'address is empty: give a postal address.',
    !COMPANY_PAGE.test(companyPage) && `companyPage is ${companyPage || 'empty'}: link the company's own page.`,
    !DAY.test(claimsConfirmedOn) && 'claimsConfirmedOn is empty: check each claim and badge, then date it.',
  ];
  return sentences.filter((sentence) => sentence !== false).map((sentence) => `web/src/content/owner.ts: ${sentence}`);
}

/** The site's public address: from the environment, else from the project's file. */
export function readSiteUrl(web: string, project: string, env: NodeJS.ProcessEnv) {
  const siteUrl = env.VITE_SITE_URL ?? settings(join(web, `.env.${project}`)).VITE_SITE_URL ?? '';
  if (SITE_URL.test(siteUrl)) return { siteUrl, problems: [] };
  const found = siteUrl ? `is ${siteUrl}` : 'is not set';
  const problem = `web/.env.${project}: VITE_SITE_URL ${found}; set the site's own, like https://stet-site.web.app, without a path.`;
  return { siteUrl, problems: [problem] };
}

/** Misspelt parameters, and functions without a service account of their own. */
export function parameterProblems(functions: string, project: string): string[] {
  const { params }: { params: { name: string }[] } = JSON.parse(
    readFileSync(join(functions, 'functions.yaml'), 'utf8'),
  );
  const names = params.map(({ name }) => name);
  const given = settings(join(functions, `.env.${project}`));
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const accounts = names.filter((name) => name.endsWith('_SERVICE_ACCOUNT') && !given[name]);
  // Without an owner to notify, that function isn't deployed.
  const missing = accounts.filter((name) => given.OWNER_EMAIL || !name.startsWith('NOTIFY_'));
  const file = `functions/.env.${project}`;
  return [
    ...unknown.map((name) => `${file}: the functions have no parameter ${name}.`),
    ...missing.map(
      (name) => `${file}: ${name} is not set. Create the account and set it:\n${accountCommands(name, project)}`,
    ),
  ];
}

function accountCommands(parameter: string, project: string): string {
  const id = parameter
    .replace(/_SERVICE_ACCOUNT$/, '')
    .toLowerCase()
    .replaceAll('_', '-');
  const account = `${id}@${project}.iam.gserviceaccount.com`;
  const event = id.startsWith('notify') ? ['roles/eventarc.eventReceiver', 'roles/run.invoker'] : [];
  return [
    `gcloud iam service-accounts create ${id} --project=${project}`,
    ...['roles/datastore.user', ...event].map(
      (role) => `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${account} --role=${role}`,
    ),
    `echo ${parameter}=${account} >> functions/.env.${project}`,
  ]
    .map((command) => `    ${command}`)
    .join('\n');
}

/** Runs a command of the Firebase CLI and gives its `--json` result. */
export type Ask = (args: string[]) => Promise<unknown>;

/** What the project's database lacks against loss, each with the command that adds it. */
export async function protectionProblems(project: string, ask: Ask): Promise<string[]> {
  const database = (await ask(['firestore:databases:get', '(default)', '--project', project])) as NodeJS.Dict<string>;
  const schedules = (await ask(['firestore:backups:schedules:list', '--project', project])) as object[] | undefined;
  const firestore = 'npx firebase firestore';
  const update = (option: string) =>
    `${firestore}:databases:update '(default)' --${option} ENABLED --project ${project}`;
  const create = `${firestore}:backups:schedules:create --recurrence DAILY --retention 14d --project ${project}`;
  return [
    database.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED' &&
      `Point-in-time recovery is off: ${update('point-in-time-recovery')}`,
    database.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED' &&
      `Delete protection is off: ${update('delete-protection')}`,
    !schedules?.some((schedule) => 'dailyRecurrence' in schedule) && `No daily backup: ${create}`,
  ].filter((sentence) => sentence !== false);
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const INLINE_BLOCK = /<(script|style)\b[^>]*>(.+?)<\/\1>/gs;

/** Built pages whose policy doesn't allow what is in them: a sign of parts from different builds. */
export function policyProblems(site: string): string[] {
  return globSync('**/*.html', { cwd: site }).flatMap((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    // React escapes the quotes.
    const policy = POLICY.exec(html)?.[1]?.replaceAll('&#x27;', "'");
    if (!policy) return [`${page} has no content policy.`];
    return [...html.matchAll(INLINE_BLOCK)]
      .filter(([, , text = '']) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
      .map(([, tag]) => `${page} has a ${tag} that its content policy does not allow.`);
  });
}

function settings(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
