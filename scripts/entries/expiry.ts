import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiryOf } from '../../functions/src/store/expiry.ts';
import { FORMS, readAll } from './entry.ts';
import { plural, requireConsent, type Terminal } from './terminal.ts';

/** Firestore's limit. */
const WRITES_IN_BATCH = 500;

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
