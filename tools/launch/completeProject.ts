// For tests that change one thing: an owner and a project that have all that a launch needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '../../shared/contract.ts';
import type { Owner } from '../../web/src/content/owner.ts';
import { ROOT } from '../lib/project.ts';
import type { Finding } from './findings.ts';

export const OWNER: Owner = {
  ...{ legalName: 'Stet Ltd', address: '1 Proof Street, London', email: '', claimsConfirmedOn: '2026-11-02' },
  ...{ companyPage: 'https://uk.linkedin.com/company/stet', mailService: '', chat: '' },
};
const [FORMS, MAILER] = ['forms', 'mailer'].map((name) => `site-${name}@stet-site.iam.gserviceaccount.com`);
export const PARAMETERS: NodeJS.Dict<string> = {
  SERVICE_ACCOUNT: FORMS,
  NOTIFY_SERVICE_ACCOUNT: MAILER,
  OWNER_EMAIL: 'owner@stet.com',
};

export const services = (...names: string[]) => names.map((name) => ({ config: { name: `${name}.googleapis.com` } }));
export const role = (name: string, email = MAILER, condition?: object) => ({
  bindings: { role: `roles/${name}`, members: `serviceAccount:${email}`, condition },
});
/** A function that the Firebase CLI has made, unless another tool is named. */
export const deployed = (id: string, tool = 'cli-firebase') => ({
  id,
  region: REGION,
  labels: { 'deployment-tool': tool },
});
export const uptime = (host: string, path = '/api/joinWaitlist', statusValue = 204) => ({
  monitoredResource: { labels: { host } },
  httpCheck: { path, acceptedResponseStatusCodes: [{ statusValue }] },
});
export const filtered = (filter = '', kind = 'conditionMatchedLog') => ({ conditions: [{ [kind]: { filter } }] });
/** An alert as Google returns it: the white space in its filter may differ. */
const alert = (file: string) => {
  const text = readFileSync(join(ROOT, `tools/launch/alerts/${file}.yaml`), 'utf8');
  const [, displayName] = /^displayName: (.+)$/m.exec(text) ?? [];
  const [, kind, filter] = /(condition[MT]\w+):[\s\S]+?filter: >-\n(( {8}.*\n)+)/.exec(text) ?? [];
  const { conditions } = filtered(filter?.replaceAll(/\s+/g, ' ').trim(), kind);
  return { name: `policies/${file}`, displayName, conditions, notificationChannels: ['channels/7'] };
};
const database = {
  ...{ name: 'projects/stet-site/databases/(default)', locationId: REGION, type: 'FIRESTORE_NATIVE' },
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const SERVICES = 'firestore cloudfunctions run cloudbuild artifactregistry eventarc iam monitoring'.split(' ');

/** What Google and the Firebase CLI answer, by a part of the command. */
export const ANSWERS = {
  'projects:list': [{ projectId: 'stet-site' }],
  'gcloud projects describe': { lifecycleState: 'ACTIVE' },
  'auth list': [{ account: 'owner@stet.com' }],
  'login:list': [{ user: { email: 'Owner@stet.com' } }],
  'services list': services(...SERVICES, 'firebasehosting', 'secretmanager'),
  'sites:list': { sites: [{ name: 'sites/stet-2' }, { name: 'sites/stet', type: 'DEFAULT_SITE' }] },
  'billing projects': { billingEnabled: true },
  'billing accounts': [{ name: 'billingAccounts/0A', displayName: 'One' }],
  'service-accounts': [{ email: FORMS }, { email: MAILER }],
  'databases:list': [database],
  'schedules:list': [{ weeklyRecurrence: {} }, { dailyRecurrence: {}, retention: '1209600s' }],
  'versions list': [{ state: 'ENABLED' }],
  'functions:list': [deployed('joinWaitlist'), deployed('notifyOwner')],
  'channels list': [{ name: 'channels/7', type: 'email', labels: { email_address: 'owner@stet.com' } }],
  'policies list': ['failures', 'requests', 'uptime'].map(alert),
  'uptime list': ['stet.web.app', 'stet.com', 'staging.stet.com'].map((host) => uptime(host)),
  'iam-policy': [
    role('datastore.user', FORMS),
    ...['datastore.user', 'eventarc.eventReceiver', 'run.invoker'].map((name) => role(name)),
  ],
};
/** As gcloud says it about a project that isn't there. */
export const DENIED = new Error('gcloud projects: [you] does not have permission to access it (or it may not exist)');
export const ABSENT = { 'projects:list': [], 'gcloud projects describe': DENIED };

/** What they answer instead. An error is thrown. */
export type Answers = Partial<Record<keyof typeof ANSWERS, unknown>>;

export function answer(command: string, answers: Answers): unknown {
  const [, answer] = Object.entries({ ...ANSWERS, ...answers }).find(([part]) => command.includes(part)) ?? [];
  if (answer instanceof Error) throw answer;
  return answer;
}

/** Each in one text: what kind it is, its sentence and its commands. */
export const textsOf = (findings: Finding[]) =>
  findings.map(({ kind, sentence, commands }) => [`${kind}:`, sentence, ...commands].join(' '));
