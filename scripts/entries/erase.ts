import { DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/store/documentId.ts';
import { collectionOf, KINDS, type Kind, readAll, toEntry } from './entry.ts';
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

interface EraseOptions {
  email: string;
  /** Doesn't ask. */
  yes: boolean;
}

/** Removes everything with an address from the database, after asking: signups, messages and the owner's mails. */
export async function erase(database: Firestore, { email, yes }: EraseOptions, terminal: Terminal): Promise<void> {
  const { out, err } = terminal;
  const found = await find(database, email, terminal);
  const { waitlist, contact, mail } = found;
  const name = printable(email);
  for (const address of found.lookAlikes) {
    err.write(`Looks the same and stays: ${escaped(address)}\n`);
    err.write(`Erase it by: npm run entries -- erase '${escaped(address)}'\n`);
  }
  for (const path of found.mentions) err.write(`Mentions it and stays: ${printable(path)}\n`);
  const all = [...waitlist, ...contact, ...mail];
  if (all.length === 0) {
    out.write(`Nothing is stored with ${name}.\n`);
    return;
  }
  const entries = KINDS.flatMap((kind) => found[kind].map((document) => toEntry(kind, document)));
  err.write(entryTable(entries, terminal));
  if (mail.length > 0) err.write(`Mails about messages from ${name}: ${mail.length}\n`);
  if (!yes) await requireConsent(terminal, `Erase ${all.length === 1 ? 'this' : `these ${all.length}`} for good?`);
  for (const { ref } of all) await ref.delete();
  // A message that was still being processed may have had its mail written meanwhile; without it no other follows.
  const late = await collectionOf(database, 'mail').where('contactEmail', '==', email).get();
  for (const { ref } of late.docs) await ref.delete();

  const mails = mail.length + late.size;
  const parts = [
    ...(waitlist.length ? [plural(waitlist.length, 'waitlist signup')] : []),
    ...(contact.length ? [plural(contact.length, 'contact message')] : []),
    ...(mails ? [plural(mails, 'mail')] : []),
  ];
  out.write(`Erased ${LIST.format(parts)} of ${name}.\n`);
  if (mails > 0) out.write('Mails that were sent are still in their mailbox.\n');
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function find(database: Firestore, email: string, terminal: Terminal): Promise<Found> {
  const found: Found = { waitlist: [], contact: [], mail: [], lookAlikes: new Set(), mentions: [] };
  const shape = look(email);
  const id = documentId(email);
  const mention = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?!\\.?[\\w-])`, 'iu');
  await readAll(database, terminal, (kind, document) => {
    // The owner's own address is in a mail's other fields.
    const fields = kind === 'mail' ? [document.get('contactEmail'), document.get('replyTo')] : document.data();
    const texts = [document.id, ...textsOf(fields)];
    const isMailAbout = kind === 'mail' && found.contact.some((contact) => contact.id === document.get('contactId'));
    if (isMailAbout || texts.some((text) => text === id || normaliseEmail(text) === email)) {
      found[kind].push(document);
      return;
    }
    const all = [...texts, ...textsOf(document.get('message'))];
    if (all.some((text) => mention.test(text))) found.mentions.push(document.ref.path);
    for (const text of texts) if (look(text.slice(0, ADDRESS_MAX)) === shape) found.lookAlikes.add(text);
  });
  return found;
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (value instanceof Object) for (const part of Object.values(value)) yield* textsOf(part);
}
