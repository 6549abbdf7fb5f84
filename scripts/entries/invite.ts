import { rmSync } from 'node:fs';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { fieldNames } from '../../functions/src/contract/contract.ts';
import { type FileOptions, writeEntries } from './entriesFile.ts';
import { collectionOf, type Entry, type Filter, oldestFirst, WAITLIST } from './entry.ts';
import { minute } from './table.ts';
import { plural, printable, requireConsent, type Terminal } from './terminal.ts';

interface InviteOptions extends FileOptions {
  out: string;
  /** How many at most. */
  next: number;
  /** Invites suspected signups instead of genuine ones. */
  suspected?: boolean;
  /** Doesn't ask. */
  yes: boolean;
}

/**
 * Hands out the oldest signups that aren't invited, genuine ones by default: writes them to a new file, then marks all
 * of them or none. Throws, and removes the file, if another run or an erasure was faster.
 */
export async function invite(database: Firestore, options: InviteOptions, terminal: Terminal): Promise<void> {
  const { next, out, yes, suspected = false } = options;
  const signups = await oldest(database, next, { suspected, genuine: !suspected, notInvited: true });
  const [first] = signups;
  if (!first) {
    terminal.out.write('Nobody is left to invite.\n');
    return;
  }
  const people = plural(signups.length, `${suspected ? 'suspected' : 'genuine'} signup`);
  const times = [first, signups.at(-1)].map((signup) => minute(signup?.createdAt) || 'an unknown time');
  terminal.err.write(`The oldest without an invitation: ${people}, from ${times.join(' to ')} (UTC).\n`);
  await requireConsent(terminal, yes, `Write ${signups.length} to ${out} and mark as invited?`);

  await writeEntries(signups, [...fieldNames(WAITLIST), 'createdAt'], options, terminal);
  terminal.err.write(
    `${out} is written; its signups are marked next, all or none. If this is cut off, look for ${printable(first.id)} with find:\n` +
      'if it is invited, use the file; if not, delete the file and invite again.\n',
  );
  if (!(await mark(database, signups))) {
    rmSync(out);
    throw new Error(`Some were invited or erased meanwhile. Nobody was marked, and ${out} is deleted: invite again.`);
  }
  terminal.out.write(`Invited ${people}, listed in ${out}.\n`);
}

async function oldest(database: Firestore, count: number, filter: Filter): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of oldestFirst(database, WAITLIST, filter)) {
    // The console may make one without an address.
    if (entry.email) found.push(entry);
    if (found.length === count) break;
  }
  return found;
}

/** Marks all signups as invited now; returns whether it did, and not that one is gone or was invited. */
function mark(database: Firestore, signups: Entry[]): Promise<boolean> {
  const collection = collectionOf(database, WAITLIST);
  const invitedAt = Timestamp.now();
  return database.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...signups.map(({ id }) => collection.doc(id)));
    // Tried again after a broken stream, the client finds its own marks.
    const isFree = documents.every((document) => {
      const known = document.get('invitedAt');
      return document.exists && (!known || invitedAt.isEqual(known));
    });
    if (isFree) for (const { ref } of documents) transaction.update(ref, { invitedAt });
    return isFree;
  });
}
