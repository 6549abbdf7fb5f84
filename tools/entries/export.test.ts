import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { withoutFormulas } from './export.ts';

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

test.for([
  ['JSONL', '"message":"=1+1\\nHello\\u001b[2J"'],
  ['csv', `"'=1+1\nHello\u001b[2J"`],
] as const)(
  'export writes unchanged text to a file that ends in .%s, but for formulas in a CSV',
  async ([ending, text]) => {
    const file = join(temporaryFolder(), `contact.${ending}`);
    expect((await run(`export --collection contact --out ${file}`)).code).toBe(0);
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(1 + 3);
  },
);

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

test.for(['process.exit(130)', "throw new Error('Firestore refuses.')"])(
  'an export that ends by %s leaves no partial file',
  (end) => {
    const file = join(temporaryFolder(), 'entries.csv');
    const script = `
      import { existsSync } from 'node:fs';
      import { writeNewFile } from '${join(import.meta.dirname, 'export.ts')}';
      await writeNewFile('${file}', (async function* () {
        yield { email: 'jane@example.com' };
        console.log(existsSync('${file}'));
        ${end};
      })());`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect([stdout, existsSync(file)]).toEqual(['true\n', false]);
  },
);

/** What may stand before a formula: a spreadsheet ignores it. */
const IGNORED = ['', ' ', '\t', '\r\n', '"', '\0', '\u00ad', '\u200b', '\ufe0f', '\u3164', '"\u115f '];

test.for([...'=+-@＝＋－＠'])('a cell that a spreadsheet takes for a formula starts with an apostrophe: %s', (sign) => {
  // Spreadsheets separate cells at different signs.
  for (const start of ['', ...[...';,\t\n\r'].map((separator) => `it's${separator}`)]) {
    for (const ignored of IGNORED) {
      const text = `${start}${ignored}${sign}1`;
      expect(withoutFormulas(text)).toBe(text.replace(/^(?:.*[;,\t\n\r])?/s, "$&'"));
    }
  }
});

test.for(['jane@example.com', 'a=b', '5 - 3'])('%s is no formula', (text) => {
  expect(withoutFormulas(text)).toBe(text);
});
