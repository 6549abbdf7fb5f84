import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../stack/project.ts';
import { Workshop } from './workshop.ts';

const workshop = new Workshop();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-entries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a CSV file that a parser reads, for its owner alone', async () => {
  await workshop.fill();
  const file = join(folder, 'entries.csv');
  const { code, err } = await workshop.entries(`export --out ${file}`);
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  expect(rows).toHaveLength(21);
  expect(rows[0]).toMatchObject({ collection: 'waitlist', email: 'page.21@example.com', source: 'website' });
  expect(rows.filter((row) => row.suspected === 'true')).toHaveLength(1);
  expect(rows.at(-1)).toMatchObject({ collection: 'contact', name: 'Zoë', message: "'=1+1\nHello\u001b[2J" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(err).toContain(`21 exported to ${file}.`);
  expect(code).toBe(0);
});

test('JSON lines to standard output, and nothing else there', async () => {
  await workshop.fill();
  const { out } = await workshop.entries('export --format jsonl --collection waitlist --since 2026-11-21');
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

test('what was there stays until the new file is whole, and no part of it is left', async () => {
  await workshop.fill();
  const { code, err } = await workshop.entries(`export --out ${folder}`);
  expect(code).toBe(1);
  expect(err).toContain(`${folder} can't be written: EISDIR`);
  expect(readdirSync(tmpdir())).not.toContain(`${basename(folder)}.part`);
});

test('Ctrl-C leaves no part of the file behind', async () => {
  await workshop.fill();
  const file = join(folder, 'entries.csv');
  workshop.firestore.setDelay(300);
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: workshop.firestore.host };
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli/run.js'), 'entries', 'export', '--out', file], {
    env,
  });
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(`${file}.part`), { interval: 10, timeout: 20_000 }).toBe(true);
  workshop.firestore.setDelay(Number.POSITIVE_INFINITY);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
});

test('is not for a terminal, which would obey what visitors may have sent', async () => {
  const { code, out, err } = await workshop.entries('export', { columns: 80 });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('use --out <file>, or a pipe');
});

test("does not mix with npm's own output", async () => {
  const { code, err } = await workshop.entries('export', { env: { npm_lifecycle_event: 'entries' } });
  expect(code).toBe(1);
  expect(err).toContain('use npm run --silent entries -- export, or --out <file>');
});
