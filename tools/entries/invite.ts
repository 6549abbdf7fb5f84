import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { FORMS } from '../../shared/contract.ts';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';
import { requireConsent } from '../lib/consent.ts';
import { changeAsShown, choose } from './change.ts';
import { isCsv, withoutFormulas, writeNewFile } from './files.ts';
import { collectionsNamed, type EntryText, keyOf, type Stored, select, WAITLIST } from './selection.ts';
import type { Terminal } from './terminal.ts';

const SIGNUPS = collectionsNamed(WAITLIST);

type InviteOptions = { next: number; out: string; yes: boolean };

/** Marks the `next` oldest signups without an invitation, all or none. Then writes whoever is marked to a new file. */
export async function invite(database: Firestore, terminal: Terminal, { next, out, yes }: InviteOptions) {
  const chosen: Stored[] = [];
  for await (const signup of signupsWithout('invitedAt', database, terminal, out)) {
    if (chosen.push(signup) === next) break;
  }
  if (chosen.length === 0) throw new Error('Nobody is left to invite.');
  await requireConsent(terminal, yes, `Mark ${chosen.length} as invited, and write them to ${out}?`);

  const invitedAt = Timestamp.now();
  // Before anybody is marked, because the command may be interrupted.
  terminal.err.write(`To take it back: invite --undo ${invitedAt.toDate().toISOString()}\n`);
  const failure = await changeAsShown(database, chosen, (transaction, ref) => transaction.update(ref, { invitedAt }));
  try {
    const marked = await markedAt(database, invitedAt);
    if (failure && marked.size === 0) throw failure;
    // In the order of joining. The database has the order of the ids.
    const rows = chosen.flatMap(({ ref }) => marked.get(ref.id) ?? []).map(rowWith('invitedAt'));
    await writeNewFile(out, rows);
    terminal.out.write(`Invited: ${rows.length}.\n`);
    terminal.err.write(`The file is ${out}\n`);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nNo file is written. The command above takes back whoever is marked.`);
  }
}

/** Reads the signups without a mark, oldest first. Then says how many a mail service couldn't take from a file, and why. */
export async function* signupsWithout(mark: string, database: Firestore, { err }: Terminal, out: string) {
  const leftOut = new Map<string, number>();
  const isMeant = ({ marks }: Stored) => !marks.includes(mark);
  try {
    for await (const signup of select(database, { from: SIGNUPS, order: 'asc', isMeant })) {
      const reason = whyNot(signup.entry, out);
      if (reason) leftOut.set(reason, 1 + (leftOut.get(reason) ?? 0));
      else yield signup;
    }
  } finally {
    for (const [reason, count] of leftOut) err.write(`Left out: ${count}, because ${reason}.\n`);
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

/** A signup's row in a file, with one of its times. */
export const rowWith = (time: 'createdAt' | 'invitedAt') => (signup: EntryText) => ({
  // Mail services take domains in ASCII.
  email: withAsciiDomain(normaliseEmail(signup.email ?? '')),
  [time]: signup[time],
});

/** Resolves to all signups that are marked with this time, by id. */
async function markedAt(database: Firestore, invitedAt: Timestamp): Promise<Map<string, EntryText>> {
  const marked = new Map<string, EntryText>();
  for await (const { ref, entry } of select(database, { from: SIGNUPS, invitedAt })) marked.set(ref.id, entry);
  return marked;
}

type UndoOptions = { undo: Date; yes: boolean };

/** Takes back all invitations of a time, or none, because a part of them would match no file. */
export async function undo(database: Firestore, terminal: Terminal, { undo, yes }: UndoOptions) {
  const invitedAt = Timestamp.fromDate(undo);
  const nobody = 'Nobody was invited at this time. Copy the time from the file.';
  const invited = select(database, { from: SIGNUPS, invitedAt });
  const shown = await choose(invited, terminal, yes, 'Take # back?', nobody);
  const unmarked = { invitedAt: FieldValue.delete() };
  const failure = await changeAsShown(database, shown, (transaction, ref) => transaction.update(ref, unmarked));
  if (failure && (await markedAt(database, invitedAt)).size > 0) throw failure;
  terminal.out.write(`Taken back: ${shown.length}. Delete the file, and any copy of it.\n`);
}
