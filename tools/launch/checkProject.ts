import { PASSING_ON } from '../../functions/src/settings.ts';
import { FORM_NAMES, REGION } from '../../shared/contract.ts';
import { accountsOf, checkAccounts, checkRoles } from './checkAccounts.ts';
import { checkAlerts, checkUptime } from './checkAlerts.ts';
import { checkBackups, checkDatabase } from './checkDatabase.ts';
import { checkSite } from './checkSite.ts';
import { doubt, type Finding, need } from './findings.ts';
import { type Ask, type Item, type Read, readerOf, readProject } from './readProject.ts';

const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');

type Settings = { url: string; parameters: NodeJS.Dict<string>; alerted: string; chosenSite?: string };
type Service = { config: { name: string } };
type Deployed = Item & { labels?: Item };

/** Finds what pages alone need of a project: their site. */
export async function checkPages(id: string, ask: Ask, settings: Settings) {
  const unseen: string[] = [];
  const site = await checkSite(id, readerOf(id, ask, unseen), settings);
  return { ...site, exists: true, unseen, runner: 'this account' };
}

/** Finds what a launch needs of a project, in the order in which Google lets it be added. */
export async function checkProject(id: string, ask: Ask, settings: Settings) {
  const { parameters, alerted } = settings;
  const { exists, isDeleted, isFirebase, account, cliAccount } = await readProject(id, ask);
  const unseen: string[] = [];
  const project = { exists, address: undefined, unseen, runner: account };
  const isOne = isFirebase || account.toLowerCase() === cliAccount.toLowerCase();
  const logins = `The Firebase CLI is logged in as ${cliAccount}, gcloud as ${account}`;
  const stops = [
    ...doubt(!isDeleted, `${id} is being deleted.`, `gcloud projects undelete ${id}`),
    ...need(isOne, `${logins}: log in to both as one (npx firebase login --reauth).`),
  ];
  if (stops.length > 0) return { ...project, findings: stops };

  // What isn't there has nothing.
  const askIt: Ask = exists ? ask : async () => [];
  const enabled = await readerOf(id, askIt, unseen)<Service[]>(null, 'gcloud services list --enabled');
  const services = enabled?.map(({ config }) => config.name.replace('.googleapis.com', ''));
  const isOff = (service: string) => services?.includes(service) === false;
  const read = readerOf(id, askIt, unseen, services);
  const site = await checkSite(id, read, settings);
  // Google switches these services on only for who pays. So what is missing now may be what somebody has stopped.
  const wasPaid = !isOff('run') || !isOff('cloudbuild');
  const bill = await checkBill(id, read, ask, wasPaid);
  const first: Finding[] = [
    ...need(exists, `There is no project ${id}, or gcloud's account can't see it.`, `gcloud projects create ${id}`),
    ...need(isFirebase, `${id} isn't a Firebase project.`, `npx firebase projects:addfirebase ${id}`),
    ...bill.findings,
  ];
  if (bill.isUndecided) return { ...project, ...site, findings: first };
  const off = SERVICES.filter(isOff).map((name) => `${name}.googleapis.com`);
  const enable = `gcloud services enable ${off.join(' ')} --project=${id}`;
  first.push(...(wasPaid ? doubt : need)(off.length === 0, 'Some services are off.', enable));
  // Google doesn't show what a service has that is off.
  if (wasPaid && off.length > 0) return { ...project, ...site, findings: first };

  const passing = Object.entries(PASSING_ON).filter(([, { setting }]) => parameters[setting.name]);
  const ours = [...FORM_NAMES, ...passing.map(([name]) => name)];
  const accounts = accountsOf(id, parameters, passing.length > 0);
  const found = await Promise.all([
    first,
    checkAccounts(id, read, accounts),
    checkDatabase(id, read),
    checkBackups(id, read),
    site.findings,
    ...accounts.map(({ parameter, email }) => {
      const write = `printf '\\n%s\\n' ${parameter}=${email} >> functions/.env.${id}`;
      return need(Boolean(parameters[parameter]), `functions/.env.${id}: ${parameter} is empty.`, write);
    }),
    ...passing.map(([, { secret, lacks }]) => checkSecret(id, read, secret, lacks)),
    checkFunctions(id, read, ours),
    ...(alerted ? [checkAlerts(id, read, alerted), checkUptime(id, read, site.host)] : []),
    // Google may refuse roles to an account that is younger than a minute. So they come last.
    checkRoles(id, read, accounts),
  ]);
  const runner = bill.payer ? `${account}, paid by ${bill.payer}` : account;
  return { ...project, ...site, runner, findings: found.flat() };
}

/** Until the owner has decided who pays, Google refuses most of the rest. Somebody may have stopped paying. */
async function checkBill(id: string, read: Read, ask: Ask, wasPaid: boolean) {
  const bill = await read<{ billingEnabled?: boolean }>(null, `gcloud billing projects describe ${id}`);
  if (!bill || bill.billingEnabled) return { isUndecided: false, findings: [] };
  const payers = (await ask('gcloud billing accounts list --filter=open=true')) as Item[];
  const links = payers.map(({ name }) => `gcloud billing projects link ${id} --billing-account=${name?.slice(16)}`);
  const choices = payers.map(({ displayName }, index) => `\n    ${links[index]}  # ${displayName}`);
  const unpaid = `Nobody pays for ${id} (https://console.cloud.google.com/billing).`;
  if (links.length !== 1) return { isUndecided: true, findings: need(false, unpaid + choices.join('')) };
  const findings = (wasPaid ? doubt : need)(false, unpaid, ...links);
  return { isUndecided: wasPaid, findings, payer: payers[0]?.displayName };
}

async function checkSecret(id: string, read: Read, secret: string, lacks: string): Promise<Finding[]> {
  // The functions get a secret's newest version.
  const newest = `gcloud secrets versions list ${secret} --sort-by=~createTime --limit=1`;
  const versions = await read<Item[]>('secretmanager', newest);
  const isSet = !versions || versions[0]?.state === 'ENABLED';
  return need(isSet, lacks, `npx firebase functions:secrets:set ${secret} --project=${id}`);
}

/** The Firebase CLI deletes what it has made once and no longer finds in this checkout. It leaves alone all others. */
async function checkFunctions(id: string, read: Read, ours: string[]): Promise<Finding[]> {
  const functions = (await read<Deployed[]>('cloudfunctions', 'firebase functions:list')) ?? [];
  return functions.flatMap(({ id: name = '', region, codebase = 'default', labels }) => {
    const isMade = codebase === 'default' && labels?.['deployment-tool']?.startsWith('cli-firebase');
    const isKept = !isMade || (region === REGION && ours.includes(name));
    const omits = `this checkout, with functions/.env.${id}, calls for none there`;
    return doubt(isKept, `A deployment deletes ${name} in ${region}, because ${omits}.`);
  });
}
