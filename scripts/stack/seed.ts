import { joinWaitlist, submitContact } from '../../functions/src/domain/submissions.ts';
import { FirestoreStore } from '../../functions/src/store/firestore.ts';
import { openDatabase } from './database.ts';
import type { Stack } from './stack.ts';

const FIELDS = 'Product Design Support Sales Finance Platform Mobile Data People Legal Growth Research'.split(' ');
const ROLES = 'Lead Manager Engineer Analyst Assistant Director Intern Partner Planner Writer Editor'.split(' ');
const TEAMS = 'northwind papertrail tinker harbour lumen fieldnotes orchard'.split(' ');
const MESSAGES = [
  'Do you keep the reasons behind a decision, or only the decision?',
  'We are 40 people and growing fast. Could we join the beta as one team?',
  'Which mail services do you connect to?\nWe use two of them.',
  'Can answers be limited to the channels someone may read?',
  'Bonjour ! Est-ce que Stet comprend aussi le français ?',
];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 45;
const MESSAGE_EVERY = 6;

/** Adds made-up entries of the last weeks through the visitors' code. Seeding again changes nothing. */
export async function seed(
  stack: Pick<Stack, 'firestore' | 'firestoreHost' | 'projectId'>,
  count: number,
): Promise<void> {
  const { database, close } = openDatabase(stack);
  const store = new FirestoreStore(database);
  const now = Date.now();
  try {
    for (let n = 0; n < count; n += 1) {
      // The newer the day, the more entries.
      const age = (1 - Math.sqrt((n + 1) / count)) * DAYS * DAY_MS;
      stack.firestore?.setClock(() => new Date(now - age));
      const [field, role] = [pick(FIELDS, n), pick(ROLES, n)];
      const name = `${field} ${role}`;
      const email = `${field}.${role}.${n + 1}@${pick(TEAMS, n)}.example.com`.toLowerCase();
      // Seeding again repeats submissions instead of adding some.
      const entry = { email, submissionId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` };
      if (n % MESSAGE_EVERY === MESSAGE_EVERY - 1) {
        await submitContact({ ...entry, name, message: pick(MESSAGES, n) }, store);
      } else await joinWaitlist({ ...entry, source: n % 3 === 0 ? 'website' : 'modal' }, store);
    }
  } finally {
    stack.firestore?.setClock(undefined);
    await close();
  }
}

function pick(list: string[], n: number): string {
  return list[n % list.length] as string;
}
