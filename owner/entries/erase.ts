import { DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FormName, normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/documentId.ts';
import { changeEach, collectionOf, type Filter, FORM_NAMES, FORMS, streamOf, toEntry } from './entry.ts';
import { entryTable } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');

interface Found {
  form: FormName;
  document: DocumentSnapshot;
}

interface EraseOptions extends Pick<Filter, 'since' | 'until'> {
  /** Without it, all suspected entries. */
  email?: string;
  /** Doesn't ask. */
  yes: boolean;
}

/** Removes every form's entries with an address, or the suspected ones, after asking. */
export async function erase(database: Firestore, { email, yes, ...period }: EraseOptions, terminal: Terminal) {
  if (email === undefined) await eraseSuspected(database, period, yes, terminal);
  else await eraseAddress(database, email, yes, terminal);
}

async function eraseAddress(database: Firestore, email: string, yes: boolean, terminal: Terminal): Promise<void> {
  const { out, err } = terminal;
  const { entries, mentions } = await withAddress(database, email);
  const name = printable(email);
  for (const path of mentions) err.write(`Not erased, mentions the address: ${printable(path)}\n`);
  if (entries.length === 0) {
    out.write(`Nothing is stored with ${name}.\n`);
    return;
  }
  const shown = entries.map(({ form, document }) => toEntry(form, document));
  err.write(entryTable(shown, terminal));
  await requireErasure(terminal, yes, entries.length);
  await remove(database, entries, () => true);
  out.write(`Erased ${counted(entries)} of ${name}.\n`);
  remindOfMails(entries, terminal);
}

async function eraseSuspected(database: Firestore, period: Filter, yes: boolean, terminal: Terminal): Promise<void> {
  const { out, err } = terminal;
  const entries = await suspectedIn(database, period);
  if (entries.length === 0) {
    out.write('No suspected entry was found.\n');
    return;
  }
  err.write(`Suspected: ${counted(entries)}.\n`);
  await requireErasure(terminal, yes, entries.length);
  // A genuine submission may have ended a suspicion meanwhile.
  const removed = await remove(database, entries, (document) => document.get('suspected') === true);
  const kept = entries.length - removed.length;
  if (kept > 0) err.write(`Not erased, no longer suspected: ${plural(kept, 'entry', 'entries')}.\n`);
  out.write(`Erased ${counted(removed) || 'nothing'}.\n`);
  remindOfMails(removed, terminal);
}

function requireErasure(terminal: Terminal, yes: boolean, count: number): Promise<void> {
  return requireConsent(terminal, yes, `Erase ${count === 1 ? 'this' : `these ${count}`} for good?`);
}

/** Deletes the entries that `isErased` still selects. Returns them and those that were deleted meanwhile. */
async function remove(database: Firestore, entries: Found[], isErased: (document: DocumentSnapshot) => boolean) {
  const documents = entries.map(({ document }) => document);
  const kept = await changeEach(database, documents, (transaction, document) => {
    if (!isErased(document)) return document.ref.path;
    transaction.delete(document.ref);
    return undefined;
  });
  const paths = new Set(kept);
  return entries.filter(({ document }) => !paths.has(document.ref.path));
}

/** Says how many entries of each form there are. */
function counted(entries: Found[]): string {
  const parts = FORM_NAMES.flatMap((form) => {
    const count = entries.filter((entry) => entry.form === form).length;
    return count > 0 ? plural(count, FORMS[form].entry) : [];
  });
  return LIST.format(parts);
}

function remindOfMails(entries: Found[], { out }: Terminal): void {
  const mailed = entries.filter(({ document }) => document.get('notifiedAt')).length;
  if (mailed > 0) out.write(`Delete in your mailbox, too: ${plural(mailed, 'mail')} about this.\n`);
}

async function suspectedIn(database: Firestore, { since, until }: Filter): Promise<Found[]> {
  const found: Found[] = [];
  for (const form of FORM_NAMES) {
    // Compares the days here, because a query for suspicion and time would need an index of both.
    const query = collectionOf(database, form).where('suspected', '==', true).select('createdAt', 'notifiedAt');
    for await (const document of streamOf(query)) {
      const createdAt = document.get('createdAt');
      const time = createdAt instanceof Timestamp ? createdAt.toMillis() : Number.NaN;
      const isIn = (!since || time >= since.getTime()) && (!until || time < until.getTime());
      if (isIn) found.push({ form, document });
    }
  }
  return found;
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function withAddress(database: Firestore, email: string) {
  const entries: Found[] = [];
  // Paths of other documents that mention the address among other text.
  const mentions: string[] = [];
  const names = [email, normaliseEmail(documentId(email))];
  const mention = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?!\\.?[\\w-])`, 'iu');
  for (const form of FORM_NAMES) {
    for await (const document of streamOf(collectionOf(database, form))) {
      const texts = [document.id, ...textsOf(document.data())].map(normaliseEmail);
      if (texts.some((text) => names.includes(text))) entries.push({ form, document });
      else if (texts.some((text) => mention.test(text))) mentions.push(document.ref.path);
    }
  }
  return { entries, mentions };
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (value instanceof Object) for (const part of Object.values(value)) yield* textsOf(part);
}
