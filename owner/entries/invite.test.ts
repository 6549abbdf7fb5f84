import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';
import { fill, handedOut, marked, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'invited.csv');
});

test('invite writes the oldest genuine signups to a file that only its owner may read, then marks them', async ({
  store,
  signups,
}) => {
  await fill(store);
  const { code, out, err } = await run(`invite --next 3 --out ${file} --yes`);
  expect(err).toContain('3 genuine signups, from 2026-11-15 09:00 to 2026-11-16 09:00 (UTC).\n');
  expect(out).toBe(`Invited 3 genuine signups, listed in ${file}.\n`);
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8').split('\r\n')[0]).toBe('"email","source","createdAt","invitedAt"');
  expect(handedOut(file)).toEqual(['dialog.15@example.com', 'page.15@example.com', 'dialog.16@example.com']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await marked()).reverse()).toEqual(handedOut(file));
  expect((await signups.doc('page.15@example.com').get()).data()).toMatchObject({
    source: 'website',
    submissionId: /-/,
  });
});

test('a second invite selects nobody twice, skips suspected signups, and says when nobody is left', async ({
  store,
  signups,
}) => {
  await fill(store);
  await signups.doc('without-address').create({ source: 'modal' });
  await signups.doc('by-hand').create({ email: 'hand@example.com', suspected: false });
  const waves = [];
  for (const wave of [1, 2, 3]) {
    vi.setSystemTime(Date.UTC(2026, 10, 22, wave));
    const path = join(folder, `${wave}.csv`);
    waves.push((await run(`invite --next 8 --out ${path} --yes`)).out);
    if (existsSync(path)) waves.push(...handedOut(path));
  }
  const addresses = waves.filter((line) => line.includes('@'));
  expect(waves.filter((line) => !line.includes('@'))).toEqual([
    `Invited 8 genuine signups, listed in ${join(folder, '1.csv')}.\n`,
    `Invited 6 genuine signups, listed in ${join(folder, '2.csv')}.\n`,
    'Nobody is left to invite.\n',
  ]);
  expect(new Set(addresses).size).toBe(14);
  expect(addresses).not.toContain('page.20@example.com');
  // Without a time, it comes last.
  expect(addresses.at(-1)).toBe('hand@example.com');
  const suspected = await run(`invite --next 8 --suspected --out ${file} --format jsonl --yes`);
  expect(suspected.out).toBe(`Invited 1 suspected signup, listed in ${file}.\n`);
  expect(readFileSync(file, 'utf8')).toBe(
    '{"email":"page.20@example.com","source":"website","createdAt":"2026-11-20T10:00:00.000Z","invitedAt":"2026-11-22T03:00:00.000Z"}\n',
  );
});

test('list and export show who is invited, and select by invitation and suspicion', async ({ store }) => {
  await fill(store);
  await run(`invite --next 11 --out ${file} --yes`);
  const select = async (args: string) => (await run(args)).out.match(/\S+@\S+/g);
  expect(await select('list --not-invited')).toEqual([
    'page.21@example.com',
    'dialog.21@example.com',
    'page.20@example.com',
  ]);
  expect(await select('list --not-invited --genuine --source website')).toEqual(['page.21@example.com']);
  expect((await run('list --invited --limit 1')).out).toMatch(/ dialog\.20@example\.com +invited 2026-11-21$/m);
  expect((await run('list --invited --limit 1')).err).toContain('The 1 newest of 11 entries; --limit shows more.');
  expect((await run('list --genuine --since 2026-11-20')).err).toContain('5 entries.');
  const exported = async (args: string) => {
    const lines = (await run(`export --format jsonl ${args}`)).out.trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line));
  };
  expect(await exported('--suspected')).toMatchObject([{ email: 'page.20@example.com' }]);
  const invited = await exported('--invited');
  expect(invited).toHaveLength(11);
  expect(invited[0]).toMatchObject({ email: 'dialog.15@example.com', invitedAt: '2026-11-21T12:00:00.000Z' });
  expect(await exported('--genuine --source website --until 2026-11-15')).toHaveLength(1);
});

test('invite asks before it writes a file or marks anybody', async ({ store }) => {
  await fill(store);
  const confirm = vi.fn(async () => false);
  const refused = await run(`invite --next 100 --out ${file}`, { confirm });
  expect(confirm.mock.calls).toEqual([[`Write 13 to ${file} and mark as invited?`]]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  const unattended = await run(`invite --next 100 --out ${file}`);
  expect(unattended).toMatchObject({ code: 1, err: expect.stringContaining('Pass --yes to confirm.') });
  expect([readdirSync(folder), await marked()]).toEqual([[], []]);
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
    expect(err).toContain(`argument '${path}' is invalid. It exists: name a new file.`);
    expect(code).toBe(2);
  }
  const confirm = async () => {
    symlinkSync(join(folder, 'elsewhere.csv'), late);
    return true;
  };
  const { code, err } = await run(`invite --next 1 --out ${late}`, { confirm });
  expect(err).toContain(`✗ ${late} exists: name a new file.`);
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(readdirSync(folder).sort()).toEqual(['invited.csv', 'late.csv', 'link.csv']);
  expect(await marked()).toEqual([]);
});

test('invite lists addresses that a spreadsheet could take for formulas, and neither writes, marks nor counts them', async ({
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
  expect([code, out]).toEqual([0, `Invited 2 genuine signups, listed in ${file}.\n`]);
  expect(handedOut(file)).toEqual(['a@example.com', 'd@example.com']);
  expect((await marked()).sort()).toEqual(handedOut(file));
});

test('invite writes no CSV if only formula-like addresses are left; JSON lines include them unchanged', async ({
  store,
}) => {
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: '+plus@example.com' });
  const left = await run(`invite --next 2 --yes --out ${file}`);
  expect(left).toMatchObject({ code: 0, out: 'Nobody else is left to invite.\n' });
  expect(left.err).toContain('  +plus@example.com\n');
  expect([readdirSync(folder), await marked()]).toEqual([[], []]);
  await run(`invite --next 2 --yes --out ${file} --format jsonl`);
  expect(readFileSync(file, 'utf8')).toContain('{"email":"+plus@example.com",');
  expect(await marked()).toEqual(['+plus@example.com']);
});
