import { expect, test } from 'vitest';
import { type Ask, protectionProblems } from './protection.ts';

/** Answers as the Firebase CLI does with `--json`. */
function answering(database: object, schedules: object[] | undefined): Ask {
  return async ([command]) => (command === 'firestore:databases:get' ? database : schedules);
}

test('accepts a database with recovery, delete protection and a daily backup', async () => {
  const database = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  };
  const schedules = [{ retention: '1209600s', dailyRecurrence: {} }];
  expect(await protectionProblems('stet-site', answering(database, schedules))).toEqual([]);
});

test.each([[undefined], [[]], [[{ weeklyRecurrence: { day: 'MONDAY' } }]]])(
  'names what an unprotected database lacks, with the commands (schedules: %j)',
  async (schedules) => {
    const database = {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
      deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    };
    expect(await protectionProblems('stet-site', answering(database, schedules))).toEqual([
      "Point-in-time recovery is off: npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --project stet-site",
      "Delete protection is off: npx firebase firestore:databases:update '(default)' --delete-protection ENABLED --project stet-site",
      'No daily backup: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d --project stet-site',
    ]);
  },
);
