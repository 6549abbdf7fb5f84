import { DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { ALL, type Collection, type Filter, inPeriod, keyOf, keyOfId, SUSPECTED, streamOf, toEntry } from './entry.ts';
import { entryTable } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');

/** How many documents are deleted at once. Firestore's limit is 500. */
const TOGETHER = 100;

interface Found {
  collection: Collection;
  document: DocumentSnapshot;
}

interface EraseOptions extends Pick<Filter, 'since' | 'until'> {
  /** Without it, all suspected entries. */
  email?: string;
  /** Doesn't ask. */
  yes: boolean;
}

/** Removes all entries with an address, or the suspected ones, after asking. */
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
  const shown = entries.map(({ collection, document }) => toEntry(collection, document));
  err.write(entryTable(shown, terminal));
  await remove(database, entries, yes, terminal);
  out.write(`Erased ${counted(entries)} of ${name}.\n`);
  remindOfMails(entries, terminal);
}

async function eraseSuspected(database: Firestore, period: Filter, yes: boolean, terminal: Terminal): Promise<void> {
  const entries: Found[] = [];
  for (const collection of SUSPECTED) {
    const query = inPeriod(database.collection(collection.path), period).select('notifiedAt');
    for await (const document of streamOf(query)) entries.push({ collection, document });
  }
  if (entries.length === 0) {
    terminal.out.write('No suspected entry was found.\n');
    return;
  }
  terminal.err.write(`Found: ${counted(entries)}.\n`);
  await remove(database, entries, yes, terminal);
  terminal.out.write(`Erased ${counted(entries)}.\n`);
  remindOfMails(entries, terminal);
}

async function remove(database: Firestore, entries: Found[], yes: boolean, terminal: Terminal): Promise<void> {
  const { length } = entries;
  await requireConsent(terminal, yes, `Erase ${length === 1 ? 'this' : `these ${length}`} for good?`);
  for (let at = 0; at < length; at += TOGETHER) {
    const batch = database.batch();
    for (const { document } of entries.slice(at, at + TOGETHER)) batch.delete(document.ref);
    await batch.commit();
  }
}

/** Says how many entries of each collection there are. */
function counted(entries: Found[]): string {
  const parts = ALL.flatMap((collection) => {
    const count = entries.filter((entry) => entry.collection === collection).length;
    return count > 0 ? plural(count, collection.entry) : [];
  });
  return LIST.format(parts);
}

function remindOfMails(entries: Found[], { out }: Terminal): void {
  const mailed = entries.filter(({ document }) => document.get('notifiedAt')).length;
  if (mailed > 0) out.write(`Delete in your mailbox, too: ${plural(mailed, 'mail')} about this.\n`);
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function withAddress(database: Firestore, email: string) {
  const entries: Found[] = [];
  // Paths of other documents that mention the address among other text.
  const mentions: string[] = [];
  const key = keyOf(email);
  const spellings = [key, email.normalize('NFC')].map(RegExp.escape).join('|');
  const mention = new RegExp(`(?<![\\w.+-])(?:${spellings})(?!\\.?[\\w-])`, 'iu');
  for (const collection of ALL) {
    for await (const document of streamOf(database.collection(collection.path))) {
      const keys = [keyOfId(document.id), ...keysOf(document.data())];
      if (keys.includes(key)) entries.push({ collection, document });
      else if (keys.some((text) => mention.test(text))) mentions.push(document.ref.path);
    }
  }
  return { entries, mentions };
}

/** The key of every text in a document, at any depth and under any name. */
function* keysOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield keyOf(value);
  else if (value instanceof DocumentReference) yield keyOfId(value.id);
  else if (value instanceof Object) for (const part of Object.values(value)) yield* keysOf(part);
}
