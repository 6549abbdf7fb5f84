import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FirestoreStore } from '../../functions/src/store/firestore.ts';
import { openDatabase } from '../stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../stack/firestore.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { pages } from './pages.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let firestore: EmbeddedFirestore;
let database: Firestore;
let close: () => Promise<void>;
let folder: string;
beforeEach(async () => {
  firestore = await startFirestore();
  ({ database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-stet' }));
  folder = mkdtempSync(join(tmpdir(), 'stet-entries-'));
});
afterEach(async () => {
  await close();
  firestore.stop();
  rmSync(folder, { recursive: true });
});

async function entries(
  args: string,
  options: Partial<Terminal> & { env?: NodeJS.ProcessEnv; quit?: AbortSignal } = {},
) {
  const { env, quit = new AbortController().signal, ...rest } = options;
  const { terminal, out, err } = fakeTerminal(rest);
  const surroundings = { terminal, env: { FIRESTORE_EMULATOR_HOST: firestore.host, ...env }, now: NOW, quit };
  const code = await run(args.split(' ').filter(Boolean), surroundings);
  return { code, out: out(), err: err() };
}

const EXTRAS = { submissionId: undefined, suspected: false };

/** A week of entries, stored as visitors' are: a signup by each way and a message a day. */
async function fill(): Promise<void> {
  const store = new FirestoreStore(database);
  for (let day = 15; day <= 21; day += 1) {
    firestore.setClock(() => new Date(`2026-11-${day}T09:00:00Z`));
    await store.addSignup({ ...EXTRAS, email: `dialog.${day}@example.com`, source: 'modal' });
    firestore.setClock(() => new Date(`2026-11-${day}T10:00:00Z`));
    await store.addSignup({
      email: `page.${day}@example.com`,
      source: 'website',
      submissionId: undefined,
      suspected: day === 20,
    });
    firestore.setClock(() => new Date(`2026-11-${day}T11:00:00Z`));
    await store.addMessage({
      ...EXTRAS,
      name: 'Zoë',
      email: `Writer.${day}@Example.com`,
      message: '=1+1\nHello\u001b[2J',
    });
  }
  firestore.setClock(undefined);
}

test('list: the newest entries of both collections, one a line, aligned and harmless', async () => {
  await fill();
  const { code, out, err } = await entries('list --limit 5');
  expect(out).toBe(
    [
      'Created (UTC)     Source   Email                  Mark       Message',
      '2026-11-21 11:00  contact  Writer.21@Example.com             Zoë: =1+1 Hello\ufffd[2J',
      '2026-11-21 10:00  website  page.21@example.com',
      '2026-11-21 09:00  modal    dialog.21@example.com',
      '2026-11-20 11:00  contact  Writer.20@Example.com             Zoë: =1+1 Hello\ufffd[2J',
      '2026-11-20 10:00  website  page.20@example.com    suspected',
      '',
    ].join('\n'),
  );
  expect(err).toBe(
    `Local stack at ${firestore.host}, project demo-stet\nThe 5 newest of 21 entries; --limit shows more.\n`,
  );
  expect(code).toBe(0);
});

test('list: by collection, source and day', async () => {
  await fill();
  const emails = (out: string) => out.match(/\S+@\S+/g);
  expect(emails((await entries('list --source modal --since 2026-11-20')).out)).toEqual([
    'dialog.21@example.com',
    'dialog.20@example.com',
  ]);
  const { out, err } = await entries('list --collection contact --until 2026-11-16');
  expect(emails(out)).toEqual(['Writer.16@Example.com', 'Writer.15@Example.com']);
  expect(err).toContain('2 entries.');
});

test('list: on a screen, no line is longer than it', async () => {
  await fill();
  const { out } = await entries('list', { columns: 80 });
  for (const line of out.split('\n')) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(80);
});

test('list: says that there are none', async () => {
  expect(await entries('list')).toEqual({ code: 0, out: '', err: expect.stringMatching(/\nNo entries\.\n$/) });
});

test('stats: a bar a day, the counts before it, the sums below', async () => {
  await fill();
  const lines = (await entries('stats --since 2026-11-14')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   modal  website  contact');
  expect(lines[1]).toMatch(/^2026-11-14 {6}0 {8}0 {8}0\s+╢$/);
  expect(lines[2]).toMatch(/^2026-11-15 {6}1 {8}1 {8}1\s+╢█+$/);
  expect(lines).toContain('Total           7        7        7  21 in all');
});

test('stats: the last thirty days unless told otherwise, and of one source alone', async () => {
  await fill();
  const lines = (await entries('stats --source website')).out.split('\n');
  expect(lines[0]).toBe('Day (UTC)   website');
  expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(30);
  expect(lines).toContain('Total             7  7 in all');
});

test('stats: no colours but on a screen', async () => {
  await fill();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect((await entries('stats')).out).not.toMatch(/\u001b/);
});

test('export: a CSV file that a parser reads, for its owner alone', async () => {
  await fill();
  const file = join(folder, 'entries.csv');
  const { code, err } = await entries(`export --out ${file}`);
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  expect(rows).toHaveLength(21);
  expect(rows[0]).toMatchObject({ collection: 'waitlist', email: 'page.21@example.com', source: 'website' });
  expect(rows.filter((row) => row.suspected === 'true')).toHaveLength(1);
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(err).toContain(`21 exported to ${file}.`);
  expect(code).toBe(0);
});

test('export: JSON lines to standard output, and nothing else there', async () => {
  await fill();
  const { out } = await entries('export --format jsonl --collection waitlist --since 2026-11-21');
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      collection: 'waitlist',
      id: 'page.21@example.com',
      createdAt: '2026-11-21T10:00:00.000000Z',
      email: 'page.21@example.com',
      source: 'website',
      suspected: false,
    },
    {
      collection: 'waitlist',
      id: 'dialog.21@example.com',
      createdAt: '2026-11-21T09:00:00.000000Z',
      email: 'dialog.21@example.com',
      source: 'modal',
      suspected: false,
    },
  ]);
});

test('export: what was there stays until the new file is whole, and no part of it is left', async () => {
  await fill();
  const { code, err } = await entries(`export --out ${folder}`);
  expect(code).toBe(1);
  expect(err).toContain(`${folder} can't be written: EISDIR`);
  expect(readdirSync(tmpdir())).not.toContain(`${basename(folder)}.part`);
});

test('Ctrl-C ends it, even while the database is silent', async () => {
  const quit = new AbortController();
  firestore.setDelay(Number.POSITIVE_INFINITY);
  const running = entries(`export --out ${join(folder, 'entries.csv')}`, { quit: quit.signal });
  quit.abort();
  expect((await running).code).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
});

test("export: does not mix with npm's own output", async () => {
  const { code, err } = await entries('export', { env: { npm_lifecycle_event: 'entries' } });
  expect(code).toBe(1);
  expect(err).toContain('use npm run --silent entries -- export, or --out <file>');
});

test('pages: every document once, whatever the size of a page and however many share a time', async () => {
  const collection = database.collection('waitlist_signups');
  for (let n = 0; n < 40; n += 1) {
    await collection.doc(`${n}@example.com`).create({ createdAt: new Date(NOW.getTime() + Math.floor(n / 13)) });
  }
  for (const size of [1, 13, 40]) {
    const ids: string[] = [];
    for await (const page of pages(collection.orderBy('createdAt', 'desc'), size))
      ids.push(...page.map(({ id }) => id));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  }
});

test('erase: what was sent with an email, in whichever spelling, from both collections, and nothing else', async () => {
  await fill();
  const store = new FirestoreStore(database);
  await store.addSignup({ ...EXTRAS, email: 'a/b%@example.com', source: 'modal' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: ' A/B%@Example.com ', message: 'one' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: 'a/b%@example.com', message: 'two' });
  const { code, out } = await entries('erase A/b%@EXAMPLE.com --yes');
  expect(out).toBe('Erased of a/b%@example.com: 1 waitlist signup and 2 contact messages.\n');
  expect(code).toBe(0);
  expect((await database.collection('waitlist_signups').get()).size).toBe(14);
  expect((await database.collection('contact_submissions').get()).size).toBe(7);
  expect((await entries('erase a/b%@example.com --yes')).out).toBe('Nothing is kept of a/b%@example.com.\n');
});

test('erase: shows what it would remove and asks first', async () => {
  await fill();
  const asked: string[] = [];
  const confirm = async (question: string) => {
    asked.push(question);
    return asked.length > 1;
  };
  const refused = await entries('erase page.20@example.com', { confirm });
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was erased.') });
  expect(refused.err).toContain('2026-11-20 10:00  website  page.20@example.com');
  expect((await entries('erase page.20@example.com', { confirm })).out).toContain('1 waitlist signup.');
  expect(asked).toEqual(['Erase this for good?', 'Erase this for good?']);
});

test('erase: where nobody can be asked, it wants --yes', async () => {
  await fill();
  const { code, err } = await entries('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Nobody is there to ask: --yes erases without asking.');
  expect((await database.collection('waitlist_signups').get()).size).toBe(14);
});

test('erase: an address is wanted', async () => {
  expect(await entries('erase jane --yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('jane is no email address.'),
  });
});

test.each([
  ['list --limt 5', "Unknown option '--limt' (Did you mean --limit?)"],
  [
    'list --limit many',
    "Option '--limit <number>' argument 'many' is invalid. It takes a whole number from 1 to 999999.",
  ],
  ['list --collection people', "argument 'people' is invalid. Allowed choices are waitlist, contact."],
  ['lst', "Unknown command 'lst' (Did you mean list?)"],
  ['erase', "Missing required argument 'email'"],
])('%s: tells what is wrong with it, with exit code 2', async (args, message) => {
  const { code, out, err } = await entries(args);
  expect(err).toContain(message);
  expect([code, out]).toEqual([2, '']);
});

test('without a command it tells what there is', async () => {
  const { code, err } = await entries('');
  expect(err).toMatch(/list.+stats.+export.+erase/s);
  expect(code).toBe(2);
});
