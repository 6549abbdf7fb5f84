import { DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/documentId.ts';
import { expiryOf } from '../../functions/src/store.ts';
import { Progress } from '../cli/progress.ts';
import { collectionOf, FORMS, KINDS, type Kind, streamOf, toEntry } from './entry.ts';
import { entryTable } from './list.ts';
import { escaped, plural, printable, requireConsent, skeleton, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');
/** Longer texts are no addresses. */
const ADDRESS_MAX = 320;
/** Firestore's limit. */
const WRITES_IN_BATCH = 500;

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
  const counts = [
    [waitlist.length, 'waitlist signup'],
    [contact.length, 'contact message'],
    [mails, 'mail'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, name]) => plural(count, name));
  out.write(`Erased ${LIST.format(parts)} of ${name}.\n`);
  if (mails > 0) out.write('Mails that were sent are still in their mailbox.\n');
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function find(database: Firestore, email: string, terminal: Terminal): Promise<Found> {
  const found: Found = { waitlist: [], contact: [], mail: [], lookAlikes: new Set(), mentions: [] };
  const shape = skeleton(email);
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
    for (const text of texts) if (skeleton(text.slice(0, ADDRESS_MAX)) === shape) found.lookAlikes.add(text);
  });
  return found;
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (value instanceof Object) for (const part of Object.values(value)) yield* textsOf(part);
}

/** Gives entries from before retention was enforced their `expiresAt`, after asking. Entries that have one keep it. */
export async function setExpiry(database: Firestore, { yes }: { yes: boolean }, terminal: Terminal) {
  const updates: { ref: DocumentReference; expiresAt: Timestamp }[] = [];
  await readAll(database, terminal, (kind, document) => {
    if (document.get('expiresAt') instanceof Timestamp) return;
    const createdAt = document.get('createdAt');
    // The console may have left the time out; the database knows when it stored the document.
    const time = createdAt instanceof Timestamp ? createdAt : document.createTime;
    // A mail expires with its message.
    const form = kind === 'waitlist' ? FORMS.waitlist : FORMS.contact;
    if (time) updates.push({ ref: document.ref, expiresAt: Timestamp.fromDate(expiryOf(form, time.toDate())) });
  });
  if (updates.length === 0) {
    terminal.out.write('Every document has its expiresAt.\n');
    return;
  }
  const past = updates.filter(({ expiresAt }) => expiresAt.toMillis() <= Date.now()).length;
  if (past > 0) terminal.err.write(`The database will soon delete ${plural(past, 'document')} past that time.\n`);
  const documents = plural(updates.length, 'document');
  if (!yes) await requireConsent(terminal, `Set expiresAt of ${documents}?`);
  for (let at = 0; at < updates.length; at += WRITES_IN_BATCH) {
    const batch = database.batch();
    for (const { ref, expiresAt } of updates.slice(at, at + WRITES_IN_BATCH)) batch.update(ref, { expiresAt });
    await batch.commit();
  }
  terminal.out.write(`Set expiresAt of ${documents}.\n`);
}

/** Reads every entry, then every mail about one, and shows the progress. */
async function readAll(
  database: Firestore,
  { err }: Terminal,
  visit: (kind: Kind | 'mail', document: DocumentSnapshot) => void,
): Promise<void> {
  await new Progress(err).step('Read all entries', async (update) => {
    let read = 0;
    for (const kind of [...KINDS, 'mail'] as const) {
      for await (const document of streamOf(collectionOf(database, kind))) {
        visit(kind, document);
        read += 1;
        update(plural(read, 'document'));
      }
    }
  });
}
