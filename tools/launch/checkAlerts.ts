import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.ts';
import { EARLIER_FILTERS } from './alerts/earlierFilters.ts';
import { type Finding, need, remind } from './findings.ts';
import type { Item, See } from './readProject.ts';

const ALERTS = 'tools/launch/alerts';
const CONSOLE = 'https://console.cloud.google.com/monitoring/alerting';
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
export const checkAlerts = (id: string, alerted: string, see: See): Promise<Finding[]> =>
  see('monitoring', 'gcloud alpha monitoring channels list', (all: Channel[]) =>
    // One after the other, because each would install gcloud's alpha commands.
    see('monitoring', 'gcloud alpha monitoring policies list', (policies: Policy[]) => {
      const channels = all.filter(
        ({ type, enabled, labels }) => type === 'email' && enabled !== false && labels?.email_address === alerted,
      );
      const files = readdirSync(join(ROOT, ALERTS)).filter((file) => file.endsWith('.yaml'));
      const found = files.flatMap((file) => checkAlert(id, file, policies, channels));
      const isMailed = channels.length > 0 || !found.some(({ commands }) => commands.join().includes('$CHANNEL'));
      const mail = `--display-name=Owner --type=email --channel-labels=email_address='${alerted.replaceAll("'", "'\\''")}'`;
      const create = `CHANNEL=$(gcloud alpha monitoring channels create --project=${id} ${mail} --format='value(name)')`;
      const isVerified = channels[0]?.verificationStatus !== 'UNVERIFIED';
      const verify = `Send yourself the code: ${CONSOLE}/notifications?project=${id}`;
      return [
        ...need(isMailed, 'Nobody gets a mail about failures.', create),
        ...found,
        ...remind(isVerified, `Google may mail no alert to ${alerted} yet. ${verify}`),
      ];
    }),
  );

/** An alert that somebody has changed is theirs: it stays as it is. */
function checkAlert(id: string, file: string, policies: Policy[], channels: Channel[]): Finding[] {
  const text = readFileSync(join(ROOT, ALERTS, file), 'utf8');
  const [, title] = /^displayName: (.+)$/m.exec(text) ?? [];
  const [, , wanted] = /^( +)filter: >-\n((?:\1 .*\n)+)/m.exec(text) ?? [];
  const lacks = `There is no alert "${title}" that works as its file says.`;
  const command = (verb: string, channel: string) =>
    `gcloud alpha monitoring policies ${verb} --project=${id} --policy-from-file=${ALERTS}/${file} ${channel}`;
  const named = policies.filter(({ displayName }) => displayName === title);
  const create = command('create', `--notification-channels=${channels[0]?.name ?? '$CHANNEL'}`);
  if (named.length === 0) return need(false, lacks, create);
  const active = named.filter(({ enabled }) => enabled !== false);
  const filterOf = ({ conditions: [condition] = [] }: Policy) =>
    packed((condition?.conditionMatchedLog ?? condition?.conditionThreshold)?.filter);
  const earlier = active.find((policy) => EARLIER.includes(filterOf(policy)));
  const kept = `--set-notification-channels=${earlier?.notificationChannels?.join()}`;
  if (earlier) return need(false, lacks, command(`update ${earlier.name}`, kept));
  const works = active.some(
    (policy) =>
      filterOf(policy) === packed(wanted) &&
      channels.some(({ name = '' }) => policy.notificationChannels?.includes(name)),
  );
  const console = `${CONSOLE}/policies?project=${id}`;
  return remind(works, `Somebody has changed the alert "${title}", so it may not mail the owner: ${console}`);
}

/** A check that somebody has switched off stays so. */
export const checkUptime = (id: string, host: string | undefined, see: See): Promise<Finding[]> =>
  see('monitoring', 'gcloud monitoring uptime list-configs', (checks: Check[]) => {
    const same = checks.filter(
      ({ monitoredResource, httpCheck: { path, acceptedResponseStatusCodes: codes } = {} }) =>
        monitoredResource?.labels?.host === host && path === PATH && codes?.some((code) => code.statusValue === STATUS),
    );
    const target = `--resource-type=uptime-url --protocol=https --path=${PATH} --status-codes=${STATUS} --period=15`;
    const create = `gcloud monitoring uptime create ${host} --project=${id} --resource-labels=host=${host},project_id=${id}`;
    if (same.length === 0) return need(false, `Nothing checks whether ${host} can be reached.`, `${create} ${target}`);
    const isOn = same.some(({ disabled }) => !disabled);
    return remind(isOn, `The check of ${host} is switched off: ${CONSOLE}/uptime?project=${id}`);
  });
