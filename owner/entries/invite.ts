import { rmSync } from 'node:fs';
import { type FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { fieldNames } from '../../functions/src/contract/contract.ts';
import { type FileOptions, protect, writeEntries } from './entriesFile.ts';
import { oldestFirst, type StoredEntry, WAITLIST } from './entry.ts';
import { migrate } from './judge.ts';
import { minute } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

interface InviteOptions extends FileOptions {
  out: string;
  /** How many at most. */
  next: number;
  /** Doesn't ask. */
  yes: boolean;
}

/**
 * Writes the oldest signups without an invitation to a new file. Then marks all of them or none. Throws, and deletes the
 * file, if another run or an erasure has changed them meanwhile.
 */
export async function invite(database: Firestore, options: InviteOptions, terminal: Terminal): Promise<void> {
  const { next, out, yes, format } = options;
  await migrate(database, terminal);
  const { signups, formulas } = await oldest(database, next, format);
  if (formulas.length > 0) {
    const addresses = formulas.map((email) => `  ${printable(email)}\n`).join('');
    terminal.err.write(
      `Not invited, because a spreadsheet could take them for formulas (--format jsonl includes them):\n${addresses}`,
    );
  }
  const [first] = signups;
  if (!first) {
    terminal.out.write(`Nobody ${formulas.length > 0 ? 'else ' : ''}is left to invite.\n`);
    return;
  }
  const people = plural(signups.length, 'signup');
  const times = [first, signups.at(-1)].map((signup) => minute(signup?.createdAt) || 'an unknown time');
  terminal.err.write(`The oldest without an invitation: ${people}, from ${times.join(' to ')} (UTC).\n`);
  await requireConsent(terminal, yes, `Write ${signups.length} to ${out} and mark as invited?`);

  const now = Timestamp.now();
  const invitedAt = now.toDate().toISOString();
  const rows = signups.map((signup) => ({ ...signup, invitedAt }));
  await writeEntries(rows, [...fieldNames(WAITLIST.form), 'createdAt', 'invitedAt'], options, terminal);
  terminal.err.write(
    `${out} is written; its signups are marked next, all or none. If this is cut off, look for ${printable(first.id)} with find:\n` +
      'if it is invited, use the file; if not, delete the file and invite again.\n',
  );
  if (!(await mark(database, signups, now, now))) {
    rmSync(out);
    throw new Error(
      `Some were invited, erased or suspected meanwhile. Nobody was marked, and ${out} is deleted: invite again.`,
    );
  }
  terminal.out.write(`Invited ${people}, listed in ${out}.\n`);
}

/** Returns the oldest signups without an invitation, and the skipped addresses that a CSV file would change. */
async function oldest(database: Firestore, count: number, format: FileOptions['format']) {
  const signups: StoredEntry[] = [];
  const formulas: string[] = [];
  for await (const entry of oldestFirst(database, WAITLIST, { notInvited: true })) {
    // A signup that was typed into the console may have no address.
    if (!entry.email) continue;
    if (format === 'csv' && protect(entry.email) !== entry.email) formulas.push(entry.email);
    else signups.push(entry);
    if (signups.length === count) break;
  }
  return { signups, formulas };
}

/** Sets `invitedAt` of all signups. If one is gone or has another time than `wave`, sets none and returns `false`. */
export function mark(database: Firestore, signups: StoredEntry[], wave: Timestamp, invitedAt: Timestamp | FieldValue) {
  const collection = database.collection(WAITLIST.path);
  return database.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...signups.map(({ id }) => collection.doc(id)));
    // After a broken stream, the client repeats the transaction and finds its own change.
    const isReady = documents.every((document) => {
      const known = document.get('invitedAt');
      return document.exists && (!known || wave.isEqual(known));
    });
    if (isReady) for (const { ref } of documents) transaction.update(ref, { invitedAt });
    return isReady;
  });
}
