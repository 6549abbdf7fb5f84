import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';
import { disturbNextCommit, emailsIn, fill, run, runKilledAt, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'invited.csv');
});

const FIRST_THREE = ['dialog.15@example.com', 'page.15@example.com', 'dialog.16@example.com'];
const emailsOf = (path: string) => readFileSync(path, 'utf8').match(/[^"]+@[^"]+/g);
/** The addresses that are marked as invited, oldest first. */
const invited = async () => (await emailsIn('list --invited')).reverse();

test('invite writes people’s oldest signups to a file that only its owner may read, then marks them', async ({
  store,
  signups,
}) => {
  await fill(store);
  const { code, out, err } = await run(`invite --next 3 --out ${file} --yes`);
  expect(err).toContain('without an invitation: 3 signups, from 2026-11-15 09:00 to 2026-11-16 09:00 (UTC).\n');
  expect([code, out]).toEqual([0, `Invited 3 signups, listed in ${file}.\n`]);
  expect(readFileSync(file, 'utf8').split('\r\n')[0]).toBe('"email","source","createdAt","invitedAt"');
  expect(emailsOf(file)).toEqual(FIRST_THREE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await invited()).toEqual(FIRST_THREE);
  expect((await signups.doc('page.15@example.com').get()).data()).toMatchObject({
    source: 'website',
    submissionId: expect.any(String),
  });
});

test('a second invite selects nobody twice and nobody suspected, and says when nobody is left', async ({
  store,
  signups,
}) => {
  await fill(store);
  await signups.doc('without-address').create({ source: 'modal' });
  await signups.doc('by-hand').create({ email: 'hand@example.com' });
  await run('suspect page.20@example.com');
  const waves = [];
  for (const wave of [1, 2, 3]) {
    const path = join(folder, `${wave}.jsonl`);
    waves.push(
      (await run(`invite --next 8 --out ${path} --format jsonl --yes`)).out.replace(`, listed in ${path}`, ''),
    );
  }
  expect(waves).toEqual(['Invited 8 signups.\n', 'Invited 6 signups.\n', 'Nobody is left to invite.\n']);
  const lines = ['1.jsonl', '2.jsonl'].flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const addresses = lines.map((line) => JSON.parse(line).email);
  expect(new Set(addresses).size).toBe(14);
  expect(addresses).not.toContain('robot@example.com');
  expect(addresses).not.toContain('page.20@example.com');
  // Without a time, it comes last.
  expect(addresses.at(-1)).toBe('hand@example.com');
});

test('list and export show who is invited, and select by invitation', async ({ store }) => {
  await fill(store);
  await run(`invite --next 11 --out ${file} --yes`);
  expect(await emailsIn('list --not-invited')).toEqual([
    ...['page.21@example.com', 'dialog.21@example.com', 'page.20@example.com'],
  ]);
  expect(await emailsIn('list --not-invited --source website --since 2026-11-21')).toEqual(['page.21@example.com']);
  const { out, err } = await run('list --invited --limit 1');
  expect(out).toMatch(/ dialog\.20@example\.com +invited 2026-11-21$/m);
  expect(err).toContain('The 1 newest of 11 entries; --limit shows more.');
  const lines = (await run('export --format jsonl --invited')).out.trimEnd().split('\n');
  expect(lines).toHaveLength(11);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ email: FIRST_THREE[0], invitedAt: '2026-11-21T12:00:00.000Z' });
});

test('invite asks before it writes a file or marks anybody', async ({ store }) => {
  await fill(store);
  const confirm = vi.fn(async () => false);
  const refused = await run(`invite --next 100 --out ${file}`, { confirm });
  expect(confirm.mock.calls).toEqual([[`Write 14 to ${file} and mark as invited?`]]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  const unattended = await run(`invite --next 100 --out ${file}`);
  expect(unattended).toMatchObject({ code: 1, err: expect.stringContaining('Pass --yes to confirm.') });
  expect([readdirSync(folder), await invited()]).toEqual([[], []]);
});

test('invite refuses an existing file or link, also one that comes while it asks, and marks nobody', async ({
  store,
}) => {
  await fill(store);
  const [link, late] = [join(folder, 'link.csv'), join(folder, 'late.csv')];
  writeFileSync(file, 'precious');
  symlinkSync(join(folder, 'elsewhere.csv'), link);
  for (const path of [file, link]) {
    const { code, err } = await run(`invite --next 1 --yes --out ${path}`);
    expect([code, err]).toEqual([2, expect.stringContaining(`'${path}' is invalid. It exists: name a new file.`)]);
  }
  const confirm = async () => symlinkSync(join(folder, 'elsewhere.csv'), late) === undefined;
  const { code, err } = await run(`invite --next 1 --out ${late}`, { confirm });
  expect([code, err]).toEqual([1, expect.stringContaining(`✗ ${late} exists: name a new file.`)]);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(readdirSync(folder).sort()).toEqual(['invited.csv', 'late.csv', 'link.csv']);
  expect(await invited()).toEqual([]);
});

test('invite skips and lists addresses that a spreadsheet could take for formulas; JSON lines include them', async ({
  store,
}) => {
  for (const email of ['+plus@example.com', 'a@example.com', '=b@example.com', 'c;-c@example.com', 'd@example.com']) {
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email });
  }
  const { code, out, err } = await run(`invite --next 2 --yes --out ${file}`);
  expect(err).toContain(
    'Not invited, because a spreadsheet could take them for formulas (--format jsonl includes them):\n' +
      '  +plus@example.com\n  =b@example.com\n  c;-c@example.com\n',
  );
  expect([code, out]).toEqual([0, `Invited 2 signups, listed in ${file}.\n`]);
  expect(emailsOf(file)).toEqual(['a@example.com', 'd@example.com']);
  expect(await invited()).toEqual(['a@example.com', 'd@example.com']);
  const left = await run(`invite --next 2 --yes --out ${file}.2`);
  expect([left.code, left.out, existsSync(`${file}.2`)]).toEqual([0, 'Nobody else is left to invite.\n', false]);
  await run(`invite --next 3 --yes --out ${file}.2 --format jsonl`);
  expect(readFileSync(`${file}.2`, 'utf8')).toContain('{"email":"+plus@example.com",');
  expect(await invited()).toHaveLength(5);
});

test.for([
  ['invited', `invite --next 2 --yes --out`, ['dialog.15@example.com', 'page.15@example.com']],
  ['erased', 'erase page.15@example.com --yes', []],
  ['suspected', 'suspect page.15@example.com', []],
] as const)(
  'invite marks nobody and leaves no file if a signup is %s while it asks',
  async ([, args, left], { store }) => {
    await fill(store);
    const other = join(temporaryFolder(), 'other.csv');
    const confirm = async () => {
      expect((await run(args.replace(/--out$/, `--out ${other}`))).code).toBe(0);
      vi.setSystemTime(Date.UTC(2026, 10, 21, 13));
      return true;
    };
    const { code, out, err } = await run(`invite --next 3 --out ${file}`, { confirm });
    expect(err).toContain('✗ Some were invited, erased or suspected meanwhile. Nobody was marked, and ');
    expect([code, out, readdirSync(folder)]).toEqual([1, '', []]);
    expect(await invited()).toEqual(left);
  },
);

test.for([
  ['before', 'getDocument', []],
  ['after', 'writeV1Document', FIRST_THREE.slice(0, 2)],
] as const)(
  'invite that is killed %s the marking leaves a complete file and has printed what to do',
  async ([, step, expected], { store }) => {
    await fill(store);
    const printed = await runKilledAt(step, `invite --next 2 --yes --out ${file}`);
    expect(printed).toContain(
      'If this is cut off, look for dialog.15@example.com with find:\n' +
        'if it is invited, use the file; if not, delete the file and invite again.\n',
    );
    expect(emailsOf(file)).toEqual(FIRST_THREE.slice(0, 2));
    expect(await invited()).toEqual(expected);
    expect(/^invitedAt/m.test((await run('find dialog.15@example.com')).out)).toBe(expected.length > 0);
    expect((await run(`invite --next 2 --yes --out ${file}`)).code).toBe(2);
    rmSync(file);
    await run(`invite --next 2 --yes --out ${file}`);
    expect(emailsOf(file)?.[0]).toBe(expected.length > 0 ? 'dialog.16@example.com' : 'dialog.15@example.com');
  },
);

test.for(['before', 'after'] as const)(
  'invite succeeds even if the connection breaks %s the marking',
  async (when, { firestore, store }) => {
    await fill(store);
    const proxy = await disturbNextCommit(firestore.host, when);
    const { code } = await run(`invite --next 3 --yes --out ${file}`);
    expect([code, proxy.resets()]).toEqual([0, 1]);
    expect([emailsOf(file), await invited()]).toEqual([FIRST_THREE, FIRST_THREE]);
  },
);
