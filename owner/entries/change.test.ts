import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { disturbNextCommit, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const ROBOTS = ['suspected-contact robot@example.com', 'suspected-waitlist robot@example.com'];
const CLEARED = ROBOTS.map((entry) => entry.replace('suspected-', ''));
const [SIGNUP, MESSAGE] = ['waitlist a/b%@example.com', 'contact  A/B%@exam\u00adple.com'];
const MUNICH = 'waitlist zoë@xn--mnchen-3ya.de';

test.for<[string, string[], string[]]>([
  ['suspect page.19@example.com', ['waitlist page.19@example.com'], ['suspected-waitlist page.19@example.com']],
  ['suspect a/B%@exam\u200bple.com', [MESSAGE, SIGNUP], [`suspected-${MESSAGE}`, `suspected-${SIGNUP}`]],
  ['suspect @münchen.de', [`${MUNICH} invited`], [`suspected-${MUNICH} invited`]],
  ['suspect by-hand', ['waitlist hand@other.example'], ['suspected-waitlist hand@other.example']],
  ['clear robot@example.com', ROBOTS, CLEARED],
  ['clear @EXAMPLE.com', ROBOTS, CLEARED],
  ['erase \u2066A/b%@EXAMPLE.com', [MESSAGE, SIGNUP], []],
  ['erase Zoe\u0308@MÜNCHEN.de', [`${MUNICH} invited`], []],
  ['erase robot@example.com', ROBOTS, []],
  ['erase --suspected', ROBOTS, []],
  ['invite --next 1 --out FILE', ['waitlist dialog.19@example.com'], ['waitlist dialog.19@example.com invited']],
  ['invite --undo 2026-11-01T12:00:00.000Z', [`${MUNICH} invited`], [MUNICH]],
])(
  '%s asks, then changes what belongs to it, and nothing else',
  async ([given, before, after], { store, signups, entries }) => {
    const args = given.replace('FILE', join(temporaryFolder(), 'wave.csv'));
    await store.add('joinWaitlist', { email: 'a/b%@example.com', source: 'modal' });
    await store.add('submitContact', { email: ' A/B%@exam\u00adple.com', name: 'A', message: 'robot@example.com' });
    await store.add('joinWaitlist', { email: 'zoë@xn--mnchen-3ya.de', source: 'modal' });
    await signups.doc('zoë@xn--mnchen-3ya.de').update({ invitedAt: new Date('2026-11-01T12:00Z') });
    await signups.doc('by-hand').create({ email: 'hand@other.example' });
    const all = await entries();
    expect((await run(args)).err).toContain('✗ Not an interactive terminal. Pass --yes to confirm.');
    const confirm = vi.fn(async () => false);
    expect(await run(args, { confirm })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was changed.'),
    });
    expect([confirm.mock.calls.length, await entries()]).toEqual([1, all]);
    expect((await run(`${args} --yes`)).code).toBe(0);
    expect(await entries()).toEqual([...all.filter((entry) => !before.includes(entry)), ...after].sort());
  },
);

test('erase shows what it would erase, and how many', async () => {
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toMatch(/^2026-11-20 11:00 {2}contact {3}Writer\.20@Example\.com {2}Zoë, =1\+1 Hello\ufffd\[2J\n$/m);
  expect(out).toBe('Erased: 1.\n');
  expect((await run('erase writer.20@example.com --yes')).err).toContain(
    '✗ Nothing is found for writer.20@example.com.',
  );
});

const at = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 10, day));

test.for(['suspect', 'clear'])(
  '%s keeps all fields, and of two under one id what people sent',
  async (verb, { database }) => {
    const signup = database.doc('waitlist_signups/a');
    const robot = database.doc('suspected_signups/a');
    await signup.create({ email: 'a@x.yz', note: 'called' });
    await robot.create({ email: 'b@x.yz', invitedAt: at(2) });
    expect((await run(`${verb} a --yes`)).code).toBe(0);
    const [kept, gone] = verb === 'suspect' ? [robot, signup] : [signup, robot];
    expect((await kept.get()).data()).toEqual({ email: 'a@x.yz', note: 'called', invitedAt: at(2) });
    expect((await gone.get()).exists).toBe(false);
  },
);

test.for(['before', 'after'] as const)(
  'suspect moves each entry once even if the connection breaks %s a move',
  async (when, { firestore, entries }) => {
    const { resets } = await disturbNextCommit(firestore.host, when);
    expect((await run('suspect @example.com --yes')).out).toBe('Suspected: 9.\n');
    const moved = (await entries()).filter((entry) => entry.startsWith('suspected-'));
    expect([resets(), moved.length]).toEqual([1, 11]);
  },
);

test('suspect stores nothing for what is erased while it asks', async ({ entries }) => {
  const left = (await entries()).filter((entry) => !entry.includes('page.19@'));
  const confirm = async () => (await run('erase page.19@example.com --yes')).code === 0;
  await run('suspect page.19@example.com', { confirm });
  expect(await entries()).toEqual(left);
});

test('erase --suspected erases more than fits into one request, and leaves what is cleared while it asks', async ({
  database,
  entries,
}) => {
  const spam = Array.from({ length: 201 }, (_, n) => database.doc(`suspected_messages/${n}`).create({}));
  await Promise.all(spam);
  const confirm = async () => (await run('clear robot@example.com --yes')).code === 0;
  expect((await run('erase --suspected', { confirm })).out).toBe('Erased: 1 + 202.\n');
  expect(await entries()).toEqual(expect.arrayContaining(CLEARED));
  expect((await entries()).filter((entry) => entry.startsWith('suspected-'))).toEqual([]);
});
