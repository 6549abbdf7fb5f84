import { Console } from 'node:console';
import { rmSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../functions/src/settings.ts';
import { normaliseEmail } from '../../shared/email.ts';
import { SOURCES } from '../../shared/fields.ts';
import { isCsv, writeNewFile } from './files.ts';
import { importable } from './invite.ts';
import { ALL, belongsTo, collectionsNamed, contains, type Stored, select, WAITLIST } from './selection.ts';
import { lineOf, printable, type Terminal, textOf } from './terminal.ts';

/** Whether an entry is neither passed on nor invited. */
const isLeft = ({ marks }: Stored) => marks.length === 0;

type ListOptions = { collection?: string; limit: number; notPassedOn?: boolean };

/** Prints the newest entries, one per line. */
export async function list(database: Firestore, terminal: Terminal, options: ListOptions, services: Services) {
  const { collection, limit, notPassedOn } = options;
  // Without a hook no signup is passed on, so none is missing, unless the owner asks for signups.
  const isWithoutHook = notPassedOn && !collection && !services.mailService && !services.chat;
  const from = collectionsNamed(collection).filter(({ name }) => name !== WAITLIST || !isWithoutHook);
  // No query finds the documents that lack a field.
  const isMeant = notPassedOn ? isLeft : undefined;
  const entries: Stored[] = [];
  // One more entry says whether there are more.
  const newest = select(database, { from, order: 'desc', isMeant, limit: limit + 1 });
  for await (const stored of newest) entries.push(stored);
  const timeOf = ({ entry }: Stored) => entry.createdAt ?? '';
  entries.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
  for (const stored of entries.slice(0, limit)) terminal.out.write(lineOf(stored, terminal));
  if (entries.length > limit) terminal.err.write(`The newest ${limit}; --limit shows more.\n`);
}

/** Prints the entries of an address or, for any other text, all that contain it; or writes them to a new file. */
export async function find(database: Firestore, terminal: Terminal, given: string, { out }: { out?: string }) {
  const address = /^[^\s@]\S*@\S+$/.exec(normaliseEmail(given))?.[0];
  let count = 0;
  async function* found() {
    for await (const { entry, added } of select(database, { isMeant: address ? belongsTo(given) : contains(given) })) {
      count += 1;
      yield { ...entry, ...added };
    }
  }
  if (out) await writeNewFile(out, found());
  else for await (const entry of found()) terminal.out.write(textOf(entry));
  terminal.err.write(`Entries ${address ? 'of' : 'with'} "${printable(address ?? given)}": ${count}.\n`);
  if (out) keepFile(out, count, terminal);
}

/** Keeps a file that has entries. */
function keepFile(out: string, count: number, { err }: Terminal) {
  if (count === 0) rmSync(out);
  err.write(count > 0 ? `The file is ${out}\n` : 'No file is written.\n');
}

type ExportOptions = { collection: string; out: string; notPassedOn?: boolean };

/** Writes a collection, or the signups that are left, oldest first. Lines of JSON also have what the owner added. */
export async function exportEntries(database: Firestore, terminal: Terminal, options: ExportOptions) {
  const { collection, out, notPassedOn } = options;
  const from = collectionsNamed(collection);
  const meant = notPassedOn ? importable(database, terminal, out, isLeft) : select(database, { from, order: 'asc' });
  let count = 0;
  async function* entries() {
    for await (const { entry, added } of meant) {
      count += 1;
      yield isCsv(out) ? withPlainTimes(entry) : { ...entry, ...added };
    }
  }
  // Excel reads UTF-8 only after a byte-order mark, which a mail service could take for a letter.
  await writeNewFile(out, entries(), { bom: !notPassedOn });
  terminal.err.write(`Exported: ${count}.\n`);
  keepFile(out, count, terminal);
  if (notPassedOn) return;
  const all = await Promise.all(from.map(({ path }) => database.collection(path).count().get()));
  const leftOut = all.reduce((sum, each) => sum + each.data().count, -count);
  if (leftOut > 0) terminal.err.write(`Left out: ${leftOut}, because they have no createdAt. find shows them.\n`);
}

const TIME = /^(\d{4}-\d\d-\d\d)T([\d:.]+)Z$/;

/** Writes times as spreadsheets read them, in UTC. In ISO 8601, they would be texts. */
function withPlainTimes(entry: Stored['entry']) {
  const plain = Object.entries(entry).map(([name, text]) => [name, text?.replace(TIME, '$1 $2')]);
  return Object.fromEntries(plain);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LARGEST = 10;
const NO_CAMPAIGN = '(none)';
const NONE = { all: 0, 'last 30 days': 0, 'last 7 days': 0 };

/** Counts entries by collection, and signups by source and by campaign. */
export async function stats(database: Firestore, { out, err }: Terminal) {
  const [month = '', week = ''] = [30, 7].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
  const groups = new Map([...ALL.map(({ name }) => name), ...SOURCES].map((name) => [name, NONE]));
  const campaigns = new Map<string, typeof NONE>();
  const count = (counts: typeof campaigns, name: string, createdAt = '') => {
    const before = counts.get(name) ?? NONE;
    counts.set(name, {
      all: before.all + 1,
      'last 30 days': before['last 30 days'] + Number(createdAt >= month),
      'last 7 days': before['last 7 days'] + Number(createdAt >= week),
    });
  };
  let withoutExpiry = 0;
  for await (const { entry, from, isExpiring } of select(database)) {
    count(groups, from.name, entry.createdAt);
    if (!isExpiring) withoutExpiry += 1;
    if (from.name !== WAITLIST) continue;
    if (entry.source) count(groups, entry.source, entry.createdAt);
    count(campaigns, entry.campaign ?? NO_CAMPAIGN, entry.createdAt);
  }
  const { table } = new Console(out);
  table(Object.fromEntries(groups));
  const largest = [...campaigns].sort(([, one], [, other]) => other.all - one.all).slice(0, LARGEST);
  table(largest.map(([campaign, counts]) => ({ campaign: printable(campaign), ...counts })));
  if (withoutExpiry > 0) err.write(`Without an expiry: ${withoutExpiry}. Nothing deletes them but erase.\n`);
}
