import { rmSync } from 'node:fs';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { withAsciiDomain } from '../../shared/email.ts';
import { changing } from './change.ts';
import { ALL, byTime, collectionsNamed, keyOf, read, type Stored } from './entry.ts';
import { isCsv, withoutFormulas, writeNewFile } from './files.ts';
import type { Invited } from './options.ts';
import { remindOfSuspected } from './show.ts';
import { printable, requireConsent, type Terminal } from './terminal.ts';

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE: gRPC's codes for a write that may have been stored. */
const MAYBE_DONE = [1, 2, 4, 13, 14];

type InviteOptions = { next: number; out: string; yes: boolean };

/** Writes the `next` oldest signups without an invitation to a new file. Then marks all of them or none. */
export async function invite(database: Firestore, terminal: Terminal, { next, out, yes }: InviteOptions) {
  const signups: Stored[] = [];
  let leftOut = 0;
  for await (const signup of read(database, collectionsNamed('waitlist'), byTime)) {
    const { email, invitedAt } = signup.entry;
    if (invitedAt || !email) continue;
    // The apostrophe before a formula would make the address wrong.
    if (isCsv(out) && withoutFormulas(email) !== email) leftOut += 1;
    else if (signups.push(signup) === next) break;
  }
  const reason = 'because a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them';
  if (leftOut > 0) terminal.err.write(`Left out: ${leftOut}, ${reason}.\n`);
  const [first] = signups;
  if (!first) throw new Error('Nobody is left to invite.');
  await requireConsent(terminal, yes, `Write ${signups.length} to ${out}, and mark as invited?`);

  const now = Timestamp.now();
  const invitedAt = now.toDate().toISOString();
  // Mail services take domains in ASCII. They take a byte-order mark for a part of the first column's name.
  const rows = signups.map(({ entry: { email = '', source, createdAt } }) => ({
    email: withAsciiDomain(email),
    source,
    createdAt,
    invitedAt,
  }));
  await writeNewFile(out, rows);
  const id = printable(first.entry.id);
  terminal.err.write(
    `${out} is written. If this command is cut off, use the file only if find ${id} shows invitedAt ${invitedAt}.\n`,
  );
  const marks = signups.map(({ ref }) => ({ ref, time: now }));
  await mark(database, marks).catch((error) => {
    if (error instanceof MaybeMarkedError) {
      throw new Error(
        `${error.message}\nPerhaps all are marked. Keep ${out} only if find ${id} shows invitedAt ${invitedAt}.`,
      );
    }
    rmSync(out, { force: true });
    throw new Error(`${error.message} Nobody was marked, and ${out} is deleted.`);
  });
  terminal.out.write(`Invited: ${signups.length}. To take it back: invite --undo ${invitedAt}\n`);
  terminal.err.write(`The file is ${out}\n`);
  await remindOfSuspected(database, terminal);
}

/** Nobody can know whether the signups are marked. */
class MaybeMarkedError extends Error {}

/** Marks all of these signups as invited, or none. */
async function mark(database: Firestore, marks: { ref: DocumentReference; time: Timestamp }[]): Promise<void> {
  // If the answer to a commit is lost, the client tries again.
  let [isSent, wasSentBefore] = [false, false];
  const markAll = async (transaction: Transaction) => {
    wasSentBefore = isSent;
    const signups = await transaction.getAll(...marks.map(({ ref }) => ref));
    for (const [index, { ref, time }] of marks.entries()) {
      const signup = signups[index];
      // After a broken stream, the client repeats the transaction and finds its own change.
      const isReady = signup?.exists && time.isEqual(signup.get('invitedAt') || time);
      if (!isReady) throw new Error('Some were invited, erased or suspected meanwhile.');
      transaction.update(ref, { invitedAt: time });
    }
    isSent = true;
  };
  await database.runTransaction(markAll).catch((error) => {
    const isRefused = !isSent || !(wasSentBefore || MAYBE_DONE.includes(error.code));
    throw isRefused ? error : new MaybeMarkedError(error.message);
  });
}

const INVITABLE = ALL.filter(({ fields }) => fields.includes('invitedAt'));

type AgainOptions = { again: Invited[]; yes: boolean };

/** Marks the people of a file again, because a restore has brought back their signups without marks. */
export async function inviteAgain(database: Firestore, terminal: Terminal, { again, yes }: AgainOptions) {
  const people = new Map(again.map((person) => [keyOf(person.email), person]));
  const missing = new Map(people);
  const marks = [];
  for await (const { ref, from, entry } of read(database, INVITABLE)) {
    const key = keyOf(entry.email ?? '');
    const person = people.get(key);
    // Suspected signups come last, and may have a person's address.
    if (!person || (from.isSuspected && !missing.has(key))) continue;
    missing.delete(key);
    const isKept = from.isSuspected ? 'Suspected' : entry.invitedAt && 'Invited already';
    if (isKept) terminal.err.write(`${isKept}: ${printable(person.email)}\n`);
    else marks.push({ ref, time: Timestamp.fromDate(person.invitedAt) });
  }
  for (const { email } of missing.values()) terminal.err.write(`Missing: ${printable(email)}\n`);
  if (marks.length > 0) {
    await requireConsent(terminal, yes, `Mark ${marks.length} as invited again?`);
    await mark(database, marks).catch(({ message }) => {
      throw new Error(`${message} Run this again: it marks whoever is left.`);
    });
  }
  terminal.out.write(`Invited again: ${marks.length}.\n`);
  if (missing.size > 0) throw new Error(`Not on the waitlist: ${missing.size}, named above.`);
}

type UndoOptions = { undo: Date; yes: boolean };

/** Takes back all invitations of a time, or none, because a part of them would match no file. */
export const undo = changing(
  (database, _whose, { undo }: UndoOptions) =>
    read(database, INVITABLE, (all) => all.where('invitedAt', '==', Timestamp.fromDate(undo))),
  (transaction, { ref }) => transaction.update(ref, { invitedAt: FieldValue.delete() }),
  'Take # back?',
  'Taken back: #. Delete the file, and any copy of it.',
  { isWhole: true, nobody: 'Nobody was invited at this time. Copy the time from the file.' },
);
