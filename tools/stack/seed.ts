import { COLLECTIONS, expiryOf } from '../../functions/src/store.ts';
import type { Entry, FormName } from '../../shared/contract.ts';
import { openDatabase } from '../lib/openDatabase.ts';

const FIELDS = 'Product Design Support Sales Finance Platform Mobile Data People'.split(' ');
const ROLES = 'Lead Manager Engineer Analyst Assistant Director Intern Partner'.split(' ');
const CAMPAIGNS = ['product_hunt', '', 'newsletter', '', ''];
const MESSAGES = [
  'Do you keep the reasons behind a decision, or only the decision?',
  'Which mail services do you connect to?\nWe use two of them.',
  'Bonjour ! Est-ce que vous comprenez aussi le français ?',
];

const DAYS_MS = 45 * 24 * 60 * 60 * 1000;
const MESSAGE_EVERY = 6;

/** Stores made-up entries of the last weeks. A second run only moves their dates. */
export async function seed(stack: Parameters<typeof openDatabase>[0], count: number, quit: AbortSignal): Promise<void> {
  const { database, close } = openDatabase(stack);
  const pick = (list: string[], n: number) => list[n % list.length] as string;
  const now = Date.now();
  for (let n = 0; n < count && !quit.aborted; n += 1) {
    const [field, role, campaign] = [pick(FIELDS, n), pick(ROLES, n), pick(CAMPAIGNS, n)];
    const email = `${field}.${role}.${n + 1}@example.com`.toLowerCase();
    const form = n % MESSAGE_EVERY === MESSAGE_EVERY - 1 ? 'submitContact' : 'joinWaitlist';
    const entries: { [Form in FormName]: Entry<Form> } = {
      joinWaitlist: { email, source: n % 3 === 0 ? 'website' : 'modal', ...(campaign && { campaign }) },
      submitContact: { email, name: `${field} ${role}`, message: pick(MESSAGES, n) },
    };
    // The newer the day, the more entries.
    const createdAt = new Date(now - (1 - Math.sqrt((n + 1) / count)) * DAYS_MS);
    const document = database.collection(COLLECTIONS[form].people).doc(email);
    await document.set({ ...entries[form], createdAt, expiresAt: expiryOf(form, createdAt) }, { merge: true });
  }
  await close();
}
