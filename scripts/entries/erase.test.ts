import { type CollectionReference, GeoPoint } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { addMail } from '../../functions/src/mails.ts';
import { ownerMail } from '../../functions/src/ownerMail.ts';
import { fill, run, test } from './testTool.ts';

async function ids(collection: CollectionReference): Promise<string[]> {
  return (await collection.get()).docs.map(({ id }) => id);
}

test('erase removes an address in every spelling from both collections, and nothing else', async ({
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

test('erase removes entries that were made or changed in the console', async ({ signups, messages, mails }) => {
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

test('erase shows what mentions the address beside other text, so that the owner can decide', async ({
  messages,
  mails,
}) => {
  await messages.doc('m1').create({ email: 'x@example.org', message: 'Please write to Jane@Example.com.' });
  await messages.doc('m2').create({ email: 'Jane <jane@example.com>' });
  await messages.doc('m3').create({ email: 'mary-jane@example.com', message: 'jane@example.com.au' });
  await mails.doc('old').create({ to: 'o@x.yz', message: { text: 'Email: jane@example.com' } });
  await mails.doc('other').create({ to: 'jane@example.com', message: { text: 'Hello' } });
  const { out, err } = await run('erase jane@example.com --yes');
  const mentions = err.match(/(?<=Not erased, mentions the address: ).*/g);
  expect(mentions).toEqual(['contact_submissions/m1', 'contact_submissions/m2', 'mail/old']);
  expect(out).toBe('Nothing is stored with jane@example.com.\n');
  expect(await ids(messages)).toHaveLength(3);
});

test('erase prints no control character of an address', async () => {
  expect((await run('erase a\u001b[2J\u202e@x.yz --yes')).out).toBe('Nothing is stored with a�[2j�@x.yz.\n');
});

test("erase removes the owner's mails about a message, even if the message is gone", async ({
  store,
  messages,
  mails,
}) => {
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

test('erase shows what it removes and asks first; a mail that comes meanwhile is removed, too', async ({
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

test('erase needs --yes without an interactive terminal', async ({ store, signups }) => {
  await fill(store);
  const { code, err } = await run('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Not an interactive terminal. Pass --yes to confirm.');
  expect(await ids(signups)).toHaveLength(14);
});
