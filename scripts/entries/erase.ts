import { DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/store/documentId.ts';
import { MAILS } from '../../functions/src/store/mails.ts';
import { Progress } from '../cli/progress.ts';
import { collectionOf, KINDS, type Kind, streamOf, toEntry } from './entry.ts';
import { entryTable } from './list.ts';
import { escaped, look } from './lookAlikes.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');
/** Longer texts are no addresses. */
const ADDRESS_MAX = 320;

interface Found extends Record<Kind | 'mail', DocumentSnapshot[]> {
  /** Other addresses that look the same. */
  lookAlikes: Set<string>;
  /** Paths of other documents that hold the address among other text. */
  mentions: string[];
}

/** Removes everything with an address from the database, after asking: signups, messages and the owner's mails. */
export async function erase(
  database: Firestore,
  { email, yes }: { email: string; yes: boolean },
  terminal: Terminal,
): Promise<void> {
  const found = await find(database, email, terminal);
  const { waitlist, contact, mail, lookAlikes, mentions } = found;
  const name = printable(email);
  for (const address of lookAlikes) {
    terminal.err.write(
      `Looks the same and stays: ${escaped(address)}\nErase it by: npm run entries -- erase '${escaped(address)}'\n`,
    );
  }
  for (const path of mentions) terminal.err.write(`Mentions it and stays: ${printable(path)}\n`);
  const count = waitlist.length + contact.length + mail.length;
  if (count === 0) {
    terminal.out.write(`Nothing is stored with ${name}.\n`);
    return;
  }
  const entries = KINDS.flatMap((kind) => found[kind].map((document) => toEntry(kind, document)));
  if (entries.length > 0) terminal.err.write(`${entryTable(entries, terminal)}\n`);
  if (mail.length > 0) terminal.err.write(`Mails about messages from ${name}: ${mail.length}\n`);
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
  terminal.out.write(`Erased ${LIST.format(parts)} of ${name}.\n`);
  if (mails > 0) terminal.out.write('Mails that were sent are still in their mailbox.\n');
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function find(database: Firestore, email: string, terminal: Terminal): Promise<Found> {
  const found: Found = { waitlist: [], contact: [], mail: [], lookAlikes: new Set(), mentions: [] };
  const shape = look(email);
  const id = documentId(email);
  const mention = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?!\\.?[\\w-])`, 'iu');
  await new Progress(terminal.err).step('Read all entries', async (update) => {
    let read = 0;
    for (const kind of [...KINDS, 'mail'] as const) {
      for await (const document of streamOf(
        kind === 'mail' ? database.collection(MAILS) : collectionOf(database, kind),
      )) {
        update(plural(++read, 'document'));
        const texts = [document.id, ...textsOf(kind === 'mail' ? sender(document) : document.data())];
        const isAbout = kind === 'mail' && found.contact.some((contact) => contact.id === document.get('contactId'));
        if (isAbout || texts.some((text) => text === id || normaliseEmail(text) === email)) found[kind].push(document);
        else {
          const all = [...texts, ...textsOf(document.get('message'))];
          if (all.some((text) => mention.test(text))) found.mentions.push(document.ref.path);
          for (const text of texts) if (look(text.slice(0, ADDRESS_MAX)) === shape) found.lookAlikes.add(text);
        }
      }
    }
  });
  return found;
}

/** A mail's fields about a visitor: the owner's own address is in the others. */
function sender(mail: DocumentSnapshot): unknown[] {
  return [mail.get('contactEmail'), mail.get('replyTo')];
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (Array.isArray(value) || isPlain(value)) for (const part of Object.values(value)) yield* textsOf(part);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
