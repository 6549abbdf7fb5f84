import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../stack/project.ts';
import type { Entry } from './entry.ts';
import { FORMATS, writeEntries } from './export.ts';
import { TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-entries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes a CSV file that only its owner may read', async () => {
  await owner.fill();
  const file = join(folder, 'entries.csv');
  const { code, err } = await owner.entries(`export --out ${file}`);
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  expect(rows).toHaveLength(21);
  expect(rows[0]).toMatchObject({ collection: 'waitlist', email: 'page.21@example.com', source: 'website' });
  expect(rows.filter((row) => row.suspected === 'true')).toHaveLength(1);
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(err).toContain(`21 exported to ${file}.`);
  expect(code).toBe(0);
});

test('writes JSON lines and nothing else to standard output', async () => {
  await owner.fill();
  const { out } = await owner.entries('export --format jsonl --collection waitlist --since 2026-11-21');
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
      expiresAt: expect.any(String),
    },
    {
      collection: 'waitlist',
      id: 'dialog.21@example.com',
      createdAt: '2026-11-21T09:00:00.000000Z',
      email: 'dialog.21@example.com',
      source: 'modal',
      suspected: false,
      expiresAt: expect.any(String),
    },
  ]);
});

test('refuses an existing file or link, and leaves it as it is', async () => {
  const [file, link] = [join(folder, 'a.csv'), join(folder, 'b.csv')];
  writeFileSync(file, 'precious');
  symlinkSync(join(folder, 'elsewhere.csv'), link);
  for (const path of [file, link]) {
    const { code, err } = await owner.entries(`export --out ${path}`);
    expect(code).toBe(1);
    expect(err).toContain(`${path} exists: name a new file.`);
  }
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(existsSync(join(folder, 'elsewhere.csv'))).toBe(false);
});

test('exports entries that the console made without a time, after the others', async () => {
  await owner.fill();
  await owner.database.collection('waitlist_signups').doc('by-hand').create({ email: 'hand@example.com', source: 7 });
  const { out, err } = await owner.entries('export --format jsonl --collection waitlist');
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(15);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ id: 'by-hand', email: 'hand@example.com', source: '7' });
  expect(err).toContain('15 exported.');
});

test('leaves no part of the file behind on Ctrl-C', async () => {
  await owner.fill();
  const file = join(folder, 'entries.csv');
  owner.firestore.setDelay(300);
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: owner.firestore.host };
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli/run.js'), 'entries', 'export', '--out', file], {
    env,
  });
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(file), { interval: 10, timeout: 20_000 }).toBe(true);
  owner.firestore.setDelay(Number.POSITIVE_INFINITY);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses a terminal, which would obey control characters', async () => {
  const { code, out, err } = await owner.entries('export', { columns: 80 });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('use --out <file>, or a pipe');
});

test("refuses to mix with npm's own output", async () => {
  const { code, err } = await owner.entries('export', { env: { npm_lifecycle_event: 'entries' } });
  expect(code).toBe(1);
  expect(err).toContain('use npm run --silent entries -- export, or --out <file>');
});

const ENTRIES = 20_000;
/** What streams of objects and of bytes may hold by themselves. */
const BUFFERED = 1_000;

test.each(FORMATS)('%s: holds few entries in memory, however slow the reader', async (format) => {
  const counts = { made: 0, written: 0, most: 0 };
  const source = async function* () {
    for (; counts.made < ENTRIES; counts.made += 1) {
      counts.most = Math.max(counts.most, counts.made - counts.written);
      yield { email: `person.${counts.made}@example.com`, message: 'Which mail services? '.repeat(9) } as Entry;
    }
  };
  const slow = new Writable({
    write(chunk: Buffer, _encoding, done) {
      counts.written += chunk.toString().split('\n').length - 1;
      setImmediate(done);
    },
  });
  await writeEntries(source(), format, slow, new AbortController().signal);
  expect(counts.written).toBe(ENTRIES + (format === 'csv' ? 1 : 0));
  expect(counts.most).toBeLessThan(BUFFERED);
});
