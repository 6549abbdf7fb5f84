import { FieldValue, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { FORMS } from '../../shared/contract.ts';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';
import { requireConsent } from '../lib/consent.ts';
import { byTime, collectionsNamed, type EntryText, keyOf, read, type Stored } from './entry.ts';
import { choose, namesOf } from './erase.ts';
import { isCsv, withoutFormulas, writeNewFile } from './files.ts';
import type { Terminal } from './terminal.ts';

type InviteOptions = { next: number; out: string; yes: boolean };

/** Marks the `next` oldest signups without an invitation, all or none. Then writes whoever is marked to a new file. */
export async function invite(database: Firestore, terminal: Terminal, { next, out, yes }: InviteOptions) {
  const chosen: Stored[] = [];
  const leftOut = new Map<string, number>();
  for await (const signup of read(database, WAITLIST, byTime)) {
    if (signup.entry.invitedAt) continue;
    const reason = whyNot(signup.entry, out);
    if (reason) leftOut.set(reason, 1 + (leftOut.get(reason) ?? 0));
    else if (chosen.push(signup) === next) break;
  }
  for (const [reason, count] of leftOut) terminal.err.write(`Left out: ${count}, because ${reason}.\n`);
  if (chosen.length === 0) throw new Error('Nobody is left to invite.');
  await requireConsent(terminal, yes, `Mark ${chosen.length} as invited, and write them to ${out}?`);

  const time = Timestamp.now();
  // Before anybody is marked, because the command may be interrupted.
  terminal.err.write(`To take it back: invite --undo ${time.toDate().toISOString()}\n`);
  const failure = await mark(database, chosen, time).catch((error: Error) => error);
  try {
    // The answer may have been lost, so the database says who is marked.
    const marked = new Map<string, EntryText>();
    for await (const { ref, entry } of read(database, WAITLIST, invitedAt(time))) marked.set(ref.id, entry);
    if (failure && marked.size === 0) throw failure;
    // In the order of joining. The query has the order of the ids.
    const rows = chosen.flatMap(({ ref }) => marked.get(ref.id) ?? []).map(rowOf);
    await writeNewFile(out, rows);
    terminal.out.write(`Invited: ${rows.length}.\n`);
    terminal.err.write(`The file is ${out}\n`);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nNo file is written. The command above takes back whoever is marked.`);
  }
}

/** Says why a signup can't be invited. */
function whyNot({ id, email = '' }: EntryText, out: string): string | undefined {
  if (FORMS.joinWaitlist.fields.email.validate(normaliseEmail(email))) return 'they have no valid address';
  if (id !== keyOf(email)) return 'their id is not that of their address, so they may be on the list twice';
  if (!isCsv(out) || withoutFormulas(email) === email) return undefined;
  // The apostrophe before a formula would make the address wrong.
  return 'a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them';
}

// Mail services take domains in ASCII.
const rowOf = ({ email = '', invitedAt }: EntryText) => ({ email: withAsciiDomain(normaliseEmail(email)), invitedAt });

/** Marks all of these signups, or none if somebody has changed one meanwhile. */
async function mark(database: Firestore, chosen: Stored[], time: Timestamp): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const signups = await transaction.getAll(...chosen.map(({ ref }) => ref));
    for (const signup of signups) {
      // After a broken stream, the client repeats the transaction and finds its own mark.
      if (signup.exists && time.isEqual(signup.get('invitedAt') || time))
        transaction.update(signup.ref, { invitedAt: time });
      else throw new Error('Some were invited or erased meanwhile.');
    }
  });
}

const WAITLIST = collectionsNamed('waitlist');
const invitedAt = (time: Timestamp) => (all: Query) => all.where('invitedAt', '==', time);

type UndoOptions = { undo: Date; yes: boolean };

/** Takes back all invitations of a time, or none, because a part of them would match no file. */
export async function undo(database: Firestore, terminal: Terminal, { undo, yes }: UndoOptions) {
  const time = Timestamp.fromDate(undo);
  const nobody = 'Nobody was invited at this time. Copy the time from the file.';
  const found = await choose(read(database, WAITLIST, invitedAt(time)), terminal, yes, 'Take # back?', nobody);
  let wasSent = false;
  await database.runTransaction(async (transaction) => {
    const entries = await transaction.getAll(...found.map(({ ref }) => ref));
    const changed = found.filter((_, index) => !time.isEqual(entries[index]?.get('invitedAt')));
    // If the answer to our commit is lost, the client tries again and finds its own change.
    if (wasSent && changed.length === found.length) return;
    if (changed.length > 0)
      throw new Error(`Nothing is taken back, because somebody changed ${namesOf(changed)} meanwhile.`);
    for (const { ref } of entries) transaction.update(ref, { invitedAt: FieldValue.delete() });
    wasSent = true;
  });
  terminal.out.write(`Taken back: ${found.length}. Delete the file, and any copy of it.\n`);
}
