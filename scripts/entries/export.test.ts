import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http2';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { LOOPBACK, listen } from '../stack/ports.ts';
import { ROOT } from '../stack/project.ts';
import { CSV, protect } from './export.ts';
import { fill, run, test } from './testTool.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Exports to a new file and returns what it holds. */
async function exported(args: string): Promise<string> {
  const file = join(folder, crypto.randomUUID());
  expect((await run(`export --out ${file} ${args}`)).code).toBe(0);
  return readFileSync(file, 'utf8');
}

test('writes a CSV file that only its owner may read', async ({ store }) => {
  await fill(store);
  const file = join(folder, 'entries.csv');
  const { code, err } = await run(`export --out ${file}`);
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  expect(rows).toHaveLength(21);
  // In the order of ids: Firestore leaves entries without a time out of the order of time.
  expect(rows[0]).toMatchObject({ id: 'dialog.15@example.com' });
  expect(rows).toContainEqual({
    collection: 'waitlist',
    id: 'page.20@example.com',
    createdAt: '2026-11-20T10:00:00.000Z',
    name: '',
    email: 'page.20@example.com',
    message: '',
    source: 'website',
    suspected: 'true',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    expiresAt: '2028-11-20T10:00:00.000Z',
  });
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(err).toContain(`21 entries exported to ${file}.`);
  expect(code).toBe(0);
});

test('writes the selected entries as JSON lines, with their plain text', async ({ store }) => {
  await fill(store);
  const lines = (await exported('--format jsonl --since 2026-11-21')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { collection: 'waitlist', id: 'page.21@example.com', source: 'website', createdAt: '2026-11-21T10:00:00.000Z' },
    { collection: 'waitlist', email: 'dialog.21@example.com', source: 'modal' },
    { collection: 'contact', name: 'Zoë', message: '=1+1\nHello\u001b[2J' },
  ]);
});

test('writes to another program, but not to a screen, which obeys the characters of visitors', async ({ store }) => {
  await fill(store);
  const { out, err } = await run('export --format jsonl --source modal');
  expect(out.trimEnd().split('\n')).toHaveLength(7);
  expect(err).toContain('7 entries exported.');
  const shown = await run('export', { columns: 80 });
  expect(shown).toMatchObject({ code: 1, out: '' });
  expect(shown.err).toContain('Refusing to print untrusted text to a terminal. Use --out FILE.');
});

test('exports values of other types, as the console makes them', async ({ signups }) => {
  await signups.doc('by-hand').create({ email: 'hand@example.com', source: 7, submissionId: signups.doc('x') });
  expect(JSON.parse(await exported('--format jsonl'))).toEqual({
    collection: 'waitlist',
    id: 'by-hand',
    email: 'hand@example.com',
    source: '7',
    submissionId: '"waitlist_signups/x"',
  });
});

test('refuses an existing file or link, and leaves it as it is', async () => {
  const [file, link] = [join(folder, 'a.csv'), join(folder, 'b.csv')];
  writeFileSync(file, 'precious');
  symlinkSync(join(folder, 'elsewhere.csv'), link);
  for (const path of [file, link]) {
    const { code, err } = await run(`export --out ${path}`);
    expect(code).toBe(1);
    expect(err).toContain(`${path} exists: name a new file.`);
  }
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(existsSync(join(folder, 'elsewhere.csv'))).toBe(false);
});

test('leaves no part of the file behind on Ctrl-C', async () => {
  const silent = createServer(() => {});
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOOPBACK}:${await listen(silent)}`);
  const file = join(folder, 'entries.csv');
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli/run.js'), 'entries', 'export', '--out', file]);
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(file), { interval: 10, timeout: 20_000 }).toBe(true);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
  silent.close();
});

describe('a CSV cell', () => {
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
  ])('%j is written as %j', (text, written) => {
    expect(protect(text)).toBe(written);
  });

  // Mostly characters that could end a cell or start a formula.
  const spicy = constantFrom(...'=+-@\t\r\n;,\'"|＝＋－＠\0\v\x1b\u00a0\u200b\ufeff', '\r\n', '""', ';=', 'a', 'Zoë');
  const hostile = oneof(
    array(spicy).map((parts) => parts.join('')),
    string({ unit: 'binary' }),
  );

  test('is no formula for a spreadsheet, even where semicolons separate fields', () => {
    assert(
      property(hostile, (text) => {
        for (const cell of protect(text).split(/[;\t\r\n]/u)) {
          expect(cell).not.toMatch(/^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        }
      }),
    );
  });

  test('is read back by a CSV parser', () => {
    assert(
      property(array(hostile, { minLength: 2, maxLength: 3 }), (fields) => {
        expect(parse(stringify([fields], CSV), { record_delimiter: '\r\n' })).toEqual([fields.map(protect)]);
      }),
    );
  });
});
