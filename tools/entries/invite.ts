import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { FORMS } from '../../shared/contract.ts';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';
import { requireConsent } from '../lib/consent.ts';
import { changeAll, choose } from './change.ts';
import { isCsv, withoutFormulas, writeNewFile } from './files.ts';
import { collectionsNamed, type EntryText, keyOf, type Stored, select, WAITLIST } from './selection.ts';
import type { Terminal } from './terminal.ts';

const SIGNUPS = collectionsNamed(WAITLIST);

type InviteOptions = { next: number; out: string; yes: boolean };

/** Writes the `next` oldest signups without an invitation to a new file, and marks them, all or none. */
export async function invite(database: Firestore, terminal: Terminal, { next, out, yes }: InviteOptions) {
  const chosen: Stored[] = [];
  for await (const signup of importable(database, terminal, out, ({ marks }) => !marks.includes('invitedAt'))) {
    if (chosen.push(signup) === next) break;
  }
  if (chosen.length === 0) throw new Error('Nobody is left to invite.');
  await requireConsent(terminal, yes, `Mark ${chosen.length} as invited, and write them to ${out}?`);

  const invitedAt = Timestamp.now();
  const time = invitedAt.toDate().toISOString();
  // The way back and the file come before the marks, because the command may be interrupted.
  terminal.err.write(`To take it back: invite --undo ${time}\n`);
  const rows = chosen.map(({ entry: { email } }) => ({ email, invitedAt: time }));
  await writeNewFile(out, rows);
  terminal.err.write(`The file is ${out}\n`);
  const wayBack = 'All are marked, or nobody. Run the command above, delete the file, and invite again.';
  await changeAll(database, chosen, { invitedAt }, wayBack);
  terminal.out.write(`Invited: ${rows.length}.\n`);
}

/** Reads signups, oldest first, that a mail service can take from a file. Then says how many it can't take, and why. */
export async function* importable(
  database: Firestore,
  { err }: Terminal,
  out: string,
  isMeant: (stored: Stored) => boolean,
): AsyncGenerator<Stored> {
  const leftOut = new Map<string, number>();
  try {
    for await (const { entry, ...signup } of select(database, { from: SIGNUPS, order: 'asc', isMeant })) {
      const reason = whyNot(entry, out);
      if (reason) leftOut.set(reason, 1 + (leftOut.get(reason) ?? 0));
      // Mail services take domains in ASCII.
      else yield { ...signup, entry: { ...entry, email: withAsciiDomain(normaliseEmail(entry.email ?? '')) } };
    }
  } finally {
    for (const [reason, count] of leftOut) err.write(`Left out: ${count}, because ${reason}.\n`);
  }
}

/** Says why a mail service can't take a signup from a file. */
function whyNot({ id, email = '' }: EntryText, out: string): string | undefined {
  if (FORMS.joinWaitlist.fields.email.validate(normaliseEmail(email))) return 'they have no valid address';
  if (id !== keyOf(email)) return 'their id is not that of their address, so they may be on the list twice';
  if (!isCsv(out) || withoutFormulas(email) === email) return undefined;
  // The apostrophe before a formula would make the address wrong.
  return 'a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them';
}

/** Takes back all invitations of a time, or none, because a part of them would match no file. */
export async function undo(database: Firestore, terminal: Terminal, { undo, yes }: { undo: Date; yes: boolean }) {
  const invited = select(database, { from: SIGNUPS, invitedAt: Timestamp.fromDate(undo) });
  const nobody = 'Nobody was invited at this time. Copy the time from the file.';
  const shown = await choose(invited, terminal, yes, 'Take # back?', nobody);
  const again = 'All are taken back, or nobody. Run it again: if it finds nobody, all are.';
  await changeAll(database, shown, { invitedAt: FieldValue.delete() }, again);
  terminal.out.write(`Taken back: ${shown.length}. Delete the file, and any copy of it.\n`);
}
