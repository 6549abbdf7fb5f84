import { REGION } from '../../shared/contract.ts';
import { type Finding, need, remind } from './findings.ts';
import type { Item, Read } from './readProject.ts';

/** The regions in which a multi-region keeps its data. */
const REGIONS_OF: NodeJS.Dict<string[]> = { nam5: ['us-central1'], eur3: ['europe-west1', 'europe-west4'] };
const PROTECTED = "'(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED";
/** As the privacy page promises. */
const BACKUP_DAYS = 14;

type Schedule = { dailyRecurrence?: object; retention?: string };

export async function checkDatabase(id: string, read: Read): Promise<Finding[]> {
  const databases = await read<Item[]>('firestore', 'firebase firestore:databases:list');
  if (!databases) return [];
  const firestore = (command: string) => `npx firebase firestore:databases:${command} --project=${id}`;
  const database = databases.find(({ name }) => name?.endsWith('/(default)'));
  const create = firestore(`create ${PROTECTED} --location ${REGION} --edition standard`);
  if (!database) return need(false, 'There is no database.', create);
  const { locationId = '', type, databaseEdition } = database;
  const isNear = [locationId, ...(REGIONS_OF[locationId] ?? [])].includes(REGION);
  const fits = isNear && type !== 'DATASTORE_MODE' && databaseEdition !== 'ENTERPRISE';
  const free = firestore("update '(default)' --delete-protection DISABLED");
  const remove = `If it is empty: ${free} && ${firestore("delete '(default)'")}`;
  if (!fits) return need(false, `The database isn't in ${REGION}, or not a Standard one in Native mode. ${remove}`);
  const { pointInTimeRecoveryEnablement: recovery, deleteProtectionState: protection } = database;
  const isKept = recovery === 'POINT_IN_TIME_RECOVERY_ENABLED' && protection === 'DELETE_PROTECTION_ENABLED';
  return remind(isKept, `The database isn't protected: ${firestore(`update ${PROTECTED}`)}`);
}

export async function checkBackups(id: string, read: Read): Promise<Finding[]> {
  const schedules = await read<Schedule[]>('firestore', 'firebase firestore:backups:schedules:list');
  if (!schedules) return [];
  const isDaily = schedules.some((schedule) => 'dailyRecurrence' in schedule);
  const isTooLong = schedules.some(({ retention = '' }) => Number.parseInt(retention, 10) > BACKUP_DAYS * 86_400);
  const create = `firestore:backups:schedules:create --recurrence DAILY --retention ${BACKUP_DAYS}d --project=${id}`;
  return [
    ...need(isDaily, 'There is no daily backup.', `npx firebase ${create}`),
    ...need(!isTooLong, `A schedule keeps backups for longer than the ${BACKUP_DAYS} days of the privacy page.`),
  ];
}
