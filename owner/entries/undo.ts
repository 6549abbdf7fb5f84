import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { parse } from 'csv-parse/sync';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { oldestFirst, type StoredEntry, WAITLIST } from './entry.ts';
import { mark } from './invite.ts';
import { minute } from './table.ts';
import { plural, requireConsent, type Terminal } from './terminal.ts';

type Row = Record<string, string | undefined>;

/** The signups of a file that `invite` wrote. */
interface Wave {
  file: string;
  invitedAt: string;
  signups: Set<string>;
}

interface UndoOptions {
  wave: Wave;
  /** Doesn't ask. */
  yes: boolean;
}

/** Takes back all invitations of a wave, or none. Skips signups that are erased or no longer invited. */
export async function undo(database: Firestore, { wave, yes }: UndoOptions, terminal: Terminal): Promise<void> {
  const { file, invitedAt } = wave;
  const invited: StoredEntry[] = [];
  for await (const entry of oldestFirst(database, WAITLIST, { invited: true })) {
    if (wave.signups.has(identityOf(entry))) invited.push(entry);
  }
  const others = invited.filter((entry) => entry.invitedAt !== invitedAt).length;
  if (others > 0) {
    throw new Error(
      `${plural(others, `signup of ${file} has`, `signups of ${file} have`)} another time of invitation. Nobody was changed; find shows the time.`,
    );
  }
  if (invited.length === 0) {
    terminal.out.write(`Nobody in ${file} is invited any more.\n`);
    return;
  }
  const people = plural(invited.length, 'signup');
  terminal.err.write(`Invited at ${minute(invitedAt)} (UTC): ${people} of ${wave.signups.size} in ${file}.\n`);
  await requireConsent(terminal, yes, `Take ${invited.length === 1 ? 'this invitation' : 'these invitations'} back?`);
  if (!(await mark(database, invited, Timestamp.fromDate(new Date(invitedAt)), FieldValue.delete()))) {
    throw new Error('Some were invited, erased or suspected meanwhile. Nobody was changed: try again.');
  }
  terminal.out.write(`Took back the invitation of ${people}. Delete ${file}, and any copy of it.\n`);
}

/** Reads a file of `invite`, CSV or JSON lines. Refuses any other, and one with signups of several waves. */
export function readWave(file: string): Wave {
  let rows: Row[];
  try {
    rows = parseRows(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InvalidArgumentError(`It can't be read: ${(error as Error).message}`);
  }
  const [invitedAt = '', ...others] = new Set(rows.map((row) => row?.invitedAt));
  if (others.length > 0 || !isTime(invitedAt)) {
    throw new InvalidArgumentError('It must be a file that invite wrote, with the same invitedAt in every line.');
  }
  return { file, invitedAt, signups: new Set(rows.map(identityOf)) };
}

function parseRows(text: string): Row[] {
  // A spreadsheet or an editor may have put a byte order mark before it.
  const rows = text.replace(/^\ufeff/, '');
  if (!rows.startsWith('{')) return parse(rows, { columns: true });
  const lines = rows.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Whether this is a time as exports have it. A spreadsheet may have saved it in another form. */
function isTime(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** Email and time: after an erasure, a new signup with the same email is another one. */
function identityOf({ email, createdAt = '' }: Row): string {
  return `${createdAt} ${email}`;
}
