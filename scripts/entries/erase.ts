import { DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { type FormName, normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/documentId.ts';
import { MAILS } from '../../functions/src/mails.ts';
import { collectionOf, FORM_NAMES, FORMS, streamOf, toEntry } from './entry.ts';
import { entryTable } from './list.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');

interface Found {
  entries: { form: FormName; document: DocumentSnapshot }[];
  /** The owner's mails about messages. */
  mails: DocumentSnapshot[];
  /** Paths of other documents that mention the address among other text. */
  mentions: string[];
}

interface EraseOptions {
  email: string;
  /** Doesn't ask. */
  yes: boolean;
}

/** Removes everything stored with an address, after asking: each form's entries and the owner's mails about them. */
export async function erase(database: Firestore, { email, yes }: EraseOptions, terminal: Terminal): Promise<void> {
  const { out, err } = terminal;
  const { entries, mails, mentions } = await find(database, email);
  const name = printable(email);
  for (const path of mentions) err.write(`Not erased, mentions the address: ${printable(path)}\n`);
  const all = [...entries.map(({ document }) => document), ...mails];
  if (all.length === 0) {
    out.write(`Nothing is stored with ${name}.\n`);
    return;
  }
  const shown = entries.map(({ form, document }) => toEntry(form, document));
  err.write(entryTable(shown, terminal));
  if (mails.length > 0) err.write(`Mails about messages from ${name}: ${mails.length}\n`);
  if (!yes) await requireConsent(terminal, `Erase ${all.length === 1 ? 'this' : `these ${all.length}`} for good?`);
  for (const { ref } of all) await ref.delete();
  // A message that was still being processed may have had its mail written meanwhile; without it no other follows.
  const late = await database.collection(MAILS).where('contactEmail', '==', email).get();
  for (const { ref } of late.docs) await ref.delete();

  const counts = FORM_NAMES.map((form) => ({
    count: entries.filter((entry) => entry.form === form).length,
    noun: FORMS[form].entry,
  }));
  counts.push({ count: mails.length + late.size, noun: 'mail' });
  const parts = counts.filter(({ count }) => count > 0).map(({ count, noun }) => plural(count, noun));
  out.write(`Erased ${LIST.format(parts)} of ${name}.\n`);
  if (mails.length + late.size > 0) out.write('Mails that were sent are still in their mailbox.\n');
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function find(database: Firestore, email: string): Promise<Found> {
  const found: Found = { entries: [], mails: [], mentions: [] };
  const id = documentId(email);
  const mention = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?!\\.?[\\w-])`, 'iu');
  const isOf = (texts: string[]) => texts.some((text) => text === id || normaliseEmail(text) === email);
  const isMentioned = (texts: string[]) => texts.some((text) => mention.test(text));
  for (const form of FORM_NAMES) {
    for await (const document of streamOf(collectionOf(database, form))) {
      const texts = [document.id, ...textsOf(document.data())];
      if (isOf(texts)) found.entries.push({ form, document });
      else if (isMentioned(texts)) found.mentions.push(document.ref.path);
    }
  }
  const ids = new Set(found.entries.map(({ document }) => document.id));
  for await (const mail of streamOf(database.collection(MAILS))) {
    // The owner's own address is in the other fields.
    const texts = [mail.id, ...textsOf([mail.get('contactEmail'), mail.get('replyTo')])];
    if (ids.has(mail.get('contactId')) || isOf(texts)) found.mails.push(mail);
    else if (isMentioned([...texts, ...textsOf(mail.get('message'))])) found.mentions.push(mail.ref.path);
  }
  return found;
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (value instanceof Object) for (const part of Object.values(value)) yield* textsOf(part);
}
