import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiryOf } from '../../functions/src/store/expiry.ts';
import { MAILS } from '../../functions/src/store/mails.ts';
import { Progress } from '../cli/progress.ts';
import { collectionOf, FORMS, KINDS, streamOf } from './entry.ts';
import { plural, requireConsent, type Terminal } from './terminal.ts';

const WRITES_AT_ONCE = 40;

interface Update {
  ref: DocumentReference;
  expiresAt: Timestamp;
}

/** Gives entries from before retention was enforced their `expiresAt`, after asking. Entries that have one keep it. */
export async function setExpiry(
  database: Firestore,
  { yes, now }: { yes: boolean; now: Date },
  terminal: Terminal,
): Promise<void> {
  const progress = new Progress(terminal.err);
  const updates: Update[] = [];
  await progress.step('Read all entries', async (update) => {
    let read = 0;
    const collections = KINDS.map((kind) => ({ form: FORMS[kind], collection: collectionOf(database, kind) }));
    // A mail expires with its message.
    const mails = { form: FORMS.contact, collection: database.collection(MAILS) };
    for (const { form, collection } of [...collections, mails]) {
      for await (const document of streamOf(collection)) {
        update(plural(++read, 'document'));
        if (document.get('expiresAt') instanceof Timestamp) continue;
        const createdAt = document.get('createdAt');
        // The console may have left the time out; the database knows when it stored the document.
        const time = createdAt instanceof Timestamp ? createdAt : document.createTime;
        if (time) updates.push({ ref: document.ref, expiresAt: Timestamp.fromDate(expiryOf(form, time.toDate())) });
      }
    }
  });
  if (updates.length === 0) {
    terminal.out.write('Every document has its expiresAt.\n');
    return;
  }
  const documents = plural(updates.length, 'document');
  const past = updates.filter(({ expiresAt }) => expiresAt.toDate() <= now).length;
  if (past > 0)
    terminal.err.write(
      `${plural(past, 'document')} past that time: the database deletes ${past === 1 ? 'it' : 'them'} soon.\n`,
    );
  if (!yes) await requireConsent(terminal, `Set expiresAt of ${documents}?`);
  await progress.step('Set expiresAt', async (update) => {
    for (let at = 0; at < updates.length; at += WRITES_AT_ONCE) {
      const some = updates.slice(at, at + WRITES_AT_ONCE);
      await Promise.all(some.map(({ ref, expiresAt }) => ref.update({ expiresAt }).catch(unlessErased)));
      update(`${at + some.length} of ${updates.length}`);
    }
  });
  terminal.out.write(`Set expiresAt of ${documents}.\n`);
}

const NOT_FOUND = 5;

function unlessErased(error: { code?: unknown }): void {
  if (error.code !== NOT_FOUND) throw error;
}
