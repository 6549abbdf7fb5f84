import { DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { type FormName, normaliseEmail } from '../../functions/src/contract/contract.ts';
import { documentId } from '../../functions/src/documentId.ts';
import { collectionOf, FORM_NAMES, FORMS, streamOf, toEntry } from './entry.ts';
import { entryTable } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

const LIST = new Intl.ListFormat('en-GB');

interface Found {
  entries: { form: FormName; document: DocumentSnapshot }[];
  /** Paths of other documents that mention the address among other text. */
  mentions: string[];
}

interface EraseOptions {
  email: string;
  /** Doesn't ask. */
  yes: boolean;
}

/** Removes every form's entries with an address, after asking. */
export async function erase(database: Firestore, { email, yes }: EraseOptions, terminal: Terminal): Promise<void> {
  const { out, err } = terminal;
  const { entries, mentions } = await findAll(database, email);
  const name = printable(email);
  for (const path of mentions) err.write(`Not erased, mentions the address: ${printable(path)}\n`);
  if (entries.length === 0) {
    out.write(`Nothing is stored with ${name}.\n`);
    return;
  }
  const shown = entries.map(({ form, document }) => toEntry(form, document));
  err.write(entryTable(shown, terminal));
  await requireConsent(terminal, yes, `Erase ${entries.length === 1 ? 'this' : `these ${entries.length}`} for good?`);
  for (const { document } of entries) await document.ref.delete();

  const parts = FORM_NAMES.flatMap((form) => {
    const count = entries.filter((entry) => entry.form === form).length;
    return count > 0 ? plural(count, FORMS[form].entry) : [];
  });
  out.write(`Erased ${LIST.format(parts)} of ${name}.\n`);
  const mailed = shown.filter(({ notifiedAt }) => notifiedAt).length;
  if (mailed > 0) out.write(`Delete in your mailbox, too: ${plural(mailed, 'mail')} about this.\n`);
}

/** Reads every document: no query finds all spellings, or fields that somebody typed in the console. */
async function findAll(database: Firestore, email: string): Promise<Found> {
  const found: Found = { entries: [], mentions: [] };
  const id = documentId(email);
  const mention = new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?!\\.?[\\w-])`, 'iu');
  for (const form of FORM_NAMES) {
    for await (const document of streamOf(collectionOf(database, form))) {
      const texts = [document.id, ...textsOf(document.data())];
      if (texts.some((text) => text === id || normaliseEmail(text) === email)) found.entries.push({ form, document });
      else if (texts.some((text) => mention.test(text))) found.mentions.push(document.ref.path);
    }
  }
  return found;
}

/** Every text in a document, at any depth and under any name. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof DocumentReference) yield value.id;
  else if (value instanceof Object) for (const part of Object.values(value)) yield* textsOf(part);
}
