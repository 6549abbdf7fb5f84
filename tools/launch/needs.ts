import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../../functions/src/settings.ts';
import { ROOT } from '../lib/project.ts';
import type { Project } from './readProject.ts';

/** Is a need met? `undefined`, if this account can't see it. Without commands, only the owner can meet it. */
export type Need = [isMet: boolean | undefined, lacks: string, ...commands: string[]];

const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');
const FORMS = { name: 'site-forms', parameter: 'SERVICE_ACCOUNT', roles: ['datastore.user'] };
const MAILER_ROLES = ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'];
const MAILER = { name: 'site-mailer', parameter: 'NOTIFY_SERVICE_ACCOUNT', roles: MAILER_ROLES };
const DATABASE = `--location ${REGION} --edition standard --point-in-time-recovery ENABLED --delete-protection ENABLED`;
const BACKUP = '--recurrence DAILY --retention 14d';
const UPTIME = '--resource-type=uptime-url --protocol=https --path=/api/joinWaitlist --status-codes=204 --period=15';
const ALERTS = 'tools/launch/alerts';
/** An address that nobody has set. */
export const UNSET = /^$|\.example$/;

/** All needs of a project, in an order in which Google lets them be met. */
export function needsOf(project: Project, url: string, parameters: NodeJS.Dict<string>, alerted: string): Need[] {
  const { id, isPaid, payers, database, site, address, channels } = project;
  const on = `--project=${id}`;
  const links = payers.map(
    ({ name }) => `gcloud billing projects link ${id} --billing-account=${name?.split('/').at(-1)}`,
  );
  const choices = payers.map(({ displayName }, index) => `${links[index]}  # ${displayName}`);
  const lacksPayer = `Nobody pays for ${id} (https://console.cloud.google.com/billing).`;
  const start: Need[] = [
    [project.exists, `There is no project ${id}, or gcloud's account can't see it.`, `gcloud projects create ${id}`],
    [project.isFirebase, `${id} isn't a Firebase project.`, `npx firebase projects:addfirebase ${id}`],
  ];
  // Until the owner has chosen who pays, Google refuses most of the rest.
  if (isPaid === false && links.length !== 1) return [...start, [false, [lacksPayer, ...choices].join('\n    ')]];

  const off = SERVICES.filter(project.isOff).map((name) => `${name}.googleapis.com`);
  const firebase = (command: string) => `npx firebase ${command} ${on}`;
  const update = (option: string) => firebase(`firestore:databases:update '(default)' --${option} ENABLED`);
  const isRecoverable = database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
  const isProtected = database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED';
  const isBackedUp = project.schedules?.some((schedule) => 'dailyRecurrence' in schedule);
  const elsewhere = `The database is in ${database?.locationId}, the functions in ${REGION}. If nothing is in it, delete it`;
  const [, named] = /^(https:\/\/.+)\.(?:web\.app|firebaseapp\.com)$/.exec(url) ?? [];
  const setAddress = `echo VITE_SITE_URL=${address} > web/.env.production`;
  const hasSecret = project.secrets?.some(({ state }) => state === 'ENABLED');
  // An owner may have named accounts of their own.
  const accounts = (parameters.OWNER_EMAIL ? [FORMS, MAILER] : [FORMS])
    .map((account) => ({ ...account, email: `${account.name}@${id}.iam.gserviceaccount.com` }))
    .filter(({ parameter, email }) => !parameters[parameter] || parameters[parameter] === email);
  const alerts = alerted || channels?.length ? readdirSync(join(ROOT, ALERTS)) : [];
  const channel = channels?.[0]?.name ?? '$CHANNEL';
  const mail = `--type=email --channel-labels=email_address='${alerted.replaceAll("'", "'\\''")}'`;
  return [
    ...start,
    [isPaid, lacksPayer, ...links],
    [off.length === 0, 'Some services are off.', `gcloud services enable ${off.join(' ')} ${on}`],
    // Google may refuse roles to an account that is younger than a minute. So they come last.
    ...accounts.map(({ name, email }): Need => {
      const exists = project.accounts?.some((account) => account.email === email);
      return [exists, `There is no account ${name}.`, `gcloud iam service-accounts create ${name} ${on}`];
    }),
    [Boolean(database), 'There is no database.', firebase(`firestore:databases:create '(default)' ${DATABASE}`)],
    [
      !database || database.locationId === REGION,
      `${elsewhere}: ${firebase("firestore:databases:delete '(default)'")}`,
    ],
    [!database || isRecoverable, 'Point-in-time recovery is off.', update('point-in-time-recovery')],
    [!database || isProtected, 'Delete protection is off.', update('delete-protection')],
    [isBackedUp, 'There is no daily backup.', firebase(`firestore:backups:schedules:create ${BACKUP}`)],
    [project.hasSite, `There is no Hosting site ${site}.`, firebase(`hosting:sites:create ${site}`)],
    [!UNSET.test(url), 'The site has no address.', setAddress],
    [!named || address === `${named}.web.app`, `${url} isn't this site: ${setAddress}`],
    ...accounts.map(({ parameter, email }): Need => {
      const write = `printf '\\n%s\\n' ${parameter}=${email} >> functions/.env.${id}`;
      return [Boolean(parameters[parameter]), `functions/.env.${id}: ${parameter} is empty.`, write];
    }),
    [
      !parameters.OWNER_EMAIL || hasSecret,
      'No secret names the mail server (docs/operate.md, "Contact messages by mail").',
      firebase('functions:secrets:set SMTP_URL'),
    ],
    [
      alerts.length === 0 || channels?.some(Boolean),
      'Nobody gets a mail about failures.',
      `CHANNEL=$(gcloud alpha monitoring channels create ${on} --display-name=Owner ${mail} --format='value(name)')`,
    ],
    ...alerts.map((file): Need => {
      const [, title] = /^displayName: (.+)$/m.exec(readFileSync(join(ROOT, ALERTS, file), 'utf8')) ?? [];
      const exists = project.policies?.some(({ displayName }) => displayName === title);
      const create = `gcloud alpha monitoring policies create ${on} --policy-from-file=${ALERTS}/${file}`;
      return [exists, `There is no alert "${title}".`, `${create} --notification-channels=${channel}`];
    }),
    [
      alerts.length === 0 || project.checks?.some(({ displayName }) => displayName === 'joinWaitlist'),
      'Nothing checks whether the waitlist can be reached.',
      `gcloud monitoring uptime create joinWaitlist ${on} --resource-labels=host=${site}.web.app,project_id=${id} ${UPTIME}`,
    ],
    ...accounts.flatMap(({ name, email, roles }) =>
      roles.map((role): Need => {
        const bind = `--role=roles/${role} --member=serviceAccount:${email}`;
        const has = project.roles?.some(
          ({ bindings }) => bind === `--role=${bindings.role} --member=${bindings.members}`,
        );
        const add = `gcloud projects add-iam-policy-binding ${id} ${bind} --condition=None --format=none`;
        return [has, `${name} lacks the role ${role}.`, add];
      }),
    ),
  ];
}
