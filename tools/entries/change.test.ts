import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

const UNDO = 'invite --undo 2026-11-21T12:00:00.000Z';
const YES = { confirm: async () => true };

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'wave.csv');
  // The tool's own clock.
  vi.setSystemTime('2026-11-21T12:00Z');
});
afterEach(() => void vi.useRealTimers());

const invite = (next: number, terminal = {}, out = file) => run(`invite --next ${next} --out ${out}`, terminal);
const emailsIn = (text: string) => text.match(/[^"\s]+@[^"\s]+/g) ?? [];
const written = () => readFileSync(file, 'utf8');

test('invite marks the oldest signups, and writes them to a file that only its owner may read', async ({
  entries,
  signups,
}) => {
  // In the console, the owner can empty a mark, or set it to false.
  await signups.doc('page.19@example.com').update({ invitedAt: false });
  await signups.doc('dialog.19@example.com').update({ email: ' Dialog.19@Example.com,', invitedAt: '' });
  const { code, out, err } = await invite(2, YES);
  expect([code, out]).toEqual([0, 'Invited: 2.\n']);
  expect(err).toContain(`To take it back: ${UNDO}\nThe file is ${file}\n`);
  expect(written()).toBe(
    '"email","invitedAt"\r\n' +
      '"dialog.19@example.com","2026-11-21T12:00:00.000Z"\r\n' +
      '"page.19@example.com","2026-11-21T12:00:00.000Z"\r\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const invited = (await entries()).filter((entry) => entry.endsWith(' invited'));
  expect(invited).toEqual(['waitlist  Dialog.19@Example.com, invited', 'waitlist page.19@example.com invited']);
  await invite(9, YES, `${file}.csv`);
  expect(emailsIn(readFileSync(`${file}.csv`, 'utf8'))).toHaveLength(4);
});

test('invite says how to take it back before it marks anybody, because it may be interrupted', async ({
  firestore,
}) => {
  let calls: string[] = [];
  const onPrint = (text: string) => {
    if (text.startsWith('To take it back')) calls = [...firestore.calls];
  };
  firestore.calls.length = 0;
  await invite(2, { ...YES, onPrint });
  expect(calls).not.toEqual([]);
  expect(calls).not.toContain('Commit');
  expect(firestore.calls).toContain('Commit');
});

test('invite writes signups in the order of joining, also of one second', async ({ signups }) => {
  const emails = ['d', 'b', 'c', 'a'].map((name) => `${name}@example.com`);
  // The embedded Firestore has the order in which documents are made, Google's that of their ids.
  for (const [index, email] of [...emails.entries()].reverse())
    await signups.doc(email).create({ email, createdAt: new Date(index) });
  await invite(4, YES);
  expect(emailsIn(written())).toEqual(emails);
});

test('invite leaves out whom it can’t invite, and says how many and why', async ({ store, signups }) => {
  for (const email of ['=b@x.yz', '-c@x.yz', 'zoe@münchen.de'])
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email });
  const createdAt = new Date(0);
  await signups.doc('without-email').create({ createdAt });
  await signups.doc('no-address').create({ createdAt, email: 'by phone' });
  await signups.doc('by-hand').create({ createdAt, email: 'page.19@example.com' });
  const { err } = await invite(9, YES);
  expect(emailsIn(written())).toHaveLength(7);
  expect(written()).toContain('"zoe@xn--mnchen-3ya.de"');
  expect(err.match(/^Left out: .*$/gm)?.sort()).toEqual([
    'Left out: 1, because their id is not that of their address, so they may be on the list twice.',
    'Left out: 2, because a spreadsheet takes the address for a formula. A file that ends in .jsonl includes them.',
    'Left out: 2, because they have no valid address.',
  ]);
  expect((await invite(9, YES, `${file}.csv`)).err).toContain('✗ Nobody is left to invite.\n');
  expect((await invite(9, YES, `${file}.jsonl`)).out).toContain('Invited: 2.');
});

test('a mark that a function sets meanwhile stops no change, and an erasure names its place', async ({ signups }) => {
  const passOn = async () => Boolean(await signups.doc('page.19@example.com').update({ passedOnAt: new Date() }));
  expect((await invite(2, { confirm: passOn })).out).toBe('Invited: 2.\n');
  await signups.doc('page.19@example.com').update({ passedOnAt: null });
  const { out } = await run('erase page.19@example.com', { confirm: passOn });
  expect(out).toMatch(/^Erased: 1\.\nDelete in your mail service, too: 1\.\n/);
});

test.for(['changed', 'erased'])(
  'invite and its undo change all or none, such as if one is %s meanwhile',
  async (how, { entries, signups }) => {
    const all = await entries();
    const one = signups.doc('page.19@example.com');
    const fields = (await one.get()).data() ?? {};
    const confirm = async () => Boolean(await (how === 'erased' ? one.delete() : one.update({ source: 'modal' })));
    const sentence = '✗ Nothing was changed, because somebody changed waitlist page.19@example.com meanwhile.\n';
    const { code, out, err } = await invite(6, { confirm });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(sentence)]);
    expect(existsSync(file)).toBe(false);
    await one.set(fields);
    expect(await entries()).toEqual(all);
    await invite(6, YES);
    expect(await run(UNDO, { confirm })).toMatchObject({ code: 1, out: '', err: expect.stringContaining(sentence) });
    expect((await entries()).filter((entry) => entry.endsWith(' invited'))).toHaveLength(how === 'erased' ? 5 : 6);
  },
);

// gRPC's INTERNAL and UNAVAILABLE, and what Google answers if the client library repeats the commit: INVALID_ARGUMENT.
test.for([3, 13, 14])(
  'each command changes every entry once, even if a commit’s answer is lost with code %i',
  async (code, { entries, firestore }) => {
    const all = await entries();
    for (const [args, out] of [
      [`invite --next 2 --out ${file}`, 'Invited: 2.'],
      [UNDO, 'Taken back: 2.'],
      ['erase @example.com --until 2026-11-20', 'Erased: 3.'],
    ] as const) {
      firestore.faults.push({ when: 'after', code });
      expect((await run(args, YES)).out).toContain(out);
      expect(firestore.faults).toEqual([]);
    }
    expect(emailsIn(written())).toEqual(['dialog.19@example.com', 'page.19@example.com']);
    expect(await entries()).toEqual(all.filter((entry) => !entry.includes('.19@')));
  },
);

test('invite marks nobody and writes no file if Firestore refuses the marks', async ({ entries, firestore }) => {
  const all = await entries();
  // PERMISSION_DENIED, which a viewer gets.
  firestore.faults.push({ when: 'before', code: 7 });
  const { code, err } = await invite(2, YES);
  expect(code).toBe(1);
  expect(err).toMatch(/invite --undo 2026.*No file is written\. The command above takes back whoever is marked/s);
  expect([existsSync(file), await entries()]).toEqual([false, all]);
});

test('invite overwrites no file that appears meanwhile, and says how to take the marks back', async () => {
  const confirm = async () => writeFileSync(file, 'precious') === undefined;
  const { code, err } = await invite(2, { confirm });
  expect([code, written()]).toEqual([1, 'precious']);
  expect(err).toMatch(/invite --undo .*✗ EEXIST.*\nNo file is written\. The command above takes back whoever .*\n$/s);
});

test('erase shows what it erases, and names who else has the address', async ({ messages, signups }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date('2026-11-21') });
  const marks = { passedOnAt: new Date('2026-11-21'), invitedAt: new Date('2026-11-22') };
  await signups.doc('page.20@example.com').update({ email: 'writer.20@example.com', ...marks });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(err).toContain('  writer.20@example.com  website, passed on 2026-11-21, invited 2026-11-22\n');
  const places = ['your mailbox', 'your mail service', 'your mail service and the files of invite'];
  expect(out).toBe(`Erased: 2.\n${places.map((place) => `Delete in ${place}, too: 1.\n`).join('')}`);
  expect((await run('erase writer.20@example.com --yes')).err).toContain('✗ No such entry is stored.');
  // A service that gets each signup may have one whose mark was lost.
  const named = await run('erase @example.com --until 2026-11-20 --yes', { mailService: 'Brevo' });
  expect(named.out).toBe('Erased: 3.\nDelete in Brevo, too: 2.\n');
  const chat = await run('erase @example.com --until 2026-11-21 --yes', { chat: 'Slack' });
  expect(chat.out).toBe('Erased: 1.\nDelete in Slack, too: 1.\n');
});

test('erase counts what is gone, and names what changed meanwhile', async ({ signups, entries }) => {
  const all = await entries();
  const [erased, made, invited] = ['dialog.19@example.com', 'page.19@example.com', 'page.20@example.com'];
  const fields = (await signups.doc(made).get()).data() ?? {};
  const confirm = async () => {
    await signups.doc(erased).delete();
    await signups.doc(made).delete();
    await signups.doc(made).create(fields);
    return Boolean(await signups.doc(invited).update({ invitedAt: new Date() }));
  };
  const { code, out, err } = await run('erase @example.com --until 2026-11-20T11:00', { confirm });
  expect([code, out]).toEqual([1, 'Erased: 3.\n']);
  expect(err).toMatch(
    /✗ Changed by somebody meanwhile, so left as they are: waitlist .*, waitlist .*\. Run it again\.\n$/,
  );
  const left = all.filter((entry) => !entry.includes('.19@') && !entry.includes('dialog.20@'));
  expect(await entries()).toEqual(
    [...left.filter((e) => !e.includes(invited)), `waitlist ${made}`, `waitlist ${invited} invited`].sort(),
  );
});

test('erase that fails halfway says what it has erased, and where else', async ({ firestore, signups, entries }) => {
  for (const { ref } of (await signups.get()).docs) await ref.update({ invitedAt: new Date() });
  // PERMISSION_DENIED.
  firestore.faults.push({ when: 'before', code: 7 });
  const { code, out } = await run('erase @example.com --collection waitlist --yes');
  expect([code, out]).toEqual([1, 'Erased: 5.\nDelete in your mail service and the files of invite, too: 5.\n']);
  expect(await entries()).toHaveLength(4);
});

test('erase shows 20 of 250 signups and the number of the others, and deletes all', async ({ signups, entries }) => {
  const all = await entries();
  const createdAt = new Date('2026-11-25T10:00Z');
  const ids = Array.from({ length: 250 }, (_, n) => `wave.${n}`);
  await Promise.all(ids.map((id) => signups.doc(id).create({ email: `${id}@example.com`, createdAt })));
  const { err, out } = await run('erase --since 2026-11-25 --yes');
  expect(err.match(/^2026-11-25 10:00 .*$/gm)).toHaveLength(20);
  expect(err).toContain('\n… and 230 more.\n');
  expect(out).toBe('Erased: 250.\n');
  expect(await entries()).toEqual(all);
});

test('without a terminal, a change needs --yes, and a refusal changes nothing', async ({ entries }) => {
  const all = await entries();
  for (const args of ['erase @example.com', `invite --next 2 --out ${file}`]) {
    expect((await run(args)).err).toContain('✗ Not an interactive terminal. Pass --yes to confirm.');
    expect((await run(args, { confirm: async () => false })).err).toContain('✗ Nothing was changed.');
  }
  expect(await entries()).toEqual(all);
});
