import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../../shared/contract.ts';
import { ROOT } from '../lib/project.ts';
import { PASSING_ON, type Project } from './readProject.ts';

/** Is a need met? `undefined`, if this account may not see it. Without commands, only the owner can meet it. */
export type Need = [isMet: boolean | undefined, lacks: string, ...commands: string[]];

const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');
/** The functions' accounts, each with its parameter, the parameters that call for it, and its roles. */
const ACCOUNTS = [
  ['site-forms', 'SERVICE_ACCOUNT', [], ['datastore.user']],
  [
    'site-mailer',
    'NOTIFY_SERVICE_ACCOUNT',
    ['OWNER_EMAIL', 'SIGNUP_BODY'],
    ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'],
  ],
] as const;
const PROTECTED = "'(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED";
/** As the privacy page promises. */
const BACKUP_DAYS = 14;
/** The regions in which a multi-region keeps its data. */
const REGIONS_OF: NodeJS.Dict<string[]> = { nam5: ['us-central1'], eur3: ['europe-west1', 'europe-west4'] };
const UPTIME = '--resource-type=uptime-url --protocol=https --path=/api/joinWaitlist --status-codes=204 --period=15';
const ALERTS = 'tools/launch/alerts';
/** An address that nobody has set. */
export const UNSET = /^$|\.example$/;

/** A text without white space, which YAML and Google place differently. */
const packed = (text: string) => text.replaceAll(/\s/g, '');

/** All needs of a project, in an order in which Google lets them be met. `alerted` gets mails about failures. */
export function needsOf(project: Project, url: string, parameters: NodeJS.Dict<string>, alerted: string): Need[] {
  const { id, isPaid, payers, database, site, address, channels } = project;
  const on = `--project=${id}`;
  if (project.isDeleted) return [[false, `${id} is being deleted.`, `gcloud projects undelete ${id}`]];
  const firebase = (command: string) => `npx firebase ${command} ${on}`;
  const links = payers.map(({ name }) => `gcloud billing projects link ${id} --billing-account=${name?.slice(16)}`);
  const choices = payers.map(({ displayName }, index) => `${links[index]}  # ${displayName}`);
  const isUndecided = isPaid === false && links.length !== 1;
  const lacksPayer = `Nobody pays for ${id} (https://console.cloud.google.com/billing).`;
  const off = SERVICES.filter(project.isOff).map((name) => `${name}.googleapis.com`);
  const { pointInTimeRecoveryEnablement: recovery, deleteProtectionState: protection } = database ?? {};
  const isKept = recovery === 'POINT_IN_TIME_RECOVERY_ENABLED' && protection === 'DELETE_PROTECTION_ENABLED';
  const { locationId = '', type, databaseEdition } = database ?? {};
  const isNear = locationId === REGION || REGIONS_OF[locationId]?.includes(REGION);
  const fits = !database || (isNear && type !== 'DATASTORE_MODE' && databaseEdition !== 'ENTERPRISE');
  const isBackedUp = project.schedules?.some((schedule) => 'dailyRecurrence' in schedule);
  const isTooLong = project.schedules?.some(
    ({ retention = '' }) => Number.parseInt(retention, 10) > BACKUP_DAYS * 86_400,
  );
  const create = `firestore:databases:create ${PROTECTED} --location ${REGION} --edition standard`;
  const unprotect = firebase("firestore:databases:update '(default)' --delete-protection DISABLED");
  const remove = `If it is empty: ${unprotect} && ${firebase("firestore:databases:delete '(default)'")}`;
  const [, named] = /^https:\/\/(.+)\.(?:web\.app|firebaseapp\.com)$/.exec(url) ?? [];
  const visited = UNSET.test(url) ? address : url;
  const host = named && named !== site ? undefined : URL.parse(visited)?.host;
  const accounts = ACCOUNTS.filter(([, , by]) => by.length === 0 || by.some((parameter) => parameters[parameter]))
    .map(([name, parameter, , roles]) => ({ name, parameter, roles, email: `${name}@${id}.iam.gserviceaccount.com` }))
    // An owner may have named accounts of their own.
    .filter(({ parameter, email }) => !parameters[parameter] || parameters[parameter] === email);
  const roles = accounts.flatMap(({ name, email, roles }) => roles.map((role) => [name, role, email] as const));
  const alerts = alerted ? readdirSync(join(ROOT, ALERTS)) : [];
  const channelNames = channels?.map(({ name }) => name);
  const mail = `--display-name=Owner --type=email --channel-labels=email_address='${alerted.replaceAll("'", "'\\''")}'`;
  const addChannel = `CHANNEL=$(gcloud alpha monitoring channels create ${on} ${mail} --format='value(name)')`;
  const isAlerted = !alerted || (channels && channels.length > 0);
  const isChecked = !host || !alerted || project.hosts?.includes(host);
  const check = `gcloud monitoring uptime create ${host} ${on} --resource-labels=host=${host},project_id=${id} ${UPTIME}`;
  const needs: Need[] = [
    [project.exists, `There is no project ${id}, or gcloud's account can't see it.`, `gcloud projects create ${id}`],
    [project.isFirebase, `${id} isn't a Firebase project.`, `npx firebase projects:addfirebase ${id}`],
    isUndecided ? [false, [lacksPayer, ...choices].join('\n    ')] : [isPaid, lacksPayer, ...links],
    [off.length === 0, 'Some services are off.', `gcloud services enable ${off.join(' ')} ${on}`],
    // Google may refuse roles to an account that is younger than a minute. So they come last.
    ...accounts.map(({ name, email }): Need => {
      const account = project.accounts?.find((account) => account.email === email);
      const enable = `gcloud iam service-accounts enable ${email} ${on}`;
      if (account?.disabled) return [false, `The account ${name} is disabled.`, enable];
      const exists = project.accounts && Boolean(account);
      return [exists, `There is no account ${name}.`, `gcloud iam service-accounts create ${name} ${on}`];
    }),
    [project.hasDatabase, 'There is no database.', firebase(create)],
    [fits, `The database isn't in ${REGION}, or not a Standard one in Native mode. ${remove}`],
    [
      !database || !fits || isKept,
      "The database isn't protected.",
      firebase(`firestore:databases:update ${PROTECTED}`),
    ],
    [
      isBackedUp,
      'There is no daily backup.',
      firebase(`firestore:backups:schedules:create --recurrence DAILY --retention ${BACKUP_DAYS}d`),
    ],
    [!isTooLong, `A schedule keeps backups for longer than the ${BACKUP_DAYS} days that the privacy page names.`],
    [project.hasSite, `There is no Hosting site ${site}.`, firebase(`hosting:sites:create ${site}`)],
    [!UNSET.test(url), 'The site has no address.', `echo VITE_SITE_URL=${address} > web/.env.production`],
    [Boolean(host), `VITE_SITE_URL is ${url}, but this site is ${address}: set it.`],
    ...accounts.map(({ parameter, email }): Need => {
      const write = `printf '\\n%s\\n' ${parameter}=${email} >> functions/.env.${id}`;
      return [Boolean(parameters[parameter]), `functions/.env.${id}: ${parameter} is empty.`, write];
    }),
    ...PASSING_ON.map(([by, , secret, lacks]): Need => {
      const isSet = project.secrets[secret]?.some(({ state }) => state === 'ENABLED');
      return [!parameters[by] || isSet, lacks, firebase(`functions:secrets:set ${secret}`)];
    }),
    ...PASSING_ON.map(([by, name]): Need => {
      const goesOn = !parameters[by] && project.functions?.some(({ id, region }) => id === name && region === REGION);
      const remove = firebase(`functions:delete ${name} --region ${REGION} --force`);
      return [!goesOn, `${name} is deployed, but ${by} is empty.`, remove];
    }),
    [isAlerted, 'Nobody gets a mail about failures.', addChannel],
    ...alerts.map((file): Need => {
      const text = readFileSync(join(ROOT, ALERTS, file), 'utf8');
      const [, title] = /^displayName: (.+)$/m.exec(text) ?? [];
      const [, , wanted = ''] = /^( +)filter: >-\n((?:\1 .*\n)+)/m.exec(text) ?? [];
      const named = project.policies?.filter(({ displayName }) => displayName === title);
      const works = named?.some(({ enabled, notificationChannels, conditions: [condition] = [] }) => {
        const { filter } = condition?.conditionMatchedLog ?? condition?.conditionThreshold ?? {};
        const isSame = filter && packed(filter) === packed(wanted);
        return (
          enabled !== false && isSame && channelNames?.some((name) => name && notificationChannels?.includes(name))
        );
      });
      const create = `gcloud alpha monitoring policies create ${on} --policy-from-file=${ALERTS}/${file}`;
      const remove = named?.map(({ name }) => `gcloud alpha monitoring policies delete ${name} ${on} --quiet`) ?? [];
      const lacks = `There is no alert "${title}" that works as its file says.`;
      return [works, lacks, `${create} --notification-channels=${channelNames?.[0] ?? '$CHANNEL'}`, ...remove];
    }),
    [isChecked, `Nothing checks whether ${host} can be reached.`, check],
    ...roles.map(([name, role, email]): Need => {
      const bind = `--role=roles/${role} --member=serviceAccount:${email}`;
      const add = `gcloud projects add-iam-policy-binding ${id} ${bind} --condition=None --format=none`;
      return [project.bindings?.includes(bind), `${name} lacks the role ${role}.`, add];
    }),
  ];
  // Until the owner has chosen who pays, Google refuses most of the rest.
  return isUndecided ? needs.slice(0, 3) : needs;
}
