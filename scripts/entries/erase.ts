import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/store/documentId.ts';
import { MAILS } from '../../functions/src/store/mails.ts';
import { Progress } from '../cli/progress.ts';
import { collectionOf, KINDS, type Kind, streamOf, toEntry } from './entry.ts';
import { entryTable } from './list.ts';
import { escaped, look } from './lookAlikes.ts';
import { plural, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');
/** An address with a note of where it stands. */
const ADDRESS_MAX = 320;

interface Found extends Record<Kind | 'mail', DocumentSnapshot[]> {
  /** Other addresses that look the same. */
  lookAlikes: Set<string>;
}

/** Removes everything with an address from the database, after asking: signups, messages and the owner's mails. */
export async function erase(
  database: Firestore,
  { email, yes }: { email: string; yes: boolean },
  terminal: Terminal,
): Promise<void> {
  const found = await find(database, email, terminal);
  const { waitlist, contact, mail, lookAlikes } = found;
  for (const address of lookAlikes) {
    terminal.err.write(
      `Looks the same and stays: ${escaped(address)}\nErase it by: npm run entries -- erase '${escaped(address)}'\n`,
    );
  }
  const count = waitlist.length + contact.length + mail.length;
  if (count === 0) {
    terminal.out.write(`Nothing is stored of ${email}.\n`);
    return;
  }
  const entries = KINDS.flatMap((kind) => found[kind].map((document) => toEntry(kind, document)));
  if (entries.length > 0) terminal.err.write(`${entryTable(entries, terminal)}\n`);
  if (mail.length > 0) terminal.err.write(`Mails about messages from ${email}: ${mail.length}\n`);
  if (!yes) await requireConsent(terminal, `Erase ${count === 1 ? 'this' : `these ${count}`} for good?`);
  for (const { ref } of [...waitlist, ...contact, ...mail]) await ref.delete();
  // A message that was still being processed may have had its mail written meanwhile; without it no other follows.
  const late = await database.collection(MAILS).where('contactEmail', '==', email).get();
  for (const { ref } of late.docs) await ref.delete();

  const mails = mail.length + late.size;
  const parts = [
    ...(waitlist.length ? [plural(waitlist.length, 'waitlist signup')] : []),
    ...(contact.length ? [plural(contact.length, 'contact message')] : []),
    ...(mails ? [plural(mails, 'mail')] : []),
  ];
  terminal.out.write(`Erased of ${email}: ${LIST.format(parts)}.\n`);
  if (mails > 0) terminal.out.write('Mails that were sent are still in their mailbox.\n');
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function find(database: Firestore, email: string, terminal: Terminal): Promise<Found> {
  const found: Found = { waitlist: [], contact: [], mail: [], lookAlikes: new Set() };
  const shape = look(email);
  const id = documentId(email);
  await new Progress(terminal.err).step('Read all entries', async (update) => {
    let read = 0;
    for (const kind of [...KINDS, 'mail'] as const) {
      const collection = kind === 'mail' ? database.collection(MAILS) : collectionOf(database, kind);
      for await (const document of streamOf(collection)) {
        const texts = [...textsOf(document.data())];
        const isMailOfFound =
          kind === 'mail' && found.contact.some((contact) => contact.id === document.get('contactId'));
        const isFound = document.id === id || isMailOfFound || texts.some((text) => normaliseEmail(text) === email);
        if (isFound) found[kind].push(document);
        else
          for (const text of texts) if (text.length <= ADDRESS_MAX && look(text) === shape) found.lookAlikes.add(text);
        read += 1;
        update(plural(read, 'document'));
      }
    }
  });
  return found;
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}
