import { expect, vi } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

test('erase --suspected says how many, asks, and removes exactly the suspected entries', async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  await store.add('submitContact', {
    ...VALID.submitContact,
    name: 'Zoë',
    email: 'spam@example.com',
    message: 'Buy',
    suspected: true,
  });
  await run('suspect dialog.15@example.com');
  const confirm = vi.fn(async () => false);
  const refused = await run('erase --suspected', { confirm });
  expect(refused.err).toContain('Suspected: 2 waitlist signups and 1 contact message.\n');
  expect(confirm.mock.calls).toEqual([['Erase these 3 for good?']]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  expect((await run('erase --suspected')).err).toContain('Pass --yes to confirm.');
  expect([(await signups.get()).size, (await messages.get()).size]).toEqual([14, 8]);
  confirm.mockImplementation(async () => true);
  const { code, out } = await run('erase --suspected', { confirm });
  expect([code, out]).toEqual([0, 'Erased 2 waitlist signups and 1 contact message.\n']);
  expect([(await signups.get()).size, (await messages.get()).size]).toEqual([12, 7]);
  expect(await run('erase --suspected --yes')).toMatchObject({ code: 0, out: 'No suspected entry was found.\n' });
});

test('erase --suspected selects whole days in UTC, the last one included', async ({ store, signups }) => {
  await fill(store);
  for (const day of [15, 16, 17]) await run(`suspect page.${day}@example.com`);
  await signups.doc('by-hand').create({ suspected: true });
  const { out } = await run('erase --suspected --since 2026-11-16 --until 2026-11-17 --yes');
  expect(out).toBe('Erased 2 waitlist signups.\n');
  expect((await signups.doc('page.15@example.com').get()).exists).toBe(true);
  expect((await run('erase --suspected --until 2026-11-15 --yes')).out).toBe('Erased 1 waitlist signup.\n');
  expect((await run('erase --suspected --since 2026-11-20 --yes')).out).toBe('Erased 1 waitlist signup.\n');
  expect((await run('erase --suspected --yes')).out).toBe('Erased 1 waitlist signup.\n');
});

test('erase --suspected keeps what is cleared while it asks', async ({ store, signups }) => {
  await fill(store);
  await run('suspect page.15@example.com');
  const confirm = async () => (await run('clear page.20@example.com')).code === 0;
  const { out, err } = await run('erase --suspected', { confirm });
  expect(err).toContain('Not erased, no longer suspected: 1 entry.\n');
  expect(out).toBe('Erased 1 waitlist signup.\n');
  expect((await signups.doc('page.20@example.com').get()).exists).toBe(true);
});

test('erase --suspected reminds of the mails about messages that were suspected later', async ({ messages }) => {
  await messages.doc('m').create({ email: 'spam@example.com', notifiedAt: new Date(), suspected: true });
  const { out } = await run('erase --suspected --yes');
  expect(out).toBe('Erased 1 contact message.\nDelete in your mailbox, too: 1 mail about this.\n');
});

test('erase --suspected removes more entries than fit into one transaction', async ({ messages }) => {
  for (let n = 0; n < 101; n += 1) await messages.doc(`m${n}`).create({ suspected: true });
  expect((await run('erase --suspected --yes')).out).toBe('Erased 101 contact messages.\n');
  expect((await messages.get()).size).toBe(0);
});
