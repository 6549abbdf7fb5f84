import { PASSING_ON } from '../../functions/src/settings.ts';
import { FORM_NAMES, REGION } from '../../shared/contract.ts';
import { checkAlerts, checkUptime } from './checkAlerts.ts';
import { doubt, type Finding, need, remind } from './findings.ts';
import { type Ask, type Item, readProject, type See, seerOf } from './readProject.ts';

const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');
/** The functions' accounts, each with its parameter and its roles. The second is of what passes entries on. */
const ACCOUNTS = [
  ['site-forms', 'SERVICE_ACCOUNT', ['datastore.user']],
  ['site-mailer', 'NOTIFY_SERVICE_ACCOUNT', ['datastore.user', 'eventarc.eventReceiver', 'run.invoker']],
] as const;
const PROTECTED = "'(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED";
/** As the privacy page promises. */
const BACKUP_DAYS = 14;
/** The regions in which a multi-region keeps its data. */
const REGIONS_OF: NodeJS.Dict<string[]> = { nam5: ['us-central1'], eur3: ['europe-west1', 'europe-west4'] };
/** An address that nobody has set. */
export const UNSET = /^$|\.example$/;

type Sites = { sites?: Item[] };
type Service = { config: { name: string } };
type Account = Item & { disabled?: boolean };
type Schedule = { dailyRecurrence?: object; retention?: string };
type Deployed = Item & { labels?: Item };
type Role = { bindings?: (Item & { condition?: object }) | null };

type Settings = { url: string; parameters: NodeJS.Dict<string>; alerted: string; chosenSite?: string };

/**
 * Finds what a launch needs of a project: reads and judges one resource after the other, as Google lets them be added.
 * Pages alone need nothing but their site.
 */
export async function checkProject(id: string, ask: Ask, settings: Settings, pagesAlone = false) {
  const { parameters, alerted } = settings;
  const unseen: string[] = [];
  if (pagesAlone) {
    const site = await checkSite(id, settings, seerOf(id, ask, unseen));
    return { ...site, exists: true, unseen, runner: 'this account' };
  }
  const { exists, isDeleted, isFirebase, account, cliAccount = account } = await readProject(id, ask);
  const checked = { exists, address: undefined, unseen, runner: account };
  const isOne = isFirebase || account.toLowerCase() === cliAccount.toLowerCase();
  const logins = `The Firebase CLI is logged in as ${cliAccount}, gcloud as ${account}`;
  const before = [
    ...doubt(!isDeleted, `${id} is being deleted.`, `gcloud projects undelete ${id}`),
    ...need(isOne, `${logins}: log in to both as one (npx firebase login --reauth).`),
  ];
  if (before.length > 0) return { ...checked, findings: before };

  // What isn't there has nothing.
  const askIt: Ask = exists ? ask : async () => [];
  const [services] = await seerOf(id, askIt, unseen)(null, 'gcloud services list --enabled', (all: Service[]) => [
    all.map(({ config }) => config.name.replace('.googleapis.com', '')),
  ]);
  const isOff = (service: string) => services?.includes(service) === false;
  const see = seerOf(id, askIt, unseen, services);
  const on = `--project=${id}`;
  const firebase = (command: string) => `npx firebase ${command} ${on}`;
  const site = await checkSite(id, settings, see);

  const bill = await see(null, `gcloud billing projects describe ${id}`, async (bill: { billingEnabled?: boolean }) => {
    if (bill.billingEnabled) return [];
    const payers = (await ask('gcloud billing accounts list --filter=open=true')) as Item[];
    const links = payers.map(({ name }) => `gcloud billing projects link ${id} --billing-account=${name?.slice(16)}`);
    const choices = payers.map(({ displayName }, index) => `\n    ${links[index]}  # ${displayName}`);
    const unpaid = `Nobody pays for ${id} (https://console.cloud.google.com/billing).`;
    if (links.length !== 1) return need(false, unpaid + choices.join(''));
    checked.runner += `, paid by ${payers[0]?.displayName}`;
    // Google switches these services on only for who pays. So somebody has stopped paying.
    const wasPaid = !isOff('run') || !isOff('cloudbuild');
    return (wasPaid ? doubt : need)(false, unpaid, ...links);
  });
  const first: Finding[] = [
    ...need(exists, `There is no project ${id}, or gcloud's account can't see it.`, `gcloud projects create ${id}`),
    ...need(isFirebase, `${id} isn't a Firebase project.`, `npx firebase projects:addfirebase ${id}`),
    ...bill,
  ];
  // Until the owner has decided who pays, Google refuses most of the rest.
  if (bill.some(({ kind, commands }) => kind === 'doubt' || commands.length === 0))
    return { ...checked, ...site, findings: first };

  const off = SERVICES.filter(isOff).map((name) => `${name}.googleapis.com`);
  const passing = Object.entries(PASSING_ON).filter(([, { setting }]) => parameters[setting.name]);
  const accounts = ACCOUNTS.slice(0, passing.length > 0 ? 2 : 1)
    .map(([name, parameter, roles]) => ({ name, parameter, roles, email: `${name}@${id}.iam.gserviceaccount.com` }))
    // An owner may have named accounts of their own.
    .filter(({ parameter, email }) => !parameters[parameter] || parameters[parameter] === email);
  const ours: string[] = [...FORM_NAMES, ...passing.map(([name]) => name)];
  const found = await Promise.all([
    first,
    need(off.length === 0, 'Some services are off.', `gcloud services enable ${off.join(' ')} ${on}`),
    see('iam', 'gcloud iam service-accounts list', (all: Account[]) =>
      accounts.flatMap(({ name, email }): Finding[] => {
        const account = all.find((account) => account.email === email);
        if (!account)
          return need(false, `There is no account ${name}.`, `gcloud iam service-accounts create ${name} ${on}`);
        const enable = `gcloud iam service-accounts enable ${email} ${on}`;
        return doubt(!account.disabled, `The account ${name} is disabled.`, enable);
      }),
    ),
    see('firestore', 'firebase firestore:databases:list', (databases: Item[]) => {
      const database = databases.find(({ name }) => name?.endsWith('/(default)'));
      const create = `firestore:databases:create ${PROTECTED} --location ${REGION} --edition standard`;
      if (!database) return need(false, 'There is no database.', firebase(create));
      const { locationId = '', type, databaseEdition } = database;
      const isNear = [locationId, ...(REGIONS_OF[locationId] ?? [])].includes(REGION);
      const fits = isNear && type !== 'DATASTORE_MODE' && databaseEdition !== 'ENTERPRISE';
      const remove = `If it is empty: ${firebase("firestore:databases:delete '(default)'")}`;
      if (!fits) return need(false, `The database isn't in ${REGION}, or not a Standard one in Native mode. ${remove}`);
      const { pointInTimeRecoveryEnablement: recovery, deleteProtectionState: protection } = database;
      const isKept = recovery === 'POINT_IN_TIME_RECOVERY_ENABLED' && protection === 'DELETE_PROTECTION_ENABLED';
      return remind(isKept, `The database isn't protected: ${firebase(`firestore:databases:update ${PROTECTED}`)}`);
    }),
    see('firestore', 'firebase firestore:backups:schedules:list', (schedules: Schedule[]) => {
      const isDaily = schedules.some((schedule) => 'dailyRecurrence' in schedule);
      const isTooLong = schedules.some(({ retention = '' }) => Number.parseInt(retention, 10) > BACKUP_DAYS * 86_400);
      const create = `firestore:backups:schedules:create --recurrence DAILY --retention ${BACKUP_DAYS}d`;
      return [
        ...need(isDaily, 'There is no daily backup.', firebase(create)),
        ...need(!isTooLong, `A schedule keeps backups for longer than the ${BACKUP_DAYS} days of the privacy page.`),
      ];
    }),
    site.findings,
    ...accounts.map(({ parameter, email }) => {
      const write = `printf '\\n%s\\n' ${parameter}=${email} >> functions/.env.${id}`;
      return need(Boolean(parameters[parameter]), `functions/.env.${id}: ${parameter} is empty.`, write);
    }),
    ...passing.map(([, { secret, lacks }]) => {
      // The functions get a secret's newest version.
      const newest = `gcloud secrets versions list ${secret} --sort-by=~createTime --limit=1`;
      const set = firebase(`functions:secrets:set ${secret}`);
      return see('secretmanager', newest, ([version]: Item[]) => need(version?.state === 'ENABLED', lacks, set));
    }),
    see('cloudfunctions', 'firebase functions:list', (functions: Deployed[]) =>
      functions.flatMap(({ id: name = '', region, codebase = 'default', labels }) => {
        // The Firebase CLI leaves alone what another codebase, an extension or gcloud has made.
        const isMade = codebase === 'default' && labels?.['deployment-tool']?.startsWith('cli-firebase');
        const isKept = !isMade || (region === REGION && ours.includes(name));
        const omits = `this checkout, with functions/.env.${id}, calls for none there`;
        return doubt(isKept, `A deployment deletes ${name} in ${region}, because ${omits}.`);
      }),
    ),
    ...(alerted ? [checkAlerts(id, alerted, see), checkUptime(id, site.host, see)] : []),
    // Google may refuse roles to an account that is younger than a minute. So they come last.
    see(null, `gcloud projects get-iam-policy ${id} --flatten=bindings[].members`, (all: Role[]) => {
      // A role with a condition may have expired.
      const lasting = all.filter(({ bindings }) => !bindings?.condition);
      const bound = lasting.map(({ bindings }) => `${bindings?.role} ${bindings?.members}`);
      return accounts.flatMap(({ name, email, roles }) =>
        roles.flatMap((role) => {
          const bind = `--role=roles/${role} --member=serviceAccount:${email}`;
          const add = `gcloud projects add-iam-policy-binding ${id} ${bind} --condition=None --format=none`;
          const isBound = bound.includes(`roles/${role} serviceAccount:${email}`);
          return need(isBound, `${name} lacks the role ${role}.`, add);
        }),
      );
    }),
  ]);
  return { ...checked, ...site, findings: found.flat() };
}

/** Finds where a project's site is, and what it needs. */
async function checkSite(id: string, { url, chosenSite }: Settings, see: See) {
  const [all] = await see('firebasehosting', 'firebase hosting:sites:list', ({ sites = [] }: Sites) => [sites]);
  const { name: byDefault } = all?.find(({ type }) => type === 'DEFAULT_SITE') ?? {};
  const [, named] = /^https:\/\/(.+)\.(?:web\.app|firebaseapp\.com)$/.exec(url) ?? [];
  // Whoever may not see the sites may know one's name.
  const site = chosenSite ?? byDefault?.split('/').at(-1) ?? (all ? id : (named ?? id));
  const isThere = all?.some(({ name }) => name?.endsWith(`/${site}`)) ?? true;
  const address = `https://${site}.web.app`;
  const isOther = named !== undefined && named !== site;
  const write = `perl -0pi -e 's,^VITE_SITE_URL=.*\\n|\\z,VITE_SITE_URL=${address}\\n,m' web/.env.production`;
  const findings: Finding[] = [
    ...need(isThere, `There is no Hosting site ${site}.`, `npx firebase hosting:sites:create ${site} --project=${id}`),
    ...need(!UNSET.test(url), 'The site has no address.', write),
    ...need(!isOther, `VITE_SITE_URL is ${url}, but this site is ${address}: set it.`),
  ];
  return { address, host: URL.parse(UNSET.test(url) || isOther ? address : url)?.host, findings };
}
