import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { run, test } from './testTool.ts';

const day = (text: string) => Timestamp.fromDate(new Date(`${text}T10:00:00Z`));

test('gives older entries their expiresAt once, and leaves the others alone', async ({ signups, messages, mails }) => {
  await signups.doc('old').create({ createdAt: day('2026-03-01') });
  await signups.doc('new').create({ createdAt: day('2026-11-20'), expiresAt: day('2026-12-01') });
  await messages.doc('old').create({ createdAt: day('2026-03-01'), message: 'Hello' });
  // Without a time of their own: the database knows when it stored them.
  await messages.doc('by-hand').create({ createdAt: 'yesterday', expiresAt: 'never' });
  await mails.doc('old').create({ contactId: 'old' });
  expect(await run('set-expiry --yes')).toMatchObject({ code: 0, out: 'Set expiresAt of 4 documents.\n' });
  const expiries = async (collection: CollectionReference) => {
    const { docs } = await collection.get();
    return Object.fromEntries(docs.map((document) => [document.id, document.get('expiresAt').toDate().toISOString()]));
  };
  expect(await expiries(signups)).toEqual({
    old: '2028-03-01T10:00:00.000Z',
    new: '2026-12-01T10:00:00.000Z',
  });
  expect(await expiries(messages)).toEqual({
    old: '2027-03-01T10:00:00.000Z',
    'by-hand': '2027-11-21T12:00:00.000Z',
  });
  expect(await expiries(mails)).toEqual({ old: '2027-11-21T12:00:00.000Z' });
  expect((await messages.doc('old').get()).get('message')).toBe('Hello');
  expect((await run('set-expiry --yes')).out).toBe('Every document has its expiresAt.\n');
});

test('warns of entries that the database will delete at once, and asks', async ({ messages }) => {
  const past = messages.doc('past');
  await past.create({ createdAt: day('2025-03-01') });
  const confirm = vi.fn(async () => false);
  const { code, err } = await run('set-expiry', { confirm });
  expect(confirm.mock.calls).toEqual([['Set expiresAt of 1 document?']]);
  expect(err).toContain('The database will soon delete 1 document past that time.');
  expect(err).toContain('Nothing was changed.');
  expect([code, (await past.get()).get('expiresAt')]).toEqual([1, undefined]);
});
