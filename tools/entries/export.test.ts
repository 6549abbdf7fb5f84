import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, vi } from 'vitest';
import { run, test, throughProxy } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

test('export writes the waitlist to a file that only its owner may read', async ({ signups }) => {
  await signups.doc('without-time').create({ email: 'hand@example.com' });
  const file = join(temporaryFolder(), 'entries.csv');
  const { code, err } = await run(`export --out ${file}`);
  expect([code, err]).toEqual([0, expect.stringContaining('Exported: 6.\n')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const written = readFileSync(file, 'utf8');
  // Excel reads "Zoë" only after a byte-order mark.
  expect(written.split('\r\n')[0]).toBe(
    '\ufeff"collection","id","createdAt","email","source","campaign","submissionId","invitedAt","expiresAt"',
  );
  const rows: object[] = parse(written, { columns: true, bom: true });
  expect(rows).toHaveLength(6);
  expect(rows[1]).toEqual({
    ...{ collection: 'waitlist', id: 'page.19@example.com', createdAt: '2026-11-19T10:00:00.000Z' },
    ...{ email: 'page.19@example.com', source: 'website', campaign: '', submissionId: expect.any(String) },
    ...{ invitedAt: '', expiresAt: expect.stringContaining('-11-19T') },
  });
});

/** Exports the contact messages to a file with this ending, and returns its text. */
async function exported(ending: string): Promise<string> {
  const file = join(temporaryFolder(), `contact.${ending}`);
  expect((await run(`export --collection contact --out ${file}`)).code).toBe(0);
  return readFileSync(file, 'utf8');
}

test('export writes JSON lines with unchanged text to a file that ends in .jsonl', async () => {
  const entries = (await exported('JSONL')).trim().split('\n');
  expect(entries.map((line) => JSON.parse(line))).toMatchObject([
    ...[19, 20, 21].map((day) => ({ email: `Writer.${day}@Example.com`, message: '=1+1\nHello\u001b[2J' })),
  ]);
});

test.for(['export --out', 'invite --next 1 --out'])(
  '%s refuses an existing file or link before it asks',
  async (args) => {
    const [file, link] = [join(temporaryFolder(), 'file.csv'), join(temporaryFolder(), 'link.csv')];
    writeFileSync(file, 'precious');
    symlinkSync(`${link}.target`, link);
    for (const path of [file, link]) {
      expect((await run(`${args} ${path}`)).err).toContain(
        `argument '${path}' is invalid. It exists: name a new file.`,
      );
    }
    expect(readFileSync(file, 'utf8')).toBe('precious');
  },
);

test.for([
  ['Ctrl-C ends', () => new Promise<never>(() => {}), 130, ''],
  ['Firestore refuses', 'refused', 1, '✗ 7 PERMISSION_DENIED'],
] as const)('export that %s leaves no partial file', async ([, how, code, sentence], { firestore }) => {
  const proxy = await throughProxy(firestore.host);
  proxy.disturbNext('RunQuery', how);
  const file = join(temporaryFolder(), 'entries.csv');
  const tool = spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), 'export', '--out', file]);
  const printed = text(tool.stderr);
  await vi.waitUntil(() => existsSync(file), { interval: 5, timeout: 20_000 });
  if (code === 130) tool.kill('SIGINT');
  expect([...(await once(tool, 'exit')), existsSync(file)]).toEqual([code, null, false]);
  expect(await printed).toContain(sentence);
});

/** What may stand before a formula: a spreadsheet ignores it. */
const IGNORED = ['', ' ', '\t', '\r\n', '"', '\0', '\u00ad', '\u200b', '\ufe0f', '\u3164', '"\u115f '];
const SIGNS = [...'=+-@＝＋－＠'];

test('export leaves no cell that a spreadsheet takes for a formula, whatever separates its cells', async ({
  store,
}) => {
  for (const ignored of IGNORED) {
    const formulas = SIGNS.map((sign) => `${ignored}${sign}1`);
    const message = [...';,\t\n\r'].flatMap((split) => formulas.map((formula) => `it's${split}${formula}`)).join('');
    await store.add('submitContact', {
      ...VALID.submitContact,
      name: `${ignored}=1`,
      email: `${ignored}+1@x.yz`,
      message,
    });
  }
  const out = await exported('csv');
  const relaxed = { bom: true, relax_quotes: true, relax_column_count: true };
  const cells = [...',;\t'].flatMap((delimiter): string[] => parse(out, { ...relaxed, delimiter }).flat());
  const seen = cells.map((cell) => cell.replaceAll(/["\s]|\p{C}|\p{Default_Ignorable_Code_Point}/gu, ''));
  expect(seen.filter((cell) => SIGNS.includes(cell.charAt(0)))).toEqual([]);
  // Nothing else is changed.
  const rows: { message: string }[] = parse(out, { columns: true, bom: true });
  expect(Object.keys(rows[0] ?? {}).slice(2)).toEqual([
    'createdAt',
    'name',
    'email',
    'message',
    'notifiedAt',
    'expiresAt',
  ]);
  const jsonl = (await exported('jsonl')).trim().split('\n');
  const plain = (message: string) => message.replaceAll("'", '');
  expect(rows.map(({ message }) => plain(message))).toEqual(jsonl.map((line) => plain(JSON.parse(line).message)));
});
