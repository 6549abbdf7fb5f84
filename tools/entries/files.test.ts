import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'entries.csv');
});
const written = (path = file) => readFileSync(path, 'utf8');
const emailsIn = (text: string) => text.match(/[^"\s]+@[^"\s]+/g) ?? [];

test('export writes the waitlist to a file that only its owner may read', async ({ signups }) => {
  await signups.doc('without-time').create({ email: 'hand@example.com' });
  const { code, err } = await run(`export --out ${file}`);
  expect([code, err]).toEqual([0, expect.stringContaining('Exported: 6.\n')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Excel reads "Zoë" only after a byte-order mark.
  expect(written().split('\r\n')[0]).toBe(
    '\ufeff"collection","id","createdAt","email","source","campaign","submissionId","invitedAt","expiresAt"',
  );
  const rows: object[] = parse(written(), { columns: true, bom: true });
  expect(rows).toHaveLength(6);
  expect(rows[1]).toEqual({
    ...{ collection: 'waitlist', id: 'page.19@example.com', createdAt: '2026-11-19T10:00:00.000Z' },
    ...{ email: 'page.19@example.com', source: 'website', campaign: '', submissionId: expect.any(String) },
    ...{ invitedAt: '', expiresAt: expect.stringContaining('-11-19T') },
  });
});

test.for(['export --out', 'invite --yes --next 1 --out'])(
  '%s takes a file from where the owner stands, and says where it is',
  async (args) => {
    const folder = temporaryFolder();
    vi.stubEnv('INIT_CWD', folder);
    const { code, err } = await run(`${args} new.csv`);
    expect([code, err]).toEqual([0, expect.stringContaining(`\nThe file is ${join(folder, 'new.csv')}\n`)]);
    expect(emailsIn(written(join(folder, 'new.csv')))).toContain('dialog.19@example.com');
  },
);

test.for(['export --out', 'invite --next 1 --out'])(
  '%s refuses an existing file or link before it asks',
  async (args) => {
    const link = `${file}.link.csv`;
    writeFileSync(file, 'precious');
    symlinkSync(`${link}.target`, link);
    for (const path of [file, link]) {
      expect((await run(`${args} ${path}`)).err).toContain(
        `argument '${path}' is invalid. It exists: name a new file.`,
      );
    }
    expect(written()).toBe('precious');
  },
);

test.for(['process.exit(130)', "throw new Error('Firestore refuses.')"])(
  'an export that ends by %s leaves no partial file',
  (end) => {
    const script = `
      import { existsSync } from 'node:fs';
      import { exportEntries } from '${join(import.meta.dirname, 'files.ts')}';
      const query = {
        where: () => query,
        orderBy: () => query,
        async *stream() {
          console.log(existsSync('${file}'));
          ${end};
        },
      };
      await exportEntries({ collection: () => query }, {}, { collection: 'contact', out: '${file}' });`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect([stdout, existsSync(file)]).toEqual(['true\n', false]);
  },
);

/** What may stand before a formula: a spreadsheet ignores it. */
const IGNORED = ['', ' ', '\t', '\r\n', '"', '\0', '\u00ad', '\u200b', '\ufe0f', '\u3164', '"\u115f '];
const SIGNS = [...'=+-@＝＋－＠'];

test('export leaves no cell that a spreadsheet takes for a formula, whatever separates its cells', async ({
  store,
}) => {
  for (const ignored of IGNORED) {
    const formulas = SIGNS.map((sign) => `${ignored}${sign}1`);
    const message = [...';,\t\n\r'].flatMap((split) => formulas.map((formula) => `it's${split}${formula}`)).join('');
    const [name, email] = [`${ignored}=1`, `${ignored}+1@x.yz`];
    await store.add('submitContact', { ...VALID.submitContact, name, email, message });
  }
  await run(`export --collection contact --out ${file}`);
  const relaxed = { bom: true, relax_quotes: true, relax_column_count: true };
  const cells = [...',;\t'].flatMap((delimiter): string[] => parse(written(), { ...relaxed, delimiter }).flat());
  const seen = cells.map((cell) => cell.replaceAll(/["\s]|\p{C}|\p{Default_Ignorable_Code_Point}/gu, ''));
  expect(seen.filter((cell) => SIGNS.includes(cell.charAt(0)))).toEqual([]);
  // Nothing else is changed. In JSON lines, nothing is.
  await run(`export --collection contact --out ${file}.JSONL`);
  const plain = (message: string) => message.replaceAll("'", '');
  const rows: { message: string }[] = parse(written(), { columns: true, bom: true });
  const lines = written(`${file}.JSONL`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).message);
  expect(lines).toContain('=1+1\nHello\u001b[2J');
  expect(rows.map(({ message }) => plain(message))).toEqual(lines.map(plain));
});

const invite = (options = '', terminal = {}, out = file) => run(`invite --next 2 --out ${out}${options}`, terminal);
/** Who is invited, oldest first. */
const invited = async () => emailsIn((await run('list')).out.replaceAll(/.*(?<!invited 2026-11-21)\n/g, '')).reverse();

test('invite writes the oldest signups to a file that only its owner may read, and marks them', async ({ signups }) => {
  // In the console, a mark can be set to null.
  await signups.doc('page.19@example.com').update({ email: 'zoë@münchen.de', invitedAt: null });
  const { code, out, err } = await invite(' --yes');
  expect([code, out]).toEqual([0, 'Invited: 2. To take it back: invite --undo 2026-11-21T12:00:00.000Z\n']);
  expect(err).toContain('Suspected, waiting for your verdict: 1. To see them: list --collection suspected-waitlist\n');
  expect(err).toContain('is written. If this is cut off, use it only if find dialog.19@example.com shows invitedAt.');
  expect(written()).toBe(
    '"email","source","createdAt","invitedAt"\r\n' +
      '"dialog.19@example.com","modal","2026-11-19T09:00:00.000Z","2026-11-21T12:00:00.000Z"\r\n' +
      '"zoë@xn--mnchen-3ya.de","website","2026-11-19T10:00:00.000Z","2026-11-21T12:00:00.000Z"\r\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await invited()).toEqual(['dialog.19@example.com', 'zoë@münchen.de']);
});

test('invite leaves out of a CSV what a spreadsheet would run, and says how many and why', async ({
  store,
  signups,
}) => {
  for (const email of ['=b@x.yz', 'a;-c@x.yz']) await store.add('joinWaitlist', { ...VALID.joinWaitlist, email });
  await signups.doc('without-email').create({ createdAt: new Date(0) });
  const waves = [];
  for (const ending of ['1.csv', '2.csv', '3.CSV', '4.csv', '5.jsonl']) {
    const { code, err } = await invite(' --yes', {}, file + ending);
    const count = code === 0 && emailsIn(written(file + ending)).length;
    waves.push(count || err.slice(err.indexOf('\n') + 1));
  }
  const LEFT =
    'Left out: 2, because a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them.';
  expect(waves).toEqual([2, 2, 2, `${LEFT}\n✗ Nobody is left to invite.\n`, 2]);
});

test.for(['invited', 'erased'])(
  'invite marks nobody and leaves no file if one is %s meanwhile',
  async (how, { signups }) => {
    const one = signups.doc('page.19@example.com');
    const confirm = async () =>
      Boolean(await (how === 'erased' ? one.delete() : one.update({ invitedAt: new Date(0) })));
    const { code, err } = await invite('', { confirm });
    expect([code, err]).toEqual([1, expect.stringContaining('✗ Some were invited, erased or suspected meanwhile.')]);
    expect([existsSync(file), await invited()]).toEqual([false, []]);
  },
);

test.for([
  // gRPC's PERMISSION_DENIED is what a reader's role gets.
  ['deletes its file after a refusal', [3, 5, 7, 8, 9, 10, 16], false, ' Nobody was marked, and '],
  // CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE.
  ['keeps its file if nobody can know', [1, 2, 4, 13, 14], true, '\nPerhaps they are marked. Keep '],
] as const)('invite %s: gRPC codes %s', async ([, codes, isKept, sentence]) => {
  for (const code of codes) {
    const out = `${file}.${code}.csv`;
    const failure = Object.assign(new Error('Firestore fails.'), { code });
    vi.spyOn(Firestore.prototype, 'runTransaction').mockRejectedValueOnce(failure);
    expect((await invite(' --yes', {}, out)).err).toContain(`✗ Firestore fails.${sentence}${out} `);
    expect(existsSync(out)).toBe(isKept);
  }
});

test('invite writes its file before it marks, never over another one', async () => {
  const confirm = async () => writeFileSync(file, 'precious') === undefined;
  expect(await invite('', { confirm })).toMatchObject({ code: 1, err: expect.stringContaining('EEXIST') });
  expect([written(), await invited()]).toEqual(['precious', []]);
});
