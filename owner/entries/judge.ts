import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { normaliseEmail } from '../../functions/src/contract/contract.ts';
import { changeEach, collectionOf, FORM_NAMES, streamOf, toEntry } from './entry.ts';
import { wholeEntry } from './table.ts';
import { plural, printable, type Terminal } from './terminal.ts';

/** Deletes the suspicion, the honeypot's and the owner's, of every entry with this id or address. */
export const clear = judge({
  among: (entries) => entries.where('suspected', '==', true),
  fields: { suspected: FieldValue.delete(), suspectedBy: FieldValue.delete() },
  nobody: 'No suspected entry has',
  verdict: 'no longer suspected',
});

/** Marks every entry with this id or address as suspected by the owner, which no visitor's submission takes away. */
export const suspect = judge({
  // Reads all entries, because no query finds an absent field or another spelling of an address.
  among: (entries) => entries,
  fields: { suspected: true, suspectedBy: 'owner' },
  nobody: 'No entry has',
  verdict: 'now suspected',
});

interface Judgement {
  among: (entries: CollectionReference) => Query;
  fields: Record<string, unknown>;
  nobody: string;
  verdict: string;
}

/** A command that changes the entries with an id or address, and prints them whole. Throws if there is none. */
function judge({ among, fields, nobody, verdict }: Judgement) {
  return async (database: Firestore, emailOrId: string, { out }: Terminal): Promise<void> => {
    const email = normaliseEmail(emailOrId);
    const judged: string[] = [];
    for (const form of FORM_NAMES) {
      const found: DocumentSnapshot[] = [];
      for await (const document of streamOf(among(collectionOf(database, form)))) {
        const { id, email: stored = '' } = toEntry(form, document);
        if (id === emailOrId || normaliseEmail(stored) === email) found.push(document);
      }
      await changeEach(database, found, (transaction, { ref }) => transaction.update(ref, fields));
      const changed = await changeEach(database, found, (_, document) => wholeEntry(toEntry(form, document)));
      judged.push(...changed);
    }
    if (judged.length === 0) throw new Error(`${nobody} the id or address ${printable(emailOrId)}.`);
    for (const entry of judged) out.write(`${entry}\n`);
    out.write(`${plural(judged.length, 'entry is', 'entries are')} ${verdict}.\n`);
  };
}
