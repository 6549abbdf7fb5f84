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
import { createServer } from 'node:http2';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, vi } from 'vitest';
import { LOOPBACK, listen } from '../../local/ports.ts';
import { ROOT } from '../../local/project.ts';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

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

test('export writes a CSV file that only its owner may read', async ({ store }) => {
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
    suspected: 'true',
    suspectedBy: '',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    invitedAt: '',
    notifiedAt: '',
    expiresAt: '2028-11-20T10:00:00.000Z',
  });
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(err).toContain(`21 entries exported to ${file}.`);
  expect(code).toBe(0);
});

test('export writes the selected entries as JSON lines, with unchanged text', async ({ store }) => {
  await fill(store);
  const lines = (await exported('--format jsonl --since 2026-11-21')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { collection: 'waitlist', id: 'dialog.21@example.com', source: 'modal', createdAt: '2026-11-21T09:00:00.000Z' },
    { collection: 'waitlist', email: 'page.21@example.com', source: 'website' },
    { collection: 'contact', name: 'Zoë', message: '=1+1\nHello\u001b[2J' },
  ]);
});

test('export writes to a pipe, but not to a terminal, which would obey control characters', async ({ store }) => {
  await fill(store);
  const { out, err } = await run('export --format jsonl --source modal');
  expect(out.trimEnd().split('\n')).toHaveLength(7);
  expect(err).toContain('7 entries exported.');
  const shown = await run('export', { columns: 80 });
  expect(shown).toMatchObject({ code: 1, out: '' });
  expect(shown.err).toContain('Refusing to print untrusted text to a terminal. Use --out FILE.');
});

test('exports each collection oldest first, with entries that lack a time at the end', async ({ store, signups }) => {
  await signups.doc('a-by-hand').create({ email: 'hand@example.com' });
  for (const [day, email] of [
    [3, 'c'],
    [1, 'b'],
    [2, 'a'],
  ] as const) {
    vi.setSystemTime(Date.UTC(2026, 10, day));
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: `${email}@example.com` });
    await store.add('submitContact', { ...VALID.submitContact, email: `${email}@example.org` });
  }
  const emails = async (args: string) =>
    (await exported(`--format jsonl ${args}`))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).email);
  expect(await emails('--collection waitlist')).toEqual(['b', 'a', 'c', 'hand'].map((name) => `${name}@example.com`));
  expect(await emails('--collection contact')).toEqual(['b', 'a', 'c'].map((name) => `${name}@example.org`));
});

test('export accepts values of every type that the console can store', async ({ signups }) => {
  await signups.doc('by-hand').create({ email: 'hand@example.com', source: 7, submissionId: signups.doc('x') });
  expect(JSON.parse(await exported('--format jsonl'))).toEqual({
    collection: 'waitlist',
    id: 'by-hand',
    email: 'hand@example.com',
    source: '7',
    submissionId: '"waitlist_signups/x"',
  });
});

test('export refuses an existing file or link, and keeps it unchanged', async () => {
  const [file, link] = [join(folder, 'a.csv'), join(folder, 'b.csv')];
  writeFileSync(file, 'precious');
  symlinkSync(join(folder, 'elsewhere.csv'), link);
  for (const path of [file, link]) {
    const { code, err } = await run(`export --out ${path}`);
    expect(code).toBe(2);
    expect(err).toContain(`argument '${path}' is invalid. It exists: name a new file.`);
  }
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(existsSync(join(folder, 'elsewhere.csv'))).toBe(false);
});

test.skipIf(!existsSync('/dev/full')).for(['export', 'list'])(
  '%s says in a sentence that the disk is full',
  async (name, { store }) => {
    await fill(store);
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), name], {
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    const [[code], printed] = await Promise.all([once(child, 'close'), text(child.stderr as Readable)]);
    expect(printed).toContain(
      '✗ The output is incomplete: ENOSPC: no space left on device, write. Write it elsewhere.\n',
    );
    expect(printed).not.toContain('    at ');
    expect(code).toBe(1);
  },
);

test('export deletes its partial file on Ctrl-C', async () => {
  const silent = createServer(() => {});
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOOPBACK}:${await listen(silent)}`);
  const file = join(folder, 'entries.csv');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), 'export', '--out', file]);
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(file), { interval: 10, timeout: 20_000 }).toBe(true);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
  silent.close();
});
