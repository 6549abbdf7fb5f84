import { rmSync } from 'node:fs';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/store.ts';
import { withAsciiDomain } from '../../shared/email.ts';
import { byTime, countOf, type Stored, streamOf } from './entry.ts';
import { formatOf, withoutFormulas, writeNewFile } from './export.ts';
import { remindOfSuspected } from './show.ts';
import { printable, requireConsent, type Terminal } from './terminal.ts';

type InviteOptions = { next: number; out: string; yes: boolean };

/** Writes the `next` oldest signups without an invitation to a new file. Then marks all of them or none. */
export async function invite(database: Firestore, terminal: Terminal, { next, out, yes }: InviteOptions) {
  const signups: Stored[] = [];
  let leftOut = 0;
  for await (const signup of streamOf(byTime(database.collection(COLLECTIONS.joinWaitlist.people), 'asc'))) {
    const { email, invitedAt } = signup.entry;
    if (invitedAt || !email) continue;
    // With the apostrophe the address would be wrong.
    if (formatOf(out) === 'csv' && withoutFormulas(email) !== email) leftOut += 1;
    else if (signups.push(signup) === next) break;
  }
  const reason = 'because a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them';
  if (leftOut > 0) terminal.err.write(`Left out: ${leftOut}, ${reason}.\n`);
  const [first] = signups;
  if (!first) throw new Error('Nobody is left to invite.');
  await requireConsent(terminal, yes, `Write ${signups.length} to ${out}, and mark as invited?`);

  const now = Timestamp.now();
  const invitedAt = now.toDate().toISOString();
  // Mail services take domains in ASCII.
  const rows = signups.map(({ entry: { email = '', source, createdAt } }) => ({
    ...{ email: withAsciiDomain(email), source, createdAt, invitedAt },
  }));
  // Mail services take a byte-order mark for a part of the first column's name.
  await writeNewFile(out, rows);
  const id = printable(first.entry.id);
  terminal.err.write(`${out} is written. If this is cut off, use it only if find ${id} shows invitedAt.\n`);
  const isMarked = await database.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...signups.map(({ ref }) => ref));
    // After a broken stream, the client repeats the transaction and finds its own change.
    const isReady = documents.every((signup) => signup.exists && now.isEqual(signup.get('invitedAt') ?? now));
    if (isReady) for (const { ref } of documents) transaction.update(ref, { invitedAt: now });
    return isReady;
  });
  if (!isMarked) {
    rmSync(out);
    throw new Error(`Some were invited, erased or suspected meanwhile. Nobody was marked, and ${out} is deleted.`);
  }
  terminal.out.write(`Invited: ${signups.length}. To take it back: invite --undo ${invitedAt}\n`);
  await remindOfSuspected(database, terminal);
}

/** Takes back all invitations of a time, or none. Also finds people who are suspected by now. */
export async function undo(database: Firestore, terminal: Terminal, { time, yes }: { time: Date; yes: boolean }) {
  const invitedAt = Timestamp.fromDate(time);
  const waves = Object.values(COLLECTIONS.joinWaitlist).map((path) =>
    database.collection(path).where('invitedAt', '==', invitedAt),
  );
  const [people = 0, suspected = 0] = await Promise.all(waves.map(countOf));
  const count = people + suspected;
  if (count === 0) throw new Error('Nobody was invited at this time: copy it from the file.');
  await requireConsent(terminal, yes, `Take ${count} back?`);
  await database.runTransaction(async (transaction) => {
    const found = await Promise.all(waves.map((wave) => transaction.get(wave)));
    for (const { ref } of found.flatMap(({ docs }) => docs))
      transaction.update(ref, { invitedAt: FieldValue.delete() });
  });
  terminal.out.write(`Taken back: ${count}. Delete the file, and any copy of it.\n`);
}
