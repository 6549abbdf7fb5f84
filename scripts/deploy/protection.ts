/** Runs a command of the Firebase CLI and gives its `--json` result. */
export type Ask = (args: string[]) => Promise<unknown>;

interface Database {
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

const DATABASE = "'(default)'";

/** What the project's database lacks against loss, each with the command that adds it. */
export async function protectionProblems(project: string, ask: Ask): Promise<string[]> {
  const database = (await ask(['firestore:databases:get', '(default)', '--project', project])) as Database;
  const schedules = (await ask(['firestore:backups:schedules:list', '--project', project])) as object[] | undefined;
  const update = (option: string) =>
    `npx firebase firestore:databases:update ${DATABASE} --${option} ENABLED --project ${project}`;
  const problems = {
    [`Point-in-time recovery is off: ${update('point-in-time-recovery')}`]:
      database.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED',
    [`Delete protection is off: ${update('delete-protection')}`]:
      database.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED',
    [`No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project ${project}`]:
      !schedules?.some((schedule) => 'dailyRecurrence' in schedule),
  };
  return Object.keys(problems).filter((sentence) => problems[sentence]);
}
