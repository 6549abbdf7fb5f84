import { type CollectionReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { addMail } from '../../functions/src/mails.ts';
import { ownerMail } from '../../functions/src/ownerMail.ts';
import { fill, run, test } from './testTool.ts';

async function ids(collection: CollectionReference): Promise<string[]> {
  return (await collection.get()).docs.map(({ id }) => id);
}

test('erases an address in every spelling from both collections, and nothing else', async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  await store.addSignup({ email: 'a/b%@example.com', source: 'modal' });
  // Its id has the address, too.
  await signups.doc('a%2Fb%25@example.com').update({ email: '' });
  await store.addMessage({ name: 'A', email: ' A/B%@Example.com ', message: 'one' });
  await store.addMessage({ name: 'A', email: 'a/b%@example.com', message: 'two' });
  const { code, out } = await run('erase A/b%@EXAMPLE.com --yes');
  expect(out).toBe('Erased 1 waitlist signup and 2 contact messages of a/b%@example.com.\n');
  expect(code).toBe(0);
  expect(await ids(signups)).toHaveLength(14);
  expect(await ids(messages)).toHaveLength(7);
  expect((await run('erase a/b%@example.com --yes')).out).toBe('Nothing is stored with a/b%@example.com.\n');
});

test('erases entries that were made or changed in the console', async ({ signups, messages, mails }) => {
  await signups.doc('auto-1').create({ email: ' Jane@Example.com' });
  await signups.doc('jane@example.com').create({ source: 7 });
  await signups.doc('auto-2').create({ email: 7, createdAt: 'yesterday', source: null });
  await messages.doc('m1').create({ email: 'JANE@example.com', message: 'by phone' });
  await messages.doc('m2').create({ email: ['jane@example.com', 'x@example.com'], createdAt: '2026-11-01' });
  await messages.doc('m3').create({ Email: { work: 'jane@example.com' }, name: null });
  await messages.doc('m4').create({ about: { signup: signups.doc('jane@example.com') }, position: new GeoPoint(1, 2) });
  await messages.doc('m5').create({ email: signups.doc('auto-2') });
  await mails.doc('sent').create({ contactEmail: 'Jane@example.com', message: null });
  await mails.doc('answered').create({ replyTo: 'JANE@example.com' });
  await mails.doc('about-m1').create({ contactId: 'm1' });
  await mails.doc('other').create({ contactId: 'm5', replyTo: 'x@example.com', to: 'jane@example.com' });
  const { out } = await run('erase jane@example.com --yes');
  expect(out).toContain('Erased 2 waitlist signups, 4 contact messages and 3 mails of jane@example.com.\n');
  expect(await Promise.all([signups, messages, mails].map(ids))).toEqual([['auto-2'], ['m5'], ['other']]);
});

test('shows addresses that only look the same, and how to erase them', async ({ store, signups }) => {
  // Another one has a zero-width space; the first letter of the next is Cyrillic.
  const emails = ['jane@example.com', 'jane\u200b@example.com', '\u0458ane@example.com', 'june@example.com'];
  for (const email of emails) await store.addSignup({ email, source: 'modal' });
  const { out, err } = await run('erase jane@example.com --yes');
  expect(out).toContain('Erased 1 waitlist signup of');
  expect(err).toContain('Looks the same and stays: jane\\u{200b}@example.com');
  expect(err).toContain("npm run entries -- erase '\\u{458}ane@example.com'");
  expect(err).not.toContain('june');
  expect((await run('erase jane\\u{200b}@example.com --yes')).out).toContain('Erased 1 waitlist signup of');
  expect((await ids(signups)).sort()).toEqual(['june@example.com', '\u0458ane@example.com']);
});

test('shows what mentions the address beside other text, so that the owner can decide', async ({ messages, mails }) => {
  await messages.doc('m1').create({ email: 'x@example.org', message: 'Please write to Jane@Example.com.' });
  await messages.doc('m2').create({ email: 'Jane <jane@example.com>' });
  await messages.doc('m3').create({ email: 'mary-jane@example.com', message: 'jane@example.com.au' });
  await mails.doc('old').create({ to: 'o@x.yz', message: { text: 'Email: jane@example.com' } });
  await mails.doc('other').create({ to: 'jane@example.com', message: { text: 'Hello' } });
  const { out, err } = await run('erase jane@example.com --yes');
  const mentions = err.match(/(?<=Mentions it and stays: ).*/g);
  expect(mentions).toEqual(['contact_submissions/m1', 'contact_submissions/m2', 'mail/old']);
  expect(out).toBe('Nothing is stored with jane@example.com.\n');
  expect(await ids(messages)).toHaveLength(3);
});

test('prints no control character that an address holds', async () => {
  expect((await run('erase a\\u{1b}[2J\\u{202e}@x.yz --yes')).out).toBe('Nothing is stored with a�[2j�@x.yz.\n');
});

test("erases the owner's mails about a message, even if the message is gone", async ({ store, messages, mails }) => {
  await fill(store);
  const { docs } = await messages.get();
  for (const { ref } of docs) await addMail(ref, `event-${ref.id}`, (message) => ownerMail(message, 'o@x.yz'));
  await docs.find((document) => document.get('email') === 'Writer.16@Example.com')?.ref.delete();
  const { out, err } = await run('erase writer.15@example.com --yes');
  expect(err).toContain('Mails about messages from writer.15@example.com: 1');
  expect(out).toBe(
    'Erased 1 contact message and 1 mail of writer.15@example.com.\nMails that were sent are still in their mailbox.\n',
  );
  expect((await run('erase writer.16@example.com --yes')).out).toContain('Erased 1 mail of');
  const left = (await mails.get()).docs.map((mail) => mail.get('contactEmail')).sort();
  expect(left).toEqual([17, 18, 19, 20, 21].map((day) => `writer.${day}@example.com`));
});

test('shows what it would erase and asks first; then erases a mail that came meanwhile, too', async ({
  store,
  mails,
}) => {
  await fill(store);
  const confirm = vi.fn(async () => false);
  const refused = await run('erase page.20@example.com', { confirm });
  expect(confirm.mock.calls).toEqual([['Erase this for good?']]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  expect(refused.err).toContain('2026-11-20 10:00  website  page.20@example.com  suspected');
  confirm.mockImplementation(async () => {
    await mails.doc('late').create({ contactEmail: 'page.20@example.com' });
    return true;
  });
  const { out } = await run('erase page.20@example.com', { confirm });
  expect(out).toContain('Erased 1 waitlist signup and 1 mail of');
  expect(await ids(mails)).toEqual([]);
});

test('needs --yes where nobody can answer', async ({ store, signups }) => {
  await fill(store);
  const { code, err } = await run('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Nobody can answer here: --yes skips the question.');
  expect(await ids(signups)).toHaveLength(14);
});

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
