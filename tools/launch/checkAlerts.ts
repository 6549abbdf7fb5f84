import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.ts';
import { EARLIER_FILTERS } from './alerts/earlierFilters.ts';
import { type Finding, need, remind } from './findings.ts';
import type { Item, Read } from './readProject.ts';

const ALERTS = 'tools/launch/alerts';
const CONSOLE = 'https://console.cloud.google.com/monitoring';
const [PATH, STATUS] = ['/api/joinWaitlist', 204];

type Channel = Item & { enabled?: boolean; labels?: Item };
type Filter = { filter: string };
type Condition = { conditionMatchedLog?: Filter; conditionThreshold?: Filter };
type Policy = Item & { enabled?: boolean; notificationChannels?: string[]; conditions?: Condition[] };
type Http = { path?: string; acceptedResponseStatusCodes?: { statusValue?: number }[] };
type Check = { disabled?: boolean; monitoredResource?: { labels?: Item }; httpCheck?: Http };

/** A filter without white space, which YAML and Google place differently. */
const packed = (filter = '') => filter.replaceAll(/\s/g, '');
const EARLIER = EARLIER_FILTERS.map(packed);

/** Finds alerts that don't mail `alerted`. */
export async function checkAlerts(id: string, read: Read, alerted: string): Promise<Finding[]> {
  const all = await read<Channel[]>('monitoring', 'gcloud alpha monitoring channels list');
  // One after the other, because each would install gcloud's alpha commands.
  const policies = all && (await read<Policy[]>('monitoring', 'gcloud alpha monitoring policies list'));
  if (!policies) return [];
  const mailing = all.filter(
    ({ type, enabled, labels }) => type === 'email' && enabled !== false && labels?.email_address === alerted,
  );
  const channels = mailing.map(({ name = '' }) => name);
  const files = readdirSync(join(ROOT, ALERTS)).filter((file) => file.endsWith('.yaml'));
  const found = files.flatMap((file) => checkAlert(id, file, policies, channels));
  const isMailed = !found.some(({ commands }) => commands.join().includes('$CHANNEL'));
  const mail = `--display-name=Owner --type=email --channel-labels=email_address='${alerted.replaceAll("'", "'\\''")}'`;
  const create = `gcloud alpha monitoring channels create --project=${id} ${mail} --format='value(name)'`;
  const isVerified = mailing[0]?.verificationStatus !== 'UNVERIFIED';
  const verify = `Send yourself the code: ${CONSOLE}/alerting/notifications?project=${id}`;
  return [
    ...need(isMailed, 'Nobody gets a mail about failures.', `CHANNEL=$(${create})`),
    ...found,
    ...remind(isVerified, `Google may mail no alert to ${alerted} yet. ${verify}`),
  ];
}

/** An alert that somebody has changed is theirs: it stays as it is. */
function checkAlert(id: string, file: string, policies: Policy[], channels: string[]): Finding[] {
  const text = readFileSync(join(ROOT, ALERTS, file), 'utf8');
  const [, title] = /^displayName: (.+)$/m.exec(text) ?? [];
  const [, , wanted] = /^( +)filter: >-\n((?:\1 .*\n)+)/m.exec(text) ?? [];
  const lacks = (verb: string, mailing: string) => {
    const command = `gcloud alpha monitoring policies ${verb} --project=${id} --policy-from-file=${ALERTS}/${file}`;
    return need(false, `There is no alert "${title}" that works as its file says.`, `${command} ${mailing}`);
  };
  const named = policies.filter(({ displayName }) => displayName === title);
  if (named.length === 0) return lacks('create', `--notification-channels=${channels[0] ?? '$CHANNEL'}`);
  const alerts = named
    .filter(({ enabled }) => enabled !== false)
    .map(({ name, conditions: [condition] = [], notificationChannels = [] }) => {
      const { filter } = condition?.conditionMatchedLog ?? condition?.conditionThreshold ?? {};
      return { name, filter: packed(filter), to: notificationChannels };
    });
  const earlier = alerts.find(({ filter, to }) => EARLIER.includes(filter) && to.length > 0);
  if (earlier) return lacks(`update ${earlier.name}`, `--set-notification-channels=${earlier.to.join()}`);
  const works = alerts.some(
    ({ filter, to }) => filter === packed(wanted) && to.some((name) => channels.includes(name)),
  );
  const changed = `Somebody has changed the alert "${title}", so it may not mail the owner`;
  return remind(works, `${changed}: ${CONSOLE}/alerting/policies?project=${id}`);
}

export async function checkUptime(id: string, read: Read, host?: string): Promise<Finding[]> {
  const checks = await read<Check[]>('monitoring', 'gcloud monitoring uptime list-configs');
  if (!checks) return [];
  const same = checks.filter(
    ({ monitoredResource, httpCheck: { path, acceptedResponseStatusCodes: codes } = {} }) =>
      monitoredResource?.labels?.host === host && path === PATH && codes?.some((code) => code.statusValue === STATUS),
  );
  const target = `--resource-type=uptime-url --protocol=https --path=${PATH} --status-codes=${STATUS} --period=15`;
  const create = `gcloud monitoring uptime create ${host} --project=${id} --resource-labels=host=${host},project_id=${id}`;
  if (same.length === 0) return need(false, `Nothing checks whether ${host} can be reached.`, `${create} ${target}`);
  const isOn = same.some(({ disabled }) => !disabled);
  return remind(isOn, `The check of ${host} is switched off: ${CONSOLE}/uptime?project=${id}`);
}
