import { COLLECTIONS, expiryOf } from '../../functions/src/store.ts';
import type { Entry, FormName } from '../../shared/contract.ts';
import { openDatabase } from '../lib/openDatabase.ts';

const CAMPAIGNS = ['product_hunt', '', 'newsletter', '', ''];
const MESSAGE = 'Which mail services do you connect to?\nWe use two of them.';
const DAYS_MS = 45 * 24 * 60 * 60 * 1000;
const MESSAGE_EVERY = 6;

/** Stores made-up entries of the last weeks. A second run only moves their dates. */
export async function seed(stack: Parameters<typeof openDatabase>[0], count: number): Promise<void> {
  const { database, close } = openDatabase(stack);
  const now = Date.now();
  for (let n = 1; n <= count; n += 1) {
    const [email, campaign] = [`person.${n}@example.com`, CAMPAIGNS[n % CAMPAIGNS.length]];
    const form = n % MESSAGE_EVERY === 0 ? 'submitContact' : 'joinWaitlist';
    const entries: { [Form in FormName]: Entry<Form> } = {
      joinWaitlist: { email, source: n % 3 === 0 ? 'website' : 'modal', ...(campaign && { campaign }) },
      submitContact: { email, name: `Person ${n}`, message: MESSAGE },
    };
    // The newer the day, the more entries.
    const createdAt = new Date(now - (1 - Math.sqrt(n / count)) * DAYS_MS);
    const document = database.collection(COLLECTIONS[form]).doc(email);
    await document.set({ ...entries[form], createdAt, expiresAt: expiryOf(form, createdAt) }, { merge: true });
  }
  await close();
}
