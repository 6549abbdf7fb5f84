import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, vi } from 'vitest';
import { FORMS } from '../../shared/contract.ts';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'entries.csv');
});
const written = (path = file) => readFileSync(path, 'utf8');

test('export writes the waitlist to a file in its owner’s folder that only they may read', async ({ signups }) => {
  await signups.doc('without-time').create({ email: 'hand@example.com' });
  // The first row would give a CSV its columns.
  for (const name of ['dialog', 'page'])
    await signups.doc(`${name}.19@example.com`).update({ lead: { note: 'Friend' } });
  vi.stubEnv('INIT_CWD', dirname(file));
  const { code, err } = await run('export --out entries.csv');
  expect([code, err]).toEqual([0, expect.stringContaining(`Exported: 6.\nThe file is ${file}\nLeft out: 1, because`)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { fields, extras } = FORMS.joinWaitlist;
  const own = [...Object.keys(fields), ...Object.keys(extras), 'passedOnAt', 'invitedAt', 'expiresAt'];
  // Excel reads "Zoë" only after a byte-order mark.
  expect(written().split('\r\n')[0]).toBe(`\ufeff"${['collection', 'id', 'createdAt', ...own].join('","')}"`);
  const rows: object[] = parse(written(), { columns: true, bom: true });
  expect(rows).toHaveLength(6);
  const entry = { id: 'page.19@example.com', source: 'website' };
  // Spreadsheets take a time like `2026-11-19T10:00:00.000Z` for a text.
  const times = { createdAt: '2026-11-19 10:00:00.000', expiresAt: '2028-11-19 10:00:00.000' };
  expect(rows[1]).toMatchObject({ ...entry, ...times, campaign: '' });
  // Lines of JSON have whole documents.
  await run('export --out entries.csv.jsonl');
  const lines = written(`${file}.jsonl`).trim().split('\n');
  expect(JSON.parse(`${lines[1]}`)).toMatchObject({
    ...entry,
    createdAt: '2026-11-19T10:00:00.000Z',
    lead: { note: 'Friend' },
  });
});

test('export --not-passed-on writes whom the hook has left and nobody has invited, as invite does', async ({
  signups,
  store,
}) => {
  for (const email of ['=b@x.yz', 'zoe@münchen.de']) await store('joinWaitlist', { ...VALID.joinWaitlist, email });
  for (const day of [19, 20, 21]) await signups.doc(`page.${day}@example.com`).update({ passedOnAt: new Date() });
  for (const day of [19, 20]) await signups.doc(`dialog.${day}@example.com`).update({ invitedAt: new Date() });
  const { err } = await run(`export --not-passed-on --out ${file}`);
  expect(err).toContain(`Left out: 1, because a spreadsheet takes the address for a formula. `);
  expect(err).toContain(`Exported: 2.\nThe file is ${file}\n`);
  expect(written().match(/(?<=:[\d.]+",")[^"]+/g)).toEqual(['dialog.21@example.com', 'zoe@xn--mnchen-3ya.de']);
  for (const id of ['=b@x.yz', 'zoe@xn--mnchen-3ya.de', 'dialog.21@example.com']) await signups.doc(id).delete();
  expect((await run(`export --not-passed-on --out ${file}.csv`)).err).toMatch(/Exported: 0\.\nNo file is written\.\n$/);
  expect(existsSync(`${file}.csv`)).toBe(false);
});

test('export refuses an existing file or link before it asks', async () => {
  const link = `${file}.link.csv`;
  writeFileSync(file, 'precious');
  symlinkSync(`${link}.target`, link);
  for (const path of [file, link])
    expect((await run(`export --out ${path}`)).err).toContain('It exists: name a new file.');
  expect(written()).toBe('precious');
});

test('a command that Ctrl-C ends leaves no partial file', () => {
  const script = `
    import { existsSync } from 'node:fs';
    import { writeNewFile } from '${join(import.meta.dirname, 'files.ts')}';
    async function* rows() {
      console.log(existsSync('${file}'));
      process.exit(130);
    }
    await writeNewFile('${file}', rows());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([stdout, existsSync(file)]).toEqual(['true\n', false]);
});

/** Characters that a spreadsheet ignores before a formula. */
const IGNORED = ['', ' ', '\t', '\r\n', '"', '\0', '\u00ad', '\u200b', '\ufe0f', '\u3164', '"\u115f '];
const SIGNS = [...'=+-@＝＋－＠'];

test('export leaves no cell that a spreadsheet takes for a formula, by any separator', async ({ store }) => {
  for (const ignored of IGNORED) {
    const formulas = SIGNS.map((sign) => `${ignored}${sign}1`);
    const message = [...';,\t\n\r'].flatMap((split) => formulas.map((formula) => `it's${split}${formula}`)).join('');
    const [name, email] = [`${ignored}=1`, `${ignored}+1@x.yz`];
    await store('submitContact', { ...VALID.submitContact, name, email, message });
  }
  await run(`export --collection contact --out ${file}`);
  const relaxed = { bom: true, relax_quotes: true, relax_column_count: true };
  const cells = [...',;\t'].flatMap((delimiter): string[] => parse(written(), { ...relaxed, delimiter }).flat());
  const seen = cells.map((cell) => cell.replaceAll(/["\s]|\p{C}|\p{Default_Ignorable_Code_Point}/gu, ''));
  expect(seen.filter((cell) => SIGNS.includes(cell.charAt(0)))).toEqual([]);
});

test('a CSV has no controls but tab and line breaks, because a NUL makes a file binary', async ({ store }) => {
  const message = 'Hi\0\u001b\u0085\u007f\tJane, 1-1=0\r\nhello\n';
  await store('submitContact', { ...VALID.submitContact, message });
  await run(`export --collection contact --out ${file}`);
  // Nothing else is changed.
  expect(written()).toContain('"Hi\ufffd\ufffd\ufffd\ufffd\tJane, 1-1=0\r\nhello\n"');
});
