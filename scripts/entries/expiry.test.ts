import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { NOW, TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();

async function keep(path: string, fields: DocumentData): Promise<void> {
  await owner.database.doc(path).create(fields);
}
async function expiry(path: string): Promise<string | undefined> {
  return (await owner.database.doc(path).get()).get('expiresAt')?.toDate().toISOString();
}
const day = (text: string) => Timestamp.fromDate(new Date(`${text}T10:00:00Z`));

test('gives older entries their expiresAt once, and leaves the others alone', async () => {
  await keep('waitlist_signups/old@example.com', { email: 'old@example.com', createdAt: day('2026-03-01') });
  await keep('waitlist_signups/new@example.com', { createdAt: day('2026-11-20'), expiresAt: day('2026-12-01') });
  await keep('contact_submissions/old', { createdAt: day('2026-03-01'), message: 'Hello' });
  owner.firestore.setClock(() => NOW);
  await keep('mail/old', { contactId: 'old' });
  const { code, out } = await owner.entries('set-expiry --yes');
  expect([code, out]).toEqual([0, 'Set expiresAt of 3 documents.\n']);
  expect(await expiry('mail/old')).toBe('2027-11-21T12:00:00.000Z');
  expect(await expiry('waitlist_signups/old@example.com')).toBe('2028-03-01T10:00:00.000Z');
  expect(await expiry('contact_submissions/old')).toBe('2027-03-01T10:00:00.000Z');
  expect(await expiry('waitlist_signups/new@example.com')).toBe('2026-12-01T10:00:00.000Z');
  expect((await owner.database.doc('contact_submissions/old').get()).get('message')).toBe('Hello');
  expect((await owner.entries('set-expiry --yes')).out).toBe('Every document has its expiresAt.\n');
});

test('counts from when the database stored an entry that has no time', async () => {
  owner.firestore.setClock(() => NOW);
  await keep('waitlist_signups/by-hand', { email: 'x@example.com' });
  await keep('contact_submissions/by-hand', { createdAt: 'yesterday', expiresAt: 'never' });
  expect((await owner.entries('set-expiry --yes')).out).toBe('Set expiresAt of 2 documents.\n');
  expect(await expiry('waitlist_signups/by-hand')).toBe('2028-11-21T12:00:00.000Z');
  expect(await expiry('contact_submissions/by-hand')).toBe('2027-11-21T12:00:00.000Z');
});

test('warns of entries that the database will delete at once, and asks', async () => {
  await keep('contact_submissions/past', { createdAt: day('2025-03-01') });
  const asked: string[] = [];
  const confirm = async (question: string) => {
    asked.push(question);
    return false;
  };
  const { code, err } = await owner.entries('set-expiry', { confirm });
  expect(asked).toEqual(['Set expiresAt of 1 document?']);
  expect(err).toContain('1 document past that time: the database deletes it soon.');
  expect(err).toContain('Nothing was changed.');
  expect([code, await expiry('contact_submissions/past')]).toEqual([1, undefined]);
});

test('list shows when entries expire on demand', async () => {
  await keep('waitlist_signups/a', {
    email: 'a@example.com',
    createdAt: day('2026-11-20'),
    expiresAt: day('2028-11-20'),
  });
  await keep('waitlist_signups/b', { email: 'b@example.com', createdAt: day('2026-11-19') });
  const { out } = await owner.entries('list --expires');
  expect(out.split('\n').slice(0, 3)).toEqual([
    'Created (UTC)     Expires (UTC)     Email',
    '2026-11-20 10:00  2028-11-20 10:00  a@example.com',
    '2026-11-19 10:00  never             b@example.com',
  ]);
  expect((await owner.entries('list')).out).not.toContain('Expires');
});
