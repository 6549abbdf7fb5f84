import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/store/documentId.ts';
import { MAILS } from '../../functions/src/store/mails.ts';
import { COLLECTIONS, type Entry, toEntry } from './entry.ts';
import { matching } from './filter.ts';
import { entryTable } from './list.ts';
import { pages } from './pages.ts';
import type { Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');
const EVERY = { source: undefined, since: undefined, until: undefined };

interface Found {
  entry: Entry;
  reference: DocumentReference;
}

/** Removes everything that was sent with an email, and the mails that told of it, after asking. */
export async function erase(
  database: Firestore,
  { email: entered, yes }: { email: string; yes: boolean },
  terminal: Terminal,
): Promise<void> {
  const email = normaliseEmail(entered);
  if (!email.includes('@')) throw new Error(`${entered} is no email address.`);
  const found = [...(await signupOf(database, email)), ...(await messagesOf(database, email))];
  const entries = found.map(({ entry }) => entry);
  const mailCount = (await mailsOf(database, email)).length;
  const count = entries.length + mailCount;
  if (count === 0) {
    terminal.out.write(`Nothing is kept of ${email}.\n`);
    return;
  }
  if (entries.length > 0) terminal.err.write(`${entryTable(entries, terminal)}\n`);
  if (mailCount > 0) terminal.err.write(`Mails that told of messages from ${email}: ${mailCount}\n`);
  if (!yes) await requireConsent(terminal, `Erase ${count === 1 ? 'this' : `these ${count}`} for good?`);
  for (const { reference } of found) await reference.delete();
  // Once its message is gone no mail is written any more, so none is missed.
  const told = await mailsOf(database, email);
  for (const { ref } of told) await ref.delete();
  terminal.out.write(`Erased of ${email}: ${summary(entries, told.length)}.\n`);
  if (told.length > 0) terminal.out.write('What was sent by mail is still in the mailbox it went to.\n');
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

/** The mails that told an owner of messages with an email, also of messages that are gone. */
async function mailsOf(database: Firestore, email: string): Promise<QueryDocumentSnapshot[]> {
  return (await database.collection(MAILS).where('contactEmail', '==', email).get()).docs;
}

async function requireConsent({ confirm }: Terminal, question: string): Promise<void> {
  if (!confirm) throw new Error('Nobody is there to ask: --yes erases without asking.');
  if (!(await confirm(question))) throw new Error('Nothing was erased.');
}

function summary(entries: Entry[], mailCount: number): string {
  const signups = entries.filter(({ collection }) => collection === 'waitlist').length;
  const messages = entries.length - signups;
  const parts = [
    ...(signups ? ['1 waitlist signup'] : []),
    ...(messages ? [`${messages} contact message${messages === 1 ? '' : 's'}`] : []),
    ...(mailCount ? [mails(mailCount)] : []),
  ];
  return LIST.format(parts);
}

function mails(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}
