import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FirestoreState } from '@firestore-emulator/server';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import { CSV, protect } from './entriesFile.ts';

const TOOL = join(import.meta.dirname, 'entries.ts');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Exports JSON lines to a pipe, and returns the entries. */
async function exported(args = '') {
  const { out } = await run(`export --format jsonl ${args}`.trim());
  return out.split('\n').flatMap((line): Record<string, string>[] => (line ? JSON.parse(line) : []));
}

test('export writes people’s entries to a CSV file that only its owner may read', async ({ store }) => {
  await fill(store);
  const file = join(folder, 'entries.csv');
  const { code, err } = await run(`export --out ${file}`);
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  expect(rows).toHaveLength(21);
  expect(rows).toContainEqual({
    collection: 'waitlist',
    id: 'page.20@example.com',
    createdAt: '2026-11-20T10:00:00.000Z',
    name: '',
    email: 'page.20@example.com',
    message: '',
    source: 'website',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    invitedAt: '',
    notifiedAt: '',
    expiresAt: '2028-11-20T10:00:00.000Z',
  });
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([code, err]).toEqual([0, expect.stringContaining(`21 entries exported to ${file}.`)]);
});

test('export writes the selected entries as JSON lines to a pipe, with unchanged text', async ({ store }) => {
  await fill(store);
  expect(await exported('--since 2026-11-21')).toMatchObject([
    { collection: 'waitlist', id: 'dialog.21@example.com', source: 'modal', createdAt: '2026-11-21T09:00:00.000Z' },
    { collection: 'waitlist', email: 'page.21@example.com', source: 'website' },
    { collection: 'contact', name: 'Zoë', message: '=1+1\nHello\u001b[2J' },
  ]);
  const [robot] = await exported('--collection suspected-waitlist');
  expect(robot).toMatchObject({ collection: 'suspected-waitlist', email: 'robot@example.com' });
  expect(await exported('--collection suspected-contact')).toMatchObject([{ collection: 'suspected-contact' }]);
  expect((await run('export --source modal')).err).toContain('7 entries exported.');
});

test('export prints nothing to a terminal, which would obey control characters', async () => {
  expect(await run('export', { columns: 80 })).toMatchObject({
    ...{ code: 1, out: '' },
    err: expect.stringContaining('Refusing to print untrusted text to a terminal. Use --out FILE.'),
  });
});

test('export writes each collection oldest first, with entries that lack a time at the end', async ({
  store,
  signups,
}) => {
  await signups.doc('a-by-hand').create({ email: 'hand@example.com' });
  for (const [day, name] of [
    [3, 'c'],
    [1, 'b'],
    [2, 'a'],
  ] as const) {
    vi.setSystemTime(Date.UTC(2026, 10, day));
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `${name}@example.com` });
    await store.add('submitContact', { ...VALID.submitContact, email: `${name}@example.org` });
  }
  expect((await exported()).map(({ email }) => email)).toEqual([
    ...['b@example.com', 'a@example.com', 'c@example.com', 'hand@example.com'],
    ...['b@example.org', 'a@example.org', 'c@example.org'],
  ]);
});

test('export accepts values of every type that the console can store', async ({ signups }) => {
  await signups.doc('by-hand').create({ email: 'hand@example.com', source: 7, submissionId: signups.doc('x') });
  const source = { collection: 'waitlist', id: 'by-hand', email: 'hand@example.com', source: '7' };
  expect(await exported()).toEqual([{ ...source, submissionId: '"waitlist_signups/x"' }]);
});

test('export refuses an existing file or link, and leaves it unchanged', async () => {
  const [file, link] = [join(folder, 'a.csv'), join(folder, 'b.csv')];
  writeFileSync(file, 'precious');
  symlinkSync(join(folder, 'elsewhere.csv'), link);
  for (const path of [file, link]) {
    const { code, err } = await run(`export --out ${path}`);
    expect(err).toContain(`argument '${path}' is invalid. It exists: name a new file.`);
    expect(code).toBe(2);
  }
  expect([readFileSync(file, 'utf8'), existsSync(join(folder, 'elsewhere.csv'))]).toEqual(['precious', false]);
});

test.skipIf(!existsSync('/dev/full'))('export says in a sentence that the disk is full', async ({ store }) => {
  await fill(store);
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [TOOL, 'export'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  const [[code], printed] = await Promise.all([once(child, 'close'), child.stderr && text(child.stderr)]);
  expect(printed).toContain(
    '✗ The output is incomplete: ENOSPC: no space left on device, write. Write it elsewhere.\n',
  );
  expect([code, printed?.includes('    at ')]).toEqual([1, false]);
});

test('export deletes its partial file on Ctrl-C', async ({ store }) => {
  await fill(store);
  const file = join(folder, 'entries.csv');
  const child = spawn(process.execPath, [TOOL, 'export', '--out', file]);
  const query = FirestoreState.prototype.v1Query;
  const spy = vi.spyOn(FirestoreState.prototype, 'v1Query').mockImplementation(function (
    this: FirestoreState,
    ...given
  ) {
    if (existsSync(file)) child.kill('SIGINT');
    return Reflect.apply(query, this, given);
  });
  onTestFinished(() => spy.mockRestore());
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1', 'a;\'"=1+1'],
  // Looks no further than a cell: a message of tabs alone would take a tenth of a second.
  [' \t=1+1', " \t'=1+1"],
  ['line\n- item', "line\n'- item"],
  ['\0=1+1', "'\0=1+1"],
  ['a;\u200b\x1b=1+1', "a;'\u200b\x1b=1+1"],
  ['jane@example.com', 'jane@example.com'],
  ["it's 1 + 1 = 2", "it's 1 + 1 = 2"],
])('a CSV cell %j is written as %j', (cell, written) => {
  expect(protect(cell)).toBe(written);
});

// Mostly characters that could end a cell or start a formula.
const spicy = constantFrom(...'=+-@\t\r\n;,\'"|＝＋－＠\0\v\x1b\u00a0\u200b\ufeff', '\r\n', '""', ';=', 'a', 'Zoë');
const hostile = oneof(
  array(spicy).map((parts) => parts.join('')),
  string({ unit: 'binary' }),
);

test('a CSV cell is no formula for a spreadsheet, even where semicolons separate fields', () => {
  assert(
    property(hostile, (input) => {
      for (const cell of protect(input).split(/[;\t\r\n]/u)) {
        expect(cell).not.toMatch(/^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
      }
    }),
  );
});

test('a CSV cell is read back by a CSV parser', () => {
  assert(
    property(array(hostile, { minLength: 2, maxLength: 3 }), (fields) => {
      expect(parse(stringify([fields], CSV), { record_delimiter: '\r\n' })).toEqual([fields.map(protect)]);
    }),
  );
});
