import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GrpcStatus } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

const UNDO = 'invite --undo 2026-11-21T12:00:00.000Z';
const MAILBOX = 'Delete in your mailbox, if messages were mailed, too: 1.\n';
const NOBODY = '✗ Nobody was invited at this time.';
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
  await signups.doc('page.21@example.com').update({ invitedAt: false, createdAt: new Date(0) });
  await signups.doc('dialog.19@example.com').update({ email: ' Dialog.19@Example.com,', invitedAt: '' });
  const { code, out, err } = await invite(2, YES);
  expect([code, out]).toEqual([0, 'Invited: 2.\n']);
  expect(err).toContain(`To take it back: ${UNDO}\nThe file is ${file}\n`);
  expect(written()).toBe(
    '"email","invitedAt"\r\n' +
      '"page.21@example.com","2026-11-21T12:00:00.000Z"\r\n' +
      '"dialog.19@example.com","2026-11-21T12:00:00.000Z"\r\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const invited = (await entries()).filter((entry) => entry.endsWith(' invited'));
  expect(invited).toEqual(['waitlist  Dialog.19@Example.com, invited', 'waitlist page.21@example.com invited']);
  await invite(9, YES, `${file}.csv`);
  expect(emailsIn(readFileSync(`${file}.csv`, 'utf8'))).toHaveLength(4);
});

test('invite leaves out whom it can’t invite, and says how many and why', async ({ store, signups }) => {
  for (const email of ['=b@x.yz', '-c@x.yz', 'zoe@münchen.de'])
    await store('joinWaitlist', { ...VALID.joinWaitlist, email });
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

// The embedded Firestore keeps a commit's first changes.
test.runIf(inject('firestore').isGoogles).for(['changed', 'erased'])(
  'invite and its undo change all or none, such as if one is %s meanwhile',
  async (how, { entries, signups }) => {
    const all = await entries();
    const one = signups.doc('page.19@example.com');
    const fields = (await one.get()).data() ?? {};
    const confirm = async () => Boolean(await (how === 'erased' ? one.delete() : one.update({ source: 'modal' })));
    const refused = { code: 1, out: '', err: expect.stringContaining('✗ An entry was changed or erased meanwhile.\n') };
    expect(await invite(6, { confirm })).toMatchObject(refused);
    await one.set(fields);
    expect(await entries()).toEqual(all);
    await invite(6, YES, `${file}.csv`);
    expect(await run(UNDO, { confirm })).toMatchObject(refused);
    expect((await entries()).filter((entry) => entry.endsWith(' invited'))).toHaveLength(how === 'erased' ? 5 : 6);
  },
);

test.for([
  // What a viewer gets.
  ['is refused', 'before', GrpcStatus.PERMISSION_DENIED, 0],
  ['is done, but its answer lost', 'after', GrpcStatus.INTERNAL, 2],
  // The client library repeats the commit.
  ['is done twice', 'after', GrpcStatus.UNAVAILABLE, 2],
] as const)(
  'if the commit of invite or its undo %s, the sentence says how to go on',
  async ([, when, code, marked], { entries, firestore }) => {
    const all = await entries();
    firestore.faults.push({ when, code });
    const { code: failed, err } = await invite(2, YES);
    expect([failed, emailsIn(written())]).toEqual([1, ['dialog.19@example.com', 'page.19@example.com']]);
    expect(err).toMatch(
      / invite --undo 2026.*\n.*All are marked, or nobody\. Run the command above, delete the file,/s,
    );
    expect((await entries()).filter((entry) => entry.endsWith(' invited'))).toHaveLength(marked);
    if (marked) firestore.faults.push({ when, code });
    for (const sentence of marked ? ['Run it again: if it finds nobody, all are.', NOBODY] : [NOBODY])
      expect((await run(UNDO, YES)).err).toContain(sentence);
    expect(await entries()).toEqual(all);
  },
);

test('invite says the way back and writes its file, over no other, before it marks anybody', async ({ entries }) => {
  const all = await entries();
  const confirm = async () => writeFileSync(file, 'precious') === undefined;
  const { code, err } = await invite(2, { confirm });
  expect([code, err]).toEqual([1, expect.stringMatching(`To take it back: ${UNDO}\n.* EEXIST`)]);
  expect([written(), await entries()]).toEqual(['precious', all]);
});

test('erase shows what it erases, and names who else has the address', async ({ messages, signups }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date('2026-11-21') });
  const marks = { passedOnAt: new Date('2026-11-21'), invitedAt: new Date('2026-11-22') };
  await signups.doc('page.20@example.com').update({ email: 'writer.20@example.com', ...marks });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(err).toContain('  writer.20@example.com  website, passed on 2026-11-21, invited 2026-11-22\n');
  const places = [
    'your mailbox, if messages were mailed',
    'your mail service',
    'your mail service and the files of invite',
  ];
  expect(out).toBe(`${places.map((place) => `Delete in ${place}, too: 1.\n`).join('')}Erased: 2.\n`);
  expect((await run('erase writer.20@example.com --yes')).err).toContain('✗ No such entry is stored.');
  // A mark may be lost: a mailbox and a named service may have any entry.
  const named = await run('erase @example.com --until 2026-11-20 --yes', { mailService: 'Brevo' });
  expect(named.out).toBe(`${MAILBOX}Delete in Brevo, too: 2.\nErased: 3.\n`);
  const chat = await run('erase @example.com --until 2026-11-21 --yes', { chat: 'Slack' });
  expect(chat.out).toBe('Delete in Slack, too: 1.\nErased: 1.\n');
});

test('erase leaves what somebody has changed or stored again meanwhile', async ({ signups, entries }) => {
  const all = await entries();
  const [erased, again] = [signups.doc('dialog.19@example.com'), signups.doc('page.19@example.com')];
  const fields = (await again.get()).data() ?? {};
  const confirm = async () => {
    for (const one of [erased, again]) await one.delete();
    await again.create(fields);
    return Boolean(await signups.doc('page.20@example.com').update({ invitedAt: new Date() }));
  };
  const { code, out, err } = await run('erase @example.com --until 2026-11-20T11:00', { confirm });
  expect([code, out]).toEqual([1, `${MAILBOX}Erased: 3.\n`]);
  expect(err).toMatch(/✗ Left: 2, because somebody changed them meanwhile\. Run it again\.\n$/);
  const left = all.filter((entry) => !/(dialog\.(19|20)|Writer\.19)@/.test(entry));
  expect(await entries()).toEqual(left.map((entry) => entry.replace(/page\.20@.*/, '$& invited')));
});

test('erase that fails has said where else, and is finished by another run', async ({ firestore, entries }) => {
  firestore.faults.push({ when: 'after', code: GrpcStatus.INTERNAL });
  const erase = () => run('erase @example.com --collection waitlist --yes', { mailService: 'Brevo' });
  const { code, out, err } = await erase();
  expect([code, out]).toEqual([1, 'Delete in Brevo, too: 6.\n']);
  expect(err).toMatch(/✗ .*\nErased: at least 0\. Run it again for the rest\.\n$/);
  await erase();
  expect(await entries()).toHaveLength(3);
});

test('erase shows 20 of 250 signups and the number of the others, and says how far it is', async ({
  signups,
  entries,
}) => {
  const all = await entries();
  const createdAt = new Date('2026-11-25T10:00Z');
  const ids = Array.from({ length: 250 }, (_, n) => `wave.${n}`);
  await Promise.all(ids.map((id) => signups.doc(id).create({ email: `${id}@example.com`, createdAt })));
  const { err, out } = await run('erase --since 2026-11-25 --yes');
  expect(err.match(/^2026-11-25 10:00 .*$/gm)).toHaveLength(20);
  expect(err).toContain('\n… and 230 more.\n200 of 250 …\n');
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
