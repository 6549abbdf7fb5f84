import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'wave.csv');
  // The tool's own clock.
  vi.setSystemTime('2026-11-21T12:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const written = (path = file) => readFileSync(path, 'utf8');
const emailsIn = (text: string) => text.match(/[^"\s]+@[^"\s]+/g) ?? [];

const invite = (options = '', terminal = {}, out = file) => run(`invite --next 2 --out ${out}${options}`, terminal);
/** Who is invited, oldest first. */
const invited = async () => emailsIn((await run('list')).out.replaceAll(/.*(?<!invited 2026-11-21)\n/g, '')).reverse();

test('invite writes the oldest signups to a file that only its owner may read, and marks them', async ({ signups }) => {
  // The owner can empty a mark in the console.
  await signups.doc('page.19@example.com').update({ email: 'zoë@münchen.de', invitedAt: null });
  await signups.doc('dialog.19@example.com').update({ invitedAt: '' });
  const { code, out, err } = await invite(' --yes');
  expect([code, out]).toEqual([0, 'Invited: 2. To take it back: invite --undo 2026-11-21T12:00:00.000Z\n']);
  expect(err).toContain('Suspected, waiting for your verdict: 1. To see them: list --collection suspected-waitlist\n');
  expect(err).toContain(
    'is written. If this command is cut off, use the file only if find dialog.19@example.com shows invitedAt 2026-11-21T12:00:00.000Z.',
  );
  expect(err).toContain(`\nThe file is ${file}\n`);
  expect(written()).toBe(
    '"email","source","createdAt","invitedAt"\r\n' +
      '"dialog.19@example.com","modal","2026-11-19T09:00:00.000Z","2026-11-21T12:00:00.000Z"\r\n' +
      '"zoë@xn--mnchen-3ya.de","website","2026-11-19T10:00:00.000Z","2026-11-21T12:00:00.000Z"\r\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await invited()).toEqual(['dialog.19@example.com', 'zoë@münchen.de']);
});

test('invite leaves addresses that a spreadsheet would run out of a CSV, and says how many and why', async ({
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

// CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE.
const UNKNOWN = [1, 2, 4, 13, 14];
// Others are definite, such as PERMISSION_DENIED, which a reader's role gets.
const DEFINITE = [3, 5, 7, 8, 9, 10, 16];
test.for([
  ['deletes its file if nothing was sent', 0, [...UNKNOWN, ...DEFINITE], false],
  ['deletes its file after a refusal', 1, DEFINITE, false],
  ['keeps its file if the result is unknown', 1, UNKNOWN, true],
  ['keeps its file if a second try is refused', 2, DEFINITE, true],
  ['keeps its file if a second try can read nothing', 1, DEFINITE, true, 'reads'],
] as const)('invite %s: after %i commits, gRPC codes %s', async ([, commits, codes, isKept, reads]) => {
  const { runTransaction } = Firestore.prototype;
  for (const code of codes) {
    const out = `${file}.${code}.csv`;
    vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementationOnce(async function (this: Firestore, work) {
      const rollBack = () => Promise.reject(new Error('Rolled back.'));
      for (let n = 0; n < commits; n += 1) {
        await runTransaction.call(this, async (transaction) => work(transaction).then(rollBack)).catch(() => {});
      }
      const failure = Object.assign(new Error('Firestore fails.'), { code });
      if (reads) await work({ getAll: () => Promise.reject(failure) } as unknown as Transaction);
      throw failure;
    });
    const sentence = isKept ? '\nPerhaps all are marked. Keep ' : ' Nobody was marked, and ';
    expect((await invite(' --yes', {}, out)).err).toContain(`✗ Firestore fails.${sentence}${out} `);
    expect(existsSync(out)).toBe(isKept);
  }
});

test('invite writes its file before it marks, and overwrites no other file', async () => {
  const confirm = async () => writeFileSync(file, 'precious') === undefined;
  expect(await invite('', { confirm })).toMatchObject({ code: 1, err: expect.stringContaining('EEXIST') });
  expect([written(), await invited()]).toEqual(['precious', []]);
});

test.for(['csv', 'jsonl'])(
  'invite --again marks the people of a %s, and names the others',
  async (type, { signups }) => {
    const [wave, undo] = [`${file}.${type}`, 'invite --undo 2026-11-21T12:00:00.000Z --yes'];
    await run(`invite --next 5 --out ${wave} --yes`);
    // As an editor may save it.
    writeFileSync(wave, `\ufeff${written(wave)}\r\n`);
    // As a restored backup leaves them. Somebody older comes back, too.
    await run(undo);
    await signups.doc('older').create({ email: 'older@example.com', createdAt: new Date(0) });
    await signups.doc('page.19@example.com').update({ invitedAt: new Date(0) });
    await run('suspect dialog.20@example.com --yes');
    await run('erase page.20@example.com --yes');
    const questions: string[] = [];
    const confirm = async (question: string) => questions.push(question) > 0;
    const { code, out, err } = await run(`invite --again ${wave}`, { confirm });
    expect([code, questions, out]).toEqual([1, ['Mark 2 as invited again?'], 'Invited again: 2.\n']);
    expect(err.split('\n').slice(1)).toEqual([
      ...['Invited already: page.19@example.com', 'Suspected: dialog.20@example.com', 'Missing: page.20@example.com'],
      ...['✗ Not on the waitlist: 1, named above.', ''],
    ]);
    expect(await invited()).toEqual(['dialog.19@example.com', 'dialog.21@example.com']);
    expect((await run(undo)).out).toContain('Taken back: 2.');
    const one = signups.doc('dialog.19@example.com');
    const another = { confirm: async () => Boolean(await one.update({ invitedAt: new Date(0) })) };
    expect((await run(`invite --again ${wave}`, another)).err).toContain('meanwhile. Run this again');
    expect((await run(`invite --again ${wave} --yes`)).out).toBe('Invited again: 1.\n');
  },
);

const ROW = '{"email":"page.19@example.com","invitedAt":"2026-11-21T12:00:00.000Z"}\n';
test.for([
  ['nameless rows', 'nameless.csv', '"invitedAt"\n2026-11-21\n'],
  ['an export', 'export.jsonl', `${ROW}{"email":"page.20@example.com"}\n`],
  ['a torn file', 'torn.jsonl', ROW.repeat(2).slice(0, -3)],
  ['a long file', 'long.jsonl', ROW.repeat(1_001)],
  ['an empty file', 'empty.csv', ''],
  ['a missing file', 'none.csv'],
] as const)('invite --again refuses %s and marks nobody', async ([, name, content], { entries }) => {
  const given = join(temporaryFolder(), name);
  if (content !== undefined) writeFileSync(given, content);
  const { code, err } = await run(`invite --again ${given} --yes`);
  expect([code, err]).toEqual([2, expect.stringContaining('It must have the columns email and invitedAt')]);
  expect((await entries()).join()).not.toContain('invited');
});
