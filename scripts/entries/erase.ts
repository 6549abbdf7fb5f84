import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/index.ts';
import { documentId } from '../../functions/src/store/documentId.ts';
import { COLLECTIONS, type Entry, toEntry } from './entry.ts';
import { matching } from './filter.ts';
import { entryTable } from './list.ts';
import { pages } from './pages.ts';
import type { Terminal } from './terminal.ts';

const EVERY = { source: undefined, since: undefined, until: undefined };

interface Found {
  entry: Entry;
  reference: DocumentReference;
}

/** Removes everything that was sent with an email, after asking. */
export async function erase(
  database: Firestore,
  { email: entered, yes }: { email: string; yes: boolean },
  terminal: Terminal,
): Promise<void> {
  const email = normaliseEmail(entered);
  if (!email.includes('@')) throw new Error(`${entered} is no email address.`);
  const found = [...(await signupOf(database, email)), ...(await messagesOf(database, email))];
  if (found.length === 0) {
    terminal.out.write(`Nothing is kept of ${email}.\n`);
    return;
  }
  const entries = found.map(({ entry }) => entry);
  terminal.err.write(`${entryTable(entries, terminal)}\n`);
  if (!yes) await requireConsent(terminal, `Erase ${found.length === 1 ? 'this' : `these ${found.length}`} for good?`);
  for (const { reference } of found) await reference.delete();
  terminal.out.write(`Erased of ${email}: ${summary(entries)}.\n`);
}

async function signupOf(database: Firestore, email: string): Promise<Found[]> {
  const document = await database.collection(COLLECTIONS.waitlist).doc(documentId(email)).get();
  return document.exists ? [{ entry: toEntry('waitlist', document), reference: document.ref }] : [];
}

/** Messages keep the email as it was entered, which no query can find in all its spellings: every message is looked at. */
async function messagesOf(database: Firestore, email: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const page of pages(matching(database, 'contact', EVERY))) {
    for (const document of page) {
      const entry = toEntry('contact', document);
      if (normaliseEmail(entry.email) === email) found.push({ entry, reference: document.ref });
    }
  }
  return found;
}

async function requireConsent({ confirm }: Terminal, question: string): Promise<void> {
  if (!confirm) throw new Error('Nobody is there to ask: --yes erases without asking.');
  if (!(await confirm(question))) throw new Error('Nothing was erased.');
}

function summary(entries: Entry[]): string {
  const signups = entries.filter(({ collection }) => collection === 'waitlist').length;
  const messages = entries.length - signups;
  return [
    ...(signups ? ['1 waitlist signup'] : []),
    ...(messages ? [`${messages} contact message${messages === 1 ? '' : 's'}`] : []),
  ].join(' and ');
}
