import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { run, test, throughProxy } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

const ROBOTS = ['suspected-contact robot@example.com', 'suspected-waitlist robot@example.com'];
const CLEARED = ROBOTS.map((entry) => entry.replace('suspected-', ''));
const [SIGNUP, MESSAGE] = ['waitlist a/b%@example.com', 'contact  A/B%@exam\u00adple.com'];
const HAND = 'waitlist hand@other.example';

test.for<[string, string[], string[]]>([
  ['suspect page.19@example.com', ['waitlist page.19@example.com'], ['suspected-waitlist page.19@example.com']],
  ['suspect by-hand', [`${HAND} invited`], [`suspected-${HAND} invited`]],
  ['clear robot@example.com', ROBOTS, CLEARED],
  ['erase \u2066A/b%@EXAMPLE.com', [MESSAGE, SIGNUP], []],
  ['erase --suspected', ROBOTS, []],
  ['erase --since 2026-11-20T12:00+01:00 --until 2026-11-21', ['contact Writer.20@Example.com', ...ROBOTS], []],
  ['erase --until 2026-11-20 --collection contact', ['contact Writer.19@Example.com'], []],
  ['erase --suspected --since 2026-11-20T11:00', ROBOTS, []],
  ['invite --next 1 --out FILE', ['waitlist dialog.19@example.com'], ['waitlist dialog.19@example.com invited']],
  ['invite --undo 2026-11-01T12:00:00.000Z', [`${HAND} invited`], [HAND]],
])(
  '%s asks, then changes what belongs to it, and nothing else',
  async ([given, before, after], { store, signups, entries }) => {
    const args = given.replace('FILE', join(temporaryFolder(), 'wave.csv'));
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'a/b%@example.com' });
    await store.add('submitContact', {
      ...VALID.submitContact,
      email: ' A/B%@exam\u00adple.com',
      message: 'robot@example.com',
    });
    await signups.doc('by-hand').create({ email: 'hand@other.example', invitedAt: new Date('2026-11-01T12:00Z') });
    const all = await entries();
    expect((await run(args)).err).toContain('✗ Not an interactive terminal. Pass --yes to confirm.');
    const confirm = vi.fn(async () => false);
    expect((await run(args, { confirm })).err).toContain('✗ Nothing was changed.');
    expect([confirm.mock.calls.length, await entries()]).toEqual([1, all]);
    expect((await run(`${args} --yes`)).code).toBe(0);
    expect(await entries()).toEqual([...all.filter((entry) => !before.includes(entry)), ...after].sort());
  },
);

test('erase shows what it erases, and reminds of mails, which it cannot reach', async ({ messages }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date() });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(out).toBe('Erased: 1.\nDelete in your mailbox, too: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).out).toBe('Erased: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).err).toContain('✗ No such entry is stored.');
});

test.for(['before', 'after'] as const)(
  'suspect moves each entry once even if the connection breaks %s a move',
  async (when, { firestore, entries }) => {
    const proxy = await throughProxy(firestore.host);
    proxy.disturbNext('Commit', when);
    expect((await run('suspect @example.com --yes')).out).toBe('Suspected: 9.\n');
    const moved = (await entries()).filter((entry) => entry.startsWith('suspected-'));
    expect([proxy.resets(), moved.length]).toEqual([1, 11]);
  },
);

test('suspect stores nothing for what is erased while it asks', async ({ entries }) => {
  const left = (await entries()).filter((entry) => !entry.includes('page.19@'));
  const confirm = async () => (await run('erase page.19@example.com --yes')).code === 0;
  await run('suspect page.19@example.com', { confirm });
  expect(await entries()).toEqual(left);
});

test('a wave of 250 signups, also of one moment, is shown as twenty and a number, and suspected whole', async ({
  signups,
  database,
}) => {
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
