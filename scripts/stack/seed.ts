import { createHash } from 'node:crypto';
import { joinWaitlist, submitContact } from '../../functions/src/domain/submissions.ts';
import { FirestoreStore } from '../../functions/src/store/firestore.ts';
import { openDatabase } from './database.ts';
import { person } from './people.ts';
import type { Stack } from './stack.ts';

/** What of a stack is needed for it. */
type Seedable = Pick<Stack, 'firestore' | 'firestoreHost' | 'projectId'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 45;
const MESSAGE_EVERY = 6;

/** Fills in made-up entries of the last weeks, through the same code as visitors' ones. Done again, it changes nothing. */
export async function seed(stack: Seedable, count: number): Promise<void> {
  const { database, close } = openDatabase(stack);
  const store = new FirestoreStore(database);
  const now = Date.now();
  try {
    for (let n = 0; n < count; n += 1) {
      // More of them lately than at first, as word gets around.
      const age = (1 - Math.sqrt((n + 1) / count)) * DAYS * DAY_MS;
      stack.firestore?.setClock(() => new Date(now - age));
      const { name, email, message } = person(n);
      const submissionId = uuid(email);
      if (n % MESSAGE_EVERY === MESSAGE_EVERY - 1) await submitContact({ name, email, message, submissionId }, store);
      else await joinWaitlist({ email, source: n % 3 === 0 ? 'website' : 'modal', submissionId }, store);
    }
  } finally {
    stack.firestore?.setClock(undefined);
    await close();
  }
}

/** The same id for the same person, so that seeding again repeats submissions instead of adding some. */
function uuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
