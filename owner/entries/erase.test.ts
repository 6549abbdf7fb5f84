import { type CollectionReference, GeoPoint } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

async function ids(collection: CollectionReference): Promise<string[]> {
  return (await collection.get()).docs.map(({ id }) => id);
}

test('erase removes an address in every spelling from both collections, and nothing else', async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'a/b%@example.com' });
  // Its id has the address, too.
  await signups.doc('a%2Fb%25@example.com').update({ email: '' });
  await store.add('submitContact', { ...VALID.submitContact, email: ' A/B%@Example.com ', message: 'one' });
  await store.add('submitContact', { ...VALID.submitContact, email: 'a/b%@example.com', message: 'two' });
  const { code, out } = await run('erase A/b%@EXAMPLE.com --yes');
  expect(out).toBe('Erased 1 waitlist signup and 2 contact messages of a/b%@example.com.\n');
  expect(code).toBe(0);
  expect(await ids(signups)).toHaveLength(14);
  expect(await ids(messages)).toHaveLength(7);
  expect((await run('erase a/b%@example.com --yes')).out).toBe('Nothing is stored with a/b%@example.com.\n');
});

test('erase removes entries that were made or changed in the console', async ({ signups, messages }) => {
  await signups.doc('auto-1').create({ email: ' Jane@Example.com' });
  await signups.doc('jane@example.com').create({ source: 7 });
  await signups.doc('auto-2').create({ email: 7, createdAt: 'yesterday', source: null });
  await messages.doc('m1').create({ email: 'JANE@example.com', message: 'by phone' });
  await messages.doc('m2').create({ email: ['jane@example.com', 'x@example.com'], createdAt: '2026-11-01' });
  await messages.doc('m3').create({ Email: { work: 'jane@example.com' }, name: null });
  await messages.doc('m4').create({ about: { signup: signups.doc('jane@example.com') }, position: new GeoPoint(1, 2) });
  await messages.doc('m5').create({ email: signups.doc('auto-2') });
  const { out } = await run('erase jane@example.com --yes');
  expect(out).toContain('Erased 2 waitlist signups and 4 contact messages of jane@example.com.\n');
  expect(await Promise.all([signups, messages].map(ids))).toEqual([['auto-2'], ['m5']]);
});

test('erase lists documents that mention the address in other text, so that the owner can decide', async ({
  messages,
}) => {
  await messages.doc('m1').create({ email: 'x@example.org', message: 'Please write to Jane@Example.com.' });
  await messages.doc('m2').create({ email: 'Jane <jane@example.com>' });
  await messages.doc('m3').create({ email: 'mary-jane@example.com', message: 'jane@example.com.au' });
  const { out, err } = await run('erase jane@example.com --yes');
  const mentions = err.match(/(?<=Not erased, mentions the address: ).*/g);
  expect(mentions).toEqual(['contact_submissions/m1', 'contact_submissions/m2']);
  expect(out).toBe('Nothing is stored with jane@example.com.\n');
  expect(await ids(messages)).toHaveLength(3);
});

test('erase ignores invisible characters, in entries and in the given address', async ({ signups, messages }) => {
  await signups.doc('ja\u200bne%2F@example.com').create({ email: 'ja\u200bne/@example.com' });
  await signups.doc('\u00adjane%2F@example.com').create({ email: '' });
  await messages.doc('m1').create({ email: '\u2066Jane/@example.com\u2069 ' });
  await messages.doc('m2').create({ message: 'Write to jane/@exam\u200dple.com.' });
  const { out, err } = await run('erase \ufeffjane/@exa\u00admple.com --yes');
  expect(out).toBe('Erased 2 waitlist signups and 1 contact message of jane/@example.com.\n');
  expect(err).toContain('Not erased, mentions the address: contact_submissions/m2\n');
});

test('erase prints no control character of an address', async () => {
  expect((await run('erase a\u001b[2J\u202e@x.yz --yes')).out).toBe('Nothing is stored with a�[2j@x.yz.\n');
});

test('erase reminds of the mails about a message, which it cannot reach', async ({ store, messages }) => {
  await fill(store);
  const { docs } = await messages.get();
  await docs
    .find((document) => document.get('email') === 'Writer.15@Example.com')
    ?.ref.update({ notifiedAt: new Date() });
  const { out } = await run('erase writer.15@example.com --yes');
  expect(out).toBe(
    'Erased 1 contact message of writer.15@example.com.\nDelete in your mailbox, too: 1 mail about this.\n',
  );
  expect((await run('erase writer.16@example.com --yes')).out).not.toContain('mailbox');
});

test('erase shows what it removes and asks first', async ({ store, signups }) => {
  await fill(store);
  const confirm = vi.fn(async () => false);
  const refused = await run('erase page.20@example.com', { confirm });
  expect(confirm.mock.calls).toEqual([['Erase this for good?']]);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  expect(refused.err).toContain('2026-11-20 10:00  website  page.20@example.com  suspected');
  expect(await ids(signups)).toHaveLength(14);
  confirm.mockImplementation(async () => true);
  expect((await run('erase page.20@example.com', { confirm })).out).toContain('Erased 1 waitlist signup of');
  expect(await ids(signups)).toHaveLength(13);
});

test('erase needs --yes without an interactive terminal', async ({ store, signups }) => {
  await fill(store);
  const { code, err } = await run('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Not an interactive terminal. Pass --yes to confirm.');
  expect(await ids(signups)).toHaveLength(14);
});
