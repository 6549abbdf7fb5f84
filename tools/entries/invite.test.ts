import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
afterEach(() => void vi.useRealTimers());
const written = (path = file) => readFileSync(path, 'utf8');
const emailsIn = (text: string) => text.match(/[^"\s]+@[^"\s]+/g) ?? [];

const invite = (options = '', terminal = {}, out = file) => run(`invite --next 2 --out ${out}${options}`, terminal);
/** Who is invited, oldest first. */
const invited = async () => emailsIn((await run('list')).out.replaceAll(/.*(?<!invited 2026-11-21)\n/g, '')).reverse();

test('invite marks the oldest signups, and writes them to a file that only its owner may read', async ({ signups }) => {
  // In the console, the owner can empty a mark, or set it to false.
  await signups.doc('page.19@example.com').update({ invitedAt: false });
  await signups.doc('dialog.19@example.com').update({ email: ' Dialog.19@Example.com,', invitedAt: '' });
  const { code, out, err } = await invite(' --yes');
  expect([code, out]).toEqual([0, 'Invited: 2.\n']);
  expect(err).toContain(`To take it back: invite --undo 2026-11-21T12:00:00.000Z\nThe file is ${file}\n`);
  expect(written()).toBe(
    '"email","invitedAt"\r\n' +
      '"dialog.19@example.com","2026-11-21T12:00:00.000Z"\r\n' +
      '"page.19@example.com","2026-11-21T12:00:00.000Z"\r\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await invited()).toEqual(['Dialog.19@Example.com,', 'page.19@example.com']);
});

test('invite writes signups in the order of joining, also of one second', async ({ signups }) => {
  const emails = ['d', 'b', 'c', 'a'].map((name) => `${name}@example.com`);
  for (const [index, email] of emails.entries()) await signups.doc(email).create({ email, createdAt: new Date(index) });
  await run(`invite --next 4 --out ${file} --yes`);
  expect(emailsIn(written())).toEqual(emails);
});

test('invite leaves out whom it can’t invite, and says how many and why', async ({ store, signups }) => {
  for (const email of ['=b@x.yz', '-c@x.yz', 'zoe@münchen.de'])
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email });
  const createdAt = new Date(0);
  await signups.doc('without-email').create({ createdAt });
  await signups.doc('no-address').create({ createdAt, email: 'by phone' });
  // The same person, and invited already.
  await signups.doc('page.19@example.com').update({ invitedAt: new Date(0) });
  await signups.doc('by-hand').create({ createdAt, email: 'page.19@example.com' });
  const { err } = await run(`invite --next 9 --out ${file} --yes`);
  expect(emailsIn(written())).toHaveLength(6);
  expect(written()).toContain('"zoe@xn--mnchen-3ya.de"');
  expect(err.match(/^Left out: .*$/gm)?.sort()).toEqual([
    'Left out: 1, because their id is not that of their address, so they may be on the list twice.',
    'Left out: 2, because a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them.',
    'Left out: 2, because they have no valid address.',
  ]);
  expect((await invite(' --yes', {}, `${file}.csv`)).err).toContain('✗ Nobody is left to invite.\n');
  vi.setSystemTime('2026-11-21T12:01Z');
  expect((await invite(' --yes', {}, `${file}.jsonl`)).out).toContain('Invited: 2.');
});

test.for(['invited', 'erased'])(
  'invite marks nobody and writes no file if one is %s meanwhile',
  async (how, { signups }) => {
    const one = signups.doc('page.19@example.com');
    const confirm = async () =>
      Boolean(await (how === 'erased' ? one.delete() : one.update({ invitedAt: new Date(0) })));
    const { code, err } = await invite('', { confirm });
    expect([code, err]).toEqual([1, expect.stringContaining('✗ Some were invited or erased meanwhile.')]);
    expect([existsSync(file), await invited()]).toEqual([false, []]);
  },
);

// CANCELLED, INVALID_ARGUMENT, INTERNAL, UNAVAILABLE.
test.for([1, 3, 13, 14])(
  'invite writes whoever is marked if the answer is lost with code %i',
  async (code, { firestore }) => {
    // The client library repeats the commit itself. Google's Firestore then answers that the transaction is closed.
    firestore.faults.push({ method: 'Commit', when: 'after', code });
    expect((await invite(' --yes')).out).toContain('Invited: 2.');
    expect(firestore.faults).toEqual([]);
    expect(emailsIn(written())).toEqual(await invited());
  },
);

test('invite marks nobody and writes no file if Firestore refuses the marks', async ({ firestore }) => {
  // PERMISSION_DENIED, which a viewer gets.
  firestore.faults.push({ method: 'Commit', when: 'before', code: 7 });
  const { code, err } = await invite(' --yes');
  expect(code).toBe(1);
  expect(err).toMatch(/invite --undo 2026.*No file is written\. The command above takes back whoever is marked/s);
  expect([existsSync(file), await invited()]).toEqual([false, []]);
});

test('invite overwrites no file that appears meanwhile, and says how to take the marks back', async () => {
  const confirm = async () => writeFileSync(file, 'precious') === undefined;
  const { code, err } = await invite('', { confirm });
  expect([code, written()]).toEqual([1, 'precious']);
  expect(err).toMatch(/✗ EEXIST.*\nNo file is written\. The command above takes back whoever is marked\.\n$/);
});
