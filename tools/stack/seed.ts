import { COLLECTIONS, expiryOf, FirestoreStore } from '../../functions/src/store.ts';
import { submit } from '../../functions/src/submit.ts';
import type { Entry, FormName } from '../../shared/contract.ts';
import { brand } from '../../web/src/content/brand.ts';
import { openDatabase } from '../lib/openDatabase.ts';

const FIELDS = 'Product Design Support Sales Finance Platform Mobile Data People Legal Growth Research'.split(' ');
const ROLES = 'Lead Manager Engineer Analyst Assistant Director Intern Partner Planner Writer Editor'.split(' ');
const TEAMS = 'northwind papertrail tinker harbour lumen fieldnotes orchard'.split(' ');
const MESSAGES = [
  'Do you keep the reasons behind a decision, or only the decision?',
  'We are 40 people and growing fast. Could we join the beta as one team?',
  'Which mail services do you connect to?\nWe use two of them.',
  'Can answers be limited to the channels someone may read?',
  `Bonjour ! Est-ce que ${brand.name} comprend aussi le français ?`,
];

const CAMPAIGNS = ['product_hunt', '', 'newsletter', '', ''];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 45;
const MESSAGE_EVERY = 6;

/** Stores made-up entries of the last weeks by the functions' code. A second run only moves their dates. */
export async function seed(stack: Parameters<typeof openDatabase>[0], count: number, quit: AbortSignal): Promise<void> {
  const { database, close } = openDatabase(stack);
  const store = new FirestoreStore(database);
  const now = Date.now();
  try {
    for (let n = 0; n < count; n += 1) {
      quit.throwIfAborted();
      const [field, role] = [pick(FIELDS, n), pick(ROLES, n)];
      const email = `${field}.${role}.${n + 1}@${pick(TEAMS, n)}.example.com`.toLowerCase();
      const form = n % MESSAGE_EVERY === MESSAGE_EVERY - 1 ? 'submitContact' : 'joinWaitlist';
      const entry = {
        joinWaitlist: { email, source: n % 3 === 0 ? 'website' : 'modal' },
        submitContact: { email, name: `${field} ${role}`, message: pick(MESSAGES, n) },
      } satisfies { [Form in FormName]: Entry<Form> };
      const campaign = pick(CAMPAIGNS, n);
      const known = database.collection(COLLECTIONS[form].people).where('email', '==', email);
      const isNew = (await known.count().get()).data().count === 0;
      const reason = isNew && (await submit(form, { ...entry[form], campaign }, store));
      if (reason) throw new Error(`The made-up entry ${n + 1} was refused: ${reason}.`);

      // The newer the day, the more entries.
      const age = (1 - Math.sqrt((n + 1) / count)) * DAYS * DAY_MS;
      const createdAt = new Date(now - age);
      const { docs } = await known.get();
      await docs[0]?.ref.update({ createdAt, expiresAt: expiryOf(form, createdAt) });
    }
  } finally {
    await close();
  }
}

function pick(list: string[], n: number): string {
  return list[n % list.length] as string;
}
