import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { run, test, undoIn } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';

// walk.test.ts tests which entries belong to whom, and how commands change them.

test('without a terminal, a change needs --yes', async ({ entries }) => {
  const all = await entries();
  const { code, err } = await run('erase writer.20@example.com');
  expect([code, err]).toEqual([1, expect.stringContaining('✗ Not an interactive terminal. Pass --yes to confirm.')]);
  expect(await entries()).toEqual(all);
});

test('erase shows what it erases, and reminds the owner of the mails', async ({ messages }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date('2026-11-21') });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(out).toBe('Erased: 1.\nDelete in your mailbox, too: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).out).toBe('Erased: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).err).toContain('✗ No such entry is stored.');
});

test('an entry made by hand, without a time, is moved by its id', async ({ signups, entries }) => {
  await signups.doc('by-hand').create({ email: 'hand@other.example', invitedAt: new Date() });
  expect((await run('suspect by-hand --yes')).out).toBe('Suspected: 1.\n');
  expect(await entries()).toContain('suspected-waitlist hand@other.example invited');
});

// The owner can empty a mark in the console.
test.for([
  ['suspect', null],
  ['clear', ''],
] as const)('%s keeps an invitation if the other entry has %j', async ([change, mark], { signups }) => {
  const invitedAt = new Date();
  const other = signups.firestore.doc('suspected_signups/page.19@example.com');
  await other.create({ email: 'page.19@example.com', invitedAt, note: 'Friend' });
  await signups.doc('page.19@example.com').update({ invitedAt: mark });
  await run(`${change} page.19@example.com --yes`);
  const left = change === 'suspect' ? other : signups.doc(other.id);
  const fields = { source: 'website', note: 'Friend', invitedAt: Timestamp.fromDate(invitedAt) };
  expect((await left.get()).data()).toMatchObject(fields);
});

test('erase with the id of a signup deletes all that its address has sent', async ({ messages, signups }) => {
  await messages.add({ email: 'A/b@example.com' });
  await signups.doc('a%2Fb@example.com').create({ email: 'a/b@example.com' });
  expect((await run('erase a%2Fb@example.com --yes')).out).toBe('Erased: 2.\n');
});

test('each command changes every selected entry once, even if a stream breaks after a commit', async ({
  entries,
  firestore,
}) => {
  const all = await entries();
  let undo = '';
  for (const [args, out] of [
    [`invite --next 2 --out ${join(temporaryFolder(), 'wave.csv')}`, 'Invited: 2.'],
    ['undo', 'Taken back: 2.'],
    ['suspect @example.com', 'Suspected: 9.'],
    ['clear --since 2026-11-19', 'Cleared: 11.'],
    ['erase robot@example.com', 'Erased: 2.'],
  ] as const) {
    // gRPC's INTERNAL.
    firestore.faults.push({ method: 'Commit', when: 'after', code: 13 });
    const printed = await run(`${args === 'undo' ? undo : args} --yes`);
    expect(printed.out).toContain(out);
    expect(firestore.faults).toEqual([]);
    undo ||= undoIn(printed);
  }
  expect(await entries()).toEqual(all.filter((entry) => !entry.includes('robot')));
});

test('invite --undo takes back all invitations of a time or none, by one commit', async ({ entries, firestore }) => {
  const all = await entries();
  const undo = undoIn(await run(`invite --next 4 --out ${join(temporaryFolder(), 'wave.csv')} --yes`));
  firestore.calls.length = 0;
  await run(`${undo} --yes`);
  expect(firestore.calls.filter((method) => method === 'Commit')).toHaveLength(1);
  expect(await entries()).toEqual(all);
});

test.for(['erased', 'replaced'])('suspect moves nothing that is %s meanwhile', async (how, { signups, entries }) => {
  const page = signups.doc('page.19@example.com');
  const fields = (await page.get()).data() ?? {};
  const left = (await entries()).filter((entry) => how === 'replaced' || !entry.includes('page.19@'));
  const confirm = async () => {
    await run('erase page.19@example.com --yes');
    return how === 'erased' || Boolean(await page.create(fields));
  };
  await run('suspect page.19@example.com', { confirm });
  expect(await entries()).toEqual(left);
});

test('suspect shows 20 of 250 signups and the number of the others, and moves all', async ({ signups, database }) => {
  const at = new Date('2026-11-25T10:00Z');
  const ids = Array.from({ length: 250 }, (_, n) => `wave.${n}`);
  await Promise.all(ids.map((id) => signups.doc(id).create({ email: `${id}@example.com`, createdAt: at })));
  const { err, out } = await run('suspect --since 2026-11-25T10:00 --until 2026-11-25T10:01 --yes');
  expect(err.match(/^2026-11-25 10:00 .*$/gm)).toHaveLength(20);
  expect(err).toContain('\n… and 230 more.\n');
  expect(out).toBe('Suspected: 250.\n');
  const { docs } = await database.collection('suspected_signups').get();
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
