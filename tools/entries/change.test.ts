import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { repeatNextTransaction, run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';

// The walk shows what each command changes.

test.for([
  'suspect page.19@example.com',
  'clear robot@example.com',
  'erase writer.19@example.com',
  'erase --suspected',
  'invite --next 1 --out FILE',
  'invite --undo 2026-11-01T12:00:00.000Z',
])('%s changes something only if the owner agrees', async (given, { signups, entries }) => {
  await signups.doc('dialog.19@example.com').update({ invitedAt: new Date('2026-11-01T12:00Z') });
  const args = given.replace('FILE', join(temporaryFolder(), 'wave.csv'));
  const all = await entries();
  expect((await run(args)).err).toContain('✗ Not an interactive terminal. Pass --yes to confirm.');
  expect((await run(args, { confirm: async () => false })).err).toContain('✗ Nothing was changed.');
  expect(await entries()).toEqual(all);
  expect((await run(`${args} --yes`)).code).toBe(0);
  expect(await entries()).not.toEqual(all);
});

test('erase shows what it erases, and reminds of mails, which it cannot reach', async ({ messages }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date() });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(out).toBe('Erased: 1.\nDelete in your mailbox, too: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).out).toBe('Erased: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).err).toContain('✗ No such entry is stored.');
});

test('erase removes entries of one kind and time, and of no other', async ({ entries }) => {
  const left = (await entries()).filter((entry) => entry !== 'contact Writer.19@Example.com');
  await run('erase --until 2026-11-20 --collection contact --yes');
  expect(await entries()).toEqual(left);
});

test('suspect finds an entry by its id, too', async ({ signups, entries }) => {
  await signups.doc('by-hand').create({ email: 'hand@other.example' });
  await run('suspect by-hand --yes');
  expect(await entries()).toContain('suspected-waitlist hand@other.example');
});

test('suspect moves an entry once even if its transaction is repeated', async ({ entries }) => {
  const moves = repeatNextTransaction();
  await run('suspect @example.com --yes');
  expect(moves).toHaveBeenCalledTimes(9);
  expect((await entries()).map((entry) => entry.startsWith('suspected-'))).toEqual(Array(11).fill(true));
});

test('suspect stores nothing for what is erased while it asks', async ({ entries }) => {
  const left = (await entries()).filter((entry) => !entry.includes('page.19@'));
  const confirm = async () => (await run('erase page.19@example.com --yes')).code === 0;
  await run('suspect page.19@example.com', { confirm });
  expect(await entries()).toEqual(left);
});

test('a wave of 250 signups of one moment is shown in short, and suspected whole', async ({ signups, database }) => {
  const create = (n: number) =>
    signups.doc(`wave.${n}`).create({ email: `${n}@example.com`, createdAt: new Date('2026-11-25T10:00Z') });
  await Promise.all(Array.from({ length: 250 }, (_, n) => create(n)));
  // One more comes while the question waits.
  const confirm = async () => {
    vi.setSystemTime(Date.now() + 1);
    return Boolean(await create(250));
  };
  const { err, out } = await run('suspect --since 2026-11-25T10:00 --until 2026-11-25T10:01', { confirm });
  expect(err.match(/^2026-11-25 10:00 .*$/gm)).toHaveLength(20);
  expect(err).toContain('\n… and 230 more.\n');
  expect(out).toBe('Suspected: 250.\n');
  const { size } = await database.collection('suspected_signups').where('email', '!=', 'robot@example.com').get();
  expect([size, (await signups.doc('wave.250').get()).exists]).toEqual([250, true]);
});
